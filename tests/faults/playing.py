"""Tables that keep playing in the background while a fault is made."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from homeward.load.many_tables import ManyTables
from homeward.load.scripted_table import ScriptedTable, make_tables

BREATH = 0.02  # seconds between two moves of a table: leaves the machine air, keeps most moves in flight


class Playing:
    """So many tables, every one of them moving on and on until `rest`."""

    def __init__(self, tables: list[ScriptedTable]) -> None:
        self.tables = tables
        self._resting = False
        self._made: asyncio.Queue[Exception | None] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def go_on(self) -> None:
        self._resting = False
        self._tasks = [asyncio.create_task(self._play(table)) for table in self.tables]

    async def rest(self) -> None:
        """Every table finishes the move it is at."""
        self._resting = True
        await asyncio.gather(*self._tasks)

    async def abandon(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, table: ScriptedTable) -> None:
        try:
            while not self._resting:
                await table.move()
                self._made.put_nowait(None)
                await asyncio.sleep(BREATH * random.random())
        except Exception as error:
            self._made.put_nowait(error)
            raise

    async def more(self, moves: int) -> None:
        """Until so many more moves have been acknowledged at all tables together."""
        while not self._made.empty():
            check(self._made.get_nowait())
        for _ in range(moves):
            check(await self._made.get())

    async def told(self, code: str, times: int) -> None:
        """Until devices have heard this refusal or farewell so many times more."""
        wanted = self._count(code) + times
        while self._count(code) < wanted:
            await asyncio.sleep(0.01)

    def _count(self, code: str) -> int:
        return sum(device.refusal_codes.count(code) for table in self.tables for device in table.devices)


def check(made: Exception | None) -> None:
    if made is not None:
        raise made


@asynccontextmanager
async def tables_playing(addresses: list[str], count: int, game: str = "monster-chase") -> AsyncIterator[Playing]:
    tables = await asyncio.to_thread(make_tables, addresses, game, count)
    together = ManyTables(tables)
    await together.sit_down()
    playing = Playing(tables)
    playing.go_on()
    try:
        yield playing
    finally:
        await playing.abandon()
        await together.stand_up()
