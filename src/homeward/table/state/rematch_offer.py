"""Who would like to play again after the end of a game, until the next one begins."""

from homeward.engine.events import Event
from homeward.table.entries import RematchOffered
from homeward.table.state.seat import Seat
from homeward.table.state.seats import Seats
from homeward.table.table_events import table_event


class RematchOffer:
    def __init__(self, seats: Seats) -> None:
        self.devices = frozenset[int]()  # that would like to play again
        self._seats = seats

    def apply(self, entry: RematchOffered) -> list[Event]:
        self.devices |= {entry.device}
        return [table_event("rematch-offered", entry.seat, who=self._seats[entry.seat].name)]

    def wanting_seats(self) -> list[Seat]:
        """Seats of people who would like to play again."""
        return [seat for seat in self._people() if seat.device in self.devices]

    def waiting_seats(self, device: int | None = None) -> list[Seat]:
        """Seats of people at other devices who have not answered. Nobody waits for somebody who has left."""
        return [seat for seat in self._people() if seat.device != device and seat.device not in self.devices]

    def _people(self) -> list[Seat]:
        return [seat for seat in self._seats if seat.kind == "person"]

    def drop(self) -> None:
        self.devices = frozenset()
