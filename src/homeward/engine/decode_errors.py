"""Parses msgspec's messages about data of the wrong type."""

import re

NAMED_FIELD = re.compile(r"field `([^`]+)`$")  # a field that is missing or unknown


def problem_and_field(error: Exception) -> tuple[str, str]:
    """The problem and the field of msgspec's message; the field is empty if the problem concerns all of the data.

    >>> problem_and_field(ValueError("Expected `int`, got `str` - at `$.pile[2]`"))
    ('Expected `int`, got `str`', 'pile[2]')
    >>> problem_and_field(ValueError("Object missing required field `tiles`"))
    ('Object missing required field `tiles`', 'tiles')
    >>> problem_and_field(ValueError("Expected `object`, got `int`"))
    ('Expected `object`, got `int`', '')
    """
    problem, _, where = str(error).partition(" - at `$")
    named = NAMED_FIELD.search(problem)
    return problem, where.rstrip("`").lstrip(".") or (named[1] if named else "")


def with_field(problem: str, field: str) -> str:
    """The problem as one line, with the field before it unless the problem names it.

    >>> with_field("Expected `int`, got `str`", "pile[2]")
    'pile[2]: Expected `int`, got `str`'
    >>> with_field("Object missing required field `tiles`", "tiles")
    'Object missing required field `tiles`'
    """
    return f"{field}: {problem}" if field and f"`{field}`" not in problem else problem
