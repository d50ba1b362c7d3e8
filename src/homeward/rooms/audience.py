"""Telling the devices at a table: each sees what changes as its seats may see it."""

from collections.abc import Iterable

from homeward.rooms.ledger import Ledger
from homeward.rooms.messages import Answer, PresenceAnswer, encode
from homeward.rooms.presence import Attendance
from homeward.rooms.timer import RunningTimer
from homeward.table import Change
from homeward.table.decide_seats import may_hand_to_bot, may_win_back
from homeward.table.frames import Frame, News, Presence, frame
from homeward.table.seats import Seat


class Audience:
    def __init__(self, ledger: Ledger, attendance: Attendance, timer: RunningTimer) -> None:
        self._ledger = ledger
        self._attendance = attendance
        self._timer = timer

    def presence(self) -> Presence:
        return self._attendance.presence(self._ledger.table)

    def absent(self, seats: Iterable[Seat]) -> list[Seat]:
        """Those of these seats that nobody plays now: their device is not here, or they are open."""
        here = self.presence().here
        return [seat for seat in seats if seat.kind != "bot" and seat.device not in here]

    def frame_for(self, device: int, news: News) -> Frame:
        return frame(self._ledger.table, device, self.presence(), news, self._timer.seconds_left())

    def tell(self, change: Change) -> None:
        presence, left = self.presence(), self._timer.seconds_left()
        for connection in list(self._attendance.connections.values()):
            shown = frame(self._ledger.table, connection.device, presence, News(change=change), left)
            connection.send(encode(shown))

    def tell_presence(self) -> None:
        table, presence = self._ledger.table, self.presence()
        connected = [seat.kind == "bot" or seat.device in presence.here for seat in table.seats]
        for connection in list(self._attendance.connections.values()):
            device = connection.device
            connection.answer(
                PresenceAnswer(
                    connected=connected,
                    may_hand_to_bot=[may_hand_to_bot(table, device, seat, presence.away) for seat in table.seats],
                    may_win_back=[may_win_back(table, device, seat, presence.away) for seat in table.seats],
                    here=sorted(presence.here),
                )
            )

    def answer_all(self, answer: Answer) -> None:
        """The same words for everybody."""
        raw = encode(answer)
        for connection in list(self._attendance.connections.values()):
            connection.send(raw)
