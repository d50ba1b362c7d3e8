"""Action cards: Run home, Hold it in, Scamper and High fibre, each once per game, before digestion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.wombat_rescue.rules.arriving import arrive
from homeward.games.wombat_rescue.rules.codes import MOVE, SCAMPER
from homeward.games.wombat_rescue.rules.digestion import expel
from homeward.games.wombat_rescue.rules.movement import go
from homeward.games.wombat_rescue.rules.notes import PlayedCard, Walked
from homeward.games.wombat_rescue.rules.pieces.ground import WAYS
from homeward.games.wombat_rescue.rules.pieces.wombat import (
    FIBRE_CARD,
    HINDGUT,
    HOLD_CARD,
    MOUTH,
    RUN_HOME_CARD,
    SCAMPER_CARD,
    Wombat,
)
from homeward.games.wombat_rescue.rules.pushing import can_enter

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue


def active_wombat(state: WombatRescue) -> Wombat:
    return state.outback.wombats[state.turn.active]


def play_card(state: WombatRescue, card: i64) -> None:
    """It is turned over (WR-76)."""
    active_wombat(state).cards &= ~card
    if state.journal is not None:
        state.journal.add(PlayedCard(state.turn.active, card))


# Run home


def allows_run_home(state: WombatRescue) -> bool:
    """Not at home (WR-R55)."""
    me = active_wombat(state)
    return me.has(RUN_HOME_CARD) and me.lead != state.outback.home


def run_home(state: WombatRescue) -> None:
    play_card(state, RUN_HOME_CARD)
    seat = state.turn.active
    if state.journal is not None:
        state.journal.add(Walked(seat, active_wombat(state).lead, state.outback.home))
    state.outback.put_lead(seat, state.outback.home)
    arrive(state, seat)


# Hold it in


def allows_hold_it_in(state: WombatRescue) -> bool:
    """There is something to hold (WR-R48)."""
    me = active_wombat(state)
    return me.has(HOLD_CARD) and me.worth(HINDGUT) > 0


def hold_it_in(state: WombatRescue) -> None:
    play_card(state, HOLD_CARD)
    state.turn.holding = True


# Scamper


def may_scamper(state: WombatRescue) -> bool:
    """Not after meeting the dingo (WR-80)."""
    return state.turn.phase == MOVE and not state.turn.startled and active_wombat(state).has(SCAMPER_CARD)


def allows_scamper(state: WombatRescue, space: i64) -> bool:
    if not may_scamper(state):
        return False
    lead = active_wombat(state).lead
    ground = state.outback.board.ground
    return ground.apart(lead, space) == 1 and can_enter(state.outback, state.turn.active, ground.heading(lead, space))


def with_scampers(state: WombatRescue, codes: vec[i64]) -> vec[i64]:
    """The codes with every step the card allows added to them."""
    if may_scamper(state):
        lead = active_wombat(state).lead
        for way in range(WAYS):
            if can_enter(state.outback, state.turn.active, way):
                codes = append(codes, SCAMPER + state.outback.board.step[lead * WAYS + way])
    return codes


def scamper(state: WombatRescue, space: i64) -> None:
    play_card(state, SCAMPER_CARD)
    go(state, space)


# High fibre


def allows_high_fibre(state: WombatRescue) -> bool:
    """Some set's digestion has started (WR-82)."""
    me = active_wombat(state)
    return me.has(FIBRE_CARD) and me.furthest_set() != MOUTH


def high_fibre(state: WombatRescue) -> None:
    """The furthest set leaves at once and gives its cube; a held set is held no more (WR-81, WR-R88)."""
    play_card(state, FIBRE_CARD)
    place = active_wombat(state).furthest_set()
    if place == HINDGUT:
        state.turn.holding = False
    expel(state, place)
