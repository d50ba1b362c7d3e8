"""How far everything that a seat can know goes: declared by a game, so that a row of numbers can hold its snapshots.

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
    bounds = {field.name: given.pop(field.name, None) or told_by(field.type) for field in fields(kind)}
    missing = [name for name, bound in bounds.items() if bound is None]
    if missing or given:
        raise TypeError(f"{kind.__qualname__}: without a bound: {missing}; bounds of no field: {[*given]}")
    return Fields({name: bound for name, bound in bounds.items() if bound is not None})


def told_by(kind: Any) -> Bound | None:
    """What the type of a field says itself."""
    if kind is bool:
        return YesNo()
    return Word(get_args(kind)) if get_origin(kind) is Literal else None


def problems(bound: Bound, value: Any, where: str = "") -> list[str]:
    """Where plain data, as a snapshot has it, goes beyond its bounds."""
    if isinstance(bound, Fields):
        if not isinstance(value, dict) or value.keys() != bound.bounds.keys():
            return [f"{where}: must have the fields {', '.join(bound.bounds)}"]
        return [
            found for name, inner in bound.bounds.items() for found in problems(inner, value[name], f"{where}.{name}")
        ]
    if isinstance(bound, Many):
        if not isinstance(value, list) or not bound.shortest <= len(value) <= bound.longest:
            return [f"{where}: must be a list of {bound.shortest} to {bound.longest}, not {value!r}"]
        return [found for i, item in enumerate(value) for found in problems(bound.item, item, f"{where}[{i}]")]
    return [] if fits(bound, value) else [f"{where}: {value!r} is not within {bound!r}"]


def fits(bound: Number | YesNo | Word | Fixed, value: Any) -> bool:
    if isinstance(bound, Number):
        return type(value) is int and bound.low <= value <= bound.high
    if isinstance(bound, YesNo):
        return type(value) is bool
    return value in bound.words if isinstance(bound, Word) else bool(value == bound.value)
