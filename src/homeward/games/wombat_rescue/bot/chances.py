"""The seats' chances to win: the fewer moves a seat still needs than the others, the better."""

from math import pow
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.wombat_rescue.bot.distances import WaysAhead
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

KEENNESS: Final = 2.5  # half as many moves as another seat means about six times its chances (docs/bots.md)
LAST_STEPS: Final = 3.0  # moves added for every seat, so that the very last ones do not decide alone
MEAL: Final = 0.12  # share of the remaining moves that one more cube saves
# What a card in hand will save: a little less than its best use, or it would never be played
FIBRE_IN_HAND: Final = 0.12  # share of the remaining moves, as for a cube
RUN_HOME_IN_HAND: Final = 0.8  # share of the longest way home
SCAMPER_IN_HAND: Final = 2.0  # moves: less than a step that would need a lost-move card
SCAMPER_ON_THE_WAY: Final = 0.03  # and a share of the remaining moves: the longer the way, the better its best use
HOLD_IN_HAND: Final = 1.5  # moves
SWAY: Final = 20.0  # with this many moves left or fewer, a move matters most


def chances(state: WombatRescue) -> vec[float]:
    """The chance of each seat; they add up to 1."""
    shares = vec[float]()
    total = 0.0
    for seat in range(state.players):
        shares = append(shares, pow(moves_needed(state, seat), -KEENNESS))
        total += shares[seat]
    for seat in range(state.players):
        shares[seat] /= total
    return shares


def sway(state: WombatRescue) -> float:
    """How much one move matters: the fewer are to go, the more."""
    least = moves_needed(state, 0)
    for seat in range(1, state.players):
        least = min(least, moves_needed(state, seat))
    return min(1.0, SWAY / least)


def moves_needed(state: WombatRescue, seat: i64) -> float:
    """Moves that a seat still needs to bring its babies home, less what its meals and cards will save."""
    me = state.outback.wombats[seat]
    ways = WaysAhead(state.outback, seat)
    moves = float(ways.whole)
    if me.has(RUN_HOME_CARD):
        moves -= RUN_HOME_IN_HAND * float(ways.longest_home)
    moves *= 1.0 - saved_by_cubes(me)
    if me.has(HOLD_CARD):
        moves -= HOLD_IN_HAND
    if me.has(SCAMPER_CARD):
        moves -= SCAMPER_IN_HAND + SCAMPER_ON_THE_WAY * float(ways.whole)
    if state.turn.active == seat:
        moves -= float(state.turn.moves_left)
    return max(1.0, moves + LAST_STEPS)


def saved_by_cubes(me: Wombat) -> float:
    """The share of the remaining moves that future cubes will save."""
    if me.supply == 0:
        return 0.0
    return MEAL * digestion_progress(me) + (FIBRE_IN_HAND if me.has(FIBRE_CARD) else 0.0)


def digestion_progress(me: Wombat) -> float:
    """How far its meals are digested, in cubes: a full set about to leave counts as one."""
    way = 0.25 * float(min(me.worth(MOUTH), THRESHOLD)) / float(THRESHOLD)
    for place in range(BELLY, PLACES):
        if me.worth(place) > 0:
            way += 0.25 * float(place + 1)
    return way
