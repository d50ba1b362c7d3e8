"""The gentle clock of a table that is played over days: when the days of a move are over, and what happens then.

Entries of such a table have their time, so that all processes compute the same clock from them.
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
    """Raises Refused for a game in real time, which has a clock of its own."""
    if clock is not None and game.beats is not None:
        raise Refused("no-clock")


def with_time(entry: Kind, clock: Clock | None, now: float) -> Kind:
    """The entry with its time, if the table has a clock or the entry sets one."""
    sets_it = isinstance(entry, Made | Clocked) and entry.clock is not None
    return structs.replace(entry, at=int(now)) if clock is not None or sets_it else entry


def first_look(entry: AnyEntry) -> float | None:
    """When the clock that an entry sets has to be checked first; None if it sets none."""
    if not isinstance(entry, Made | Clocked) or entry.clock is None or not isinstance(entry.at, int):
        return None
    return entry.at + entry.clock.days * DAY


def time_due(table: Table) -> float | None:
    """When the days of the player to act are over; None if no time is counted."""
    clock, actor = table.turn_clock, table.actor
    if clock.limit is None or table.phase != "playing" or actor is None:
        return None
    return clock.since + clock.limit.days * DAY if table.seats[actor].kind == "person" else None


def next_look(table: Table, now: float) -> float | None:
    """When the clock has to be checked next, not later than any player's days can be over. None: it has no clock."""
    if table.turn_clock.limit is None:
        return None
    over = time_due(table)
    return over if over is not None and over > now else now + table.turn_clock.limit.days * DAY


def seat_too_late(table: Table, now: float) -> int | None:
    """The seat whose days are over, if any."""
    over = time_due(table)
    return table.actor if over is not None and over <= now else None


def decide_step_in(table: Table, seat: int, code: int) -> SteppedIn:
    refusal = table.game.why(game_in_play(table).state, code)
    if refusal is not None:
        raise IllegalMove(refusal)
    return SteppedIn(seat=seat, code=code)


def decide_reminder(table: Table, now: float) -> Reminded | None:
    """A reminder for the player to act, once for every move."""
    seat = seat_too_late(table, now)
    return Reminded(seat) if seat is not None and not table.turn_clock.reminded else None
