"""Reads and writes the entries of one table in the storage."""

import asyncio

from homeward.rooms.error_refusals import deletion_refusal
from homeward.rooms.room.process_messages import ProcessMessages
from homeward.rooms.services import RoomServices
from homeward.rooms.storage import StorageDown, Write
from homeward.rooms.tracing import Fact
from homeward.table.entries import AnyEntry, decode, encode
from homeward.table.gentle_clock import first_look
from homeward.table.refusals import Refused


class EntryLog:
    def __init__(self, services: RoomServices, process_messages: ProcessMessages, table: str) -> None:
        self.is_behind = False  # the storage may have entries that are not applied here
        self._services = services
        self._process_messages = process_messages
        self._table = table  # its name

    async def store(self, version: int, entry: AnyEntry) -> bool:
        """Store an entry as that version of the table. False if another process stored that version first."""
        write = Write(self._table, version, encode(entry), first_look(entry))
        facts: dict[str, Fact] = {"entry": type(entry).__name__.lower(), "version": write.version}
        try:
            with self._services.tracing.span("store", facts=facts):
                stored = await self._services.group_commit.write(write)
        except StorageDown:
            self.is_behind = True
            self._services.metrics.in_trouble()
            raise
        except asyncio.CancelledError:
            self.is_behind = True  # the write may have been stored all the same
            raise
        if not stored:
            self.is_behind = True
            self._services.metrics.in_conflict()
            return False
        self._services.metrics.stored(type(entry).__name__.lower())
        self._process_messages.stored(write.version, write.body, self._services.tracing.here())
        return True

    async def entries_after(self, version: int) -> list[AnyEntry]:
        """The entries that other processes have stored since that version. Raises Refused if the table is gone."""
        if not self.is_behind:
            return []
        known_and_missed = await self.load(version - 1)
        if not known_and_missed:
            why = await self._services.storage.deleted(self._table)
            raise Refused("table-lost") if why is None else deletion_refusal(why)
        return known_and_missed[1:]

    async def load(self, after: int = 0) -> list[AnyEntry]:
        self.is_behind = False  # before reading: a message that comes meanwhile sets it again
        try:
            return [decode(body) for body in await self._services.storage.load(self._table, after)]
        except StorageDown:
            self.is_behind = True
            raise
