"""The values that every field of a snapshot can have, declared by a game. `restore` and the rows of numbers use them.

A game's bounds have the structure of its snapshot. A `bool` and a `Literal` need no bound, because their type says it:

    fields_of(SavedMonster, kind=Number(0, 4), tiles=Many(Number(0, 52), longest=53))
"""

from collections.abc import Iterable
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields


class Number(Struct, frozen=True):
    """A whole number."""

    low: int
    high: int


class OneOf(Struct, frozen=True):
    """One of some whole numbers."""

    numbers: tuple[int, ...]  # sorted, each once


class YesNo(Struct, frozen=True):
    """True or False."""


class Word(Struct, frozen=True):
    """One of some words."""

    words: tuple[str, ...]


class Fixed(Struct, frozen=True):
    """A value that never changes at a table, such as the options."""

    value: Any


class Many(Struct, frozen=True):
    """A list of any length up to `longest`, with one bound for all items."""

    item: "Bound"
    longest: int
    shortest: int = 0


class Tuple(Struct, frozen=True):
    """A list of fixed length, with a bound for each place."""

    items: tuple["Bound", ...]


class Fields(Struct, frozen=True):
    """A struct, with a bound for each field."""

    bounds: dict[str, "Bound"]


Scalar = Number | OneOf | YesNo | Word | Fixed
Bound = Scalar | Many | Tuple | Fields


def one_of(numbers: Iterable[int]) -> OneOf:
    return OneOf(tuple(sorted(set(numbers))))


def exactly(item: Bound, length: int) -> Many:
    """A list of fixed length, with one bound for all items."""
    return Many(item, longest=length, shortest=length)


def fields_of(kind: type[Struct], /, **given: Bound) -> Fields:
    """The bounds of a struct. Raises TypeError for a field without a bound and for a bound without a field."""
    spelled = {field.name: field.encode_name for field in fields(kind)}
    bounds = {field.name: given.pop(field.name, None) or bound_of_type(field.type) for field in fields(kind)}
    missing = [name for name, bound in bounds.items() if bound is None]
    if missing or given:
        raise TypeError(f"{kind.__qualname__}: without a bound: {missing}; bounds of no field: {[*given]}")
    return Fields({spelled[name]: bound for name, bound in bounds.items() if bound is not None})


def bound_of_type(kind: Any) -> Bound | None:
    """The bound that follows from a field's type, if any does."""
    if kind is bool:
        return YesNo()
    return Word(get_args(kind)) if get_origin(kind) is Literal else None


def problems(bound: Bound, value: Any, where: str = "") -> list[tuple[str, str]]:
    """Every field of plain data that is outside its bound, with what is wrong with it."""
    if isinstance(bound, Fields):
        if not isinstance(value, dict) or value.keys() != bound.bounds.keys():
            return [(where, f"must have the fields {', '.join(bound.bounds)}")]
        inner = {f"{where}.{name}" if where else name: (one, value[name]) for name, one in bound.bounds.items()}
        return [found for place, (one, part) in inner.items() for found in problems(one, part, place)]
    if isinstance(bound, Many):
        if not isinstance(value, list) or not bound.shortest <= len(value) <= bound.longest:
            return [(where, f"must have {span(bound.shortest, bound.longest)} entries, not {length_of(value)}")]
        if isinstance(bound.item, Number) and all_fit(bound.item, value):
            return []  # fast path: most of a snapshot is lists of numbers
        return [found for i, item in enumerate(value) for found in problems(bound.item, item, f"{where}[{i}]")]
    if isinstance(bound, Tuple):
        if not isinstance(value, list) or len(value) != len(bound.items):
            return [(where, f"must have {len(bound.items)} entries, not {length_of(value)}")]
        places = enumerate(zip(bound.items, value, strict=True))
        return [found for i, (one, item) in places for found in problems(one, item, f"{where}[{i}]")]
    return [] if fits(bound, value) else [(where, f"must be {description_of(bound)}, not {value!r}")]


def all_fit(bound: Number, values: list[Any]) -> bool:
    low, high = bound.low, bound.high
    return all(type(value) is int and low <= value <= high for value in values)


def span(low: int, high: int) -> str:
    """`3`, or `0 to 3`."""
    return str(low) if low == high else f"{low} to {high}"


def length_of(value: Any) -> str:
    return str(len(value)) if isinstance(value, list) else repr(value)


def description_of(bound: Scalar) -> str:
    """What a value must be, as an error message says it."""
    if isinstance(bound, Number):
        return span(bound.low, bound.high)
    if isinstance(bound, OneOf):
        return f"one of {', '.join(map(str, bound.numbers))}"
    if isinstance(bound, YesNo):
        return "true or false"
    return f"one of {', '.join(bound.words)}" if isinstance(bound, Word) else repr(bound.value)


def fits(bound: Scalar, value: Any) -> bool:
    if isinstance(bound, Number):
        return type(value) is int and bound.low <= value <= bound.high
    if isinstance(bound, OneOf):
        return type(value) is int and value in bound.numbers
    if isinstance(bound, YesNo):
        return type(value) is bool
    return value in bound.words if isinstance(bound, Word) else bool(value == bound.value)
