"""What the host can do with the tables in a storage."""

import asyncio
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from homeward.rooms.readable_table import readable_table
from homeward.rooms.storage import StoredTable, Write
from homeward.server.admin.audit import Audit
from homeward.server.storage import ServerStorage
from homeward.table import Table
from homeward.table.display.replay import record_file
from homeward.table.entries import AnyEntry, GameEntry, Made, Shut, decode, encode
from homeward.table.refusals import Refused
from homeward.table.state.finished_game import FinishedGame
from homeward.table.state.seat import SeatKind
from homeward.table.table import TablePhase

TABLES_AT_ONCE = 100


class TableRow(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    table: str
    game: str  # empty if the table is damaged
    names: list[str]  # of the people who sit there now
    entries: int
    made: float  # seconds since 1970
    used: float  # when an entry was last stored, or a device opened it
    here: int  # devices that are connected to this process


class SeatDetails(Struct, frozen=True):
    seat: int
    name: str
    kind: SeatKind
    device: int | None


class DeviceDetails(Struct, frozen=True):
    """A device that is connected to this process."""

    device: int
    address: str


class TableDetails(TableRow, frozen=True, kw_only=True):
    """All that the host is shown of a table. No views, no keys, no tokens."""

    phase: TablePhase
    round: int
    moves: int
    shut: bool
    seats: list[SeatDetails]
    devices: list[DeviceDetails]


def people_at(name: str, stored: list[bytes]) -> list[str]:
    """The names of the people who sit at a table. Moves do not change them, so none is played again."""
    entries = (decode(one) for one in stored)
    table = readable_table(name, (entry for entry in entries if not isinstance(entry, GameEntry)))
    return people_of(table) if table is not None else []


def game_of(first: bytes) -> str:
    """The game of a table, by its first entry; empty if that is damaged."""
    try:
        made = decode(first)
    except (msgspec.DecodeError, UnicodeError):
        return ""
    return made.game if isinstance(made, Made) else ""


def people_of(table: Table) -> list[str]:
    return [seat.name for seat in table.seats if seat.kind == "person"]


def people_at_each(stored: Mapping[str, list[bytes]]) -> dict[str, list[str]]:
    return {name: people_at(name, entries) for name, entries in stored.items()}


class TableAdmin:
    """Works on a storage that no server has open, or on PostgreSQL. `ServerAdmin` is for a running server."""

    def __init__(self, storage: ServerStorage, audit: Audit) -> None:
        self._storage = storage
        self._audit = audit

    async def tables(self, start: int = 0, count: int = TABLES_AT_ONCE) -> list[TableRow]:
        return await self._rows(await self._storage.listed(start, count))

    async def _rows(self, listed: Sequence[StoredTable]) -> list[TableRow]:
        """All in one read and one thread: each costs the event loop a switch, and a page has many tables."""
        entries = await self._storage.load_all([one.table for one in listed])
        people = await asyncio.to_thread(people_at_each, entries)
        return [self._row(one, people.get(one.table, [])) for one in listed]

    def _row(self, stored: StoredTable, names: list[str]) -> TableRow:
        return TableRow(
            table=stored.table,
            game=game_of(stored.first),
            names=names,
            entries=stored.entries,
            made=stored.made,
            used=stored.used,
            here=len(self._devices(stored.table)),
        )

    async def show(self, name: str) -> TableDetails:
        stored, table = await self._find(name), await self._table(name)
        return TableDetails(
            **msgspec.structs.asdict(self._row(stored, people_of(table))),
            phase=table.phase,
            round=table.round,
            moves=len(table.play.moves) if table.play is not None else 0,
            shut=table.end.shut,
            seats=[SeatDetails(seat.number, seat.name, seat.kind, seat.device) for seat in table.seats],
            devices=self._devices(name),
        )

    async def record(self, name: str, number: int) -> bytes:
        """The record of any game of a table with its seed, also of the running one."""
        table = await self._table(name)
        games = [
            *table.finished,
            *([FinishedGame.of(table.play, table.seats.names())] if table.play is not None else []),
        ]
        if number >= len(games):
            raise Refused("no-such-round", round=number)
        self._audit.note("record exported", table=name, game=number)
        return msgspec.json.encode(record_file(table, games[number]))

    async def close(self, name: str, closed: bool) -> None:
        """Close a table, so that nobody can play there, or open it again."""
        while (table := await self._table(name)).end.shut != closed:
            if await self._store(name, table.version + 1, Shut(closed)):
                self._audit.note("table closed" if closed else "table opened", table=name)

    async def delete(self, name: str) -> None:
        await self._find(name)
        await self._delete(name)
        self._audit.note("table deleted", table=name)

    async def _find(self, name: str) -> StoredTable:
        stored = await self._storage.find(name)
        if stored is None:
            raise Refused("no-such-table")
        return stored

    async def _table(self, name: str) -> Table:
        entries = await self._storage.load(name)
        if not entries:
            raise Refused("no-such-table")
        return await asyncio.to_thread(Table.of, name, map(decode, entries))

    # What is different for a running server

    def _devices(self, name: str) -> list[DeviceDetails]:
        return []

    async def _store(self, name: str, version: int, entry: AnyEntry) -> bool:
        return (await self._storage.append([Write(name, version, encode(entry))]))[0]

    async def _delete(self, name: str) -> None:
        await self._storage.delete([name], "host")
        await self._storage.tidy()
