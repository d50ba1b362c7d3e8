"""The gentle clock of a table: how many days a move may take, and since when the player to act is waited for."""

from homeward.engine.events import Event
from homeward.table.entries import Clock, Clocked, ClockEntry, Made, Reminded
from homeward.table.state.seats import Seats
from homeward.table.table_events import clock_event, table_event


class TurnClock:
    def __init__(self, made: Made, seats: Seats) -> None:
        self.limit: Clock | None = made.clock  # None: no limit
        self.since = made.at if isinstance(made.at, int) else 0  # when the wait for the player to act began
        self.reminded = False  # was the player to act reminded?
        self._seats = seats

    def apply(self, entry: ClockEntry) -> list[Event]:
        match entry:
            case Clocked():
                self.limit = entry.clock
                return [clock_event(entry.clock)]
            case Reminded():
                self.reminded = True
                return [table_event("reminded", entry.seat, who=self._seats[entry.seat].name)]

    def restart(self, at: int) -> None:
        """The days of the player to act start again."""
        self.since, self.reminded = at, False
