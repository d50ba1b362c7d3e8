"""Group commit: moves of many tables share one transaction, so that not every move needs a disk flush."""

import asyncio
import time
from collections.abc import Callable

from msgspec import Struct

from homeward.rooms.storage import Storage, StorageDown, Write
from homeward.rooms.tracing import NoTracing, Tracing

LARGEST_BATCH = 1000


class PendingWrite(Struct, frozen=True):
    write: Write
    done: asyncio.Future[bool]
    trace: str


class GroupCommit:
    """Collects the writes of all tables of this process while the disk is busy, and stores them together."""

    def __init__(
        self,
        storage: Storage,
        measure: Callable[[int, float], None] = lambda size, seconds: None,
        tracing: Tracing | None = None,
    ) -> None:
        self._storage = storage
        self._measure = measure
        self._tracing = tracing or NoTracing()
        self._waiting: list[PendingWrite] = []
        self._work = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="group commit")

    async def stop(self) -> None:
        """Store what is waiting, then stop."""
        self._closing = True
        self._work.set()
        if self._task is not None:
            await self._task

    async def write(self, write: Write) -> bool:
        """True once the entry is durably stored, False if that version exists already. StorageDown: unknown."""
        if self._closing:
            raise StorageDown("the server is going down")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(PendingWrite(write, done, self._tracing.here()))
        self._work.set()
        return await done

    async def _run(self) -> None:
        while not self._closing or self._waiting:
            await self._work.wait()
            self._work.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
                await self._store(batch)

    async def _store(self, batch: list[PendingWrite]) -> None:
        began = time.perf_counter()
        traces = [one.trace for one in batch if one.trace]
        try:
            with self._tracing.span("commit", after=traces, facts={"entries": len(batch)}):
                results = await self._storage.append([one.write for one in batch])
        except StorageDown as error:
            for one in batch:
                if not one.done.done():
                    one.done.set_exception(type(error)(error.said))
            return
        self._measure(len(batch), time.perf_counter() - began)
        for one, stored in zip(batch, results, strict=True):
            if not one.done.done():
                one.done.set_result(stored)
