"""How far everything in a snapshot can go, declared by a game: restoring checks it, and rows of numbers rely on it.

A game's `bounds` mirror its snapshot. What a type says itself, a yes or no and a word of a `Literal`, needs no bound:

    fields_of(SavedMonster, kind=Number(0, 4), tiles=Many(Number(0, 52), longest=53))
"""

from typing import Any, Literal, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields


class Number(Struct, frozen=True):
    """A whole number."""

    low: int
    high: int


class YesNo(Struct, frozen=True):
    """True or False."""


class Word(Struct, frozen=True):
    """One of some words."""

    words: tuple[str, ...]


class Fixed(Struct, frozen=True):
    """The same in every position at a table: the options, for example."""

    value: Any


class Many(Struct, frozen=True):
    """A list. Without a shortest length it may be empty."""

    item: "Bound"
    longest: int
    shortest: int = 0


class Fields(Struct, frozen=True):
    """Named values."""

    bounds: dict[str, "Bound"]


Bound = Number | YesNo | Word | Fixed | Many | Fields


def exactly(item: Bound, length: int) -> Many:
    """A list of a length that never changes."""
    return Many(item, longest=length, shortest=length)


def fields_of(kind: type[Struct], /, **given: Bound) -> Fields:
    """The bounds of a struct, field by field. A field without a bound, or a bound without a field, raises."""
    spelled = {field.name: field.encode_name for field in fields(kind)}
    bounds = {field.name: given.pop(field.name, None) or bound_of_type(field.type) for field in fields(kind)}
    missing = [name for name, bound in bounds.items() if bound is None]
    if missing or given:
        raise TypeError(f"{kind.__qualname__}: without a bound: {missing}; bounds of no field: {[*given]}")
    return Fields({spelled[name]: bound for name, bound in bounds.items() if bound is not None})


def bound_of_type(kind: Any) -> Bound | None:
    """What the type of a field says itself."""
    if kind is bool:
        return YesNo()
    return Word(get_args(kind)) if get_origin(kind) is Literal else None


def problems(bound: Bound, value: Any, where: str = "") -> list[tuple[str, str]]:
    """Where plain data, as a snapshot has it, goes beyond its bounds: the field, and what is wrong with it."""
    if isinstance(bound, Fields):
        if not isinstance(value, dict) or value.keys() != bound.bounds.keys():
            return [(where, f"must have the fields {', '.join(bound.bounds)}")]
        inner = {f"{where}.{name}" if where else name: (one, value[name]) for name, one in bound.bounds.items()}
        return [found for place, (one, part) in inner.items() for found in problems(one, part, place)]
    if isinstance(bound, Many):
        if not isinstance(value, list) or not bound.shortest <= len(value) <= bound.longest:
            return [(where, f"must have {span(bound.shortest, bound.longest)} entries, not {length_of(value)}")]
        if isinstance(bound.item, Number) and all_fit(bound.item, value):
            return []  # most of a snapshot is lists of numbers, and most of them are right
        return [found for i, item in enumerate(value) for found in problems(bound.item, item, f"{where}[{i}]")]
    return [] if fits(bound, value) else [(where, f"must be {description_of(bound)}, not {value!r}")]


def all_fit(bound: Number, values: list[Any]) -> bool:
    low, high = bound.low, bound.high
    return all(type(value) is int and low <= value <= high for value in values)


def span(low: int, high: int) -> str:
    """`3`, or `0 to 3`."""
    return str(low) if low == high else f"{low} to {high}"


def length_of(value: Any) -> str:
    return str(len(value)) if isinstance(value, list) else repr(value)


def description_of(bound: Number | YesNo | Word | Fixed) -> str:
    """What a value must be, in words."""
    if isinstance(bound, Number):
        return span(bound.low, bound.high)
    if isinstance(bound, YesNo):
        return "true or false"
    return f"one of {', '.join(bound.words)}" if isinstance(bound, Word) else repr(bound.value)


def fits(bound: Number | YesNo | Word | Fixed, value: Any) -> bool:
    if isinstance(bound, Number):
        return type(value) is int and bound.low <= value <= bound.high
    if isinstance(bound, YesNo):
        return type(value) is bool
    return value in bound.words if isinstance(bound, Word) else bool(value == bound.value)
