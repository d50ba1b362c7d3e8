"""Who is no person plays too: bots, at a pace that people can follow, and the clock where a rule has one."""

import asyncio
import time
from typing import Protocol

from homeward.server.logs import log
from homeward.server.metrics import Metrics
from homeward.server.presence import Attendance
from homeward.server.storage import StorageDown
from homeward.server.thinkers import Thinkers, thought_for
from homeward.table import Table

TRY_AGAIN = 1.0  # seconds between attempts while the storage is down


class Driven(Protocol):
    """What a driver needs of its room."""

    table: Table
    attendance: Attendance

    async def play_for(self, seat: int, code: int, play_version: int) -> None: ...


class Driver:
    """Drives one room: at most one bot thinks or one timer runs for it at a time."""

    def __init__(self, room: Driven, thinkers: Thinkers, metrics: Metrics, pause: float) -> None:
        self._room = room
        self._thinkers = thinkers
        self._metrics = metrics
        self._pause = pause
        self._task: asyncio.Task[None] | None = None
        self._timer_from: tuple[int, float] = (0, 0.0)  # play version and when its timer began

    def drive(self, patience: float = 0.0) -> None:
        """See that it goes on: at once, or after giving another process the chance to."""
        self.stop()
        table = self._room.table
        play = table.play
        if play is None or play.state.over or play.state.in_beats() or not self._room.attendance.sockets:
            return
        timer = table.game.timer(play.state)
        if timer is not None and self._timer_from[0] != table.play_version:
            self._timer_from = (table.play_version, time.monotonic())
        if table.bot_to_act() is not None or timer is not None:
            self._task = asyncio.create_task(self._drive(patience))

    def stop(self) -> None:
        # a driver that is just storing its own move drives on from there and must not end itself
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    def seconds_left(self) -> float:
        """Until the clock plays."""
        table = self._room.table
        timer = table.game.timer(table.play.state) if table.play is not None else None
        if timer is None:
            return 0.0
        version, since = self._timer_from
        gone = time.monotonic() - since if version == table.play_version else 0.0
        return max(0.0, timer.seconds - gone)

    async def _drive(self, patience: float) -> None:
        await asyncio.sleep(patience)
        while True:
            try:
                return await self._move()
            except StorageDown:
                await asyncio.sleep(TRY_AGAIN)
            except Exception:
                # a table must not stand still for ever because one decision failed
                log.exception("a bot could not move", extra={"table": self._room.table.name})
                await asyncio.sleep(TRY_AGAIN)

    async def _move(self) -> None:
        table = self._room.table
        version, seat = table.play_version, table.bot_to_act()
        assert table.play is not None
        if seat is not None:
            code = await self._thought(seat.number, seat.level)
            return await self._room.play_for(seat.number, code, version)
        actor, timer = table.actor, table.game.timer(table.play.state)
        if actor is not None and timer is not None:
            await asyncio.sleep(self.seconds_left())
            await self._room.play_for(actor, timer.code, version)
        return None

    async def _thought(self, seat: int, level: str) -> int:
        """A bot's decision, not sooner than people can follow."""
        thought = thought_for(self._room.table, seat, level)
        pause = asyncio.create_task(asyncio.sleep(self._pause))
        with self._metrics.thinking.time():
            code = await self._thinkers.think(thought)
        await pause
        return code
