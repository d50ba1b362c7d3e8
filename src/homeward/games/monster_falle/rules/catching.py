"""Catching one monster: its card, its chit, the trap, and the escape."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.rules import cards, locations
from homeward.games.monster_falle.rules.codes import HOMING, PLACING, PUSHING
from homeward.games.monster_falle.rules.maze import START_CELLS
from homeward.games.monster_falle.rules.notes import Caught, Escaped, Placed
from homeward.games.monster_falle.rules.teams import team

if TYPE_CHECKING:
    from homeward.games.monster_falle.rules.state import MonsterFalle

PLACE_BEATS: Final[i64] = BOX.timing.place


def next_monster(state: "MonsterFalle") -> None:
    """All rails are home: the next card, or the same monster again after an escape (MF-24, MF-25, MF-30)."""
    if state.cards.open == NOBODY:
        cards.turn_up(state)
    begin_placing(state)


def begin_placing(state: "MonsterFalle") -> None:
    state.phase = PLACING
    state.counter = PLACE_BEATS


def put_figure(state: "MonsterFalle") -> None:
    """Card and figure take half a second of everybody's hands; the rails are locked (MF-R11)."""
    state.mansion.rest()
    state.counter -= 1
    if state.counter == 0:
        cell = START_CELLS[state.start]
        state.mansion.place(cell)
        state.visit.begin(state.visit.location, cell)
        state.phase = PUSHING
        if state.journal is not None:
            state.journal.add(Placed(state.start))


def catch(state: "MonsterFalle") -> None:
    """Into the trap: the card goes to the team's pile (MF-32). Nothing is to catch until the next card (MF-25)."""
    state.phase = HOMING
    state.catches += 1
    if state.journal is not None:
        state.journal.add(Caught(state.cards.open // cards.COPIES))
    state.piles.add(state.cards.open, team(state))
    state.cards.open = NOBODY
    state.start = NOBODY
    locations.put_away(state)


def escape(state: "MonsterFalle", why: i64) -> None:
    """Back to the chit, the same cards again, once the rails are home; the sand runs on (MF-30, MF-R22)."""
    state.phase = HOMING
    state.piles.escapes[team(state)] += 1
    state.visit.begin(state.visit.location, 0)
    if state.journal is not None:
        state.journal.add(Escaped(state.chits[state.start], why))
