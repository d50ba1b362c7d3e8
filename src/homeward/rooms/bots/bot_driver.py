"""Plays for bots, slowly enough for people to follow, and for the timer of a position."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec import Struct

from homeward.rooms.bots.bot_pool import bot_task_for
from homeward.rooms.bots.fair_queue import Requester
from homeward.rooms.logger import log
from homeward.rooms.room.presence import Attendance
from homeward.rooms.room.timer import RunningTimer
from homeward.rooms.services import RoomServices
from homeward.rooms.storage import StorageDown
from homeward.table import Decision, Table
from homeward.table.decisions.decide_moves import decide_bot_move

TRY_AGAIN = 1.0  # seconds between attempts while the storage is down

Decide = Callable[[Callable[[], Decision | None]], Awaitable[bool]]  # `Room.decide`


class Turn(Struct, frozen=True):
    """What the driver is to do in one position."""

    play_version: int  # of the game
    seat: int
    level: str | None  # of the bot; None: the timer plays for this seat


class BotDriver:
    """One loop for one room: it runs while a bot or the timer is to act, and chooses anew when something changes."""

    def __init__(
        self,
        services: RoomServices,
        table: Callable[[], Table],
        attendance: Attendance,
        timer: RunningTimer,
        decide: Decide,
    ) -> None:
        self._services = services
        self._table = table
        self._attendance = attendance
        self._timer = timer
        self._decide = decide
        self._patience = 0.0  # seconds to wait, so that another process plays first
        self._changed = asyncio.Event()
        self._hurried = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def wake(self, patience: float = 0.0) -> None:
        """Call this after every change: starts the loop if a bot or the timer is to act.

        For `patience` seconds the loop waits for another process to play.
        """
        self._patience = patience
        self._changed.set()
        if self._attendance.connections:
            self._timer.start()
        if self._turn() is not None and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def hurry(self) -> None:
        """A bot that is choosing plays the best it has found so far."""
        self._hurried.set()

    async def _run(self) -> None:
        while (turn := self._turn()) is not None:
            self._changed.clear()
            try:
                code = await self._unless_changed(self._choose(turn))
                if code is not None:
                    await self._play(turn, code)
            except StorageDown:
                await self._wait_before_next_attempt()
            except Exception:
                # one failure must not stop the table for ever
                log.exception("a bot could not move", extra={"table": self._table().name})
                await self._wait_before_next_attempt()

    async def _wait_before_next_attempt(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), TRY_AGAIN)

    def _turn(self) -> Turn | None:
        """The turn to play now; None if a person is to act, or if no person waits for it."""
        table = self._table()
        actor = table.actor
        if table.phase != "playing" or table.in_beats or actor is None or not self._is_waited_for(table):
            return None
        bot = table.bot_to_act()
        if bot is not None:
            return Turn(table.play_version, bot.number, bot.level)
        has_timer = bool(self._attendance.connections) and table.timer() is not None
        return Turn(table.play_version, actor, None) if has_timer else None

    def _is_waited_for(self, table: Table) -> bool:
        """Bots play while a device is connected; at a table with a gentle clock also without."""
        comes_back = table.turn_clock.limit is not None and any(seat.kind == "person" for seat in table.seats)
        return bool(self._attendance.connections) or comes_back

    async def _unless_changed(self, choice: Awaitable[int | None]) -> int | None:
        """The chosen move; None if something changed before it was chosen."""
        choosing = asyncio.ensure_future(choice)
        changed = asyncio.create_task(self._changed.wait())
        try:
            await asyncio.wait({choosing, changed}, return_when=asyncio.FIRST_COMPLETED)
            code = choosing.result() if choosing.done() else None  # a failure is raised, also after a change
            return None if self._changed.is_set() else code
        finally:
            choosing.cancel()
            changed.cancel()

    async def _choose(self, turn: Turn) -> int | None:
        patience, self._patience = self._patience, 0.0
        await asyncio.sleep(patience)
        table = self._table()
        if turn.level is None:
            await asyncio.sleep(self._timer.seconds_left())
            timer = table.timer()
            return timer.code if timer is not None else None
        self._hurried.clear()
        pause = asyncio.create_task(self._pause())
        try:
            code = table.wanted if table.wanted is not None else await self._ask_bot(turn.seat, turn.level)
            await pause
        finally:
            pause.cancel()
        return code

    async def _ask_bot(self, seat: int, level: str) -> int:
        table = self._table()
        requester = Requester(self._attendance.address(table), table.name)
        task = bot_task_for(table, seat, level)
        with self._services.metrics.thinking():
            return await self._services.bot_pool.choose(requester, task, self._hurried)

    async def _pause(self) -> None:
        """Wait so that people can follow, unless they are in a hurry."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurried.wait(), self._services.settings.bot_pause)

    async def _play(self, turn: Turn, code: int) -> None:
        def bot_decision() -> Decision | None:
            if self._turn() != turn:
                return None  # the game has gone on in the meantime
            return Decision(decide_bot_move(self._table(), turn.seat, code))

        await self._decide(bot_decision)
