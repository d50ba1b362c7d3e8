"""One clock for all tables of this process that play in real time."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from homeward.rooms.logger import log

TICKS_PER_SECOND = 60
LAG = 0.25  # seconds of delay after which ticks are dropped instead of caught up


class Ticking(Protocol):
    def tick(self) -> None: ...


class Metronome:
    """Ticks sixty times a second while it has listeners."""

    def __init__(self, late: Callable[[float], None] = lambda seconds: None) -> None:
        self._late = late
        self._listeners: set[Ticking] = set()
        self._task: asyncio.Task[None] | None = None

    def add(self, listener: Ticking) -> None:
        self._listeners.add(listener)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="metronome")

    def remove(self, listener: Ticking) -> None:
        self._listeners.discard(listener)

    def stop(self) -> None:
        self._listeners.clear()
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        due = time.monotonic()
        while self._listeners:
            due += 1 / TICKS_PER_SECOND
            if time.monotonic() - due > LAG:
                due = time.monotonic()
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            for listener in list(self._listeners):
                self._tick(listener)
                self._late(time.monotonic() - due)

    def _tick(self, listener: Ticking) -> None:
        """An error of one table must not stop the clock of the others."""
        try:
            listener.tick()
        except Exception as error:
            log.error("a beat broke", exc_info=error)
            self.remove(listener)
