"""Offer: everybody else puts up a card for the pets of the offer card, and its owner must accept one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.pets_rescue.rules.cards import NOTHING, SIDEWAYS, UPRIGHT
from homeward.games.pets_rescue.rules.codes import (
    ACCEPTED,
    CHOOSE_ACCEPTED,
    CHOOSE_OFFER,
    HANDED_OVER,
    OFFER,
    OFFER_TWO,
    OFFERED,
    PAIR_TWO,
)

if TYPE_CHECKING:
    from homeward.games.pets_rescue.rules.state import PetsRescue


def begin_offering(game: PetsRescue) -> None:
    """Openly, clockwise from the owner's left (PR-R18)."""
    game.exchange.offers = vec[i64]()
    game.phase = CHOOSE_OFFER
    game.active = (game.exchange.owner + 1) % game.players


def may_offer(game: PetsRescue, code: i64) -> bool:
    """One face-up card; with two players two of them at once, if there are two (PR-56, PR-R21, PR-R51)."""
    size = game.shelters[game.active].size()
    if game.players == 2 and size > 1:
        return code >= OFFER_TWO and PAIR_TWO[code - OFFER_TWO] < size
    return code < OFFER_TWO and code - OFFER < size


def offer(game: PetsRescue, one: i64, two: i64) -> None:
    """One card, or with two players a second one as well, else NOTHING."""
    cards, exchange = game.shelters[game.active].cards, game.exchange
    second = NOTHING
    exchange.offers = append(exchange.offers, cards[one])
    if two != NOTHING:
        second = cards[two]
        exchange.offers = append(exchange.offers, second)
    game.note(OFFERED, game.active, cards[one], second)
    game.active = (game.active + 1) % game.players
    if game.active == exchange.owner:
        game.phase = CHOOSE_ACCEPTED


def offerer(game: PetsRescue, number: i64) -> i64:
    """Who made an offer: clockwise from the owner's left; with two players always the opponent."""
    return (game.exchange.owner + 1 + (0 if game.players == 2 else number)) % game.players


def may_accept(game: PetsRescue, number: i64, way: i64) -> bool:
    """Any offer, any way (PR-55, PR-R11)."""
    if number >= i64(len(game.exchange.offers)):
        return False
    return way == SIDEWAYS or not is_accepted_sideways(game, game.exchange.offers[number])


def is_accepted_sideways(game: PetsRescue, card: i64) -> bool:
    """Once a pass or offer card could be accepted only like this."""
    return game.acting_cards_come_sideways and game.printed.acts(card)


def accept(game: PetsRescue, number: i64, way: i64) -> bool:
    """The accepted card comes, the offer card goes to its new owner sideways (PR-R19, PR-R20). It has acted: True."""
    exchange = game.exchange
    card = exchange.offers[number]
    seat = offerer(game, number)
    mine, theirs = game.shelters[exchange.owner], game.shelters[seat]
    theirs.remove(theirs.find(card), game.printed)
    mine.remove(mine.find(exchange.acting), game.printed)
    mine.place(card, way, game.printed)
    if way == UPRIGHT:
        exchange.came_upright(card)
    theirs.place(exchange.acting, SIDEWAYS, game.printed)
    game.note(ACCEPTED, exchange.owner, card, way, seat)
    game.note(HANDED_OVER, exchange.owner, exchange.acting, seat)
    exchange.offers = vec[i64]()
    return True
