"""A round: the countdown, beat after beat until the sand is through, and an eye chip into the trap."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.rules import catching, ending, locations, practice, teams
from homeward.games.monster_falle.rules.codes import (
    COUNTDOWN,
    HOMING,
    NOT_VISITED,
    PAIR_X,
    PAIR_Y,
    PLACING,
    READY,
    SPEEDS,
    STILL,
)
from homeward.games.monster_falle.rules.notes import Began, Held, RoundEnded
from homeward.games.monster_falle.rules.physics import NOTHING, SPEED_MAX, TRAPPED, Mansion

if TYPE_CHECKING:
    from homeward.games.monster_falle.rules.state import MonsterFalle

COUNTDOWN_BEATS: Final[i64] = BOX.timing.countdown


def say(state: "MonsterFalle", wish: i64) -> None:
    """When both members are ready, the round begins."""
    if teams.say(state, wish):
        begin(state)


def begin(state: "MonsterFalle") -> None:
    """Ready, steady: the countdown runs, the rails wait at the edge (MF-R31)."""
    state.agreement.first = NOBODY
    state.agreement.second = NOBODY
    state.phase = COUNTDOWN
    state.counter = COUNTDOWN_BEATS
    state.sand = state.variant.sand()
    state.catches = 0
    if state.journal is not None:
        state.journal.add(Began(teams.team(state)))


# One beat


def hold(state: "MonsterFalle", code: i64) -> None:
    """A pair says how it holds its rails; after the second pair the beat is played."""
    if state.journal is not None:
        pair = PAIR_X if state.waiting == NOBODY else PAIR_Y
        state.journal.add(Held(teams.owner(state, pair), pair, code))
    if state.waiting == NOBODY:
        state.waiting = code
        return
    state.held_x = state.waiting
    state.held_y = code
    state.waiting = NOBODY
    state.reveals += 1  # everybody has seen the rails move
    play_beat(state)


def play_beat(state: "MonsterFalle") -> None:
    if state.phase == COUNTDOWN:
        count_down(state)
        return
    if state.phase == PLACING:
        catching.put_figure(state)
    else:
        move_rails(state)
    if not state.variant.practice:
        state.sand -= 1
        if state.sand == 0:
            end(state)


def count_down(state: "MonsterFalle") -> None:
    state.counter -= 1
    if state.counter == 0:
        catching.next_monster(state)


def move_rails(state: "MonsterFalle") -> None:
    first, second = state.held_x, state.held_y
    event = state.mansion.beat(
        first // SPEEDS - SPEED_MAX,
        first % SPEEDS - SPEED_MAX,
        second // SPEEDS - SPEED_MAX,
        second % SPEEDS - SPEED_MAX,
    )
    if state.phase == HOMING:
        if state.mansion.all_home():
            rails_are_home(state)
    elif event == NOTHING:
        locations.follow(state)
    elif event == TRAPPED and state.visit.trap_is_open():
        figure_is_trapped(state)
    else:
        catching.escape(state, NOT_VISITED if event == TRAPPED else state.mansion.cause)


def rails_are_home(state: "MonsterFalle") -> None:
    if state.variant.practice:
        practice.next_figure(state)
    else:
        catching.next_monster(state)


def figure_is_trapped(state: "MonsterFalle") -> None:
    if state.variant.practice:
        practice.come_home(state)
    else:
        catching.catch(state)


# The end of a round


def end(state: "MonsterFalle") -> None:
    """The sand is through: stop at once (MF-35 to MF-37)."""
    state.cards.lay_aside()
    state.start = NOBODY
    locations.gather(state)
    team = teams.team(state)
    state.piles.best[team] = max(state.piles.best[team], state.catches)
    if state.journal is not None:
        state.journal.add(RoundEnded(team, state.catches))
    state.mansion = Mansion(state.variant.temper)
    state.agreement.swapped = False
    state.held_x = STILL
    state.held_y = STILL
    state.counter = 0
    state.round += 1
    if state.round == state.variant.rounds():
        ending.finish(state)
    else:
        state.phase = READY
