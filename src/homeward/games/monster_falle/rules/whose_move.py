"""Whose move it is, and what may be done now."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.monster_falle.rules import practice
from homeward.games.monster_falle.rules.codes import (
    COUNTDOWN,
    DONE,
    GO,
    HOLDS,
    HOMING,
    OVER,
    PAIR_X,
    PAIR_Y,
    READY,
    SWAP,
)
from homeward.games.monster_falle.rules.face_down import numbers_below
from homeward.games.monster_falle.rules.teams import owner, plays_alone

if TYPE_CHECKING:
    from homeward.games.monster_falle.rules.state import MonsterFalle

ALL_HOLDS: Final[vec[i64]] = numbers_below(HOLDS)


def to_act(state: "MonsterFalle") -> i64:
    if state.phase == OVER:
        return NOBODY
    if state.phase == READY:
        return owner(state, PAIR_X) if state.agreement.asks_first() else owner(state, PAIR_Y)
    return owner(state, PAIR_X) if state.waiting == NOBODY else owner(state, PAIR_Y)


def in_beats(state: "MonsterFalle") -> bool:
    """Do the beats run?"""
    return state.phase >= COUNTDOWN and state.phase <= HOMING


def codes(state: "MonsterFalle") -> vec[i64]:
    codes = ALL_HOLDS[:] if in_beats(state) else vec[i64]()
    if state.phase == READY:
        codes = append(codes, GO)
        if not plays_alone(state):
            codes = append(codes, SWAP)
    return practice.with_codes(state, codes)


def allows(state: "MonsterFalle", code: i64) -> bool:
    if code < HOLDS:
        return code >= 0 and in_beats(state)
    if code < DONE:
        return state.phase == READY and (code == GO or not plays_alone(state))
    return practice.allows(state, code)
