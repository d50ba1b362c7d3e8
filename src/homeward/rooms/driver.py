"""Who is no person plays too: bots, slowly enough for people to follow, and the timer where a rule has one."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from homeward.rooms.ledger import Ledger
from homeward.rooms.logs import log
from homeward.rooms.presence import Attendance
from homeward.rooms.storage import StorageDown
from homeward.rooms.thinking import thought_for
from homeward.rooms.timer import RunningTimer
from homeward.rooms.tools import Tools
from homeward.rooms.turns import Asker
from homeward.table.seats import Seat

TRY_AGAIN = 1.0  # seconds between attempts while the storage is down

PlayFor = Callable[[int, int, int], Awaitable[None]]  # a seat, its move, and the version of the game it is meant for


class Driver:
    """Drives one room: at most one bot thinks or one timer runs for it at a time."""

    def __init__(
        self, tools: Tools, ledger: Ledger, attendance: Attendance, timer: RunningTimer, play_for: PlayFor
    ) -> None:
        self._tools = tools
        self._ledger = ledger
        self._attendance = attendance
        self._timer = timer
        self._play_for = play_for
        self._task: asyncio.Task[None] | None = None
        self._hurried = asyncio.Event()

    def drive(self, patience: float = 0.0) -> None:
        """See that it goes on: at once, or after giving another process the chance to."""
        self.stop()
        table = self._ledger.table
        if table.phase != "playing" or table.in_beats or not self._is_waited_for():
            return
        runs = bool(self._attendance.connections) and self._timer.start()
        if runs or table.bot_to_act() is not None:
            self._task = asyncio.create_task(self._drive(patience))

    def _is_waited_for(self) -> bool:
        """Bots play where people are; at a table with a gentle clock also for those who come back to it."""
        table = self._ledger.table
        comes_back = table.clock is not None and any(seat.kind == "person" for seat in table.seats)
        return bool(self._attendance.connections) or comes_back

    def stop(self) -> None:
        # a driver that is just storing its own move drives on from there and must not end itself
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    def hurry(self) -> None:
        """A bot that thinks plays the best it has found so far."""
        self._hurried.set()

    async def _drive(self, patience: float) -> None:
        await asyncio.sleep(patience)
        while self._is_waited_for():
            try:
                await self._move()
                return
            except StorageDown:
                await asyncio.sleep(TRY_AGAIN)
            except Exception:
                # a table must not stand still for ever because one decision failed
                log.exception("a bot could not move", extra={"table": self._ledger.table.name})
                await asyncio.sleep(TRY_AGAIN)

    async def _move(self) -> None:
        table = self._ledger.table
        version, seat = table.play_version, table.bot_to_act()
        assert table.play is not None
        if seat is not None:
            code = await self._chosen(seat)
            return await self._play_for(seat.number, code, version)
        actor, timer = table.actor, table.timer()
        if actor is not None and timer is not None:
            await asyncio.sleep(self._timer.seconds_left())
            await self._play_for(actor, timer.code, version)
        return None

    async def _chosen(self, seat: Seat) -> int:
        """What a lesson has it play, or what it thinks best."""
        wanted = self._ledger.table.wanted
        if wanted is None:
            return await self._thought(seat.number, seat.level)
        self._hurried.clear()
        await self._pause()
        return wanted

    def _asker(self) -> Asker:
        """A bot moves for those who play with it."""
        table = self._ledger.table
        return Asker(self._attendance.address(table), table.name)

    async def _thought(self, seat: int, level: str) -> int:
        """A bot's decision, not sooner than people can follow unless they are in a hurry."""
        self._hurried.clear()
        thought = thought_for(self._ledger.table, seat, level)
        pause = asyncio.create_task(self._pause())
        with self._tools.measures.thinking():
            code = await self._tools.thinkers.think(self._asker(), thought, self._hurried)
        await pause
        return code

    async def _pause(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurried.wait(), self._tools.settings.bot_pause)
