"""Sends changes to every connected device, as its seats may see them."""

from collections.abc import Callable, Iterable

from homeward.rooms.room.presence import Attendance
from homeward.rooms.room.timer import RunningTimer
from homeward.rooms.sessions.connection import DeviceConnection
from homeward.rooms.sessions.messages import Answer, PresenceAnswer, encode
from homeward.table import Change, Table
from homeward.table.decisions.decide_seats import may_hand_to_bot, may_win_back
from homeward.table.display.frames import frame, onlookers_here
from homeward.table.display.seen import Frame, News, Presence
from homeward.table.state.seat import Seat


class Broadcast:
    def __init__(self, table: Callable[[], Table], attendance: Attendance, timer: RunningTimer) -> None:
        self._table = table
        self._attendance = attendance
        self._timer = timer

    def presence(self) -> Presence:
        return self._attendance.presence(self._table())

    def absent(self, seats: Iterable[Seat]) -> list[Seat]:
        """Those of these seats that nobody plays now: open, or their device is not connected."""
        here = self.presence().here
        return [seat for seat in seats if seat.kind != "bot" and seat.device not in here]

    def frame_for(self, connection: DeviceConnection, news: News) -> Frame:
        return self._frame(connection, self.presence(), news, self._timer.seconds_left())

    def _frame(self, connection: DeviceConnection, presence: Presence, news: News, left: float) -> Frame:
        return frame(self._table(), connection.device, presence, news, left, described=connection.described)

    def tell(self, change: Change) -> None:
        presence, left = self.presence(), self._timer.seconds_left()
        for connection in list(self._attendance.connections.values()):
            connection.send(encode(self._frame(connection, presence, News(change=change), left)))

    def tell_presence(self) -> None:
        table, presence = self._table(), self.presence()
        connected = [seat.kind == "bot" or seat.device in presence.here for seat in table.seats]
        for connection in list(self._attendance.connections.values()):
            device = connection.device
            connection.answer(
                PresenceAnswer(
                    connected=connected,
                    may_hand_to_bot=[may_hand_to_bot(table, device, seat, presence.away) for seat in table.seats],
                    may_win_back=[may_win_back(table, device, seat, presence.away) for seat in table.seats],
                    here=sorted(presence.here),
                    onlookers=onlookers_here(table, presence),
                )
            )

    def answer_all(self, answer: Answer) -> None:
        """Send the same message to all devices."""
        raw = encode(answer)
        for connection in list(self._attendance.connections.values()):
            connection.send(raw)
