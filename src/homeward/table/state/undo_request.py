"""An undo that needs consent, until all have agreed or one has declined."""

from msgspec import Struct

from homeward.engine.events import Event
from homeward.table.entries import Agreed, Declined, UndoAsked, UndoEntry
from homeward.table.state.seat import Seat
from homeward.table.state.seats import Seats
from homeward.table.table_events import table_event


class UndoRequest(Struct, frozen=True):
    """A wish to go back to the position after `to` moves."""

    device: int
    seat: int
    to: int
    agreed: frozenset[int] = frozenset()  # devices

    def agreed_by(self, device: int) -> "UndoRequest":
        return UndoRequest(self.device, self.seat, self.to, self.agreed | {device})


class UndoRequests:
    """At most one request is open at a time."""

    def __init__(self, seats: Seats) -> None:
        self.open: UndoRequest | None = None
        self._seats = seats

    def apply(self, entry: UndoEntry, moves: int) -> list[Event]:
        """`moves` is the number of moves so far."""
        match entry:
            case UndoAsked():
                self.open = UndoRequest(entry.device, entry.seat, entry.to)
                who = self._seats[entry.seat].name
                return [table_event("undo-asked", entry.seat, who=who, n=moves - entry.to, to=entry.to)]
            case Agreed():
                assert self.open is not None
                self.open = self.open.agreed_by(entry.device)
                return []
            case Declined():
                self.drop()
                return [table_event("undo-declined", entry.seat, who=self._seats[entry.seat].name)]

    def drop(self) -> None:
        self.open = None

    def waiting_seats(self) -> list[Seat]:
        """Seats of people who have not agreed yet."""
        if self.open is None:
            return []
        agreed = {self.open.device, *self.open.agreed}
        return [seat for seat in self._seats if seat.owner is not None and seat.owner not in agreed]
