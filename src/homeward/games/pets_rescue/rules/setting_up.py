"""Setting up: a secret starting card for everybody, the deck, the grid, and who leads first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.games.pets_rescue.rules.cards import NOTHING, Cards, Table
from homeward.games.pets_rescue.rules.codes import PLACES
from homeward.games.pets_rescue.rules.shelter import Shelter, empty_shelter
from homeward.games.pets_rescue.rules.supply import Supply

if TYPE_CHECKING:
    from homeward.games.pets_rescue.rules.state import PetsRescue


def shuffled_starts(printed: Cards, rng: Rng) -> vec[i64]:
    starts = numbers(0, printed.starting)
    rng.shuffle(starts)
    return starts


def shelters_with(starts: vec[i64], players: i64) -> list[Shelter]:
    """Everybody gets one starting card and keeps it secret (PR-07)."""
    return [empty_shelter(starts[seat]) for seat in range(players)]


def supply_with(starts: vec[i64], players: i64, printed: Cards, table: Table, rng: Rng) -> Supply:
    """The deck, less what goes back to the box; with four the spare starting card lies on top (PR-09 to PR-12)."""
    ordinary = numbers(printed.starting, printed.count)
    rng.shuffle(ordinary)
    deck, boxed = ordinary[table.deck_boxed :], ordinary[: table.deck_boxed]
    spare = vec[i64]()
    if table.spare_on_top:
        deck = append(deck, starts[players])
    else:
        spare = starts[players:]
    return Supply(empty_grid(), deck, boxed, spare, vec[i64]())


def begin(state: PetsRescue) -> None:
    """The grid is dealt, and a draw decides who leads first (PR-13, PR-14)."""
    state.supply.fill_gaps(state.table)
    state.reveals += 1
    state.lead = state.rng.below(state.players)
    state.active = state.lead


def empty_grid() -> vec[i64]:
    grid = vec[i64](capacity=PLACES)
    for _ in range(PLACES):
        grid = append(grid, NOTHING)
    return grid


def numbers(first: i64, end: i64) -> vec[i64]:
    items = vec[i64](capacity=end - first)
    for item in range(first, end):
        items = append(items, item)
    return items
