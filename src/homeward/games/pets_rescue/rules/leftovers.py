"""Leftover cards: after the last turn first, second and third pick are swapped for cards left in the grid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.pets_rescue.rules.codes import CHOOSE_SWAP
from homeward.games.pets_rescue.rules.notes import Swapped
from homeward.games.pets_rescue.rules.starting_cards import ask_for_starts

if TYPE_CHECKING:
    from homeward.games.pets_rescue.rules.state import PetsRescue


def swap_next(state: PetsRescue) -> None:
    """Each acts if it lies upright now (PR-47, PR-R24); then come the starting cards (PR-23)."""
    exchange, leftover = state.exchange, state.printed.leftover
    while exchange.pick < i64(len(leftover)):
        card = leftover[exchange.pick]
        exchange.pick += 1
        owner = state.holder_upright(card)
        if owner != NOBODY:
            exchange.begin(owner, card)
            state.active = owner
            state.phase = CHOOSE_SWAP
            return
    exchange.end()
    ask_for_starts(state)


def swap(state: PetsRescue, place: i64, way: i64) -> None:
    """The leftover card leaves the game, a card of the grid takes its place (PR-48, PR-R25)."""
    exchange, supply = state.exchange, state.supply
    shelter = state.shelters[exchange.owner]
    card = supply.lift(place)
    shelter.remove(shelter.find(exchange.acting), state.printed)
    shelter.place(card, way, state.printed)
    supply.gone = append(supply.gone, exchange.acting)
    if state.journal is not None:
        state.journal.add(Swapped(exchange.owner, card, way, exchange.acting))
    swap_next(state)
