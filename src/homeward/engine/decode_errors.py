"""Parses msgspec's messages about data of the wrong type."""


def problem_and_field(error: Exception) -> tuple[str, str]:
    """The problem and the field of msgspec's message; the field is empty if the problem concerns all of the data.

    >>> problem_and_field(ValueError("Expected `int`, got `str` - at `$.pile[2]`"))
    ('Expected `int`, got `str`', 'pile[2]')
    >>> problem_and_field(ValueError("Object missing required field `tiles`"))
    ('Object missing required field `tiles`', '')
    """
    problem, _, where = str(error).partition(" - at `$")
    return problem, where.rstrip("`").lstrip(".")
