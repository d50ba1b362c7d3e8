"""A turn: whose it is, what is to be decided, and how it goes on after a decision that interrupted it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.rules.arriving import arrive
from homeward.games.wombat_rescue.rules.codes import DIGESTING, FIRST_DEN, MOVE, MOVING, SETUP
from homeward.games.wombat_rescue.rules.digestion import digest_on
from homeward.games.wombat_rescue.rules.notes import NextTurn

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue

MOVES: Final[i64] = BOX.counts.moves


@final
class Turn:
    """The turn being played and the decision it waits for."""

    active: i64 = 0  # whose turn it is
    stage: i64 = SETUP
    phase: i64 = FIRST_DEN
    decider: i64 = 0  # whose decision it is, also out of turn
    mover_waits: bool = False  # the pushed lead decides first, then the mover arrives (WR-R78)
    moves_left: i64 = MOVES
    startled: bool = False  # met the dingo in the own turn: no Scamper (WR-R27)
    holding: bool = False  # Hold it in was played this turn
    card: i64 = NOBODY  # the lost-move card to follow, or NOBODY

    def copy(self) -> Turn:
        twin = Turn()
        twin.active = self.active
        twin.stage = self.stage
        twin.phase = self.phase
        twin.decider = self.decider
        twin.mover_waits = self.mover_waits
        twin.moves_left = self.moves_left
        twin.startled = self.startled
        twin.holding = self.holding
        twin.card = self.card
        return twin

    def ask(self, seat: i64, phase: i64) -> None:
        """Wait for a decision."""
        self.decider = seat
        self.phase = phase


def begin_turn(state: WombatRescue, seat: i64) -> None:
    turn = state.turn
    turn.active = seat
    turn.stage = MOVING
    turn.moves_left = MOVES
    turn.startled = False
    turn.holding = False
    turn.ask(seat, MOVE)
    if state.journal is not None:
        state.journal.add(NextTurn(seat))


def go_on(state: WombatRescue) -> None:
    """Continue the turn after a decision that interrupted it."""
    turn = state.turn
    if turn.mover_waits:
        turn.mover_waits = False
        arrive(state, turn.active)
    elif turn.stage == MOVING:
        turn.ask(turn.active, MOVE)
    elif turn.stage == DIGESTING:
        digest_on(state)
    else:
        end_turn(state)


def end_turn(state: WombatRescue) -> None:
    """The next player to the left goes on (WR-24)."""
    state.hunt.end()
    state.turns += 1
    begin_turn(state, (state.turn.active + 1) % state.players)
