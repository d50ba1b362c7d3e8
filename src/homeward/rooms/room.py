"""A table in this process. Whatever happens to it goes through its mailbox: decide, store, apply, tell."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from homeward.rooms import words
from homeward.rooms.audience import Audience
from homeward.rooms.codes import Shown, code_for
from homeward.rooms.connection import Connection
from homeward.rooms.driver import Driver
from homeward.rooms.errands import Errands
from homeward.rooms.hints import Hints
from homeward.rooms.ledger import Ledger
from homeward.rooms.messages import PhraseAnswer
from homeward.rooms.presence import Attendance
from homeward.rooms.real_time import RealTime
from homeward.rooms.timer import RunningTimer
from homeward.rooms.tools import Tools
from homeward.rooms.whispers import Whispers
from homeward.table import Change, Circumstances, Decision, Table, decide, decide_join
from homeward.table.decide import decide_bot_move
from homeward.table.entries import AnyEntry
from homeward.table.gentle_clock import timed
from homeward.table.secret_source import hashed
from homeward.table.wishes import AnyWish, Move, Undo
from homeward.table.words import Refused, shut, stale

OTHERS_FIRST = 4.0  # seconds another process has to drive the bot or the timer that it owes a move


class Room:
    def __init__(self, tools: Tools, table: Table, forgotten: Callable[[str], None] = lambda name: None) -> None:
        """`forgotten` is called when everybody agreed to delete the table."""
        self.used = time.monotonic()
        self.ended: Refused | None = None  # why there is no such table any more
        self._forgotten = forgotten
        self.whispers = Whispers(tools.channel, tools.process, table.name)
        self.ledger = Ledger(tools, self.whispers, table)
        self.attendance = Attendance(tools.settings.away_seconds, tools.clock)
        timer = RunningTimer(self.ledger)
        self.audience = Audience(self.ledger, self.attendance, timer)
        self.real_time = RealTime(self.ledger, self.audience, tools.metronome, self._beats_wait)
        self.hints = Hints(tools.thinkers, self.ledger)
        self._driver = Driver(tools, self.ledger, self.attendance, timer, self.play_for)
        self._tools = tools
        self._mailbox = asyncio.Lock()
        self._errands = Errands(table.name)

    @property
    def table(self) -> Table:
        return self.ledger.table

    # What happens

    async def wish(self, device: int, wish: AnyWish) -> tuple[int, Decision | None]:
        """Fulfil a wish: the version it made, and the decision if it was made just now. Or Refused, IllegalMove."""

        def judged() -> Decision | None:
            if self.table.done(device, wish.id) is not None:
                return None
            return decide(self.table, device, wish, self._circumstances())

        async with self._deciding(seen=wish.version if isinstance(wish, Move | Undo) else 0):
            decision = await self._bring_about(judged)
            version = self.table.done(device, wish.id)
            assert version is not None
            return version, decision

    async def join(self, key_hash: str, token: str) -> str:
        """Open a link of this table; the token with which the device goes on."""
        new = self._tools.secret_source.token()

        def judged() -> Decision | None:
            entry = decide_join(self.table, key_hash, token, new, self._circumstances())
            return Decision(entry) if entry is not None else None

        async with self._deciding():
            await self._bring_about(judged)
            return new if self.table.device_of(hashed(new)) is not None else token

    async def play_for(self, seat: int, code: int, play_version: int) -> None:
        """A move of a bot or the timer, unless the game has gone on without it."""

        def judged() -> Decision | None:
            if self.table.play_version != play_version:
                return None
            return Decision(decide_bot_move(self.table, seat, code))

        await self.decide(judged)

    async def decide(self, judged: Callable[[], Decision | None]) -> bool:
        """What nobody wished for and happens all the same. Was there anything to do?"""
        async with self._deciding():
            return await self._bring_about(judged) is not None

    @asynccontextmanager
    async def _deciding(self, seen: int = 0) -> AsyncIterator[None]:
        """One after another. No beat is played meanwhile, and those before it are stored before it.

        `seen` is a version that a device has seen, perhaps at a process that could not tell us any more.
        """
        async with self._mailbox:
            with self.real_time.standstill():
                if seen > self.table.version:
                    self.ledger.is_behind = True
                await self._catch_up()
                if self._tools.losses.knows_more(self.table.name, seen, self.table.version):
                    raise stale()
                await self._bring_about(self._beats)
                yield

    def _circumstances(self) -> Circumstances:
        presence = self.audience.presence()
        bounds = self._tools.settings.bounds()
        return Circumstances(presence.now, self._tools.secret_source, presence.here, presence.away, bounds)

    async def _bring_about(self, judged: Callable[[], Decision | None]) -> Decision | None:
        """Decide, store, apply, tell; decide anew if another process was quicker. None: there was nothing to do."""
        while (decision := judged()) is not None:
            entry = timed(decision.entry, self.table.clock, self._tools.clock.now())
            if await self.ledger.store(entry):
                self._happened(entry)
                return decision
            await self._catch_up()
        return None

    def _happened(self, entry: AnyEntry) -> None:
        """What was decided here is stored: apply it, tell it, and see that it goes on."""
        before = self.table.in_beats
        change = self.table.apply(entry)
        if change.watched:
            return
        self._tell(change)
        if self.table.in_beats and not before:
            self.real_time.begin()
        elif self.table.in_beats:
            self.real_time.seats_changed()
        self._driver.drive()
        self._tools.happened(self.table)
        if self.table.end.forgotten:
            self._forgotten(self.table.name)

    def _tell(self, change: Change) -> None:
        self.used = time.monotonic()
        self._show_out()
        with self._tools.tracing.span("tell", facts={"devices": len(self.attendance.connections)}):
            self.audience.tell(change)

    def _show_out(self) -> None:
        """Devices that whoever opened the table has sent away, or that made room for others."""
        for device in self.attendance.connections.keys() - self.table.door.devices:
            why = words.left() if device in self.table.door.left else words.sent_away()
            self.attendance.connections[device].dismiss(why, come_back=False)
        if self.table.end.shut:
            self._send_home(shut())

    async def code_for(self, key: str) -> Shown:
        """Letters to type instead of a link of this table."""
        return await code_for(self._tools, self.table, key)

    # What happened elsewhere

    async def catch_up(self) -> None:
        """Look into the storage: a device knows more of this table than we do, or has come by another process."""
        self.ledger.is_behind = True
        await self._fetch()

    def look_again(self) -> None:
        """Something may have happened elsewhere: fetch it as soon as possible."""
        self.ledger.is_behind = True
        self._errands.run(self._fetch)

    async def _fetch(self) -> None:
        async with self._mailbox:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Apply what others have stored meanwhile."""
        try:
            missed = await self.ledger.missed()
        except Refused as gone:
            self.end(gone)
            raise
        if any(map(self.table.is_overtaken_by, missed)):
            await self.ledger.start_over()
            self.real_time.stop()
            self._tell(Change(self.table.version))
            self._driver.drive(OTHERS_FIRST)
            return
        for entry in missed:
            self.happened_elsewhere(entry)

    def happened_elsewhere(self, entry: AnyEntry, trace: str = "") -> None:
        """The next entry, stored by another process."""
        with self._tools.tracing.span("hear", parent=trace, facts={"version": self.table.version + 1}):
            self._tell(self.table.apply(entry))
        self._driver.drive(OTHERS_FIRST)

    def may_happen_now(self, version: int, entry: AnyEntry) -> bool:
        """Is a whispered entry the next one, with nothing under way that it could get in the way of?"""
        is_next = version == self.table.version + 1 and not self.ledger.is_behind
        return is_next and not self._mailbox.locked() and not self.table.is_overtaken_by(entry)

    def refresh(self) -> None:
        """Now and then, with several processes: say who is here, and look whether a whisper got lost."""
        if self.attendance.connections:
            self.whispers.here(self.attendance.tabs())
            self.look_again()

    # Devices coming and going

    def enter(self, connection: Connection) -> None:
        self.attendance.came(connection)
        if self.table.in_beats:
            self.real_time.show(connection)
        self.whispers.here(self.attendance.tabs(), and_you=True)
        self.audience.tell_presence()
        self._driver.drive()

    def leave(self, connection: Connection) -> None:
        if not self.attendance.went(connection):
            return
        self.used = time.monotonic()
        self.real_time.device_left(connection.device)
        self.whispers.here(self.attendance.tabs())
        self.audience.tell_presence()
        self._errands.run(self._notice_absence)
        if not self.attendance.connections:
            self._driver.drive()
            self.real_time.everybody_left()

    async def _notice_absence(self) -> None:
        """After a while others may let a bot play: tell them so."""
        await asyncio.sleep(self._tools.settings.away_seconds + 0.1)
        self.audience.tell_presence()

    def say(self, seat: int, phrase: str) -> None:
        """Heard by everybody at once, and by nobody later: it changes nothing and is not stored."""
        self.whispers.spoken(seat, phrase)
        self.audience.answer_all(PhraseAnswer(seat=seat, phrase=phrase))

    def go_on(self) -> None:
        """See that bots play, if it is their turn."""
        self._driver.drive()

    def hurry(self) -> None:
        """Somebody waits for a bot that thinks, perhaps at another process."""
        self.whispers.hurry()
        self.hurry_here()

    def hurry_here(self) -> None:
        self._driver.hurry()

    # Beats

    def _beats_wait(self) -> None:
        """To be stored, while more of them are played; or they were the last, and bots may move again."""
        self._errands.run(self._store_beats)
        self._driver.drive()

    async def _store_beats(self) -> None:
        async with self._mailbox:
            await self._bring_about(self._beats)

    def _beats(self) -> Decision | None:
        beaten = self.real_time.unstored()
        return Decision(beaten) if beaten is not None else None

    # The end

    def end(self, why: Refused) -> None:
        """The table is gone: everybody is told and sent home."""
        self.ended = why
        self._send_home(why)
        self.close()

    def _send_home(self, why: Refused) -> None:
        for connection in list(self.attendance.connections.values()):
            connection.dismiss(why, come_back=False)

    @property
    def is_idle(self) -> bool:
        return not self.attendance.connections and not self._mailbox.locked()

    def close(self) -> None:
        self._driver.stop()
        self.real_time.stop()
        self._errands.call_off()
