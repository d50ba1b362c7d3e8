"""What a device's shelf shows of the tables it knows, without opening their rooms."""

from collections import OrderedDict
from typing import Literal

from msgspec import Struct

from homeward.rooms.readable_table import readable_table
from homeward.rooms.rooms import TABLE_NAME, Rooms
from homeward.table import Table
from homeward.table.entries import decode
from homeward.table.secret_source import hash_secret
from homeward.table.table import TablePhase

REMEMBERED = 2_000  # tables; the least recent is dropped first


ShelfQuestion = Literal["undo", "rematch", "take-back"]  # take-back: a bot plays in a seat of this device


class ShelfTable(Struct, frozen=True):
    """A table as the shelf of one of its devices shows it."""

    table: str
    phase: TablePhase | Literal["gone"]  # gone: this device is at no such table, whatever the reason
    round: int = 0
    your_turn: bool = False
    asked: ShelfQuestion | None = None  # what waits for an answer of this device


class StoredShelfTable(Struct, frozen=True):
    """A stored table in one of its versions, as each of its devices sees it on the shelf."""

    version: int
    by_token: dict[str, ShelfTable] | None  # by the hash of the device's token; None if it cannot be read


class ShelfTables:
    """Reads a table that is not in memory from the storage, and again only after it has changed."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._services = rooms.services
        self._remembered: OrderedDict[str, StoredShelfTable] = OrderedDict()

    async def of(self, name: str, token: str) -> ShelfTable | None:
        """None if nothing can be said: a newer version of Homeward has dealt the game, or an entry is damaged."""
        room = self._rooms.at_hand(name)
        if room is not None and room.ended is None:
            devices: dict[str, ShelfTable] | None = tables_by_token(room.table)
        else:
            devices = await self._devices_of(name) if TABLE_NAME.fullmatch(name) else {}
        if devices is None:
            return None
        return devices.get(hash_secret(token), ShelfTable(name, "gone"))

    async def _devices_of(self, name: str) -> dict[str, ShelfTable] | None:
        found = await self._services.storage.find(name)
        if found is None:
            return {}
        known = self._remembered.get(name)
        if known is None or known.version != found.entries:
            known = self._remembered[name] = StoredShelfTable(found.entries, await self._read(name))
        self._remembered.move_to_end(name)
        if len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)
        return known.by_token

    async def _read(self, name: str) -> dict[str, ShelfTable] | None:
        entries = await self._services.storage.load(name)
        if not entries:
            return {}
        # in another thread, because a table may have many entries
        table = await self._services.run_beside(lambda: readable_table(name, map(decode, entries)))
        return tables_by_token(table) if table is not None else None


def tables_by_token(table: Table) -> dict[str, ShelfTable]:
    """The table as each of its devices sees it, by the hash of the device's token."""
    if table.end.forgotten:
        return {}
    return {token_hash: table_for(table, device) for token_hash, device in table.guests.tokens.items()}


def table_for(table: Table, device: int) -> ShelfTable:
    seats = [seat.number for seat in table.seats.held_by(device)]
    your_turn = table.actor in seats
    return ShelfTable(table.name, table.phase, table.round, your_turn, question_for(table, device))


def question_for(table: Table, device: int) -> ShelfQuestion | None:
    """An undo comes first, because the game waits for it."""
    if any(seat.undo_owner == device for seat in table.undo.waiting_seats()):
        return "undo"
    if table.rematch.wanting_seats() and any(seat.device == device for seat in table.rematch.waiting_seats()):
        return "rematch"
    if table.phase == "playing" and any(seat.former_device == device for seat in table.seats):
        return "take-back"
    return None
