"""All tables of this process: finds them, makes them, puts them away when nobody is there."""

import asyncio
import re
import time
from secrets import token_hex

from homeward.server import words
from homeward.server.channel import Alone, Channel, RedisChannel
from homeward.server.hearing import hear
from homeward.server.logs import log
from homeward.server.metrics import Metrics
from homeward.server.metronome import Metronome
from homeward.server.room import Room
from homeward.server.settings import Settings
from homeward.server.storage import Storage, StorageDown, Write
from homeward.server.storage.scribe import Scribe
from homeward.server.storage.sql import storage_at
from homeward.server.thinkers import Thinkers
from homeward.server.tools import Tools
from homeward.server.turning_points import TurningPoints
from homeward.server.whispers import decode as decode_whisper
from homeward.table import Table
from homeward.table.entries import Made, decode, encode
from homeward.table.secret_source import SecretSource

TABLE_NAME = re.compile(r"[a-z2-7]{16}")
PUT_AWAY_SECONDS = 60.0
ROUND_SECONDS = 15.0


class House:
    """Opens with the server and closes with it."""

    def __init__(self, settings: Settings, storage: Storage | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.storage = storage or storage_at(settings.database)
        self.secret_source = SecretSource()
        channel: Channel = RedisChannel(settings.redis) if settings.redis else Alone()
        self.tools = Tools(
            process=token_hex(8),
            settings=settings,
            storage=self.storage,
            scribe=Scribe(self.storage, self.metrics.committed),
            channel=channel,
            thinkers=Thinkers(settings.thinkers),
            metrics=self.metrics,
            secret_source=self.secret_source,
            metronome=Metronome(self.metrics.lateness.observe),
        )
        self.turning_points = TurningPoints()
        self.going_down = False
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._rounds: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.storage.open()
        self.tools.scribe.start()
        self.tools.thinkers.warm_up()
        self.tools.channel.start(self._hear, self._look_everywhere)
        self._rounds = asyncio.create_task(self._go_round(), name="rounds")
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
        for room in self._rooms.values():
            room.close()
        self.tools.metronome.stop()
        self.tools.thinkers.stop()
        self.turning_points.stop()
        await self.tools.scribe.stop()
        await self.tools.channel.stop()
        await self.storage.close()
        log.info("closed", extra={"house": self.tools.process})

    # Tables

    async def make(self, made: Made) -> Room:
        """A new table, stored before anybody hears of it."""
        name = self.secret_source.name()
        await self.tools.scribe.write(Write(name, 1, encode(made)))
        self.metrics.made.inc()
        return await self._keep(Table(name, made))

    async def room(self, name: str) -> Room:
        """The table of that name, from memory or from the storage."""
        room = self._rooms.get(name)
        if room is not None:
            room.used = time.monotonic()
            return room
        if not TABLE_NAME.fullmatch(name):
            raise words.no_such_table()
        opening = self._opening.get(name)
        if opening is None:
            opening = self._opening[name] = asyncio.create_task(self._load(name))
            opening.add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(opening)

    async def _load(self, name: str) -> Room:
        await self.tools.channel.follow(name)  # before reading, so that nothing falls between
        entries = await self.storage.load(name)
        if not entries:
            await self.tools.channel.unfollow(name)
            raise words.no_such_table()
        return await self._keep(Table.of(name, map(decode, entries)))

    async def _keep(self, table: Table) -> Room:
        room = self._rooms[table.name] = Room(self.tools, table)
        await self.tools.channel.follow(table.name)
        self.metrics.rooms.set(len(self._rooms))
        return room

    # Other processes

    def _hear(self, name: str, raw: bytes) -> None:
        room = self._rooms.get(name)
        if room is None:
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

    async def check(self) -> None:
        """StorageDown unless everything this process needs answers."""
        await self.storage.check()
        try:
            await asyncio.wait_for(self.tools.channel.check(), 2.0)
        except (OSError, TimeoutError) as error:
            raise StorageDown(f"redis: {error}") from None
