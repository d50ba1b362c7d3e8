"""A table and its entries in the storage. What is not stored has not happened."""

import asyncio
from functools import partial

from homeward.rooms import words
from homeward.rooms.storage import StorageDown, Write
from homeward.rooms.tools import Tools
from homeward.rooms.tracing import Fact
from homeward.rooms.whispers import Whispers
from homeward.table import Table
from homeward.table.entries import AnyEntry, decode, encode
from homeward.table.gentle_clock import first_look


class Ledger:
    def __init__(self, tools: Tools, whispers: Whispers, table: Table) -> None:
        self.table = table
        self.is_behind = False  # may the storage have entries that are not applied here?
        self._tools = tools
        self._whispers = whispers

    async def store(self, entry: AnyEntry) -> bool:
        """Make an entry durable as the next version of the table. False if another process was quicker."""
        write = Write(self.table.name, self.table.version + 1, encode(entry), first_look(entry))
        facts: dict[str, Fact] = {"entry": type(entry).__name__.lower(), "version": write.version}
        try:
            with self._tools.tracing.span("store", facts=facts):
                stored = await self._tools.scribe.write(write)
        except StorageDown:
            self.is_behind = True
            self._tools.measures.in_trouble()
            raise
        except asyncio.CancelledError:
            self.is_behind = True  # nobody waits for it any more, but it may be stored all the same
            raise
        if not stored:
            self.is_behind = True
            self._tools.measures.in_conflict()
            return False
        self._tools.measures.stored(type(entry).__name__.lower())
        self._whispers.stored(write.version, write.body, self._tools.tracing.here())
        return True

    async def missed(self) -> list[AnyEntry]:
        """What other processes have stored meanwhile, as far as anybody suspects something. Refused if it is gone."""
        if not self.is_behind:
            return []
        known_and_missed = await self._load(self.table.version - 1)
        if not known_and_missed:
            why = await self._tools.storage.deleted(self.table.name)
            raise words.table_lost() if why is None else words.deleted(why)
        return known_and_missed[1:]

    async def start_over(self) -> None:
        """The table as it is stored: what was only played here has not happened."""
        self.table = await self._tools.beside(partial(Table.of, self.table.name, await self._load()))

    async def _load(self, after: int = 0) -> list[AnyEntry]:
        self.is_behind = False  # before reading: what is whispered meanwhile is looked for once more
        try:
            return [decode(body) for body in await self._tools.storage.load(self.table.name, after)]
        except StorageDown:
            self.is_behind = True
            raise
