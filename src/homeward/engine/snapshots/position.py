"""What the snapshots of all games have in common: saved chance, and checks that name the field."""

from collections.abc import Sequence

from msgspec import Struct

from homeward.engine.chance.rng import WORD, FastRng, Rng
from homeward.engine.chance.secure_rng import KEY_BYTES, SecureRng
from homeward.engine.errors import BadSnapshot
from homeward.engine.snapshots.bounds import Fields, Fixed, Number
from homeward.engine.state import NOBODY, State

MOST_REVEALS = 2**31
MOST_DRAWN = 2**53


class Chance(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The part of a snapshot that every game has."""

    low: int  # of the fast generator; 0 for the secure one
    high: int
    reveals: int
    observer: int
    key: str = ""  # of the secure generator, in hexadecimal digits
    drawn: int = 0


def chance_of(state: State) -> Chance:
    rng = state.rng
    if isinstance(rng, SecureRng):
        return Chance(0, 0, state.reveals, state.observer, rng.key.hex(), rng.drawn)
    assert isinstance(rng, FastRng)
    return Chance(rng.low, rng.high, state.reveals, state.observer)


def chance_bounds(players: int) -> Fields:
    """The bounds of a veiled state: its generator is always the same fast one, because the table's is secret."""
    reveals, observer = Number(0, MOST_REVEALS), Number(0, players - 1)
    return Fields({"low": Fixed(1), "high": Fixed(0), "reveals": reveals, "observer": observer})


def rng_of(chance: Chance) -> Rng:
    return SecureRng(key_of(chance.key), chance.drawn) if chance.key else FastRng(chance.low, chance.high)


def check_chance(chance: Chance, players: int) -> None:
    check_range("chance.reveals", chance.reveals, 0, MOST_REVEALS)
    check_range("chance.drawn", chance.drawn, 0, MOST_DRAWN if chance.key else 0)
    if not NOBODY <= chance.observer < players:
        raise BadSnapshot("chance.observer", f"there is no seat {chance.observer}")
    if chance.key:
        key_of(chance.key)
        return
    check_range("chance.low", chance.low, 0, WORD)
    check_range("chance.high", chance.high, 0 if chance.low else 1, WORD)


def key_of(digits: str) -> bytes:
    try:
        key = bytes.fromhex(digits)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadSnapshot("chance.key", f"must be {2 * KEY_BYTES} hexadecimal digits")
    return key


def check_range(field: str, value: int, low: int, high: int, what: str = "") -> None:
    if not low <= value <= high:
        wanted = f"{low} to {high}" if low != high else str(low)
        raise BadSnapshot(field, f"must be {wanted}{' ' + what if what else ''}, not {value}")


def check_set(field: str, items: Sequence[int], size: int) -> None:
    """Raises BadSnapshot unless the items are the numbers 0 to size - 1, each once."""
    seen = set[int]()
    for item in items:
        check_range(field, item, 0, size - 1)
        if item in seen:
            raise BadSnapshot(field, f"{item} stands there twice")
        seen.add(item)
    if len(seen) != size:
        missing = min(set(range(size)) - seen)
        raise BadSnapshot(field, f"{missing} is missing")
