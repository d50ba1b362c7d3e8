"""Deletes tables and family cards that have not been used for long. Every process does this."""

import asyncio
import time
from collections.abc import Callable, Iterable

from homeward.rooms.logger import log
from homeward.rooms.storage import DeletionReason, StorageDown
from homeward.server.storage import ServerStorage

DAY = 24 * 3600.0
LONGEST_PAUSE = 3600.0  # seconds between two runs
TABLES_AT_ONCE = 100  # in one transaction, so that no move waits for long


class Retention:
    """Runs every hour, more often if `keep_days` is short.

    `drop` is called with every table that was deleted; `in_use` returns the tables that are open in this process. These
    are stored as used long before they could be deleted, so that every process knows it.
    """

    def __init__(
        self,
        keep_days: float,
        storage: ServerStorage,
        drop: Callable[[str, DeletionReason], None],
        in_use: Callable[[], Iterable[str]],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._keep = keep_days * DAY
        self._storage = storage
        self._drop = drop
        self._in_use = in_use
        self._clock = clock
        self._opened = set[str]()  # tables that were opened since visits were last noted
        self._visited: dict[str, float] = {}  # when a visit to an open table was last noted
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="retention")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def came_to(self, name: str) -> None:
        """A device has opened a table. Stored later, together with others."""
        self._opened.add(name)

    async def _run(self) -> None:
        pause = min(LONGEST_PAUSE, self._keep / 10) if self._keep else LONGEST_PAUSE
        while True:
            try:
                await self.go_round()
            except StorageDown as error:
                log.warning("storage is away", extra={"problem": str(error)})
            await asyncio.sleep(pause)

    async def go_round(self) -> list[str]:
        """Delete what is unused and return the names of the tables."""
        gone: list[str] = []
        if self._keep:
            await self.note_visits()
            while some := await self._delete_some():
                gone += some
            await self._storage.drop_unused_cards(self._clock() - self._keep)
        await self._storage.tidy()
        if gone:
            log.info("unused tables deleted", extra={"tables": len(gone)})
        return gone

    async def note_visits(self) -> None:
        """Store visits to tables that are open, or were since the last call; of each once in `keep_days` / 4."""
        now, used = self._clock(), self._opened.union(self._in_use())
        self._visited = {name: at for name, at in self._visited.items() if name in used}
        due = [name for name in used if self._visited.get(name, 0.0) < now - self._keep / 4]
        if due and self._keep:
            await self._storage.visited(due, now)
            self._visited |= dict.fromkeys(due, now)
        self._opened -= used

    async def _delete_some(self) -> list[str]:
        since = self._clock() - self._keep
        unused = await self._storage.unused(since, TABLES_AT_ONCE)
        gone = await self._storage.delete(unused, "idle", unused_since=since) if unused else []
        for name in gone:
            self._drop(name, "idle")
        return gone
