"""All tables that are open in this process: finds and makes them, and closes those that are not used."""

import asyncio
import re
import time
from collections.abc import Iterator
from functools import partial

import msgspec

from homeward.rooms import join_codes
from homeward.rooms.error_refusals import deletion_refusal
from homeward.rooms.logger import log
from homeward.rooms.room.background_tasks import BackgroundTasks
from homeward.rooms.room.process_messages import ProcessMessages, decode_process_message, deliver
from homeward.rooms.room.room import Room
from homeward.rooms.services import RoomServices
from homeward.rooms.storage import DeletionReason, Write
from homeward.table import Table
from homeward.table.decisions.decide_end import check_goes_on
from homeward.table.entries import Made, decode, encode
from homeward.table.gentle_clock import first_look, with_time
from homeward.table.refusals import Refused

TABLE_NAME = re.compile(r"[a-z2-7]{16}")
PUT_AWAY_SECONDS = 60.0


class Rooms:
    def __init__(self, services: RoomServices) -> None:
        self.services = services
        self._background = BackgroundTasks("")
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._overheard = set[str]()  # tables about which a message came while they were being loaded

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def __len__(self) -> int:
        return len(self._rooms)

    def close(self) -> None:
        for room in self:
            room.close()

    # Tables

    async def make(self, made: Made) -> Room:
        """Make a table and store it."""
        name = self.services.secret_source.name()
        made = with_time(made, None, self.services.clock.now())
        await self.services.group_commit.write(Write(name, 1, encode(made), first_look(made)))
        self.services.metrics.made()
        return await self._keep(
            await self.services.run_beside(partial(Table, name, made))
        )  # an imported game may be long

    async def room(self, name: str, seen: int = 0) -> Room:
        """The table of that name, from memory or from the storage. `seen` is a version of it that a device has seen."""
        room = self._rooms.get(name)
        if room is None or room.ended is not None:
            room = await self._open(name, seen)
        room.used = time.monotonic()
        check_goes_on(room.table)
        return room

    async def by_code(self, written: str) -> tuple[Room, str]:
        """The table of a typed code, and the hash of its key."""
        now = self.services.clock.now()
        code = await self.services.storage.code(join_codes.normalize_code(written), now)
        if code is None:
            raise Refused("bad-code")
        room = await self.room(code.table)
        await room.catch_up()  # the link may have ended in another process
        if not join_codes.is_valid_key(room.table, code.key_hash, now):
            raise Refused("bad-code")
        return room, code.key_hash

    def at_hand(self, name: str) -> Room | None:
        """The table if it is in the memory of this process."""
        return self._rooms.get(name)

    async def _open(self, name: str, seen: int) -> Room:
        if not TABLE_NAME.fullmatch(name):
            raise Refused("no-such-table")
        opening = self._opening.get(name)
        if opening is None:
            opening = self._opening[name] = asyncio.create_task(self._load(name))
            opening.add_done_callback(lambda _: self._is_open(name))
        found = await asyncio.shield(opening)
        if found is None:
            why = await self.services.storage.deleted(name)
            raise deletion_refusal(why) if why is not None else self.services.missing_entries.no_such_table(name, seen)
        return found

    def _is_open(self, name: str) -> None:
        self._opening.pop(name, None)
        self._overheard.discard(name)

    async def _load(self, name: str) -> Room | None:
        await self.services.channel.follow(name)  # before reading, so that no entry is missed
        entries = await self.services.storage.load(name)
        if not entries:
            await self.services.channel.unfollow(name)
            return None
        # in another thread, because a table may have many entries
        table = await self.services.run_beside(lambda: Table.of(name, map(decode, entries)))
        if table.end.forgotten:  # and the process stopped before it was deleted
            await self.delete(name, "forgotten")
            await self.services.channel.unfollow(name)
            return None
        room = await self._keep(table)
        if name in self._overheard:
            room.look_again()
        return room

    async def _keep(self, table: Table) -> Room:
        room = self._rooms[table.name] = Room(self.services, table, self._forget)
        await self.services.channel.follow(table.name)
        self.services.metrics.in_memory(len(self._rooms))
        return room

    async def put_away(self) -> None:
        """Close tables that have not been used for a while. They stay in the storage."""
        limit = time.monotonic() - PUT_AWAY_SECONDS
        for name, room in list(self._rooms.items()):
            if room.is_idle and room.used < limit:
                room.close()
                del self._rooms[name]
                await self.services.channel.unfollow(name)
        self.services.metrics.in_memory(len(self._rooms))

    # The end of tables

    async def delete(self, name: str, why: DeletionReason) -> bool:
        """Delete a table for good and disconnect its devices. False if there was none."""
        gone = await self.services.storage.delete([name], why)
        for one in gone:
            self.drop(one, why)
        await self.services.storage.tidy()
        return bool(gone)

    def drop(self, name: str, why: DeletionReason) -> None:
        """A table was deleted: disconnect its devices, here and in other processes."""
        ProcessMessages(self.services.channel, self.services.process, name).deleted(why)
        room = self._rooms.pop(name, None)
        if room is not None:
            room.end(deletion_refusal(why))
            self._background.run(partial(self.services.channel.unfollow, name))
            self.services.metrics.in_memory(len(self._rooms))

    def _forget(self, name: str) -> None:
        self._background.run(partial(self._delete_forgotten, name))

    async def _delete_forgotten(self, name: str) -> None:
        await self.delete(name, "forgotten")

    def in_use(self) -> list[str]:
        """The tables with connected devices."""
        return [name for name, room in self._rooms.items() if room.attendance.connections]

    # Other processes

    def hear(self, name: str, raw: bytes) -> None:
        """A message of another process about a table."""
        room = self._rooms.get(name)
        if room is None:
            if name in self._opening:
                self._overheard.add(name)
            return
        try:
            message = decode_process_message(raw)
            if message.process != self.services.process:
                deliver(message, room)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:  # of a newer version
            log.warning("a message of another process is not understood", extra={"table": name, "problem": str(error)})
            room.look_again()

    def look_everywhere(self) -> None:
        """Messages may have been lost: every room looks into the storage."""
        for room in self:
            room.look_again()
