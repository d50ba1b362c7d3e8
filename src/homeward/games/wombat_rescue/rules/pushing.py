"""Meeting another lead: which spaces can be entered, and how far somebody in the way is pushed."""

from typing import Final

from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, WAYS
from homeward.games.wombat_rescue.rules.pieces.outback import LEAD, Outback

PUSH: Final[i64] = BOX.counts.push


def can_push(outback: Outback, space: i64, way: i64) -> bool:
    """Can the lead on a space be pushed one further? Not off the board, nor onto a third lead (WR-R20, WR-R21)."""
    beyond = outback.board.step[space * WAYS + way]
    return beyond != NOWHERE and outback.things[beyond] & LEAD == 0


def can_enter(outback: Outback, seat: i64, way: i64) -> bool:
    """Can this seat's lead go one space in a direction? (WR-R15)"""
    space = outback.board.step[outback.wombats[seat].lead * WAYS + way]
    if space == NOWHERE:
        return False
    return outback.things[space] & LEAD == 0 or can_push(outback, space, way)


def shove(outback: Outback, seat: i64, space: i64, way: i64) -> i64:
    """How many spaces a lead can go on when the next one holds another lead: 0, 1 or 2 (WR-R19 to WR-R24)."""
    pushed = outback.lead_at(space)
    for pushes in range(PUSH):
        if not can_push(outback, space, way):
            return pushes
        beyond = outback.board.step[space * WAYS + way]
        if outback.stops(beyond, pushed) or outback.stops(space, seat) or not outback.scent.smells(space, seat):
            return pushes + 1
        space = beyond
    return PUSH


def walk(outback: Outback, seat: i64, way: i64, steps: i64) -> i64:
    """Move a lead, pushing whoever stands ahead; returns the pushed seat or NOBODY (WR-R19)."""
    step = outback.board.step
    space = outback.wombats[seat].lead
    pushed: i64 = NOBODY
    for _ in range(steps):
        space = step[space * WAYS + way]
        other = outback.lead_at(space)
        if other != NOBODY:
            outback.put_lead(other, step[space * WAYS + way])
            pushed = other
    outback.put_lead(seat, space)
    return pushed
