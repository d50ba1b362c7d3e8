"""Group commit: moves of many tables share one transaction, so durability does not cost one disk flush per move."""

import asyncio
import time
from collections.abc import Callable

from homeward.rooms.storage import Storage, StorageDown, Write

LARGEST_BATCH = 1000


class Scribe:
    """Gathers what all tables of this process want to store while the disk is busy, and stores it together."""

    def __init__(self, storage: Storage, measure: Callable[[int, float], None] = lambda size, seconds: None) -> None:
        self._storage = storage
        self._measure = measure
        self._waiting: list[tuple[Write, asyncio.Future[bool]]] = []
        self._work = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="scribe")

    async def stop(self) -> None:
        """Store what is waiting, then stop."""
        self._closing = True
        self._work.set()
        if self._task is not None:
            await self._task

    async def write(self, write: Write) -> bool:
        """True once the entry is durably stored, False if that version is taken. StorageDown: unknown."""
        if self._closing:
            raise StorageDown("the server is going down")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        self._work.set()
        return await done

    async def _run(self) -> None:
        while not self._closing or self._waiting:
            await self._work.wait()
            self._work.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
                await self._store(batch)

    async def _store(self, batch: list[tuple[Write, asyncio.Future[bool]]]) -> None:
        began = time.perf_counter()
        try:
            results = await self._storage.append([write for write, _ in batch])
        except StorageDown as trouble:
            for _, done in batch:
                if not done.done():
                    done.set_exception(type(trouble)(trouble.said))
            return
        self._measure(len(batch), time.perf_counter() - began)
        for (_, done), stored in zip(batch, results, strict=True):
            if not done.done():
                done.set_result(stored)
