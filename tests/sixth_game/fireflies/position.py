"""Fireflies saved and brought back."""

from msgspec import Struct

from homeward.engine.errors import BadSnapshot
from homeward.engine.position import Chance, chance_of, check_range, check_set, rng_of
from homeward.engine.start import Start, check_start, seat_of, start_of
from tests.sixth_game.fireflies.moves import CARDS
from tests.sixth_game.fireflies.rules import NONE, Fireflies

SEATS = 3


class Saved(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    chance: Chance
    start: Start
    first: int
    hands: list[list[int]]
    stock: list[int]
    laid: list[int]
    gone: list[int]
    moths: list[int]


def snapshot(state: Fireflies) -> Saved:
    return Saved(
        chance=chance_of(state),
        start=start_of(state.start),
        first=state.first,
        hands=state.hands,
        stock=state.stock,
        laid=state.laid,
        gone=state.gone,
        moths=state.moths,
    )


def restore(saved: Saved) -> Fireflies:
    for field in ("hands", "laid", "moths"):
        check_range(field, len(getattr(saved, field)), SEATS, SEATS, "long")
    check_start("start", saved.start, SEATS)
    check_range("first", saved.first, 0, SEATS - 1)
    laid = [light for light in saved.laid if light != NONE]
    check_set("hands", [*saved.stock, *saved.gone, *laid, *(light for hand in saved.hands for light in hand)], CARDS)
    if sum(saved.moths) * SEATS != len(saved.gone):
        raise BadSnapshot("moths", "must be as many as rounds were played")
    state = Fireflies(SEATS, rng_of(saved.chance), seat_of(saved.start))
    state.reveals, state.observer = saved.chance.reveals, saved.chance.observer
    state.first = saved.first
    state.hands, state.stock, state.laid = saved.hands, saved.stock, saved.laid
    state.gone, state.moths = saved.gone, saved.moths
    return state
