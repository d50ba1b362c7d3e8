"""All tables of this process: finds them, makes them, puts them away when nobody is there."""

import asyncio
import re
import time
from collections import Counter
from contextlib import suppress
from functools import partial
from secrets import token_hex

from homeward.server import codes, words
from homeward.server.balances import Balances
from homeward.server.bans import Bans
from homeward.server.bells import Bells
from homeward.server.channel import channel_at
from homeward.server.clock import SteadyClock
from homeward.server.errands import Errands
from homeward.server.hearing import hear
from homeward.server.limits import SECONDS_TO_WRITE, Doors
from homeward.server.logs import log
from homeward.server.losses import Losses
from homeward.server.metrics import Metrics
from homeward.server.metronome import Metronome
from homeward.server.readiness import Readiness
from homeward.server.retention import Retention
from homeward.server.room import Room
from homeward.server.settings import Settings
from homeward.server.slow_games import SlowGames
from homeward.server.storage import Storage, StorageDown, Why, Write
from homeward.server.storage.scribe import Scribe
from homeward.server.storage.sql import storage_at
from homeward.server.thinkers import Thinkers
from homeward.server.tools import Tools
from homeward.server.tracing import tracing_to
from homeward.server.turning_points import TurningPoints
from homeward.server.whispers import Whispers
from homeward.server.whispers import decode as decode_whisper
from homeward.table import Table
from homeward.table.decide_end import check_goes_on
from homeward.table.entries import Made, decode, encode
from homeward.table.gentle_clock import first_look, timed
from homeward.table.secret_source import SecretSource

TABLE_NAME = re.compile(r"[a-z2-7]{16}")
PUT_AWAY_SECONDS = 60.0
ROUND_SECONDS = 15.0


