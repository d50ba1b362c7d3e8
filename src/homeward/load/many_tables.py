"""Plays many tables at once, at a steady rate or as fast as possible, and measures the latency."""

import asyncio
import gc
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from msgspec import Struct

CONNECTING_AT_ONCE = 50


class Acknowledgement(Protocol):
    @property
    def seconds(self) -> float: ...


class PlayedTable(Protocol):
    """A table of any server, with its devices."""

    async def sit_down(self) -> None: ...

    async def move(self) -> Acknowledgement: ...

    async def stand_up(self) -> None: ...


class Latency(Struct, frozen=True):
    """Milliseconds from sending a move to its acknowledgement."""

    p50: float
    p99: float
    worst: float


class Load(Struct, frozen=True, kw_only=True):
    """The results of one run."""

    tables: int
    sockets: int
    move_every: float  # seconds; 0: as fast as possible
    seconds: float
    moves: int
    moves_per_second: float
    latency: Latency
    errors: list[str]


class ManyTables:
    """Tables that play at the same time."""

    def __init__(self, tables: Sequence[PlayedTable]) -> None:
        self._tables = tables
        self._waits: list[float] = []
        self._errors: list[str] = []

    async def sit_down(self) -> None:
        for start in range(0, len(self._tables), CONNECTING_AT_ONCE):
            some = self._tables[start : start + CONNECTING_AT_ONCE]
            await asyncio.gather(*(table.sit_down() for table in some))

    async def stand_up(self) -> None:
        await asyncio.gather(*(table.stand_up() for table in self._tables))

    async def play(self, move_every: float, seconds: float) -> Load:
        """Play at all tables, with their moves spread evenly over time."""
        self._waits, self._errors = [], []
        with no_garbage_collection():
            began = time.perf_counter()
            moves = [
                self._one(table, began + move_every * number / len(self._tables), move_every, began + seconds)
                for number, table in enumerate(self._tables)
            ]
            await asyncio.gather(*moves)
        took = time.perf_counter() - began
        return Load(
            tables=len(self._tables),
            sockets=2 * len(self._tables),
            move_every=move_every,
            seconds=round(took, 2),
            moves=len(self._waits),
            moves_per_second=round(len(self._waits) / took, 1),
            latency=latency_of(self._waits),
            errors=self._errors,
        )

    async def _one(self, table: PlayedTable, due: float, move_every: float, end: float) -> None:
        try:
            while due < end:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                self._waits.append((await table.move()).seconds)
                due = due + move_every if move_every else time.perf_counter()
        except Exception as error:  # a failed table is a line of the report, not the end of the run
            self._errors.append(f"{type(error).__name__}: {error}")


@contextmanager
def no_garbage_collection() -> Iterator[None]:
    """One collection over thousands of sockets takes as long as a hundred moves, and would be measured with them."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def latency_of(waits: Sequence[float]) -> Latency:
    ordered = sorted(waits) or [0.0]

    def share(part: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2)

    return Latency(share(0.5), share(0.99), round(1000 * ordered[-1], 2))
