"""Lost: outside its area with nothing to smell, a lead follows the first lost-move card that allows a step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.wombat_rescue.rules.codes import LOST_STEP
from homeward.games.wombat_rescue.rules.movement import smelled_spaces, walk_to
from homeward.games.wombat_rescue.rules.notes import Revealed
from homeward.games.wombat_rescue.rules.pieces.deck import FAR, NEAR
from homeward.games.wombat_rescue.rules.pieces.ground import WAYS
from homeward.games.wombat_rescue.rules.pieces.outback import Outback
from homeward.games.wombat_rescue.rules.pushing import can_enter

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue


def is_lost(outback: Outback, seat: i64) -> bool:
    """Outside its area, with neither food nor an own baby to smell (WR-43)."""
    return not outback.in_area(seat) and i64(len(smelled_spaces(outback, seat))) == 0


def is_hemmed_in(outback: Outback, seat: i64) -> bool:
    """Can no neighbour be entered at all? (WR-R17)"""
    for way in range(WAYS):
        if can_enter(outback, seat, way):
            return False
    return True


def shown_spaces(outback: Outback, seat: i64, card: i64) -> vec[i64]:
    """The hexes of a lost-move card that can be entered."""
    spaces = vec[i64]()
    lead = outback.wombats[seat].lead
    if can_enter(outback, seat, NEAR[card]):
        spaces = append(spaces, outback.board.step[lead * WAYS + NEAR[card]])
    if can_enter(outback, seat, FAR[card]):
        spaces = append(spaces, outback.board.step[lead * WAYS + FAR[card]])
    return spaces


def may_reveal(state: WombatRescue) -> bool:
    """A lost lead needs a neighbour it could go to (WR-R17)."""
    seat = state.turn.active
    return state.turn.moves_left > 0 and is_lost(state.outback, seat) and not is_hemmed_in(state.outback, seat)


def reveal(state: WombatRescue) -> None:
    """Turn up cards until one helps; that costs the move (WR-43 to WR-46, WR-R86)."""
    turn = state.turn
    turn.moves_left -= 1
    state.reveals += 1
    helps = False
    steps = vec[i64]()
    while not helps:
        turn.card = state.deck.reveal(state.rng)
        steps = shown_spaces(state.outback, turn.active, turn.card)
        helps = i64(len(steps)) > 0
        if state.journal is not None:
            state.journal.add(Revealed(turn.active, turn.card, helps))
    turn.phase = LOST_STEP
    if i64(len(steps)) == 1:
        walk_to(state, steps[0])  # only one can be entered: that one it is (WR-R14)
