"""The beats of one table as they come by the clock: paused and slowed for everybody at once, told to all devices."""

import time
from collections.abc import Callable

from homeward.rooms.audience import Audience
from homeward.rooms.messages import BeatAnswer, PaceAnswer, Reason
from homeward.rooms.metronome import TICKS_PER_SECOND, Metronome
from homeward.table import Change, Table
from homeward.table.beats import LiveBeats
from homeward.table.seats import Seat
from homeward.table.wishes import Hold, Pace
from homeward.table.words import Refused, refused

BEATS_PER_TELLING = 3
BEATS_PER_ENTRY = 30
SKIPPING = 24  # beats in a tick of a round that is skipped; told and stored that much less often
WAIT_BEFORE_GOING_ON = 60  # ticks, so that all hands are back where they were
SILENCE = 0.75  # seconds without a word after which a device's hands let go


class Rhythm:
    def __init__(
        self, table: Table, audience: Audience, metronome: Metronome, store: Callable[[], None], reason: Reason = ""
    ) -> None:
        self.live = LiveBeats(table)
        self.stands_still = False  # something is being decided: no beat may change what it is judged by
        self._table = table
        self._audience = audience
        self._metronome = metronome
        self._store = store  # the beats that wait for it, as soon as possible
        self._speed = TICKS_PER_SECOND
        self._reason: Reason = reason  # why it is paused; empty while it runs
        self._wait = 0  # ticks until it goes on
        self._ticks = 0
        self._owed = 0  # beats that wait until it no longer stands still
        self._skips = False  # a round of bots alone, which nobody wants to watch
        self._heard: dict[int, float] = {}  # when a device last said how it holds
        self._listen()

    @property
    def paused(self) -> bool:
        return self._reason != ""

    # The clock

    def begin(self) -> None:
        """A new stretch of beats: the hands are fresh, whoever is at work is looked for."""
        self._reason = ""
        self._wait = 0
        self._owed = 0
        self._skips = False
        if self._audience.absent(self.live.seats_at_work()):
            self._reason = "away"
        self._listen()
        self.tell_pace()

    def _listen(self) -> None:
        if self.live.running and not self.paused:
            self._metronome.add(self)
        else:
            self._metronome.remove(self)

    def tick(self) -> None:
        if self._wait:
            self._wait -= 1
            return
        self._ticks += 1
        self._owe()
        if self.stands_still:
            return
        self._let_go_of_silent()
        while self._owed and self.live.running:
            self._owed -= 1
            self.beat()
        if not self.live.running:
            self._end()

    def _owe(self) -> None:
        """The beats of this tick. Nobody waits for those of a skipped round: they do not pile up."""
        if self._skips:
            self._owed = SKIPPING
        else:
            before = (self._ticks - 1) * self._speed // TICKS_PER_SECOND
            self._owed += self._ticks * self._speed // TICKS_PER_SECOND - before

    def beat(self) -> None:
        seldom = SKIPPING if self._skips else 1
        notes = self.live.play_beat()
        if self._table.game.events(self.live.play.state, notes, None):
            self._table.tell_beats(notes, self._table.version + 1)  # stored with the next stretch of beats
            self._audience.tell(Change(self._table.version, tuple(notes)))
        elif self.live.taught:
            self._audience.tell(Change(self._table.version))
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
        self._heard[device] = time.monotonic()
        self.live.hold(device, wish.seat, wish.part, wish.code, wish.beat)

    def _let_go_of_silent(self) -> None:
        limit = time.monotonic() - SILENCE
        for device, heard in list(self._heard.items()):
            if heard < limit:
                del self._heard[device]
                self.live.let_go(seat.number for seat in self._table.held_by(device))

    # Pausing, slowing, stepping, skipping

    def pause(self, reason: Reason) -> None:
        if self.live.running and not self.paused:
            self._reason = reason
            self._listen()
            self.tell_beat()
            self._store()
        self.tell_pace()

    def device_left(self, device: int) -> None:
        """Everybody waits for whoever sits at the table and is gone."""
        seats = self._table.held_by(device)
        self.live.let_go(seat.number for seat in seats)
        if seats and self.live.running:
            self.pause("away")

    def seats_changed(self) -> None:
        """Everybody waits for a seat that is open now, as for somebody who is gone."""
        self.live.let_go(seat.number for seat in self._table.seats if seat.kind == "open")
        self._skips = self._skips and self._may_skip
        if self._absent():
            self.pause("away")
        else:
            self.tell_pace()

    def wish(self, device: int, wish: Pace) -> None:
        if not self._table.held_by(device):
            raise refused("not-your-clock")
        if wish.skip:
            self._skip()
            return
        self._check_agreed(wish)
        self._speed = wish.speed
        if wish.step:
            self._step(wish.step)
        elif wish.paused:
            self.pause("asked")
        elif self.paused:
            self._go_on()
        else:
            self.tell_pace()

    def _check_agreed(self, wish: Pace) -> None:
        """Going on at full speed is always allowed: a round that waited for somebody must be able to."""
        if (wish.speed < TICKS_PER_SECOND or wish.step) and not self._may_slow:
            raise refused("no-slow-speed")
        if wish.paused and not self._may_pause:
            raise refused("no-pause")

    @property
    def _may_pause(self) -> bool:
        return self.live.beats.may_pause(self.live.play.state)

    @property
    def _may_slow(self) -> bool:
        return self.live.beats.may_slow(self.live.play.state)

    @property
    def _may_skip(self) -> bool:
        return self.live.running and all(seat.kind == "bot" for seat in self.live.seats_at_work())

    def _skip(self) -> None:
        """Quickly to the end of the round: whoever watches sees what was caught, and not how."""
        if not self._may_skip:
            raise refused("no-skip")
        self._skips = True
        self._reason = ""
        self._wait = 0
        self._listen()
        self.tell_pace()

    def _go_on(self) -> None:
        away = self._absent()
        if away:
            raise somebody_is_away(away)
        self._reason = ""
        self._wait = WAIT_BEFORE_GOING_ON
        self._owed = 0
        self._listen()
        self.tell_pace()

    def _step(self, beats: int) -> None:
        """Some beats, released by hand."""
        self.pause("step")
        self._reason = "step" if self.live.running else ""
        for _ in range(beats):
            if self.live.running and not self.stands_still:
                self.beat()
        self.tell_beat()
        if not self.live.running:
            self._end()
        else:
            self._store()
            self.tell_pace()

    # Telling

    def beat_answer(self) -> BeatAnswer:
        return BeatAnswer(beat=self.live.beat, pulse=self.live.beats.pulse(self.live.play.state))

    def tell_beat(self) -> None:
        self._audience.answer_all(self.beat_answer())

    def tell_pace(self) -> None:
        self._audience.answer_all(
            PaceAnswer(
                running=self.live.running,
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
        """Without whom it cannot go on."""
        return self._audience.absent(self.live.seats_at_work()) if self.live.running else []

    def close(self) -> None:
        self._metronome.remove(self)


def somebody_is_away(seats: list[Seat]) -> Refused:
    return refused("somebody-away", names=tuple(seat.called for seat in seats))
