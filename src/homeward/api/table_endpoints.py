"""Making and joining tables, and what has become of them."""

from typing import Annotated

from homeward.api.api_house import ApiHouse
from homeward.api.endpoint import endpoint
from homeward.api.http_messages import (
    Invitation,
    Join,
    Joined,
    NewLesson,
    NewTable,
    TableOfCode,
    TableTokens,
    TypedCode,
)
from homeward.record import RecordFile
from homeward.rooms.bots.fair_queue import Requester
from homeward.rooms.shelf_tables import ShelfTable


@endpoint("POST", "/tables", status=201, takes_files=True)
async def make_table(data: NewTable, address: str, house: ApiHouse) -> Joined:
    """Make a table, with seats for this device, open seats and bots.

    `holder` of a seat: `here` (this device, with a `creature` if one was chosen), `open` (anyone who joins can claim
    it), `bot` with `level`. A person or a bot may have a chosen `figure` too; without one it comes by chance.
    `clock` makes a slow table, see [below](#slow-tables).
    """
    house.admit("table", address)
    return await house.lobby.make_table(Requester(address), data)


@endpoint("POST", "/lessons", status=201)
async def make_lesson(data: NewLesson, address: str, house: ApiHouse) -> Joined:
    """Make a table with a lesson; the learner plays on this device.

    See [below](#lessons). `Box.lessons` has the names of the lessons.
    """
    house.admit("table", address)
    return await house.lobby.make_lesson(data)


@endpoint("POST", "/records", status=201, takes_files=True)
async def import_record(data: Annotated[bytes, RecordFile], address: str, house: ApiHouse) -> Joined:
    """Make a table from a record file: a finished game can be replayed, an unfinished one played on.

    This device holds all seats of an unfinished game, except those that the `bots` of the record give to bots.
    """
    house.admit("table", address)
    return await house.lobby.import_record(Requester(address), data)


@endpoint("POST", "/tables/{table}/invitation")
async def look_at_invitation(table: str, data: Join, address: str, house: ApiHouse) -> Invitation:
    """What a link or a join code leads to: the game, who sits there, and the seat that it hands over, if any.

    Nobody joins and nothing changes. Refused for the same reasons as joining. `here`: the `token` is of a device at
    this table, for which joining would change nothing.
    """
    admit_joining(data, address, house)
    return await house.lobby.look_at_invitation(table, data)


@endpoint("POST", "/tables/{table}/join", status=201)
async def join_table(table: str, data: Join, address: str, house: ApiHouse) -> Joined:
    """Join with the key of a link, of the table or of a seat, or with a join code.

    With the table's key the device becomes an onlooker, who can claim an open seat. With a seat's key it takes over
    that seat from the device that held it. With a `token` of this table the device stays the same device.
    """
    admit_joining(data, address, house)
    return await house.lobby.join(table, data)


def admit_joining(wish: Join, address: str, house: ApiHouse) -> None:
    house.admit("join", address)
    if wish.code:
        house.admit("code", address)


@endpoint("POST", "/codes")
async def try_code(data: TypedCode, address: str, house: ApiHouse) -> TableOfCode:
    """Find the table of a join code.

    Join that table with `code` instead of `key`.
    """
    house.admit("code", address)
    return TableOfCode(await house.lobby.table_of_code(data.code))


@endpoint("POST", "/shelf")
async def look_at_tables(data: TableTokens, address: str, house: ApiHouse) -> list[ShelfTable]:
    """What has become of the tables that a device knows, at most 20.

    In the order of the request; one of which nothing can be said now is left out. `phase` is `gone` for a deleted
    table, for one that never was, and for a token that is not of this table: without a token nobody learns anything.
    `asked` is what waits for an answer of this device: an undo, a rematch, or a seat that it can take back from a bot.
    """
    house.admit("shelf", address)
    return await house.lobby.look_at_tables(data.tables)


TABLE_ENDPOINTS = (
    make_table,
    make_lesson,
    import_record,
    look_at_invitation,
    join_table,
    try_code,
    look_at_tables,
)
