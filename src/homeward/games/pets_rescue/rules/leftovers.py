"""Leftover cards: after the last turn first, second and third pick are swapped for cards left in the grid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.pets_rescue.rules.codes import CHOOSE_SWAP, SWAPPED
from homeward.games.pets_rescue.rules.starting_cards import ask_for_starts

if TYPE_CHECKING:
    from homeward.games.pets_rescue.rules.state import PetsRescue


def swap_next(game: PetsRescue) -> None:
    """Each acts if it lies upright now (PR-47, PR-R24); then come the starting cards (PR-23)."""
    exchange, leftover = game.exchange, game.printed.leftover
    while exchange.pick < i64(len(leftover)):
        card = leftover[exchange.pick]
        exchange.pick += 1
        owner = game.holder_upright(card)
        if owner != NOBODY:
            exchange.begin(owner, card)
            game.active = owner
            game.phase = CHOOSE_SWAP
            return
    exchange.end()
    ask_for_starts(game)


def swap(game: PetsRescue, place: i64, way: i64) -> None:
    """The leftover card leaves the game, a card of the grid takes its place (PR-48, PR-R25)."""
    exchange, supply = game.exchange, game.supply
    shelter = game.shelters[exchange.owner]
    card = supply.lift(place)
    shelter.remove(shelter.find(exchange.acting), game.printed)
    shelter.place(card, way, game.printed)
    supply.gone = append(supply.gone, exchange.acting)
    game.note(SWAPPED, exchange.owner, card, way, exchange.acting)
    swap_next(game)
