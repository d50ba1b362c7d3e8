"""Making and joining tables."""

from homeward.api.api_house import ApiHouse
from homeward.api.endpoint import endpoint
from homeward.api.http_messages import CodeLeads, Join, Joined, NewLesson, NewTable, TypedCode
from homeward.rooms.bots.fair_queue import Requester


@endpoint("POST", "/tables", status=201)
async def make_table(data: NewTable, address: str, house: ApiHouse) -> Joined:
    """A new table, with seats on this device, open ones and bots.

    `holder` of a seat: `here` (this device, with a `creature` if one was chosen), `open` (for whoever comes), `bot`
    with `level`. `clock` makes a slow table, see [below](#slow-tables).
    """
    house.admit("table", address)
    return await house.lobby.make_table(Requester(address), data)


@endpoint("POST", "/lessons", status=201)
async def make_lesson(data: NewLesson, address: str, house: ApiHouse) -> Joined:
    """A table at which the learner of this device is taught.

    See [below](#lessons). The names of the lessons are on the `Box`.
    """
    house.admit("table", address)
    return await house.lobby.make_lesson(data)


@endpoint("POST", "/records", status=201)
async def import_record(data: bytes, address: str, house: ApiHouse) -> Joined:
    """A table of a record file: to be replayed if the game is over, to be played on if not.

    An unfinished game is played on from this device, with bots at the seats that the `bots` of the record name, if it
    has that list.
    """
    house.admit("table", address)
    return await house.lobby.lay_out_record(Requester(address), data)


@endpoint("POST", "/tables/{table}/join", status=201)
async def join_table(table: str, data: Join, address: str, house: ApiHouse) -> Joined:
    """Open a link, the table's or that of a seat, or type the code that stands for it.

    With the table's key: an onlooker who may claim. With a seat's key: holds that seat, the old device lets it go. With
    a `token` of this table the device stays the same device.
    """
    house.admit("join", address)
    if data.code:
        house.admit("code", address)
    return await house.lobby.join(table, data)


@endpoint("POST", "/codes")
async def try_code(data: TypedCode, address: str, house: ApiHouse) -> CodeLeads:
    """The table of a short code that somebody typed.

    Join that table with `code` instead of `key`.
    """
    house.admit("code", address)
    return CodeLeads(await house.lobby.table_of_code(data.code))


TABLE_ENDPOINTS = (make_table, make_lesson, import_record, join_table, try_code)
