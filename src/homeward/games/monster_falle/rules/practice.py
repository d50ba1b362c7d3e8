"""Practice: no sand, no cards; put the figure on any chit and push it home (MF-08)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.monster_falle.rules.catching import begin_placing
from homeward.games.monster_falle.rules.codes import CHOOSING, DONE, HOMING, OVER, PAIR_X, PLACE
from homeward.games.monster_falle.rules.maze import STARTS
from homeward.games.monster_falle.rules.notes import HOME, SAID
from homeward.games.monster_falle.rules.teams import owner

if TYPE_CHECKING:
    from homeward.games.monster_falle.rules.state import MonsterFalle


def runs(state: "MonsterFalle") -> bool:
    """At any time of it one may stop, or take another chit."""
    return state.variant.practice and state.phase != OVER


def with_codes(codes: vec[i64]) -> vec[i64]:
    codes = append(codes, DONE)
    for start in range(STARTS):
        codes = append(codes, PLACE + start)
    return codes


def choose(state: "MonsterFalle", start: i64) -> None:
    """Any chit, at any time; the rails go home first."""
    state.waiting = NOBODY
    state.mansion.take_away()
    state.start = start
    state.phase = HOMING
    state.reveals += 1
    state.note(SAID, owner(state, PAIR_X), 2)
    if state.mansion.all_home():
        next_figure(state)


def next_figure(state: "MonsterFalle") -> None:
    """All rails are home: another chit after a catch, the same one after an escape."""
    if state.start == NOBODY:
        state.phase = CHOOSING
    else:
        begin_placing(state)


def come_home(state: "MonsterFalle") -> None:
    """Into the trap, and no card for it."""
    state.phase = HOMING
    state.note(HOME, NOBODY, state.chits[state.start])
    state.start = NOBODY
