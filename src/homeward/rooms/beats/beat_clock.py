"""The clock of one table in real time: plays its beats; pause and speed are the same for all devices."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from homeward.rooms.beats.metronome import TICKS_PER_SECOND, Metronome
from homeward.rooms.room.broadcast import Broadcast
from homeward.rooms.sessions.connection import DeviceConnection
from homeward.rooms.sessions.messages import BeatAnswer, PaceAnswer, Reason
from homeward.table import Change, Table
from homeward.table.live_beats import LiveBeats
from homeward.table.refusals import Refused
from homeward.table.state.seat import Seat
from homeward.table.wishes import Hold, Pace

BEATS_PER_TELLING = 3
BEATS_PER_ENTRY = 30
SKIPPING = 24  # beats in a tick of a skipped round; they are sent and stored that much less often
WAIT_BEFORE_GOING_ON = 60  # ticks, so that all players are ready
SILENCE = 0.75  # seconds without a message after which the hands of a device rest
UNHEARD = 90  # beats without a message after which a device that has sent pings counts as gone


class BeatClock:
    """Plays the beats of one table while they are played in this process; otherwise it is off.

    `store` is called when there are beats to store.
    """

    def __init__(
        self, table: Callable[[], Table], broadcast: Broadcast, metronome: Metronome, store: Callable[[], None]
    ) -> None:
        self._table = table
        self._broadcast = broadcast
        self._metronome = metronome
        self._store = store
        self._live: LiveBeats | None = None  # None: off
        self._stands_still = False  # a decision is being made: no beat may change the table meanwhile
        self._gone: set[int] = set()  # connected devices that fell silent, or whose page is hidden
        self._unheard: dict[int, int] = {}  # beats since the last message of each device that sends pings
        self._reset("")

    def _reset(self, reason: Reason) -> None:
        self._speed = TICKS_PER_SECOND
        self._reason: Reason = reason  # why it is paused; empty while it runs
        self._wait = 0  # ticks until it goes on
        self._ticks = 0
        self._owed = 0  # beats that wait until it no longer stands still
        self._skips = False  # a round of bots alone is played quickly
        self._heard: dict[int, float] = {}  # when each device last sent how it holds

    @property
    def live(self) -> LiveBeats:
        assert self._live is not None
        return self._live

    @property
    def running(self) -> bool:
        return self._live is not None and self._live.running

    @property
    def paused(self) -> bool:
        return self._reason != ""

    # On and off

    def begin(self) -> None:
        """A new stretch of beats begins; paused if the device of a seat at work is not connected."""
        if self._live is None:
            self._turn_on("")
        self._reason = ""
        self._wait = 0
        self._owed = 0
        self._skips = False
        self._listen_anew()
        if self._absent():
            self._reason = "away"
        self._listen()
        self.tell_pace()

    def show(self, connection: DeviceConnection) -> None:
        """A device connects during a round. After a restart the round is paused until a player continues it."""
        if self._live is None:
            self._turn_on("restart")
            self._listen()
        connection.answer(self.beat_answer())
        self._gone.discard(connection.device)
        self.tell_pace()

    def _turn_on(self, reason: Reason) -> None:
        self._live = LiveBeats(self._table())
        self._reset(reason)

    def stop(self) -> None:
        """Stop playing beats in this process. The next start takes the table as it is then."""
        self._metronome.remove(self)
        self._live = None

    @contextmanager
    def standstill(self) -> Iterator[None]:
        """No beat is played in this block, so that a decision is still valid when it is stored."""
        self._stands_still = True
        try:
            yield
        finally:
            self._stands_still = False

    # The clock

    def _listen(self) -> None:
        if self.running and not self.paused:
            self._metronome.add(self)
        else:
            self._metronome.remove(self)

    def tick(self) -> None:
        if self._wait:
            self._wait -= 1
            return
        self._ticks += 1
        self._owe()
        if self._stands_still:
            return
        self._let_go_of_silent()
        while self._owed and self.running and not self.paused:
            self._owed -= 1
            self._miss_unheard()
            self.beat()
        if not self.running:
            self._end()

    def _owe(self) -> None:
        """Add the beats of this tick. Those of a skipped round do not pile up during a standstill."""
        if self._skips:
            self._owed = SKIPPING
        else:
            before = (self._ticks - 1) * self._speed // TICKS_PER_SECOND
            self._owed += self._ticks * self._speed // TICKS_PER_SECOND - before

    def beat(self) -> None:
        seldom = SKIPPING if self._skips else 1
        notes = self.live.play_beat()
        if self.live.play.log_beats(notes, self._table().version + 1):  # stored with the next stretch of beats
            self._broadcast.tell(Change(self._table().version, tuple(notes)))
        elif self.live.taught:
            self._broadcast.tell(Change(self._table().version))
        if self.live.beat % (BEATS_PER_TELLING * seldom) == 0:
            self.tell_beat()
        if self.live.beat % (BEATS_PER_ENTRY * seldom) == 0:
            self._store()

    def _end(self) -> None:
        self._metronome.remove(self)
        self._reason = ""
        self._skips = False
        self.tell_beat()
        self.tell_pace()
        self._store()

    # Hands

    def hold(self, device: int, wish: Hold) -> None:
        if not self.running:
            return
        self._heard[device] = time.monotonic()
        self.live.hold(device, wish.seat, wish.part, wish.code, wish.beat)

    def _let_go_of_silent(self) -> None:
        limit = time.monotonic() - SILENCE
        for device, heard in list(self._heard.items()):
            if heard < limit:
                del self._heard[device]
                self.live.let_go(seat.number for seat in self._table().seats.held_by(device))

    # Devices that fall silent

    def heard(self, device: int) -> None:
        """A device has sent a ping: its line is alive, and somebody looks at it."""
        self._unheard[device] = 0
        self._come_back(device)

    def _come_back(self, device: int) -> None:
        if device in self._gone:
            self._gone.discard(device)
            if self._live is not None:
                self.tell_pace()

    def hidden(self, device: int) -> None:
        """Nobody looks at the page of a device: as if it had left."""
        self._gone.add(device)
        self._unheard.pop(device, None)
        if self.running:
            self._pause_for_absent()

    def _listen_anew(self) -> None:
        self._unheard = dict.fromkeys(self._unheard, 0)

    def _miss_unheard(self) -> None:
        """A line that is lost without a word is noticed here long before its socket is closed."""
        if self._skips:
            return
        for device in self._unheard:
            self._unheard[device] += 1
        lost = [device for device, beats in self._unheard.items() if beats > UNHEARD]
        for device in lost:
            self.hidden(device)

    # Pausing, slowing, stepping, skipping

    def everybody_left(self) -> None:
        if self._live is not None:
            self._pause("restart")

    def _pause(self, reason: Reason) -> None:
        if self.running and not self.paused:
            self._reason = reason
            self._listen()
            self.tell_beat()
            self._store()
        self.tell_pace()

    def device_left(self, device: int) -> None:
        """The round pauses when the device of a seat at work disconnects."""
        self._gone.discard(device)
        self._unheard.pop(device, None)
        if self._live is None:
            return
        self.live.let_go(seat.number for seat in self._table().seats.held_by(device))
        self._pause_for_absent()

    def seats_changed(self) -> None:
        """The round pauses for an open seat, as for one whose device is gone. A bot may have taken the seat."""
        if self._live is None:
            return
        self.live.let_go(seat.number for seat in self._table().seats if seat.kind == "open")
        self._skips = self._skips and self._may_skip
        self._pause_for_absent()

    def _pause_for_absent(self) -> None:
        if self._absent():
            self._pause("away")
        else:
            self.tell_pace()

    def set_pace(self, device: int, wish: Pace) -> None:
        if wish.hidden:
            self.hidden(device)
            return
        self._come_back(device)
        if not self.running:
            raise Refused("not-running")
        if not self._table().seats.held_by(device):
            raise Refused("not-your-clock")
        if wish.skip:
            self._skip()
            return
        self._check_agreed(wish)
        self._speed = wish.speed
        if wish.step:
            self._step(wish.step)
        elif wish.paused:
            self._pause("asked")
        elif self.paused:
            self._go_on()
        else:
            self.tell_pace()

    def _check_agreed(self, wish: Pace) -> None:
        """Going on at full speed is always allowed, because a round also pauses when a device is gone."""
        if (wish.speed < TICKS_PER_SECOND or wish.step) and not self._may_slow:
            raise Refused("no-slow-speed")
        if wish.paused and not self._may_pause:
            raise Refused("no-pause")

    @property
    def _may_pause(self) -> bool:
        return self.live.beats.may_pause(self.live.play.state)

    @property
    def _may_slow(self) -> bool:
        return self.live.beats.may_slow(self.live.play.state)

    @property
    def _may_skip(self) -> bool:
        return self.running and all(seat.kind == "bot" for seat in self.live.seats_at_work())

    def _skip(self) -> None:
        """Play quickly to the end of the round."""
        if not self._may_skip:
            raise Refused("no-skip")
        self._skips = True
        self._reason = ""
        self._wait = 0
        self._listen()
        self.tell_pace()

    def _go_on(self) -> None:
        self._listen_anew()
        away = self._absent()
        if away:
            raise somebody_is_away(away)
        self._reason = ""
        self._wait = WAIT_BEFORE_GOING_ON
        self._owed = 0
        self._listen()
        self.tell_pace()

    def _step(self, beats: int) -> None:
        """Play some beats while paused."""
        self._pause("step")
        self._reason = "step" if self.running else ""
        for _ in range(beats):
            if self.running and not self._stands_still:
                self.beat()
        self.tell_beat()
        if not self.running:
            self._end()
        else:
            self._store()
            self.tell_pace()

    # Sending

    def beat_answer(self) -> BeatAnswer:
        return BeatAnswer(beat=self.live.beat, pulse=self.live.beats.pulse(self.live.play.state))

    def tell_beat(self) -> None:
        self._broadcast.answer_all(self.beat_answer())

    def tell_pace(self) -> None:
        self._broadcast.answer_all(
            PaceAnswer(
                running=self.running,
                paused=self.paused,
                reason=self._reason,
                speed=self._speed,
                starts_in=round(self._wait / TICKS_PER_SECOND, 2),
                away=[seat.number for seat in self._absent()],
                may_pause=self._may_pause,
                may_slow=self._may_slow,
                may_skip=self._may_skip and not self._skips,
            )
        )

    def _absent(self) -> list[Seat]:
        """The seats at work whose device is not connected, or gone."""
        if not self.running:
            return []
        at_work = self.live.seats_at_work()
        away = self._broadcast.absent(at_work)
        return [seat for seat in at_work if seat in away or seat.device in self._gone]


def somebody_is_away(seats: list[Seat]) -> Refused:
    return Refused("somebody-away", names=tuple(seat.plain_name for seat in seats))
