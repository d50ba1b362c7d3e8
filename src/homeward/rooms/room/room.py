"""A table in this process. Every change takes the same way, one after another: decide, store, apply, send."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from homeward.rooms.beats.beat_clock import BeatClock
from homeward.rooms.bots.bot_driver import BotDriver
from homeward.rooms.bots.hint_requests import HintRequests
from homeward.rooms.error_refusals import deletion_refusal
from homeward.rooms.join_codes import ShownCode, code_for
from homeward.rooms.room.background_tasks import BackgroundTasks
from homeward.rooms.room.broadcast import Broadcast
from homeward.rooms.room.entry_log import EntryLog
from homeward.rooms.room.presence import Attendance
from homeward.rooms.room.process_messages import ProcessMessages
from homeward.rooms.room.timer import RunningTimer
from homeward.rooms.services import RoomServices
from homeward.rooms.sessions.connection import DeviceConnection
from homeward.rooms.sessions.messages import PhraseAnswer
from homeward.rooms.storage import DeletionReason
from homeward.table import Change, Circumstances, Decision, Table, decide_join, decide_wish
from homeward.table.entries import AnyEntry, Came, SeatMoved, decode
from homeward.table.gentle_clock import with_time
from homeward.table.refusals import Refused
from homeward.table.secret_source import hash_secret
from homeward.table.wishes import AnyWish, MoveWish, Undo

OTHERS_FIRST = 4.0  # seconds for another process, which stored the last entry, to play the bot's or timer's move


class Room:
    def __init__(
        self, services: RoomServices, table: Table, forgotten: Callable[[str], None] = lambda name: None
    ) -> None:
        """`forgotten` is called when all players agreed to delete the table."""
        self.table = table
        self.used = time.monotonic()
        self.ended: Refused | None = None  # why the table is gone
        self._forgotten = forgotten
        self.process_messages = ProcessMessages(services.channel, services.process, table.name)
        self._entry_log = EntryLog(services, self.process_messages, table.name)
        self.attendance = Attendance(services.settings.away_seconds, services.clock)
        timer = RunningTimer(self._current_table)
        self.broadcast = Broadcast(self._current_table, self.attendance, timer)
        self.beat_clock = BeatClock(self._current_table, self.broadcast, services.metronome, self._beats_wait)
        self.hints = HintRequests(services.bot_pool, self._current_table)
        self._driver = BotDriver(services, self._current_table, self.attendance, timer, self.decide)
        self._services = services
        self._mailbox = asyncio.Lock()
        self._background = BackgroundTasks(table.name)

    def _current_table(self) -> Table:
        """For the parts of the room: `table` is replaced when it has to be loaded anew."""
        return self.table

    # Changes

    async def wish(self, device: int, wish: AnyWish) -> tuple[int, Decision | None]:
        """Fulfil a wish. Returns its version, and the decision unless it was made before."""

        def decision_now() -> Decision | None:
            if self.table.fulfilled.version_of(device, wish.id) is not None:
                return None
            return decide_wish(self.table, device, wish, self._circumstances())

        async with self._deciding(seen=wish.version if isinstance(wish, MoveWish | Undo) else 0):
            decision = await self._bring_about(decision_now)
            version = self.table.fulfilled.version_of(device, wish.id)
            assert version is not None
            return version, decision

    async def join(self, key_hash: str, token: str) -> str:
        """A device opens a link of this table. Returns the token of the device."""
        new = self._services.secret_source.token()

        def decision_now() -> Decision | None:
            entry = decide_join(self.table, key_hash, token, new, self._circumstances())
            return Decision(entry) if entry is not None else None

        async with self._deciding():
            await self._bring_about(decision_now)
            return new if self.table.guests.device_of(hash_secret(new)) is not None else token

    async def look_at_joining(self, key_hash: str, token: str) -> Came | SeatMoved | None:
        """The entry that a device would bring about by opening a link now; it is not stored."""
        async with self._mailbox:
            await self._catch_up()
            return decide_join(self.table, key_hash, token, "", self._circumstances())

    async def decide(self, make_decision: Callable[[], Decision | None]) -> bool:
        """Carry out a decision that no device wished for. False if there was nothing to decide."""
        async with self._deciding():
            return await self._bring_about(make_decision) is not None

    @asynccontextmanager
    async def _deciding(self, seen: int = 0) -> AsyncIterator[None]:
        """One decision after another. No beat is played meanwhile, and earlier beats are stored first.

        `seen` is a version that a device has seen, perhaps in another process whose message was lost.
        """
        async with self._mailbox:
            with self.beat_clock.standstill():
                if seen > self.table.version:
                    self._entry_log.is_behind = True
                await self._catch_up()
                if self._services.missing_entries.knows_more(self.table.name, seen, self.table.version):
                    raise Refused("stale")
                await self._bring_about(self._unstored_beats)
                yield

    def _circumstances(self) -> Circumstances:
        presence = self.broadcast.presence()
        bounds = self._services.settings.bounds()
        return Circumstances(presence.now, self._services.secret_source, presence.here, presence.away, bounds)

    async def _bring_about(self, make_decision: Callable[[], Decision | None]) -> Decision | None:
        """Decide, store, apply, send; decide anew if another process stored first. None: nothing was decided."""
        while (decision := make_decision()) is not None:
            entry = with_time(decision.entry, self.table.turn_clock.limit, self._services.clock.now())
            if await self._entry_log.store(self.table.version + 1, entry):
                self._apply_here(entry)
                return decision
            await self._catch_up()
        return None

    def _apply_here(self, entry: AnyEntry) -> None:
        """Apply an entry that was stored here, send the change, and wake bots and clocks."""
        before = self.table.in_beats
        change = self.table.apply(entry)
        if change.watched:
            return
        self._tell(change)
        if self.table.in_beats and not before:
            self.beat_clock.begin()
        elif self.table.in_beats:
            self.beat_clock.seats_changed()
        self._driver.wake()
        self._services.happened(self.table)
        if self.table.end.forgotten:
            self._forgotten(self.table.name)

    def _tell(self, change: Change) -> None:
        self.used = time.monotonic()
        self._show_out()
        with self._services.tracing.span("tell", facts={"devices": len(self.attendance.connections)}):
            self.broadcast.tell(change)

    def _show_out(self) -> None:
        """Disconnect devices that are not at the table any more, and all devices of a table that the host closed."""
        for device in self.attendance.connections.keys() - self.table.guests.devices:
            why = Refused("left") if device in self.table.guests.left else Refused("sent-away")
            self.attendance.connections[device].dismiss(why, come_back=False)
        if self.table.end.shut:
            self._send_home(Refused("table-shut"))

    async def code_for(self, key: str) -> ShownCode:
        """A code to type instead of a link of this table."""
        return await code_for(self._services, self.table, key)

    # Other processes

    async def catch_up(self) -> None:
        """Load what is stored: a device knows a newer version, or has joined in another process."""
        self._entry_log.is_behind = True
        await self._fetch()

    def look_again(self) -> None:
        """Load soon what other processes may have stored."""
        self._entry_log.is_behind = True
        self._background.run(self._fetch)

    async def _fetch(self) -> None:
        async with self._mailbox:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Apply what other processes have stored."""
        try:
            missed = await self._entry_log.entries_after(self.table.version)
        except Refused as gone:
            self.end(gone)
            raise
        if any(map(self.table.is_overtaken_by, missed)):
            await self._load_anew()
            return
        for entry in missed:
            self._apply_from_elsewhere(entry)

    async def _load_anew(self) -> None:
        """Load the table as it is stored. Beats that were only played here are lost."""
        entries = await self._entry_log.load()
        self.table = await self._services.run_beside(partial(Table.of, self.table.name, entries))
        self.beat_clock.stop()
        self._tell(Change(self.table.version))
        self._driver.wake(OTHERS_FIRST)

    def _apply_from_elsewhere(self, entry: AnyEntry, trace: str = "") -> None:
        """Apply the next entry, which another process stored."""
        with self._services.tracing.span("hear", parent=trace, facts={"version": self.table.version + 1}):
            self._tell(self.table.apply(entry))
        self._driver.wake(OTHERS_FIRST)

    def stored_elsewhere(self, version: int, entry: bytes, trace: str) -> None:
        """Apply the entry if it is the next one and no decision is being made; else load from the storage."""
        if version <= self.table.version:
            return
        next_entry = decode(entry)
        is_next = version == self.table.version + 1 and not self._entry_log.is_behind
        if is_next and not self._mailbox.locked() and not self.table.is_overtaken_by(next_entry):
            self._apply_from_elsewhere(next_entry, trace)
        else:
            self.look_again()

    def connected_elsewhere(self, process: str, devices: dict[int, str], and_you: bool) -> None:
        self.attendance.elsewhere(process, devices)
        if and_you:
            self.process_messages.here(self.attendance.tabs())
        self.broadcast.tell_presence()

    def spoken_elsewhere(self, seat: int, phrase: str) -> None:
        self.broadcast.answer_all(PhraseAnswer(seat=seat, phrase=phrase))

    def taken_over_elsewhere(self, device: int, tab: str) -> None:
        connection = self.attendance.connections.get(device)
        if connection is not None and connection.tab != tab:
            connection.dismiss(Refused("taken-over"), come_back=False)

    def deleted_elsewhere(self, why: DeletionReason) -> None:
        self.end(deletion_refusal(why))

    def refresh(self) -> None:
        """Called regularly where there are several processes: reports the devices here and loads what was missed."""
        if self.attendance.connections:
            self.process_messages.here(self.attendance.tabs())
            self.look_again()

    # Devices coming and going

    def enter(self, connection: DeviceConnection) -> None:
        self.attendance.came(connection)
        if self.table.in_beats:
            self.beat_clock.show(connection)
        self.process_messages.here(self.attendance.tabs(), and_you=True)
        self.broadcast.tell_presence()
        self._driver.wake()

    def leave(self, connection: DeviceConnection) -> None:
        if not self.attendance.went(connection):
            return
        self.used = time.monotonic()
        self.beat_clock.device_left(connection.device)
        self.process_messages.here(self.attendance.tabs())
        self.broadcast.tell_presence()
        self._background.run(self._notice_absence)
        if not self.attendance.connections:
            self._driver.wake()
            self.beat_clock.everybody_left()

    async def _notice_absence(self) -> None:
        """After `away_seconds` others may let a bot play: send them that."""
        await asyncio.sleep(self._services.settings.away_seconds + 0.1)
        self.broadcast.tell_presence()

    def say(self, seat: int, phrase: str) -> None:
        """Send a phrase to all connected devices. It is not stored."""
        self.process_messages.spoken(seat, phrase)
        self.broadcast.answer_all(PhraseAnswer(seat=seat, phrase=phrase))

    def go_on(self) -> None:
        """Wake the bot driver."""
        self._driver.wake()

    def hurry(self) -> None:
        """A player waits for a bot that is choosing, perhaps in another process."""
        self.process_messages.hurry()
        self.hurry_here()

    def hurry_here(self) -> None:
        self._driver.hurry()

    # Beats

    def _beats_wait(self) -> None:
        """There are beats to store. If they were the last, a bot may be to act."""
        self._background.run(self._store_beats)
        self._driver.wake()

    async def _store_beats(self) -> None:
        async with self._mailbox:
            await self._bring_about(self._unstored_beats)

    def _unstored_beats(self) -> Decision | None:
        beats = self.table.play.unstored_beats() if self.table.play is not None else None
        return Decision(beats) if beats is not None else None

    # The end

    def end(self, why: Refused) -> None:
        """The table is gone: disconnect all devices."""
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
        self.beat_clock.stop()
        self._background.call_off()
