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
    scampers,
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
from homeward.games.wombat_rescue.rules.dingo import is_closer, is_nearest, prowl, prowls, set_target
from homeward.games.wombat_rescue.rules.lost import hemmed_in, may_reveal, reveal, shown
from homeward.games.wombat_rescue.rules.movement import allows_walk, along_lines, smelled, walk_to
from homeward.games.wombat_rescue.rules.setting_up import choose_first_den

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue

# What may be decided


def codes(game: WombatRescue) -> vec[i64]:
    phase = game.turn.phase
    if phase == MOVE:
        return turn_codes(game)
    if phase == LOST_STEP:
        return shown(game.outback, game.turn.active, game.turn.card)
    if phase == PROWLING:
        return prowls(game)
    if phase == CUBE:
        return allowed_among(game, TAKE_CUBE, SEND_TO_DEN)
    if phase == OVER:
        return vec[i64]()
    return allowed_among(game, SEND_TO_DEN, REVEAL)


def allowed_among(game: WombatRescue, first: i64, end: i64) -> vec[i64]:
    codes = vec[i64]()
    for code in range(first, end):
        if allows(game, code):
            codes = append(codes, code)
    return codes


def turn_codes(game: WombatRescue) -> vec[i64]:
    """What the active player may do in the movement phase (section 4.2 of the rules)."""
    outback = game.outback
    seat = game.turn.active
    codes = vec[i64]()
    lost = False
    if game.turn.moves_left > 0 and outback.in_area(seat):
        codes = along_lines(outback, seat)
    elif game.turn.moves_left > 0:
        codes = smelled(outback, seat)
        lost = i64(len(codes)) == 0 and not hemmed_in(outback, seat)
    codes = scampers(game, codes)
    if lost:
        codes = append(codes, REVEAL)
    for code in range(RUN_HOME, DIGEST + 1):
        if allows_in_turn(game, code):
            codes = append(codes, code)
    return codes


def allows(game: WombatRescue, code: i64) -> bool:
    phase = game.turn.phase
    if code < 0 or code > DIGEST or phase == OVER:
        return False
    if code < SCAMPER:
        return allows_walk(game, code - WALK)
    if code < PROWL:
        return allows_scamper(game, code - SCAMPER)
    if code < TAKE_CUBE:
        return phase == PROWLING and is_closer(game, code - PROWL)
    if code < SEND_TO_DEN:
        return phase == CUBE and game.outback.scent.count(code - TAKE_CUBE, game.turn.decider) > 0
    if code < HAND_OVER:
        return phase == FIRST_DEN or (phase == DEN and is_free_den(game.outback, code - SEND_TO_DEN))
    if code < CHASE:
        seat = code - HAND_OVER
        return phase == HOLDER and seat < game.players and seat != game.turn.decider
    if code < REVEAL:
        return phase == TARGET and is_nearest(game, code - CHASE)
    return phase == MOVE and allows_in_turn(game, code)


def allows_in_turn(game: WombatRescue, code: i64) -> bool:
    if code == REVEAL:
        return may_reveal(game)
    if code == RUN_HOME:
        return allows_run_home(game)
    if code == HOLD_IT_IN:
        return allows_hold_it_in(game)
    if code == HIGH_FIBRE:
        return allows_high_fibre(game)
    return True  # a player may always stop and digest


# Carrying it out


def apply(game: WombatRescue, code: i64) -> None:
    game.clock += 1
    if code < SCAMPER:
        walk_to(game, code - WALK)
    elif code < PROWL:
        scamper(game, code - SCAMPER)
    elif code < TAKE_CUBE:
        prowl(game, code - PROWL)
    elif code < SEND_TO_DEN:
        move_cube(game, code - TAKE_CUBE)
    elif code < HAND_OVER:
        send_to_den(game, code - SEND_TO_DEN)
    elif code < CHASE:
        give_card(game, code - HAND_OVER)
    elif code < REVEAL:
        set_target(game, code - CHASE)
    else:
        apply_in_turn(game, code)


def send_to_den(game: WombatRescue, den: i64) -> None:
    if game.turn.phase == FIRST_DEN:
        choose_first_den(game, den)
    else:
        choose_den(game, den)


def apply_in_turn(game: WombatRescue, code: i64) -> None:
    if code == REVEAL:
        reveal(game)
    elif code == RUN_HOME:
        run_home(game)
    elif code == HOLD_IT_IN:
        hold_it_in(game)
    elif code == HIGH_FIBRE:
        high_fibre(game)
    else:
        digest(game)
