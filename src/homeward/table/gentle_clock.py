"""The gentle clock of a table that is played over days: when somebody's days are over, and what happens then.

Entries of such a table know when they happened, so the same entries make the same clock in every process.
"""

from typing import TypeVar

from msgspec import structs

from homeward.engine.errors import IllegalMove
from homeward.engine.game import Game
from homeward.table.decisions.decision import game_in_play
from homeward.table.entries import AnyEntry, Clock, Clocked, Made, Reminded, SteppedIn
from homeward.table.refusals import Refused
from homeward.table.table import Table

DAY = 24 * 3600.0
Kind = TypeVar("Kind", bound=AnyEntry)


def check_clock(game: Game, clock: Clock | None) -> None:
    """Where the game itself has a clock nobody needs another one."""
    if clock is not None and game.beats is not None:
        raise Refused("no-clock")


def with_time(entry: Kind, clock: Clock | None, now: float) -> Kind:
    """An entry as a table with this clock keeps it."""
    sets_it = isinstance(entry, Made | Clocked) and entry.clock is not None
    return structs.replace(entry, at=int(now)) if clock is not None or sets_it else entry


def first_look(entry: AnyEntry) -> float | None:
    """When somebody has to look at the clock that an entry sets; None if it sets none."""
    if not isinstance(entry, Made | Clocked) or entry.clock is None or not isinstance(entry.at, int):
        return None
    return entry.at + entry.clock.days * DAY


def time_due(table: Table) -> float | None:
    """When the days of whoever is to act are over; None where nobody's are counted."""
    clock, actor = table.turn_clock, table.actor
    if clock.limit is None or table.phase != "playing" or actor is None:
        return None
    return clock.since + clock.limit.days * DAY if table.seats[actor].kind == "person" else None


def next_look(table: Table, now: float) -> float | None:
    """When somebody has to look again: never later than anybody's days can be over. None: it has no clock."""
    if table.turn_clock.limit is None:
        return None
    over = time_due(table)
    return over if over is not None and over > now else now + table.turn_clock.limit.days * DAY


def seat_too_late(table: Table, now: float) -> int | None:
    """Whose days are over."""
    over = time_due(table)
    return table.actor if over is not None and over <= now else None


def decide_step_in(table: Table, seat: int, code: int) -> SteppedIn:
    refusal = table.game.why(game_in_play(table).state, code)
    if refusal is not None:
        raise IllegalMove(refusal)
    return SteppedIn(seat=seat, code=code)


def decide_reminder(table: Table, now: float) -> Reminded | None:
    """Once for every move: nobody is pressed."""
    seat = seat_too_late(table, now)
    return Reminded(seat) if seat is not None and not table.turn_clock.reminded else None