class House:
    """Opens with the server and closes with it."""

    def __init__(self, settings: Settings, storage: Storage | None = None, clock: SteadyClock | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.storage = storage or storage_at(settings.database, serving=True)
        self.secret_source = SecretSource()
        process = token_hex(8)
        tracing = tracing_to(settings.traces, process)
        clock = clock or SteadyClock()
        self.bells = Bells(settings, self.storage, self._is_at, clock.now)
        self.tools = Tools(
            process=process,
            settings=settings,
            storage=self.storage,
            scribe=Scribe(self.storage, self.metrics.committed, tracing),
            losses=Losses(self.storage, self.metrics),
            channel=channel_at(settings.redis),
            thinkers=Thinkers(settings.thinkers),
            metrics=self.metrics,
            secret_source=self.secret_source,
            metronome=Metronome(self.metrics.lateness.observe),
            clock=clock,
            tracing=tracing,
            happened=self.bells.happened,
        )
        self.slow_games = SlowGames(self.tools, self.room, self.bells.remind)
        self.turning_points = TurningPoints(settings.limits.analysis_seconds)
        self.balances = Balances(settings.limits.balance_seconds)
        self.doors = Doors(settings.limits, settings.trusted)
        self.sockets = Counter[str]()  # by address
        self.readiness = Readiness(self._check)
        self.going_down = False
        self.bans = Bans(self.storage)
        self.retention = Retention(settings.keep_days, self.storage, self._drop, self._in_use)
        self._errands = Errands("")
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._overheard = set[str]()  # tables about which others whispered while they were being opened
        self._rounds: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.storage.open()
        self.tools.losses.report()
        self.tools.scribe.start()
        self.tools.thinkers.warm_up()
        self.tools.channel.start(self._hear, self._look_everywhere)
        await self.bans.look()
        await self.bells.open()
        self._rounds = asyncio.create_task(self._go_round(), name="rounds")
        self.slow_games.start()
        self.retention.start()
        log.info("open", extra={"house": self.tools.process})

    async def farewell(self) -> None:
        """Tell every device that the server goes and that it should come back."""
        self.going_down = True
        for room in self._rooms.values():
            for connection in list(room.attendance.connections.values()):
                connection.dismiss(words.going_down(), come_back=True)
        await asyncio.sleep(0.05)  # let the last words leave the house

    async def close(self) -> None:
        self.going_down = True
        if self._rounds is not None:
            self._rounds.cancel()
        await self.slow_games.stop()
        await self.retention.stop()
        await self.bells.close()
        for room in self._rooms.values():
            room.close()
        self.tools.metronome.stop()
        self.tools.thinkers.stop()
        self.turning_points.stop()
        self.balances.stop()
        await self.tools.scribe.stop()
        await self.tools.channel.stop()
        await self.storage.close()
        await asyncio.to_thread(self.tools.tracing.close)
        log.info("closed", extra={"house": self.tools.process})

    # Tables

    async def make(self, made: Made) -> Room:
        """A new table, stored before anybody hears of it."""
        name = self.secret_source.name()
        made = timed(made, None, self.tools.clock.now())
        await self.tools.scribe.write(Write(name, 1, encode(made), first_look(made)))
        self.metrics.made.inc()
        return await self._keep(await asyncio.to_thread(Table, name, made))  # an imported game may be long

    async def room(self, name: str, seen: int = 0) -> Room:
        """The table of that name, from memory or from the storage. `seen` is a version that somebody has seen of it."""
        room = self._rooms.get(name)
        if room is None or room.ended is not None:
            room = await self._opened(name, seen)
        room.used = time.monotonic()
        check_goes_on(room.table)
        return room

    async def by_code(self, written: str) -> tuple[Room, str]:
        """The table of a code that somebody typed, and the hash of the key it stands for."""
        now = self.tools.clock.now()
        code = await self.storage.code(codes.plain(written), now)
        if code is None:
            raise words.bad_code()
        room = await self.room(code.table)
        await room.catch_up()  # the link may have ended at another process
        if not codes.opens(room.table, code.key_hash, now):
            raise words.bad_code()
        return room, code.key_hash

    async def _opened(self, name: str, seen: int) -> Room:
        if not TABLE_NAME.fullmatch(name):
            raise words.no_such_table()
        opening = self._opening.get(name)
        if opening is None:
            opening = self._opening[name] = asyncio.create_task(self._load(name))
            opening.add_done_callback(lambda _: self._is_open(name))
        found = await asyncio.shield(opening)
        if found is None:
            why = await self.storage.deleted(name)
            raise words.deleted(why) if why is not None else self.tools.losses.no_such_table(name, seen)
        return found

    def _is_open(self, name: str) -> None:
        self._opening.pop(name, None)
        self._overheard.discard(name)

    async def _load(self, name: str) -> Room | None:
        await self.tools.channel.follow(name)  # before reading, so that nothing falls between
        entries = await self.storage.load(name)
        if not entries:
            await self.tools.channel.unfollow(name)
            return None
        # a thread, because a table may have a long past and others shall not wait meanwhile
        table = await asyncio.to_thread(Table.of, name, map(decode, entries))
        if table.end.forgotten:  # and this process, or the one before, did not come to delete it
            await self.delete(name, "forgotten")
            await self.tools.channel.unfollow(name)
            return None
        room = await self._keep(table)
        if name in self._overheard:
            room.look_again()
        return room

    async def _keep(self, table: Table) -> Room:
        room = self._rooms[table.name] = Room(self.tools, table, self._forget)
        await self.tools.channel.follow(table.name)
        self.metrics.rooms.set(len(self._rooms))
        return room

    def at_hand(self, name: str) -> Room | None:
        """The table if it is in the memory of this process."""
        return self._rooms.get(name)

    def _is_at(self, name: str, device: int) -> bool:
        """Is a device at a table, as far as this process knows?"""
        room = self._rooms.get(name)
        return room is not None and device in room.audience.presence().here

    def rooms(self) -> list[Room]:
        return list(self._rooms.values())

    # The end of tables

    async def delete(self, name: str, why: Why) -> bool:
        """Delete a table for good, and tell those who sit at it. False if there was none."""
        gone = await self.storage.delete([name], why)
        for one in gone:
            self._drop(one, why)
        await self.storage.tidy()
        return bool(gone)

    def _forget(self, name: str) -> None:
        self._errands.run(partial(self._forgotten, name))

    async def _forgotten(self, name: str) -> None:
        await self.delete(name, "forgotten")

    def _drop(self, name: str, why: Why) -> None:
        """It is deleted: nobody shall sit at it any more, here and in other processes."""
        Whispers(self.tools.channel, self.tools.process, name).deleted(why)
        room = self._rooms.pop(name, None)
        if room is not None:
            room.end(words.deleted(why))
            self._errands.run(partial(self.tools.channel.unfollow, name))
            self.metrics.rooms.set(len(self._rooms))

    def show_out_banned(self) -> None:
        for room in self.rooms():
            for connection in list(room.attendance.connections.values()):
                if self.bans.holds(connection.address):
                    connection.dismiss(words.banned(), come_back=False)

    def _in_use(self) -> list[str]:
        """Tables that somebody has open."""
        return [name for name, room in self._rooms.items() if room.attendance.connections]

    # Other processes

    def _hear(self, name: str, raw: bytes) -> None:
        room = self._rooms.get(name)
        if room is None:
            if name in self._opening:
                self._overheard.add(name)
            return
        whisper = decode_whisper(raw)
        if whisper.process != self.tools.process:
            hear(room, whisper)

    def _look_everywhere(self) -> None:
        for room in self._rooms.values():
            room.look_again()

    # Rounds

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            limit = time.monotonic() - PUT_AWAY_SECONDS
            for name, room in list(self._rooms.items()):
                if room.is_idle and room.used < limit:
                    room.close()
                    del self._rooms[name]
                    await self.tools.channel.unfollow(name)
                elif self.settings.redis:
                    room.refresh()
            self.metrics.rooms.set(len(self._rooms))
            with suppress(StorageDown):  # then it is done the next time
                await self.retention.note_visits()
                await self.bans.look()
                self.show_out_banned()

    async def _check(self) -> None:
        """StorageDown unless everything this process needs works, Refused while something stored is missing."""
        try:
            await asyncio.wait_for(self.storage.check(), SECONDS_TO_WRITE)
        except TimeoutError:
            raise StorageDown(f"nothing was written within {SECONDS_TO_WRITE} seconds") from None
        self.tools.losses.check()
        try:
            await asyncio.wait_for(self.tools.channel.check(), 2.0)
        except (OSError, TimeoutError) as error:
            raise StorageDown(f"redis: {error}") from None
