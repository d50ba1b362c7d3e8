"""What the snapshots of all games have in common: saved chance, and checks that name the field."""

from collections.abc import Sequence

from msgspec import Struct

from homeward.engine.bounds import Fields, Fixed, Number, fields_of
from homeward.engine.errors import BadSnapshot
from homeward.engine.rng import WORD, Rng
from homeward.engine.state import NOBODY, State

MOST_REVEALS = 2**31


class Chance(Struct, frozen=True, forbid_unknown_fields=True):
    """The part of a snapshot that every game has."""

    low: int
    high: int
    reveals: int
    observer: int


def chance_of(state: State) -> Chance:
    return Chance(state.rng.low, state.rng.high, state.reveals, state.observer)


def chance_bounds(players: int) -> Fields:
    """Of a veiled state, whose future chance is always the same."""
    return fields_of(
        Chance, low=Fixed(1), high=Fixed(0), reveals=Number(0, MOST_REVEALS), observer=Number(0, players - 1)
    )


def rng_of(chance: Chance) -> Rng:
    check_range("chance.low", chance.low, 0, WORD)
    check_range("chance.high", chance.high, 0 if chance.low else 1, WORD)
    check_range("chance.reveals", chance.reveals, 0, MOST_REVEALS)
    check_range("chance.observer", chance.observer, NOBODY, 5)
    return Rng(chance.low, chance.high)


def check_range(field: str, value: int, low: int, high: int, what: str = "") -> None:
    if not low <= value <= high:
        wanted = f"{low} to {high}" if low != high else str(low)
        raise BadSnapshot(field, f"must be {wanted}{' ' + what if what else ''}, not {value}")


def check_set(field: str, items: Sequence[int], size: int) -> None:
    """The items are the numbers 0 to size - 1, each exactly once."""
    seen = set[int]()
    for item in items:
        check_range(field, item, 0, size - 1)
        if item in seen:
            raise BadSnapshot(field, f"{item} stands there twice")
        seen.add(item)
    if len(seen) != size:
        missing = min(set(range(size)) - seen)
        raise BadSnapshot(field, f"{missing} is missing")
