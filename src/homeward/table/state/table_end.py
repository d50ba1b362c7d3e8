"""The end of a table: all players agree to delete it, or the host closes it."""

from homeward.engine.events import Event
from homeward.table.entries import EndEntry, ForgetAgreed, Forgotten, Kept, Shut
from homeward.table.state.seats import Seats
from homeward.table.table_events import table_event


class TableEnd:
    def __init__(self, seats: Seats) -> None:
        self.agreed = frozenset[int]()  # devices that want the table deleted for everybody
        self.sent_away = set[int]()  # devices that lost a seat during a game: the others cannot delete it without them
        self.forgotten = False  # everybody agreed: it is about to be deleted
        self.shut = False  # by the host
        self._seats = seats

    def apply(self, entry: EndEntry) -> list[Event]:
        match entry:
            case ForgetAgreed():
                is_first, self.agreed = not self.agreed, self.agreed | {entry.device}
                return [table_event("forget-asked", entry.seat, who=self._seats[entry.seat].name)] if is_first else []
            case Kept():
                self.agreed = frozenset()
                return [table_event("forget-declined", entry.seat, who=self._seats[entry.seat].name)]
            case Forgotten():
                self.forgotten = True
            case Shut():
                self.shut = entry.shut
        return []
