"""A table in this process: its mailbox, the sockets of its devices, its bots and its clock.

A wish goes through here one at a time: decide, store, apply, tell. What is not stored has not happened.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager

from msgspec import Raw, Struct

from homeward.engine.journal import Note
from homeward.server.channel import Channel, Here, Spoken, Stored, TookOver
from homeward.server.driver import Driver
from homeward.server.logs import log
from homeward.server.messages import Answer, Phrase, PresenceAnswer, Said, encode
from homeward.server.metrics import Metrics
from homeward.server.metronome import Metronome
from homeward.server.presence import Attendance, Connection
from homeward.server.rhythm import Rhythm
from homeward.server.settings import Settings
from homeward.server.storage import Storage, StorageDown, Write
from homeward.server.storage.scribe import Scribe
from homeward.server.thinkers import Thinkers
from homeward.server.words import not_running
from homeward.table import Change, Circumstances, Decision, Table, decide
from homeward.table.decide import decide_bot_move, decide_join, may_hand_to_bot
from homeward.table.entries import AnyEntry, decode
from homeward.table.entries import encode as encode_entry
from homeward.table.frames import Frame, News, frame
from homeward.table.seats import Seat
from homeward.table.secret_source import SecretSource, hashed
from homeward.table.wishes import AnyWish, Hold, Move, Pace, Undo

OTHERS_FIRST = 4.0  # seconds another process has to drive the bot or the clock that it owes a move


class Tools(Struct, frozen=True):
    """What every room of a process shares."""

    process: str
    settings: Settings
    storage: Storage
    scribe: Scribe
    channel: Channel
    thinkers: Thinkers
    metrics: Metrics
    secret_source: SecretSource
    metronome: Metronome


class Room:
    def __init__(self, tools: Tools, table: Table) -> None:
        self.tools = tools
        self.table = table
        self.used = time.monotonic()
        self.attendance = Attendance(tools.settings.away_seconds)
        self._mailbox = asyncio.Lock()
        self._behind = False  # may the storage have entries that are not applied here?
        self._driver = Driver(self, tools.thinkers, tools.metrics, tools.settings.bot_pause)
        self._tasks = set[asyncio.Task[None]]()
        self.rhythm: Rhythm | None = None  # of a game in real time, from its first beat on
        self.deciding = False

    # Wishes

    async def wish(self, device: int, wish: AnyWish) -> tuple[int, Decision | None]:
        """Fulfil a wish: the version it made, and the decision if it was made just now. Or Refused, IllegalMove."""
        async with self._mailbox, self._beats_wait():
            if isinstance(wish, Move | Undo) and wish.version > self.table.version:
                self._behind = True  # the device has seen more, at a process that could not tell us any more
            await self._catch_up()
            while True:
                done = self.table.done(device, wish.id)
                if done is not None:
                    return done, None
                decision = decide(self.table, device, wish, self._circumstances())
                if await self._store(decision.entry):
                    return self.table.version, decision

    async def join(self, key: str, token: str) -> str:
        """Open a link of this table; the token with which the device goes on."""
        new = self.tools.secret_source.token()
        async with self._mailbox:
            await self._catch_up()
            while True:
                entry = decide_join(self.table, key, token, new, self._circumstances())
                if entry is None:
                    return token
                if await self._store(entry):
                    return new if self.table.device_of(hashed(new)) is not None else token

    async def play_for(self, seat: int, code: int, play_version: int) -> None:
        """A move of a bot or the clock, unless the game has gone on without it."""
        async with self._mailbox, self._beats_wait():
            await self._catch_up()
            while self.table.play_version == play_version:
                if await self._store(decide_bot_move(self.table, seat, code)):
                    return

    def _circumstances(self) -> Circumstances:
        return Circumstances(time.time(), self.tools.secret_source, self.attendance.presence(self.table).away)

    async def _store(self, entry: AnyEntry) -> bool:
        """Store, apply, tell. False if another process was quicker: then look again and decide anew."""
        body = encode_entry(entry)
        write = Write(self.table.name, self.table.version + 1, body)
        try:
            stored = await self.tools.scribe.write(write)
        except StorageDown:
            self._behind = True
            self.tools.metrics.troubles.inc()
            raise
        if not stored:
            self.tools.metrics.conflicts.inc()
            self._behind = True
            await self._catch_up()
            return False
        self.tools.metrics.entries.labels(type(entry).__name__.lower()).inc()
        self.tools.channel.tell(
            self.table.name, Stored(process=self.tools.process, version=write.version, entry=Raw(body))
        )
        before = self._in_beats()
        self._tell(self.table.apply(entry))
        if self._in_beats() and not before:
            self._begin_beats()
        elif self.rhythm is not None and self._in_beats():
            self.rhythm.tell_pace()  # a bot may have taken the seat everybody waited for
        self._driver.drive()
        return True

    async def catch_up(self) -> None:
        """Look into the storage: a device knows more of this table than we do, or has come by another process."""
        async with self._mailbox:
            self._behind = True
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Apply what others have stored meanwhile."""
        if not self._behind:
            return
        news = await self.tools.storage.load(self.table.name, self.table.version)
        for body in news:
            self._tell(self.table.apply(decode(body)))
        self._behind = False
        if news:
            self._driver.drive(OTHERS_FIRST)

    # Whispers of other processes

    def heard_stored(self, whisper: Stored) -> None:
        if whisper.version <= self.table.version:
            return
        if whisper.version == self.table.version + 1 and not self._mailbox.locked() and not self._behind:
            self._tell(self.table.apply(decode(bytes(whisper.entry))))
            self._driver.drive(OTHERS_FIRST)
        else:
            self.look_again()

    def look_again(self) -> None:
        """Something may have happened elsewhere: fetch it."""
        self._behind = True
        self._spawn(self._fetch())

    async def _fetch(self) -> None:
        try:
            async with self._mailbox:
                await self._catch_up()
        except StorageDown:
            log.warning("storage is away", extra={"table": self.table.name})

    def refresh(self) -> None:
        """Now and then, with several processes: say who is here, and look whether a whisper got lost."""
        if self.attendance.sockets:
            self._say_who_is_here()
            self.look_again()

    def heard_here(self, whisper: Here) -> None:
        self.attendance.elsewhere(whisper.process, whisper.devices)
        if whisper.asking:
            self._say_who_is_here()
        self.tell_presence()

    def _say_who_is_here(self, asking: bool = False) -> None:
        whisper = Here(process=self.tools.process, devices=self.attendance.tabs(), asking=asking)
        self.tools.channel.tell(self.table.name, whisper)

    # Devices coming and going

    def enter(self, connection: Connection) -> None:
        self.attendance.came(connection)
        if self._in_beats():
            self._show_beats(connection)
        self._say_who_is_here(asking=True)
        self.tell_presence()
        self._driver.drive()

    def took_over(self, device: int, tab: str) -> None:
        """Other processes let go of the device's older tabs."""
        self.tools.channel.tell(self.table.name, TookOver(process=self.tools.process, device=device, tab=tab))

    def leave(self, connection: Connection) -> None:
        if not self.attendance.went(connection):
            return
        self.used = time.monotonic()
        if self.rhythm is not None:
            self.rhythm.device_left(connection.device)
        self._say_who_is_here()
        self.tell_presence()
        self._spawn(self._notice_absence())
        if not self.attendance.sockets:
            self._driver.stop()
            if self.rhythm is not None:
                self.rhythm.pause("restart")

    async def _notice_absence(self) -> None:
        """After a while others may let a bot play: tell them so."""
        await asyncio.sleep(self.tools.settings.away_seconds + 0.1)
        self.tell_presence()

    # Telling

    def frame_for(self, device: int, news: News) -> Frame:
        return frame(self.table, device, self.attendance.presence(self.table), news, self._driver.seconds_left())

    def _tell(self, change: Change) -> None:
        self.used = time.monotonic()
        presence, left = self.attendance.presence(self.table), self._driver.seconds_left()
        for connection in list(self.attendance.sockets.values()):
            shown = frame(self.table, connection.device, presence, News(change=change), left)
            connection.send(encode(shown))

    def tell_presence(self) -> None:
        presence = self.attendance.presence(self.table)
        connected = [seat.kind == "bot" or seat.device in presence.here for seat in self.table.seats]
        for connection in list(self.attendance.sockets.values()):
            may = [may_hand_to_bot(self.table, connection.device, seat, presence.away) for seat in self.table.seats]
            connection.send(encode(PresenceAnswer(connected=connected, may_hand_to_bot=may)))

    def say(self, seat: int, phrase: Phrase) -> None:
        self.tools.channel.tell(self.table.name, Spoken(process=self.tools.process, seat=seat, phrase=phrase))
        self.heard_spoken(seat, phrase)

    def heard_spoken(self, seat: int, phrase: Phrase) -> None:
        self.send_to_all(Said(seat=seat, phrase=phrase))

    def send_to_all(self, answer: Answer) -> None:
        self.send_raw(encode(answer))

    def send_raw(self, raw: bytes) -> None:
        for connection in list(self.attendance.sockets.values()):
            connection.send(raw)

    # Real time

    def _in_beats(self) -> bool:
        return self.table.play is not None and self.table.play.state.in_beats()

    def _begin_beats(self) -> None:
        """The last person said go."""
        if self.rhythm is None or self.rhythm.live.table is not self.table:
            self.rhythm = Rhythm(self, self.tools.metronome)
        self.rhythm.begin()

    def _show_beats(self, connection: Connection) -> None:
        """A device comes in the middle of a round; one that was put away or came from a restart waits for a sign."""
        if self.rhythm is None:
            self.rhythm = Rhythm(self, self.tools.metronome, "restart")
        connection.send(self.rhythm.beat_answer())
        self.rhythm.tell_pace()

    def hold(self, device: int, wish: Hold) -> None:
        if self.rhythm is not None and self.rhythm.live.running:
            self.rhythm.hold(device, wish)

    def set_pace(self, device: int, wish: Pace) -> None:
        if self.rhythm is None or not self.rhythm.live.running:
            raise not_running()
        self.rhythm.wish(device, wish)

    def absent(self, seats: list[Seat]) -> list[Seat]:
        here = self.attendance.presence(self.table).here
        return [seat for seat in seats if seat.kind == "person" and seat.device not in here]

    def tell_beats(self, notes: list[Note]) -> None:
        self.table.tell_beats(notes, self.table.version + 1)  # stored with the next stretch of beats
        self._tell(Change(self.table.version, tuple(notes)))

    def beats_ended(self) -> None:
        self._spawn(self._rest())

    async def _rest(self) -> None:
        """After a round: everything stored, then bots and people in turns again."""
        await self._store_beats()
        self._driver.drive()

    def store_beats(self) -> None:
        self._spawn(self._store_beats())

    async def _store_beats(self) -> None:
        async with self._mailbox:
            await self._write_beats()

    @asynccontextmanager
    async def _beats_wait(self) -> AsyncIterator[None]:
        """While a wish is judged and stored no beat is played, and those before it are stored before it."""
        self.deciding = True
        try:
            await self._write_beats()
            yield
        finally:
            self.deciding = False

    async def _write_beats(self) -> None:
        codes = self.rhythm.live.take_unstored() if self.rhythm is not None else []
        if self.rhythm is None or not codes:
            return
        entry = self.rhythm.live.entry_of(codes)
        body = encode_entry(entry)
        write = Write(self.table.name, self.table.version + 1, body)
        try:
            stored = await self.tools.scribe.write(write)
        except StorageDown:
            self.rhythm.live.give_back(codes)
            self.tools.metrics.troubles.inc()
            log.warning("storage is away", extra={"table": self.table.name})
            return
        if not stored:
            self.tools.metrics.conflicts.inc()
            await self._start_over()
            return
        self.tools.metrics.entries.labels("beaten").inc()
        self.table.keep_beats(entry)
        self.tools.channel.tell(
            self.table.name, Stored(process=self.tools.process, version=write.version, entry=Raw(body))
        )

    async def _start_over(self) -> None:
        """Another process has played on: what was only played here has not happened."""
        if self.rhythm is not None:
            self.rhythm.close()
        self.rhythm = None
        self.table = Table.of(self.table.name, map(decode, await self.tools.storage.load(self.table.name)))
        self._behind = False
        self._tell(Change(self.table.version))

    # The end

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def is_idle(self) -> bool:
        return not self.attendance.sockets and not self._mailbox.locked()

    def close(self) -> None:
        self._driver.stop()
        if self.rhythm is not None:
            self.rhythm.close()
        for task in list(self._tasks):
            task.cancel()
