"""The HTTP part of the desk. Nothing here is answered without the token, and the token is never part of an address."""

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from homeward.rooms import words
from homeward.server.addresses import address_of
from homeward.server.admin.audit import Audit
from homeward.server.admin.desk import TABLES_AT_ONCE, TableCard, TableRow
from homeward.server.admin.house_desk import HouseDesk, HouseNow
from homeward.server.admin.token import is_right
from homeward.server.api import Round
from homeward.server.endpoints import JSON, endpoint
from homeward.server.house import House
from homeward.server.storage import Ban

BEARER = "Bearer "
BAN_DAYS = 30.0
Start = Annotated[int, Meta(ge=0, le=10_000_000)]
Count = Annotated[int, Meta(ge=1, le=TABLES_AT_ONCE)]


class Closing(Struct, frozen=True, forbid_unknown_fields=True):
    closed: bool


class NewBan(Struct, frozen=True, forbid_unknown_fields=True):
    network: Annotated[str, Meta(min_length=1, max_length=64)]  # an address, or a network such as 2001:db8::/32
    days: Annotated[float, Meta(gt=0, le=3650)] = BAN_DAYS


class Lifted(Struct, frozen=True, forbid_unknown_fields=True):
    network: Annotated[str, Meta(min_length=1, max_length=64)]


async def desk_of(request: Request, house: House) -> HouseDesk:
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


@endpoint("GET", "/admin/house", is_told=False)
async def house_now(desk: HouseDesk) -> HouseNow:
    return await desk.house()


@endpoint("GET", "/admin/tables", is_told=False)
async def tables(desk: HouseDesk, start: Start = 0, count: Count = TABLES_AT_ONCE) -> list[TableRow]:
    return await desk.tables(start, count)


@endpoint("GET", "/admin/tables/{table}", is_told=False)
async def show(table: str, desk: HouseDesk) -> TableCard:
    return await desk.show(table)


@endpoint("GET", "/admin/tables/{table}/games/{number:int}", is_told=False)
async def export(table: str, number: Round, desk: HouseDesk) -> Response:
    return Response(await desk.record(table, number), media_type=JSON)


@endpoint("POST", "/admin/tables/{table}/close", status=204, is_told=False)
async def close(table: str, data: Closing, desk: HouseDesk) -> None:
    await desk.close(table, data.closed)


@endpoint("DELETE", "/admin/tables/{table}", status=204, is_told=False)
async def delete_table(table: str, desk: HouseDesk) -> None:
    await desk.delete(table)


@endpoint("POST", "/admin/bans", status=201, is_told=False)
async def ban(data: NewBan, desk: HouseDesk) -> Ban:
    return await desk.ban(data.network, data.days)


@endpoint("POST", "/admin/bans/lift", status=204, is_told=False)
async def lift(data: Lifted, desk: HouseDesk) -> None:
    await desk.lift(data.network)


ADMIN_ENDPOINTS = (house_now, tables, show, export, close, delete_table, ban, lift)
