"""Every field of a state, compiled or not, down to its numbers, so that tests can find one that is not copied."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

SIMPLE = (int, float, str, bool, type(None))
NOT_COPIED = "journal"  # belongs to the caller that set it on the original
# A class may name fields that need not be copied: they follow from others, or matter only during a move.
WORKED_OUT = "WORKED_OUT"


def fields_of(thing: object) -> dict[str, Any]:
    """The fields of an object by name: from a compiled class's list, or from slots, annotations and dictionary."""
    names = list(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names += vars(kind).get("__mypyc_attrs__", ())
        names += vars(kind).get("__slots__", ())
        names += vars(kind).get("__annotations__", ())  # a field may still have the default of its class
    left_out = {NOT_COPIED, WORKED_OUT, *getattr(thing, WORKED_OUT, ())}
    kept = (name for name in names if name not in left_out and not name.startswith("__"))
    return {name: getattr(thing, name) for name in kept}


def is_row(thing: object) -> bool:
    """Is it a list or a vec? There is no type `vec` for `isinstance`."""
    return hasattr(thing, "__len__") and hasattr(thing, "__getitem__") and not isinstance(thing, str | dict)


def differences(one: Any, other: Any, place: str = "state") -> list[str]:
    """Where two states differ. Objects that they share are equal."""
    if one is other:
        return []
    if isinstance(one, (*SIMPLE, dict)) or isinstance(other, SIMPLE):
        return [] if one == other else [f"{place}: {one!r} is not {other!r}"]
    if is_row(one):
        return row_differences(one, other, place)
    if callable(one):
        return []  # bound methods: the same function, bound again
    mine, theirs = fields_of(one), fields_of(other)
    if mine.keys() != theirs.keys():
        return [f"{place}: other fields"]
    return [found for name in mine for found in differences(mine[name], theirs[name], f"{place}.{name}")]


def row_differences(one: Sequence[Any], other: Sequence[Any], place: str) -> list[str]:
    """A row that is used up from its end may be shorter in a copy."""
    if len(one) < len(other):
        return [f"{place}: {len(one)} is not {len(other)} long"]
    return [found for i in range(len(other)) for found in differences(one[i], other[i], f"{place}[{i}]")]


def numbers_of(thing: Any, twin: Any) -> Iterator[tuple[str, int, Callable[[int], None]]]:
    """Every number of a state that its copy does not share: its name, its value, and a function that changes it."""
    for name, value in fields_of(thing).items():
        if isinstance(value, int):
            yield name, value, lambda new, name=name: setattr(thing, name, new)  # type: ignore[misc]
        else:
            yield from numbers_inside(value, getattr(twin, name), name)


def numbers_inside(value: Any, twin: Any, name: str) -> Iterator[tuple[str, int, Callable[[int], None]]]:
    if value is twin or isinstance(value, (*SIMPLE, dict)) or callable(value):
        return
    if not is_row(value):
        yield from ((f"{name}.{inner}", number, change) for inner, number, change in numbers_of(value, twin))
        return
    for i in range(len(twin)):
        if isinstance(value[i], int):
            yield f"{name}[{i}]", value[i], lambda new, i=i: value.__setitem__(i, new)  # type: ignore[misc]
        else:
            yield from numbers_inside(value[i], twin[i], f"{name}[{i}]")
