"""An undo that needs consent, until all have agreed, one has declined, or it has lapsed."""

from msgspec import Struct

from homeward.engine.events import Event
from homeward.table.entries import Agreed, Declined, UndoAsked, UndoEntry
from homeward.table.state.seat import Seat
from homeward.table.state.seats import Seats
from homeward.table.table_events import LapseReason, table_event, undo_lapsed_event


class UndoRequest(Struct, frozen=True):
    """A wish to go back to the position after `to` moves."""

    device: int
    seat: int
    to: int
    moves: int  # that it would take back
    agreed: frozenset[int] = frozenset()  # devices

    def agreed_by(self, device: int) -> "UndoRequest":
        return UndoRequest(self.device, self.seat, self.to, self.moves, self.agreed | {device})


class UndoRequests:
    """At most one request is open at a time, and a seat whose request was declined asks again after another move.

    Moves that were taken back freely count for nothing: they could be made and taken back without end.
    """

    def __init__(self, seats: Seats) -> None:
        self.open: UndoRequest | None = None
        self.declined = dict[int, int]()  # by seat: the most moves that the game had when it was told no
        self._seats = seats

    def apply(self, entry: UndoEntry, moves: int) -> list[Event]:
        """`moves` is the number of moves so far."""
        match entry:
            case UndoAsked():
                self.open = UndoRequest(entry.device, entry.seat, entry.to, moves - entry.to)
                who = self._seats[entry.seat].name
                return [table_event("undo-asked", entry.seat, who=who, n=self.open.moves, to=entry.to)]
            case Agreed():
                assert self.open is not None
                self.open = self.open.agreed_by(entry.device)
                return []
            case Declined():
                assert self.open is not None
                self.declined[self.open.seat] = max(moves, self.declined.get(self.open.seat, 0))
                self.open = None
                return [table_event("undo-declined", entry.seat, who=self._seats[entry.seat].name)]

    def move_on(self, over: bool) -> list[Event]:
        """A move was made: that is an answer too."""
        return self._lapse("end" if over else "move")

    def grant(self) -> None:
        """Moves were taken back, freely or because everybody agreed."""
        if self.open is not None:
            self.declined.clear()
        self.open = None

    def begin_game(self) -> None:
        self.declined.clear()

    def is_declined(self, seat: int, moves: int) -> bool:
        """Was this seat told no when the game had as many moves as now, or more?"""
        return seat in self.declined and moves <= self.declined[seat]

    def change_seats(self) -> list[Event]:
        """Other people would have to agree now, or the one who asked is gone."""
        if self.open is None:
            return []
        asker_sits = self._seats[self.open.seat].kind == "person"
        return self._lapse("seats" if asker_sits else "asker")

    def _lapse(self, why: LapseReason) -> list[Event]:
        """End the question without an answer. Returns the event that says why."""
        if self.open is None:
            return []
        seat, moves = self.open.seat, self.open.moves
        self.open = None
        return [undo_lapsed_event(why, seat, self._seats[seat].name, moves)]

    def waiting_seats(self) -> list[Seat]:
        """Seats of people who have not agreed yet."""
        if self.open is None:
            return []
        agreed = {None, self.open.device, *self.open.agreed}
        return [seat for seat in self._seats if seat.undo_owner not in agreed]
