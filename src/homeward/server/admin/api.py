"""The HTTP part of the desk. Nothing here is answered without the token, and the token is never part of an address."""

from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from homeward.rooms import words
from homeward.rooms.storage import Ban
from homeward.server.addresses import address_of
from homeward.server.admin.audit import Audit
from homeward.server.admin.desk import TABLES_AT_ONCE, TableCard, TableRow
from homeward.server.admin.house_desk import HouseDesk, HouseNow
from homeward.server.admin.token import is_right
from homeward.server.api import Round
from homeward.server.house import House

BEARER = "Bearer "
BAN_DAYS = 30.0
Start = Annotated[int, Parameter(ge=0, le=10_000_000)]
Count = Annotated[int, Parameter(ge=1, le=TABLES_AT_ONCE)]


class Closing(Struct, frozen=True, forbid_unknown_fields=True):
    closed: bool


class NewBan(Struct, frozen=True, forbid_unknown_fields=True):
    network: Annotated[str, Meta(min_length=1, max_length=64)]  # an address, or a network such as 2001:db8::/32
    days: Annotated[float, Meta(gt=0, le=3650)] = BAN_DAYS


class Lifted(Struct, frozen=True, forbid_unknown_fields=True):
    network: Annotated[str, Meta(min_length=1, max_length=64)]


async def desk_of(request: Request[Any, Any, Any], house: House) -> HouseDesk:
    """The desk, for whoever has the token."""
    address = address_of(request)
    if not house.settings.admin_token_hash:
        raise words.no_admin()
    house.doors.look("wrong token", address)  # before comparing: or guessing goes on until the token is right
    header = request.headers.get("authorization", "")
    if not header.startswith(BEARER) or not is_right(header.removeprefix(BEARER), house.settings.admin_token_hash):
        house.doors.admit("wrong token", address)
        Audit(address).note("wrong token")
        raise words.wrong_token()
    return HouseDesk(house, Audit(address), address)


@get("/api/admin/house", include_in_schema=False)
async def house_now(desk: HouseDesk) -> HouseNow:
    return await desk.house()


@get("/api/admin/tables", include_in_schema=False)
async def tables(desk: HouseDesk, start: Start = 0, count: Count = TABLES_AT_ONCE) -> list[TableRow]:
    return await desk.tables(start, count)


@get("/api/admin/tables/{table:str}", include_in_schema=False)
async def show(table: str, desk: HouseDesk) -> TableCard:
    return await desk.show(table)


@get("/api/admin/tables/{table:str}/games/{number:int}", include_in_schema=False)
async def export(table: str, number: Round, desk: HouseDesk) -> Response[bytes]:
    return Response(await desk.record(table, number), media_type=MediaType.JSON)


@post("/api/admin/tables/{table:str}/close", status_code=204, include_in_schema=False)
async def close(table: str, data: Closing, desk: HouseDesk) -> None:
    await desk.close(table, data.closed)


@delete("/api/admin/tables/{table:str}", include_in_schema=False)
async def delete_table(table: str, desk: HouseDesk) -> None:
    await desk.delete(table)


@post("/api/admin/bans", include_in_schema=False)
async def ban(data: NewBan, desk: HouseDesk) -> Ban:
    return await desk.ban(data.network, data.days)


@post("/api/admin/bans/lift", status_code=204, include_in_schema=False)
async def lift(data: Lifted, desk: HouseDesk) -> None:
    await desk.lift(data.network)


ADMIN_HANDLERS = (house_now, tables, show, export, close, delete_table, ban, lift)
