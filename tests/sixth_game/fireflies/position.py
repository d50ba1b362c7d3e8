"""A whole state of Fireflies: dealt, saved as plain data, and brought back."""

from msgspec import Struct

from homeward.engine.chance.rng import Rng
from homeward.engine.options import Options
from homeward.engine.snapshots.position import Chance, chance_of, rng_of
from homeward.engine.who_begins import Start, seat_of
from tests.sixth_game.fireflies.rules.state import SEATS, Fireflies, new_game

FIELDS = ("first", "hands", "stock", "laid", "gone", "moths")  # saved as they are


class Saved(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    chance: Chance
    start: Start
    first: int
    hands: list[list[int]]
    stock: list[int]
    laid: list[int]
    gone: list[int]
    moths: list[int]


def deal(players: int, rng: Rng, options: Options) -> Fireflies:
    return new_game(players, rng, seat_of(options["start"]))


def snapshot(state: Fireflies) -> Saved:
    return Saved(
        chance=chance_of(state),
        start=state.options["start"],  # type: ignore[arg-type]  # settled
        **{name: getattr(state, name) for name in FIELDS},
    )


def restore(saved: Saved, options: Options) -> Fireflies:
    state = Fireflies(SEATS, rng_of(saved.chance), seat_of(options["start"]))
    for name in FIELDS:
        setattr(state, name, getattr(saved, name))
    return state
