"""What msgspec says about data that does not have the wanted types, taken apart."""


def problem_and_field(error: Exception) -> tuple[str, str]:
    """msgspec's "Expected `int`, got `str` - at `$.pile[2]`" as the problem and the field, empty for the whole data.

    >>> problem_and_field(ValueError("Expected `int`, got `str` - at `$.pile[2]`"))
    ('Expected `int`, got `str`', 'pile[2]')
    >>> problem_and_field(ValueError("Object missing required field `tiles`"))
    ('Object missing required field `tiles`', '')
    """
    problem, _, where = str(error).partition(" - at `$")
    return problem, where.rstrip("`").lstrip(".")
