"""A random decision, found by counting instead of listing, because roll-outs spend their time here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.games.wombat_rescue.rules.action_cards import may_scamper
from homeward.games.wombat_rescue.rules.codes import DIGEST, MOVE, REVEAL, RUN_HOME, SCAMPER
from homeward.games.wombat_rescue.rules.decisions import allows_in_turn, codes
from homeward.games.wombat_rescue.rules.lost import is_hemmed_in
from homeward.games.wombat_rescue.rules.movement import line, smelled_spaces, smells_out
from homeward.games.wombat_rescue.rules.pieces.ground import EAST, NE, NOWHERE, NW, SE, SW, WAYS, WEST, Ground
from homeward.games.wombat_rescue.rules.pushing import can_enter

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue


def random_code(state: WombatRescue, rng: Rng) -> i64:
    turn = state.turn
    if turn.phase != MOVE:
        every = codes(state)
        return every[rng.below(i64(len(every)))]
    if turn.moves_left > 0 and not state.outback.in_area(turn.active):
        return move_outside(state, rng)
    return move_in_area(state, rng)


def move_outside(state: WombatRescue, rng: Rng) -> i64:
    """Steps to what the lead smells, or a card to turn up; then the same as inside, in the order of the codes."""
    outback = state.outback
    seat = state.turn.active
    steps: i64 = 0
    for way in range(WAYS):
        if smells_out(outback, seat, way):
            steps += 1
    scampers = steps_to_scamper(state)
    reveals: i64 = 1 if steps == 0 and not is_hemmed_in(outback, seat) else 0
    pick = rng.below(steps + scampers + reveals + count_others(state))
    if pick < steps:
        return smelled_spaces(outback, seat)[pick]
    pick -= steps
    if pick < scampers:
        return scamper_number(state, pick)
    pick -= scampers
    return REVEAL if pick < reveals else other_number(state, pick - reveals)


def move_in_area(state: WombatRescue, rng: Rng) -> i64:
    """Runs along the six lines, steps of the Scamper card, and the few others, in the order of their codes."""
    outback = state.outback
    seat = state.turn.active
    nw: i64 = 0
    ne: i64 = 0
    west: i64 = 0
    east: i64 = 0
    sw: i64 = 0
    se: i64 = 0
    if state.turn.moves_left > 0:
        nw = line(outback, seat, NW)
        ne = line(outback, seat, NE)
        west = line(outback, seat, WEST)
        east = line(outback, seat, EAST)
        sw = line(outback, seat, SW)
        se = line(outback, seat, SE)
    runs = nw + ne + west + east + sw + se
    scampers = steps_to_scamper(state)
    pick = rng.below(runs + scampers + count_others(state))
    if pick >= runs + scampers:
        return other_number(state, pick - runs - scampers)
    if pick >= runs:
        return scamper_number(state, pick - runs)
    ground, lead = outback.board.ground, outback.wombats[seat].lead
    if pick < nw + ne:
        return north_number(ground, lead, nw, ne, pick)
    pick -= nw + ne
    if pick < west:
        return ground.along(lead, WEST, west - pick)
    pick -= west
    if pick < east:
        return ground.along(lead, EAST, pick + 1)
    return south_number(ground, lead, sw, se, pick - east)


def count_others(state: WombatRescue) -> i64:
    """Decisions from Run home on; digesting is always one of them."""
    others: i64 = 1
    for code in range(RUN_HOME, DIGEST):
        if allows_in_turn(state, code):
            others += 1
    return others


def north_number(ground: Ground, lead: i64, nw: i64, ne: i64, number: i64) -> i64:
    """From the far ends: first what the longer line has alone, then row by row both."""
    alone = max(nw, ne) - min(nw, ne)
    if number < alone:
        return ground.along(lead, NW if nw > ne else NE, max(nw, ne) - number)
    number -= alone
    return ground.along(lead, NE if number & 1 else NW, min(nw, ne) - number // 2)


def south_number(ground: Ground, lead: i64, sw: i64, se: i64, number: i64) -> i64:
    """Row by row both, then what the longer line has alone."""
    both = 2 * min(sw, se)
    if number < both:
        return ground.along(lead, SE if number & 1 else SW, number // 2 + 1)
    return ground.along(lead, SW if sw > se else SE, min(sw, se) + number - both + 1)


def steps_to_scamper(state: WombatRescue) -> i64:
    steps: i64 = 0
    if may_scamper(state):
        for way in range(WAYS):
            if can_enter(state.outback, state.turn.active, way):
                steps += 1
    return steps


def scamper_number(state: WombatRescue, number: i64) -> i64:
    """The step of that number that the Scamper card allows."""
    outback = state.outback
    lead = outback.wombats[state.turn.active].lead
    for way in range(WAYS):
        if can_enter(outback, state.turn.active, way):
            if number == 0:
                return SCAMPER + outback.board.step[lead * WAYS + way]
            number -= 1
    return NOWHERE


def other_number(state: WombatRescue, number: i64) -> i64:
    """The decision of that number from Run home on."""
    for code in range(RUN_HOME, DIGEST):
        if allows_in_turn(state, code):
            if number == 0:
                return code
            number -= 1
    return DIGEST
