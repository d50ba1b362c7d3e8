"""The house of a server process: its rooms, who may come in, and the rounds it makes."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import TypeVar

from homeward.rooms import words
from homeward.rooms.balances import Balances
from homeward.rooms.clock import SteadyClock
from homeward.rooms.limits import SECONDS_TO_WRITE, Doors
from homeward.rooms.logs import log
from homeward.rooms.losses import Losses
from homeward.rooms.metronome import Metronome
from homeward.rooms.reception import Reception
from homeward.rooms.rooms import Rooms
from homeward.rooms.scribe import Scribe
from homeward.rooms.storage import StorageDown
from homeward.rooms.tools import Tools
from homeward.rooms.turning_points import TurningPoints
from homeward.server.bans import Bans
from homeward.server.bells import Bells
from homeward.server.channel import channel_at
from homeward.server.metrics import Metrics
from homeward.server.readiness import Readiness
from homeward.server.retention import Retention
from homeward.server.settings import Settings
from homeward.server.slow_games import SlowGames
from homeward.server.storage import ServerStorage
from homeward.server.storage.sql import storage_at
from homeward.server.thinkers import ThinkingProcesses
from homeward.server.tracing import tracing_to
from homeward.table.secret_source import SecretSource

ROUND_SECONDS = 15.0
ANALYSTS_NICENESS = 15  # looking back must not slow down who plays now
EXAMINERS_NICENESS = 19  # nor examining a box, which may not slow down who looks back either
Result = TypeVar("Result")


async def in_a_thread(work: Callable[[], Result]) -> Result:
    return await asyncio.to_thread(work)


class House:
    """Opens with the server and closes with it."""

    def __init__(
        self, settings: Settings, storage: ServerStorage | None = None, clock: SteadyClock | None = None
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.storage = storage or storage_at(settings.database, serving=True)
        self.thinkers = ThinkingProcesses(settings.thinkers)
        self.analysts = ThinkingProcesses(1, ANALYSTS_NICENESS)
        self.examiners = ThinkingProcesses(1, EXAMINERS_NICENESS)
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
            thinkers=self.thinkers,
            measures=self.metrics,
            secret_source=SecretSource(),
            metronome=Metronome(self.metrics.lateness.observe),
            clock=clock,
            beside=in_a_thread,
            tracing=tracing,
            happened=self.bells.happened,
        )
        self.rooms = Rooms(self.tools)
        self.reception = Reception(
            self.rooms,
            TurningPoints(settings.limits.analysis_seconds, self.analysts),
            Balances(settings.limits.balance_seconds, self.examiners),
        )
        self.slow_games = SlowGames(self.tools, self.storage, self.rooms.room, self.bells.remind)
        self.doors = Doors(settings.limits, settings.trusted)
        self.sockets = Counter[str]()  # by address
        self.readiness = Readiness(self._check)
        self.going_down = False
        self.bans = Bans(self.storage)
        self.retention = Retention(settings.keep_days, self.storage, self.rooms.drop, self.rooms.in_use)
        self._rounds: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.storage.open()
        self.tools.losses.report()
        self.tools.scribe.start()
        self.thinkers.warm_up()
        self.tools.channel.start(self.rooms.hear, self.rooms.look_everywhere)
        await self.bans.look()
        await self.bells.open()
        self._rounds = asyncio.create_task(self._go_round(), name="rounds")
        self.slow_games.start()
        self.retention.start()
        log.info("open", extra={"house": self.tools.process})

    async def farewell(self) -> None:
        """Tell every device that the server goes and that it should come back."""
        self.going_down = True
        for room in self.rooms:
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
        self.rooms.close()
        self.tools.metronome.stop()
        self.thinkers.stop()
        self.analysts.stop()
        self.examiners.stop()
        await self.tools.scribe.stop()
        await self.tools.channel.stop()
        await self.storage.close()
        await asyncio.to_thread(self.tools.tracing.close)
        log.info("closed", extra={"house": self.tools.process})

    def _is_at(self, name: str, device: int) -> bool:
        """Is a device at a table, as far as this process knows?"""
        room = self.rooms.at_hand(name)
        return room is not None and device in room.audience.presence().here

    def show_out_banned(self) -> None:
        for room in self.rooms:
            for connection in list(room.attendance.connections.values()):
                if self.bans.holds(connection.address):
                    connection.dismiss(words.banned(), come_back=False)

    # Rounds

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            await self.rooms.put_away()
            for room in self.rooms if self.settings.redis else ():
                room.refresh()
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
