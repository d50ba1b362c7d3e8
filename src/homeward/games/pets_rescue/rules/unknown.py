"""What a seat cannot see: deck and box, the starting cards of others, and the ways chosen for them (PR-R5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.games.pets_rescue.rules.cards import NOTHING, UPRIGHT
from homeward.games.pets_rescue.rules.codes import OVER
from homeward.games.pets_rescue.rules.supply import Supply

if TYPE_CHECKING:
    from homeward.games.pets_rescue.rules.state import PetsRescue


def hide(state: PetsRescue, seat: i64) -> None:
    """Everything unknown in the order of its numbers."""
    deck = join(state.supply.deck, state.supply.boxed)
    sort(deck)
    spread_deck(state.supply, deck)
    starts = hidden_starts(state, seat)
    sort(starts)
    spread_starts(state, starts, seat)
    for other in range(state.players):
        if hides_way(state, other, seat):
            state.shelters[other].start_way = UPRIGHT


def shuffle_hidden(state: PetsRescue, seat: i64, rng: Rng) -> None:
    """Everything unknown dealt again."""
    deck = join(state.supply.deck, state.supply.boxed)
    rng.shuffle(deck)
    spread_deck(state.supply, deck)
    starts = hidden_starts(state, seat)
    rng.shuffle(starts)
    spread_starts(state, starts, seat)
    for other in range(state.players):
        if hides_way(state, other, seat):
            state.shelters[other].start_way = rng.below(2)


def spread_deck(supply: Supply, cards: vec[i64]) -> None:
    split = i64(len(supply.deck))
    supply.deck = cards[:split]
    supply.boxed = cards[split:]


def hidden_starts(state: PetsRescue, seat: i64) -> vec[i64]:
    """Starting cards that a seat cannot see: the others' until they are shown, and the box's."""
    hidden = state.supply.spare[:]
    if state.phase != OVER:
        for other in range(state.players):
            if other != seat:
                hidden = append(hidden, state.shelters[other].start)
    return hidden


def spread_starts(state: PetsRescue, starts: vec[i64], seat: i64) -> None:
    dealt: i64 = 0
    if state.phase != OVER:
        for other in range(state.players):
            if other != seat:
                state.shelters[other].start = starts[dealt]
                dealt += 1
    state.supply.spare = starts[dealt:]


def hides_way(state: PetsRescue, other: i64, seat: i64) -> bool:
    """Has somebody else chosen a way that is not shown yet?"""
    return other != seat and state.phase != OVER and state.shelters[other].start_way != NOTHING


def join(one: vec[i64], two: vec[i64]) -> vec[i64]:
    items = one[:]
    for i in range(i64(len(two))):
        items = append(items, two[i])
    return items


def sort(items: vec[i64]) -> None:
    """Insertion sort in place: the lists are short."""
    for i in range(1, i64(len(items))):
        item = items[i]
        gap = i
        while gap > 0 and items[gap - 1] > item:
            items[gap] = items[gap - 1]
            gap -= 1
        items[gap] = item
