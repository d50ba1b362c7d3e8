"""What one server process has: rooms, storage, limits, bot processes, turn notices, and its periodic work."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import TypeVar

from starlette.concurrency import run_in_threadpool

from homeward.api.http_messages import HouseRules
from homeward.api.lobby import Lobby
from homeward.build_info import is_compiled
from homeward.rooms.beats.metronome import Metronome
from homeward.rooms.bots.balance_requests import BalanceRequests
from homeward.rooms.bots.turning_points import TurningPointRequests
from homeward.rooms.clock import SteadyClock
from homeward.rooms.group_commit import GroupCommit
from homeward.rooms.logger import log
from homeward.rooms.rate_limits import SECONDS_TO_WRITE, Action, RateLimits
from homeward.rooms.room.missing_entries import MissingEntries
from homeward.rooms.rooms import Rooms
from homeward.rooms.services import RoomServices
from homeward.rooms.storage import StorageDown
from homeward.server.http.bans import Bans
from homeward.server.notices.gentle_clock_rounds import GentleClockRounds
from homeward.server.notices.turn_notices import TurnNotices
from homeward.server.process.bot_processes import BotProcesses
from homeward.server.process.channel_choice import channel_at
from homeward.server.process.opentelemetry import tracing_to
from homeward.server.process.prometheus_metrics import PrometheusMetrics
from homeward.server.process.readiness import Readiness
from homeward.server.process.settings import Settings
from homeward.server.storage import ServerStorage
from homeward.server.storage.retention import Retention
from homeward.server.storage.sql import storage_at
from homeward.table.names import confusables
from homeward.table.refusals import Refused
from homeward.table.secret_source import SecretSource

ROUND_SECONDS = 15.0
ANALYSTS_NICENESS = 15  # analysing a finished game must not slow down running ones
EXAMINERS_NICENESS = 19  # nor may a balance study slow down games or analyses
Result = TypeVar("Result")


async def in_a_thread(work: Callable[[], Result]) -> Result:
    return await asyncio.to_thread(work)


class House:
    """Opened and closed with the application."""

    def __init__(
        self, settings: Settings, storage: ServerStorage | None = None, clock: SteadyClock | None = None
    ) -> None:
        self.settings = settings
        self.metrics = PrometheusMetrics()
        self.storage = storage or storage_at(settings.database_url, serving=True)
        self.bot_pool = BotProcesses(settings.bot_processes)
        self.analysts = BotProcesses(1, ANALYSTS_NICENESS)
        self.examiners = BotProcesses(1, EXAMINERS_NICENESS)
        self._channel = channel_at(settings.redis)
        process = token_hex(8)
        tracing = tracing_to(settings.traces, process)
        clock = clock or SteadyClock()
        self.turn_notices = TurnNotices(settings, self.storage, self._is_at, clock.now)
        self.services = RoomServices(
            process=process,
            settings=settings,
            storage=self.storage,
            group_commit=GroupCommit(self.storage, self.metrics.committed, tracing),
            missing_entries=MissingEntries(self.storage, self.metrics),
            channel=self._channel,
            bot_pool=self.bot_pool,
            metrics=self.metrics,
            secret_source=SecretSource(),
            metronome=Metronome(self.metrics.lateness.observe),
            clock=clock,
            run_beside=in_a_thread,
            tracing=tracing,
            happened=self.turn_notices.happened,
        )
        self.rooms = Rooms(self.services)
        self.lobby = Lobby(
            self.rooms,
            TurningPointRequests(settings.limits.analysis_seconds, self.analysts),
            BalanceRequests(settings.limits.balance_seconds, self.examiners),
        )
        self.gentle_clock_rounds = GentleClockRounds(
            self.services, self.storage, self.rooms.room, self.turn_notices.remind
        )
        self.rate_limits = RateLimits(settings.limits, settings.trusted)
        self.sockets = Counter[str]()  # by address
        self.readiness = Readiness(self._check)
        self.going_down = False
        self.bans = Bans(self.storage)
        self.retention = Retention(settings.retention_days, self.storage, self.rooms.drop, self.rooms.in_use)
        self._periodic: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.storage.open()
        # by Starlette, which loads here what the first answer in lines would wait for
        await run_in_threadpool(confusables)
        self.services.missing_entries.report()
        self.services.group_commit.start()
        self.bot_pool.warm_up()
        self._channel.start(self.rooms.hear, self.rooms.look_everywhere)
        await self.bans.read()
        await self.turn_notices.open()
        self._periodic = asyncio.create_task(self._work_periodically(), name="periodic work")
        self.gentle_clock_rounds.start()
        self.retention.start()
        log.info("open", extra={"house": self.services.process})

    async def farewell(self) -> None:
        """Tell every device that the server stops and that it should reconnect."""
        self.going_down = True
        for room in self.rooms:
            for connection in list(room.attendance.connections.values()):
                connection.dismiss(Refused("going-down"), come_back=True)
        await asyncio.sleep(0.05)  # let the last messages be sent

    async def close(self) -> None:
        self.going_down = True
        if self._periodic is not None:
            self._periodic.cancel()
        await self.gentle_clock_rounds.stop()
        await self.retention.stop()
        await self.turn_notices.close()
        self.rooms.close()
        self.services.metronome.stop()
        for processes in self._all_processes():
            processes.stop()
        await self.services.group_commit.stop()
        await self._channel.stop()
        await self.storage.close()
        await asyncio.to_thread(self.services.tracing.close)
        log.info("closed", extra={"house": self.services.process})

    def join_processes(self) -> None:
        """Wait until all bot processes have ended, also those of a house that was never closed."""
        for processes in self._all_processes():
            processes.join()

    def _all_processes(self) -> tuple[BotProcesses, ...]:
        return self.bot_pool, self.analysts, self.examiners

    # For the endpoints

    def rules(self) -> HouseRules:
        return HouseRules(self.settings.retention_days, self.settings.contact, compiled=is_compiled())

    def admit(self, action: Action, address: str) -> None:
        """Refused if this address has done this too often."""
        self.rate_limits.admit(action, address)

    def _is_at(self, name: str, device: int) -> bool:
        """Is a device connected to a table, as far as this process knows?"""
        room = self.rooms.at_hand(name)
        return room is not None and device in room.broadcast.presence().here

    def dismiss_banned(self) -> None:
        for room in self.rooms:
            for connection in list(room.attendance.connections.values()):
                if self.bans.holds(connection.address):
                    connection.dismiss(Refused("banned"), come_back=False)

    # Periodic work

    async def _work_periodically(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            await self.rooms.put_away()
            for room in self.rooms if self.settings.redis else ():
                room.refresh()
            with suppress(StorageDown):  # the next round tries again
                await self.retention.note_visits()
                await self.bans.read()
                self.dismiss_banned()

    async def _check(self) -> None:
        """StorageDown if the storage or Redis does not work, Refused while stored entries are missing."""
        try:
            await asyncio.wait_for(self.storage.check(), SECONDS_TO_WRITE)
        except TimeoutError:
            raise StorageDown(f"nothing was written within {SECONDS_TO_WRITE} seconds") from None
        self.services.missing_entries.check()
        try:
            await asyncio.wait_for(self._channel.check(), 2.0)
        except (OSError, TimeoutError) as error:
            raise StorageDown(f"redis: {error}") from None
