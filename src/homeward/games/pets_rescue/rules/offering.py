"""Offer: everybody else puts up a card for the pets of the offer card, and its owner must accept one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.pets_rescue.rules.cards import NOTHING, SIDEWAYS, UPRIGHT
from homeward.games.pets_rescue.rules.codes import CHOOSE_ACCEPTED, CHOOSE_OFFER, OFFER, OFFER_TWO, PAIR_TWO
from homeward.games.pets_rescue.rules.notes import Accepted, HandedOver, Offered

if TYPE_CHECKING:
    from homeward.games.pets_rescue.rules.state import PetsRescue


def begin_offering(state: PetsRescue) -> None:
    """Openly, clockwise from the owner's left (PR-R18)."""
    state.exchange.offers = vec[i64]()
    state.phase = CHOOSE_OFFER
    state.active = (state.exchange.owner + 1) % state.players


def may_offer(state: PetsRescue, code: i64) -> bool:
    """One face-up card; with two players two of them at once, if there are two (PR-56, PR-R21, PR-R51)."""
    size = state.shelters[state.active].size()
    if state.players == 2 and size > 1:
        return code >= OFFER_TWO and PAIR_TWO[code - OFFER_TWO] < size
    return code < OFFER_TWO and code - OFFER < size


def offer(state: PetsRescue, one: i64, two: i64) -> None:
    """One card, or with two players a second one as well, else NOTHING."""
    cards, exchange = state.shelters[state.active].cards, state.exchange
    second = NOTHING
    exchange.offers = append(exchange.offers, cards[one])
    if two != NOTHING:
        second = cards[two]
        exchange.offers = append(exchange.offers, second)
    if state.journal is not None:
        state.journal.add(Offered(state.active, cards[one], second))
    state.active = (state.active + 1) % state.players
    if state.active == exchange.owner:
        state.phase = CHOOSE_ACCEPTED


def offerer(state: PetsRescue, number: i64) -> i64:
    """Who made an offer: clockwise from the owner's left; with two players always the opponent."""
    return (state.exchange.owner + 1 + (0 if state.players == 2 else number)) % state.players


def may_accept(state: PetsRescue, number: i64, way: i64) -> bool:
    """Any offer, any way (PR-55, PR-R11)."""
    if number >= i64(len(state.exchange.offers)):
        return False
    return way == SIDEWAYS or not is_accepted_sideways(state, state.exchange.offers[number])


def is_accepted_sideways(state: PetsRescue, card: i64) -> bool:
    """In version 1 of the rules a pass or offer card could be accepted only sideways."""
    return state.acting_cards_come_sideways and state.printed.acts(card)


def accept(state: PetsRescue, number: i64, way: i64) -> bool:
    """The accepted card comes, the offer card goes to its new owner sideways (PR-R19, PR-R20). It has acted: True."""
    exchange = state.exchange
    card = exchange.offers[number]
    seat = offerer(state, number)
    mine, theirs = state.shelters[exchange.owner], state.shelters[seat]
    theirs.remove(theirs.find(card), state.printed)
    mine.remove(mine.find(exchange.acting), state.printed)
    mine.place(card, way, state.printed)
    if way == UPRIGHT:
        exchange.came_upright(card)
    theirs.place(exchange.acting, SIDEWAYS, state.printed)
    if state.journal is not None:
        state.journal.add(Accepted(exchange.owner, card, way, seat))
        state.journal.add(HandedOver(exchange.owner, exchange.acting, seat))
    exchange.offers = vec[i64]()
    return True
