"""After an individual move: what a lead meets where it ends. Food is eaten, babies are found and rescued."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.games.wombat_rescue.rules.caught import catch
from homeward.games.wombat_rescue.rules.codes import OVER
from homeward.games.wombat_rescue.rules.notes import Ate, FoundBaby, RescuedBaby, Won
from homeward.games.wombat_rescue.rules.pieces.board import NESTS
from homeward.games.wombat_rescue.rules.pieces.wombat import NO_BABY

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue


def arrive(state: WombatRescue, seat: i64) -> None:
    """The dingo, home, a disc, a baby (WR-R26)."""
    outback = state.outback
    me = outback.wombats[seat]
    space = me.lead
    if space == outback.home:
        come_home(state, seat)
    elif space == outback.dingo:
        catch(state, seat)
    else:
        disc = outback.take_disc(space)
        if disc != 0:
            me.eat(disc)
            if state.journal is not None:
                state.journal.add(Ate(seat, disc, space))
        if me.pouch == NO_BABY and outback.own_baby_at(space, seat):
            outback.pick_up_baby(seat, outback.board.nest_at[space])
            if state.journal is not None:
                state.journal.add(FoundBaby(seat, me.pouch, space))
        state.go_on()


def come_home(state: WombatRescue, seat: i64) -> None:
    """A carried baby is rescued; with the last one the game is won at once (WR-64, WR-96)."""
    me = state.outback.wombats[seat]
    if me.pouch != NO_BABY:
        if state.journal is not None:
            state.journal.add(RescuedBaby(seat, me.pouch))
        me.bring_home()
    if me.rescued == NESTS:
        state.winner = seat
        state.turn.phase = OVER
        if state.journal is not None:
            state.journal.add(Won(seat))
    else:
        state.go_on()
