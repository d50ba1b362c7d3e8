"""Practice: no sand, no cards; put the figure on any chit and push it home (MF-08).

After every monster the next team takes the rails, and in the second round with the rails changed: so every seat has its
turn at every rail.
"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.monster_falle.rules import locations
from homeward.games.monster_falle.rules.catching import begin_placing
from homeward.games.monster_falle.rules.codes import CHOOSING, DONE, HOMING, NEXT, OVER, PAIR_X, PLACE
from homeward.games.monster_falle.rules.maze import STARTS
from homeward.games.monster_falle.rules.notes import Caught, ChitChosen, TurnCame
from homeward.games.monster_falle.rules.teams import owner, team

if TYPE_CHECKING:
    from homeward.games.monster_falle.rules.state import MonsterFalle


def runs(state: "MonsterFalle") -> bool:
    return state.variant.practice and state.phase != OVER


def allows(state: "MonsterFalle", code: i64) -> bool:
    """At any time a player may stop, take another chit, or let the next team play."""
    if code == NEXT:
        return runs(state) and not state.variant.first_team_practises
    return runs(state) and (code == DONE or (code >= PLACE and code < PLACE + STARTS))


def with_codes(state: "MonsterFalle", codes: vec[i64]) -> vec[i64]:
    for code in range(DONE, NEXT + 1):
        if allows(state, code):
            codes = append(codes, code)
    return codes


def choose(state: "MonsterFalle", start: i64) -> None:
    """Any chit, at any time; the rails go home first. Whoever plays with locations gets one with it (MF-53)."""
    clear_maze(state)
    state.start = start
    if state.variant.with_locations(team(state)) and not state.variant.first_team_practises:
        locations.turn_up(state)
    state.reveals += 1
    if state.journal is not None:
        state.journal.add(ChitChosen(owner(state, PAIR_X), state.visit.location))
    go_on(state)


def let_next(state: "MonsterFalle") -> None:
    """As soon as the rails are home, the next team plays."""
    clear_maze(state)
    go_on(state)


def clear_maze(state: "MonsterFalle") -> None:
    state.waiting = NOBODY
    state.mansion.take_away()
    state.start = NOBODY
    state.catches = 0
    locations.put_away(state)
    state.phase = HOMING


def go_on(state: "MonsterFalle") -> None:
    if state.mansion.all_home():
        next_figure(state)


def next_figure(state: "MonsterFalle") -> None:
    """All rails are home: the same chit again after an escape, otherwise another one and the next team."""
    if state.start != NOBODY:
        begin_placing(state)
        return
    state.phase = CHOOSING
    if not state.variant.first_team_practises:
        state.round = (state.round + 1) % state.variant.turns()
        if state.journal is not None:
            state.journal.add(TurnCame(team(state)))


def come_home(state: "MonsterFalle") -> None:
    """Into the trap, and no card for it."""
    state.phase = HOMING
    if state.journal is not None:
        state.journal.add(Caught(state.chits[state.start]))
    state.start = NOBODY
    state.catches = 0 if state.variant.first_team_practises else 1
    locations.put_away(state)
