"""The loop that plays for bots and for the timer of a position."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from homeward.rooms.bots.bot_driver import BotDriver
from homeward.rooms.bots.bot_pool import BotTask
from homeward.rooms.bots.fair_queue import Requester
from homeward.rooms.clock import SteadyClock
from homeward.rooms.room.presence import Attendance
from homeward.rooms.room.timer import RunningTimer
from homeward.rooms.room_metrics import NoMetrics
from homeward.rooms.services import RoomServices
from homeward.rooms.sessions.connection import DeviceConnection
from homeward.table import Decision, Table
from homeward.table.entries import SeatPlan
from tests.table.family import Family, here


class FailingPool:
    """Fails when it is told to."""

    def __init__(self) -> None:
        self.asked = asyncio.Queue[BotTask]()
        self.fail = asyncio.Event()

    async def choose(self, asker: Requester, task: BotTask, hurried: asyncio.Event | None = None) -> int:
        self.asked.put_nowait(task)
        await self.fail.wait()
        self.fail.clear()
        raise RuntimeError("no move")


class SilentTransport:
    address = "here"

    async def send(self, raw: bytes) -> None: ...

    async def close(self, code: int) -> None: ...


class DriverAtTable:
    """A driver, and the device for which it plays."""

    def __init__(self, table: Table) -> None:
        self.pool = FailingPool()
        self.timer = RunningTimer(lambda: table)
        self.attendance = Attendance(20.0, SteadyClock())
        services = SimpleNamespace(bot_pool=self.pool, metrics=NoMetrics(), settings=SimpleNamespace(bot_pause=0.0))
        self.driver = BotDriver(
            cast(RoomServices, services), lambda: table, self.attendance, self.timer, self._decide_nothing
        )

    async def _decide_nothing(self, make_decision: Any) -> bool:
        decision: Decision | None = make_decision()
        return decision is not None

    def connect(self) -> None:
        self.attendance.came(DeviceConnection(SilentTransport(), 0, "tab", lambda connection: None))


def table_of_bots() -> Table:
    return Family([SeatPlan("Owl", "bot", "owl"), SeatPlan("Fox", "bot", "fox")]).table


async def test_a_bot_that_fails_while_the_table_changes_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    at_table = DriverAtTable(table_of_bots())
    at_table.connect()
    at_table.driver.wake()
    await at_table.pool.asked.get()
    at_table.pool.fail.set()
    at_table.driver.wake()  # both happen before the driver runs again
    await at_table.pool.asked.get()
    at_table.driver.stop()
    assert [record.message for record in caplog.records] == ["a bot could not move"]


async def test_a_timer_starts_with_the_first_device() -> None:
    at_table = DriverAtTable(Family(here("Anna"), fearless=True).table)
    at_table.driver.wake()
    await asyncio.sleep(0.02)
    assert at_table.timer.seconds_left() == 10.0
    at_table.connect()
    at_table.driver.wake()
    await asyncio.sleep(0.02)
    at_table.driver.stop()
    assert at_table.timer.seconds_left() < 10.0
