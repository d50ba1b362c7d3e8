"""The gentle clock of a table: how many days a move may take, and since when somebody is waited for."""

from homeward.engine.events import Event
from homeward.table.entries import Clock, Clocked, ClockEntry, Made, Reminded
from homeward.table.state.seats import Seats
from homeward.table.table_events import clock_event, table_event


class TurnClock:
    def __init__(self, made: Made, seats: Seats) -> None:
        self.limit: Clock | None = made.clock  # None: everybody takes as long as they like
        self.since = made.at if isinstance(made.at, int) else 0  # when whoever is to act was first waited for
        self.reminded = False  # was whoever is to act told that their days are over?
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
        """Somebody has all their days again."""
        self.since, self.reminded = at, False
