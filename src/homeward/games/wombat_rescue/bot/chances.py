"""Everybody's chances to win: the fewer moves a seat still needs than the others, the better."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.wombat_rescue.bot.distances import moves_to_rescue_all
from homeward.games.wombat_rescue.rules.pieces.wombat import (
    BELLY,
    FIBRE_CARD,
    HOLD_CARD,
    MOUTH,
    PLACES,
    RUN_HOME_CARD,
    SCAMPER_CARD,
    THRESHOLD,
    Wombat,
)
from homeward.games.wombat_rescue.rules.state import WombatRescue

CLOSE_RACE: Final = 8.0  # so many moves behind, and the chances are about 1 to 2.7
MEAL: Final = 0.12  # share of the moves ahead that one more cube saves
CARD_IN_HAND: Final = 1.5  # moves that a card will save
RUN_HOME_IN_HAND: Final = 3.0  # and this one besides


def chances(state: WombatRescue) -> vec[float]:
    """The share of each seat in all chances."""
    shares = vec[float]()
    least = 1.0e9
    for seat in range(state.players):
        shares = append(shares, moves_needed(state, seat))
        least = min(least, shares[seat])
    total = 0.0
    for seat in range(state.players):
        shares[seat] = exp((least - shares[seat]) / CLOSE_RACE)
        total += shares[seat]
    for seat in range(state.players):
        shares[seat] /= total
    return shares


def moves_needed(state: WombatRescue, seat: i64) -> float:
    """Moves a seat still needs to bring everybody home, less what its meals and cards will save."""
    me = state.outback.wombats[seat]
    moves = float(moves_to_rescue_all(state.outback, seat))
    if me.supply > 0:
        moves *= 1.0 - MEAL * digested(me)
    moves -= saved_by_cards(me)
    return moves - float(state.turn.moves_left) if state.turn.active == seat else moves


def digested(me: Wombat) -> float:
    """How far its meals are on their way to becoming cubes: a full set about to leave counts as one."""
    way = 0.25 * float(min(me.worth(MOUTH), THRESHOLD)) / float(THRESHOLD)
    for place in range(BELLY, PLACES):
        if me.worth(place) > 0:
            way += 0.25 * float(place + 1)
    return way


def saved_by_cards(me: Wombat) -> float:
    """Moves that the cards still in hand will save."""
    saved = CARD_IN_HAND + RUN_HOME_IN_HAND if me.has(RUN_HOME_CARD) else 0.0
    for card in (HOLD_CARD, SCAMPER_CARD, FIBRE_CARD):
        if me.has(card):
            saved += CARD_IN_HAND
    return saved
