"""A queue for a few places: addresses take turns, and within an address its tables take turns.

So many requests or many tables of one address do not delay the first request of another one.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct


class Requester(Struct, frozen=True):
    """For whom something is computed."""

    address: str
    table: str = ""


class FairQueue:
    """`share` is the part of the places that one requester may use while others wait."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._free = places
        self._lines: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()
        self._present: dict[str, Counter[str]] = {}  # waiting and served, by address and table

    @asynccontextmanager
    async def turn(self, asker: Requester) -> AsyncIterator[None]:
        """Waits for a place and holds it until the end of the block."""
        self._present.setdefault(asker.address, Counter())[asker.table] += 1
        try:
            await self._place(asker)
            try:
                yield
            finally:
                self._next()
        finally:
            self._leave(asker)

    def share(self, asker: Requester) -> float:
        """The part of one requester, from 0 to 1: equal for all addresses, and for all tables of an address."""
        tables = self._present.get(asker.address, {asker.table: 1})
        return min(1.0, self._places / max(1, len(self._present)) / len(tables))

    async def _place(self, asker: Requester) -> None:
        if self._free:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        tables = self._lines.setdefault(asker.address, OrderedDict())
        tables.setdefault(asker.table, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._next()  # it got a place and was cancelled before it used it
            raise

    def _next(self) -> None:
        while (place := self._taken_from_the_lines()) is not None:
            if not place.cancelled():
                place.set_result(None)
                return
        self._free += 1

    def _taken_from_the_lines(self) -> asyncio.Future[None] | None:
        """The first of the next table of the next address; both go to the end of their lines."""
        if not self._lines:
            return None
        address, tables = self._lines.popitem(last=False)
        table, line = tables.popitem(last=False)
        place = line.popleft()
        if line:
            tables[table] = line
        if tables:
            self._lines[address] = tables
        return place

    def _leave(self, asker: Requester) -> None:
        tables = self._present[asker.address]
        tables[asker.table] -= 1
        if not tables[asker.table]:
            del tables[asker.table]
        if not tables:
            del self._present[asker.address]
