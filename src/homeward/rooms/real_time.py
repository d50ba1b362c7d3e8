"""The beats of a table, if it is this process that plays them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from homeward.rooms.audience import Audience
from homeward.rooms.connection import Connection
from homeward.rooms.ledger import Ledger
from homeward.rooms.metronome import Metronome
from homeward.rooms.rhythm import Rhythm
from homeward.rooms.words import not_running
from homeward.table.entries import Beaten
from homeward.table.wishes import Hold, Pace


class RealTime:
    """Has a rhythm from the first beat that is played here. `store` is called whenever beats wait to be stored."""

    def __init__(self, ledger: Ledger, audience: Audience, metronome: Metronome, store: Callable[[], None]) -> None:
        self._ledger = ledger
        self._audience = audience
        self._metronome = metronome
        self._store = store
        self._rhythm: Rhythm | None = None

    # The beats come and go

    def begin(self) -> None:
        """The last person said go."""
        if self._rhythm is None:
            self._rhythm = Rhythm(self._ledger.table, self._audience, self._metronome, self._store)
        self._rhythm.begin()

    def show(self, connection: Connection) -> None:
        """A device comes in the middle of a round. One that was put away or outlived its server waits for a sign."""
        if self._rhythm is None:
            self._rhythm = Rhythm(self._ledger.table, self._audience, self._metronome, self._store, "restart")
        connection.answer(self._rhythm.beat_answer())
        self._rhythm.tell_pace()

    def seats_changed(self) -> None:
        """A bot may have taken the seat everybody waited for, or a seat may be open now."""
        if self._rhythm is not None:
            self._rhythm.seats_changed()

    def device_left(self, device: int) -> None:
        if self._rhythm is not None:
            self._rhythm.device_left(device)

    def everybody_left(self) -> None:
        if self._rhythm is not None:
            self._rhythm.pause("restart")

    def stop(self) -> None:
        """No more beats are played here."""
        if self._rhythm is not None:
            self._rhythm.close()
        self._rhythm = None

    # What devices wish

    def hold(self, device: int, wish: Hold) -> None:
        if self._rhythm is not None and self._rhythm.live.running:
            self._rhythm.hold(device, wish)

    def set_pace(self, device: int, wish: Pace) -> None:
        if self._rhythm is None or not self._rhythm.live.running:
            raise not_running()
        self._rhythm.wish(device, wish)

    # Storing

    def unstored(self) -> Beaten | None:
        return self._rhythm.live.unstored() if self._rhythm is not None else None

    @contextmanager
    def standstill(self) -> Iterator[None]:
        """Meanwhile no beat is played, so that what is decided is still true when it is stored."""
        rhythm = self._rhythm
        if rhythm is None:
            yield
            return
        rhythm.stands_still = True
        try:
            yield
        finally:
            rhythm.stands_still = False
