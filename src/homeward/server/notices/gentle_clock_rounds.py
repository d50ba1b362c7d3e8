"""Checks the gentle clocks: when a player's time is up, a bot makes that one move, or the player is reminded.

When to check a clock is in the storage, so it is checked after a restart too, and by one process only. Whether the time
is up follows from the entries of the table.
"""

import asyncio
from collections.abc import Awaitable, Callable

from homeward.rooms.bots.bot_pool import bot_task_for
from homeward.rooms.bots.fair_queue import Requester
from homeward.rooms.logger import log
from homeward.rooms.room.room import Room
from homeward.rooms.services import RoomServices
from homeward.rooms.storage import StorageDown
from homeward.server.storage import ServerStorage
from homeward.table import Decision, Table
from homeward.table.gentle_clock import DAY, decide_reminder, decide_step_in, next_look, seat_too_late
from homeward.table.refusals import Refused

ROUND_SECONDS = 60.0
SECONDS_TO_CHECK = 600.0  # after which another process checks the clock, because this one has failed
AT_ONCE = 20


class GentleClockRounds:
    """`remind` sends a turn notice to the player who is to act."""

    def __init__(
        self,
        services: RoomServices,
        storage: ServerStorage,
        room: Callable[[str], Awaitable[Room]],
        remind: Callable[[Table], Awaitable[None]],
    ) -> None:
        self._services = services
        self._storage = storage
        self._room = room
        self._remind = remind
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="gentle clocks")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.go_round()
            except StorageDown as error:
                log.warning("storage is away", extra={"problem": str(error)})
            await asyncio.sleep(ROUND_SECONDS)

    async def go_round(self) -> None:
        """Check every clock that is due."""
        while names := await self._take_due():
            for name, until in names:
                await self._storage.set_clock(name, until, await self._check(name))

    async def _take_due(self) -> list[tuple[str, float]]:
        now = self._services.clock.now()
        until = now + SECONDS_TO_CHECK
        return [(name, until) for name in await self._storage.take_due_clocks(now, until, AT_ONCE)]

    async def _check(self, name: str) -> float | None:
        """When to check again; None: the table has no clock any more."""
        try:
            room = await self._room(name)
            await room.catch_up()
            await self._act_if_late(room)
        except Refused as refused:
            log.info("clock not checked", extra={"table": name, "why": refused.refusal.code})
            return self._services.clock.now() + DAY
        except StorageDown:
            raise
        except Exception:
            # one broken table must not stop the clocks of all others
            log.exception("clock check failed", extra={"table": name})
            return self._services.clock.now() + DAY
        room.go_on()
        return next_look(room.table, self._services.clock.now())

    async def _act_if_late(self, room: Room) -> None:
        table, now = room.table, self._services.clock.now()
        seat = seat_too_late(table, now)
        if seat is None or table.turn_clock.limit is None:
            return
        if table.turn_clock.limit.then == "bot":
            await self._step_in(room, seat)
        elif await room.decide(lambda: reminder(room.table, now)):
            await self._remind(room.table)

    async def _step_in(self, room: Room, seat: int) -> None:
        """Play one move, unless the player makes it while the bot thinks."""
        table = room.table
        version, levels = table.play_version, table.game.bots.levels
        thought = bot_task_for(table, seat, levels[len(levels) // 2].name)
        code = await self._services.bot_pool.choose(Requester("", table.name), thought)

        def judged() -> Decision | None:
            is_still_late = seat_too_late(room.table, self._services.clock.now()) == seat
            if room.table.play_version != version or not is_still_late:
                return None
            return Decision(decide_step_in(room.table, seat, code))

        await room.decide(judged)


def reminder(table: Table, now: float) -> Decision | None:
    entry = decide_reminder(table, now)
    return Decision(entry) if entry is not None else None
