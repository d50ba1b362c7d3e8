"""Decisions: what may be decided now, and which chapter carries it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.wombat_rescue.rules.action_cards import (
    allows_high_fibre,
    allows_hold_it_in,
    allows_run_home,
    allows_scamper,
    high_fibre,
    hold_it_in,
    run_home,
    scamper,
    with_scampers,
)
from homeward.games.wombat_rescue.rules.caught import choose_den, give_card, is_free_den
from homeward.games.wombat_rescue.rules.codes import (
    CHASE,
    CUBE,
    DEN,
    DIGEST,
    FIRST_DEN,
    HAND_OVER,
    HIGH_FIBRE,
    HOLD_IT_IN,
    HOLDER,
    LOST_STEP,
    MOVE,
    OVER,
    PROWL,
    PROWLING,
    REVEAL,
    RUN_HOME,
    SCAMPER,
    SEND_TO_DEN,
    TAKE_CUBE,
    TARGET,
    WALK,
)
from homeward.games.wombat_rescue.rules.digestion import digest, move_cube
from homeward.games.wombat_rescue.rules.dingo import is_closer, is_nearest, prowl, prowl_codes, set_target
from homeward.games.wombat_rescue.rules.lost import is_hemmed_in, may_reveal, reveal, shown_spaces
from homeward.games.wombat_rescue.rules.movement import allows_walk, along_lines, smelled_spaces, walk_to
from homeward.games.wombat_rescue.rules.setting_up import choose_first_den

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue

# What may be decided


def codes(state: WombatRescue) -> vec[i64]:
    phase = state.turn.phase
    if phase == MOVE:
        return turn_codes(state)
    if phase == LOST_STEP:
        return shown_spaces(state.outback, state.turn.active, state.turn.card)
    if phase == PROWLING:
        return prowl_codes(state)
    if phase == CUBE:
        return allowed_among(state, TAKE_CUBE, SEND_TO_DEN)
    if phase == OVER:
        return vec[i64]()
    return allowed_among(state, SEND_TO_DEN, REVEAL)


def allowed_among(state: WombatRescue, first: i64, end: i64) -> vec[i64]:
    codes = vec[i64]()
    for code in range(first, end):
        if allows(state, code):
            codes = append(codes, code)
    return codes


def turn_codes(state: WombatRescue) -> vec[i64]:
    """What the active player may do in the movement phase (section 4.2 of the rules)."""
    outback = state.outback
    seat = state.turn.active
    codes = vec[i64]()
    lost = False
    if state.turn.moves_left > 0 and outback.in_area(seat):
        codes = along_lines(outback, seat)
    elif state.turn.moves_left > 0:
        codes = smelled_spaces(outback, seat)
        lost = i64(len(codes)) == 0 and not is_hemmed_in(outback, seat)
    codes = with_scampers(state, codes)
    if lost:
        codes = append(codes, REVEAL)
    for code in range(RUN_HOME, DIGEST + 1):
        if allows_in_turn(state, code):
            codes = append(codes, code)
    return codes


def allows(state: WombatRescue, code: i64) -> bool:
    phase = state.turn.phase
    if code < 0 or code > DIGEST or phase == OVER:
        return False
    if code < SCAMPER:
        return allows_walk(state, code - WALK)
    if code < PROWL:
        return allows_scamper(state, code - SCAMPER)
    if code < TAKE_CUBE:
        return phase == PROWLING and is_closer(state, code - PROWL)
    if code < SEND_TO_DEN:
        return phase == CUBE and state.outback.scent.count(code - TAKE_CUBE, state.turn.decider) > 0
    if code < HAND_OVER:
        return phase == FIRST_DEN or (phase == DEN and is_free_den(state.outback, code - SEND_TO_DEN))
    if code < CHASE:
        seat = code - HAND_OVER
        return phase == HOLDER and seat < state.players and seat != state.turn.decider
    if code < REVEAL:
        return phase == TARGET and is_nearest(state, code - CHASE)
    return phase == MOVE and allows_in_turn(state, code)


def allows_in_turn(state: WombatRescue, code: i64) -> bool:
    if code == REVEAL:
        return may_reveal(state)
    if code == RUN_HOME:
        return allows_run_home(state)
    if code == HOLD_IT_IN:
        return allows_hold_it_in(state)
    if code == HIGH_FIBRE:
        return allows_high_fibre(state)
    return True  # a player may always stop and digest


# Carrying it out


def apply(state: WombatRescue, code: i64) -> None:
    state.clock += 1
    if code < SCAMPER:
        walk_to(state, code - WALK)
    elif code < PROWL:
        scamper(state, code - SCAMPER)
    elif code < TAKE_CUBE:
        prowl(state, code - PROWL)
    elif code < SEND_TO_DEN:
        move_cube(state, code - TAKE_CUBE)
    elif code < HAND_OVER:
        send_to_den(state, code - SEND_TO_DEN)
    elif code < CHASE:
        give_card(state, code - HAND_OVER)
    elif code < REVEAL:
        set_target(state, code - CHASE)
    else:
        apply_in_turn(state, code)


def send_to_den(state: WombatRescue, den: i64) -> None:
    if state.turn.phase == FIRST_DEN:
        choose_first_den(state, den)
    else:
        choose_den(state, den)


def apply_in_turn(state: WombatRescue, code: i64) -> None:
    if code == REVEAL:
        reveal(state)
    elif code == RUN_HOME:
        run_home(state)
    elif code == HOLD_IT_IN:
        hold_it_in(state)
    elif code == HIGH_FIBRE:
        high_fibre(state)
    else:
        digest(state)
