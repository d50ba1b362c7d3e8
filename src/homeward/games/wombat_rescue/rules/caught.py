"""Caught by the dingo: the lead flees home, the dingo goes to a den, its card and die change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.wombat_rescue.rules.codes import DEN, HOLDER, MOVING
from homeward.games.wombat_rescue.rules.notes import BabyFled, Caught, Denned, TookCard
from homeward.games.wombat_rescue.rules.pieces.board import DENS
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE
from homeward.games.wombat_rescue.rules.pieces.outback import Outback
from homeward.games.wombat_rescue.rules.pieces.wombat import NO_BABY

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue


def catch(state: WombatRescue, seat: i64) -> None:
    """The lead flees home, its baby back to its nest, and the player deals with the dingo (WR-56 to WR-60)."""
    turn = state.turn
    me = state.outback.wombats[seat]
    if state.journal is not None:
        state.journal.add(Caught(seat, me.lead))
    if me.pouch != NO_BABY:
        if state.journal is not None:
            state.journal.add(BabyFled(seat, me.pouch))
        state.outback.frighten_baby(seat)
    state.outback.put_lead(seat, state.outback.home)
    if seat == turn.active and turn.stage == MOVING:
        turn.startled = True
    turn.decider = seat
    send_away(state)


def send_away(state: WombatRescue) -> None:
    """To a den of the caught player's choice, if there is any (WR-58)."""
    free: i64 = NOWHERE
    dens: i64 = 0
    for den in range(DENS):
        if is_free_den(state.outback, den):
            free = den
            dens += 1
    if dens > 1:
        state.turn.phase = DEN
    elif dens == 1:
        choose_den(state, free)
    else:  # leads on all dens: it stays (WR-91)
        if state.journal is not None:
            state.journal.add(Denned(state.turn.decider, state.outback.dingo))
        pass_the_card(state)


def is_free_den(outback: Outback, den: i64) -> bool:
    """No lead is on it (WR-90)."""
    return outback.lead_at(outback.board.dens[den]) == NOBODY


def choose_den(state: WombatRescue, den: i64) -> None:
    state.outback.put_dingo(state.outback.board.dens[den])
    if state.journal is not None:
        state.journal.add(Denned(state.turn.decider, state.outback.dingo))
    pass_the_card(state)


def pass_the_card(state: WombatRescue) -> None:
    """The caught player becomes holder; a holder hands card and die to somebody else (WR-59, WR-60)."""
    caught = state.turn.decider
    if caught != state.hunt.holder:
        give_card(state, caught)
    elif state.players == 2:
        give_card(state, 1 - caught)
    else:
        state.turn.phase = HOLDER


def give_card(state: WombatRescue, seat: i64) -> None:
    if state.journal is not None:
        state.journal.add(TookCard(seat, state.hunt.holder))
    state.hunt.holder = seat
    state.go_on()
