"""Movement: in its area a lead runs in a straight line, outside it steps to food or to a baby it smells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.wombat_rescue.rules.arriving import arrive
from homeward.games.wombat_rescue.rules.codes import LOST_STEP, MOVE
from homeward.games.wombat_rescue.rules.notes import Pushed, Walked
from homeward.games.wombat_rescue.rules.pieces.deck import FAR, NEAR
from homeward.games.wombat_rescue.rules.pieces.ground import EAST, NE, NOWHERE, NW, SE, SW, WAYS, WEST
from homeward.games.wombat_rescue.rules.pieces.outback import LEAD, STOPS, Outback
from homeward.games.wombat_rescue.rules.pieces.scent import BITS, BYTE
from homeward.games.wombat_rescue.rules.pushing import can_enter, shove, walk

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue

# Where a lead can go, in reading order


def line(outback: Outback, seat: i64, way: i64) -> i64:
    """How many spaces this seat's lead, in its area, can go in a direction, up to the forced stop (WR-32 to 38)."""
    step = outback.board.step
    things = outback.things
    cubes = outback.scent.cubes
    cover = outback.scent.cover
    mine = BYTE << (seat * BITS)
    space = outback.wombats[seat].lead
    steps: i64 = 0
    while True:
        space = step[space * WAYS + way]
        if space == NOWHERE:
            return steps
        if things[space] & LEAD != 0:
            return steps + shove(outback, seat, space, way)
        steps += 1
        if things[space] & STOPS != 0 or cubes[space] & ~mine != 0 or cover[space] & mine == 0:
            return steps


def along_lines(outback: Outback, seat: i64) -> vec[i64]:
    """Every space of the six lines: the lines to the north from their far ends, the row, the south."""
    ground = outback.board.ground
    lead = outback.wombats[seat].lead
    spaces = vec[i64]()
    left = line(outback, seat, NW)
    right = line(outback, seat, NE)
    for steps in range(max(left, right), 0, -1):
        if steps <= left:
            spaces = append(spaces, ground.along(lead, NW, steps))
        if steps <= right:
            spaces = append(spaces, ground.along(lead, NE, steps))
    for steps in range(line(outback, seat, WEST), 0, -1):
        spaces = append(spaces, ground.along(lead, WEST, steps))
    for steps in range(1, line(outback, seat, EAST) + 1):
        spaces = append(spaces, ground.along(lead, EAST, steps))
    left = line(outback, seat, SW)
    right = line(outback, seat, SE)
    for steps in range(1, max(left, right) + 1):
        if steps <= left:
            spaces = append(spaces, ground.along(lead, SW, steps))
        if steps <= right:
            spaces = append(spaces, ground.along(lead, SE, steps))
    return spaces


def smells_out(outback: Outback, seat: i64, way: i64) -> bool:
    """Outside its area: is the next space one with a disc or an own baby that the lead can enter? (WR-40, WR-41)"""
    space = outback.board.step[outback.wombats[seat].lead * WAYS + way]
    if space == NOWHERE or not (outback.disc_at(space) != 0 or outback.own_baby_at(space, seat)):
        return False
    return can_enter(outback, seat, way)


def smelled_spaces(outback: Outback, seat: i64) -> vec[i64]:
    """Neighbours with food or an own baby, for a lead outside its area (WR-40, WR-41, WR-R85)."""
    spaces = vec[i64]()
    for way in range(WAYS):
        if smells_out(outback, seat, way):
            spaces = append(spaces, outback.board.step[outback.wombats[seat].lead * WAYS + way])
    return spaces


def allows_walk(state: WombatRescue, space: i64) -> bool:
    outback = state.outback
    turn = state.turn
    lead = outback.wombats[turn.active].lead
    way = outback.board.ground.heading(lead, space)
    if way == NOWHERE:
        return False
    steps = outback.board.ground.apart(lead, space)
    if turn.phase == LOST_STEP:
        shown = way == NEAR[turn.card] or way == FAR[turn.card]
        return steps == 1 and shown and can_enter(outback, turn.active, way)
    if turn.phase != MOVE or turn.moves_left == 0:
        return False
    if outback.in_area(turn.active):
        return steps <= line(outback, turn.active, way)
    return steps == 1 and smells_out(outback, turn.active, way)


# An individual move


def walk_to(state: WombatRescue, space: i64) -> None:
    if state.turn.phase == LOST_STEP:
        state.turn.card = NOBODY  # the move was used up when the card was revealed (WR-R86)
    else:
        state.turn.moves_left -= 1
    go(state, space)


def go(state: WombatRescue, space: i64) -> None:
    """The lead goes straight to a space; first a pushed lead arrives, then the mover (WR-R78)."""
    outback = state.outback
    seat = state.turn.active
    start = outback.wombats[seat].lead
    way = outback.board.ground.heading(start, space)
    pushed = walk(outback, seat, way, outback.board.ground.apart(start, space))
    if state.journal is not None:
        state.journal.add(Walked(seat, start, space))
    if pushed == NOBODY:
        arrive(state, seat)
        return
    if state.journal is not None:
        state.journal.add(Pushed(pushed, space, outback.wombats[pushed].lead, seat))
    state.turn.mover_waits = True
    arrive(state, pushed)
