"""Work of a room for which no request waits."""

import asyncio
from collections.abc import Awaitable, Callable

from homeward.rooms.logger import log
from homeward.rooms.storage import StorageDown
from homeward.table.refusals import Refused

BackgroundTask = Callable[[], Awaitable[None]]


class BackgroundTasks:
    """Tasks that run until they are done or called off."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._running = set[asyncio.Task[None]]()

    def __len__(self) -> int:
        return len(self._running)

    def run(self, work: BackgroundTask) -> None:
        task = asyncio.create_task(self._do(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _do(self, work: BackgroundTask) -> None:
        try:
            await work()
        except StorageDown:  # a later task does it
            log.warning("storage is away", extra={"table": self._table})
        except Refused as refused:  # the table has ended meanwhile
            log.info("not done", extra={"table": self._table, "why": refused.refusal.code})

    def call_off(self) -> None:
        for task in list(self._running):
            task.cancel()
