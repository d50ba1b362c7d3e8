"""Administration over HTTP. Every request needs the token, which is never part of an address."""

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request

from homeward.api.answers import RawJson
from homeward.api.endpoint import endpoint
from homeward.api.finished_game_endpoints import Round
from homeward.record import RecordFile
from homeward.server.admin.admin_token import is_right
from homeward.server.admin.audit import Audit
from homeward.server.admin.server_admin import ServerAdmin, ServerNow
from homeward.server.admin.table_admin import TABLES_AT_ONCE, TableDetails, TableRow
from homeward.server.house import House
from homeward.server.http.client_addresses import address_of
from homeward.server.storage import Ban
from homeward.table.refusals import Refused

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


async def admin_of(request: Request, house: House) -> ServerAdmin:
    """The administration, if the request has the token."""
    address = address_of(request)
    if not house.settings.admin_token_hash:
        raise Refused("no-admin")
    house.rate_limits.look("wrong token", address)  # before comparing, so that guessing is limited
    header = request.headers.get("authorization", "")
    if not header.startswith(BEARER) or not is_right(header.removeprefix(BEARER), house.settings.admin_token_hash):
        house.rate_limits.admit("wrong token", address)
        Audit(address).note("wrong token")
        raise Refused("wrong-token")
    return ServerAdmin(house, Audit(address), address)


@endpoint("GET", "/admin/house", is_public=False)
async def admin_house(admin: ServerAdmin) -> ServerNow:
    """The state of the process that answers."""
    return await admin.house()


@endpoint("GET", "/admin/tables", is_public=False)
async def admin_tables(admin: ServerAdmin, start: Start = 0, count: Count = TABLES_AT_ONCE) -> list[TableRow]:
    """The tables in the storage, the newest first."""
    return await admin.tables(start, count)


@endpoint("GET", "/admin/tables/{table}", is_public=False)
async def admin_table(table: str, admin: ServerAdmin) -> TableDetails:
    """One table: its seats and connected devices."""
    return await admin.show(table)


@endpoint("GET", "/admin/tables/{table}/games/{number:int}", is_public=False)
async def admin_record(table: str, number: Round, admin: ServerAdmin) -> RawJson[RecordFile]:
    """The record of any game of a table, also of the running one."""
    return RawJson(await admin.record(table, number))


@endpoint("POST", "/admin/tables/{table}/close", status=204, is_public=False)
async def close_table(table: str, data: Closing, admin: ServerAdmin) -> None:
    """Close a table, so that nobody can play there, or open it again."""
    await admin.close(table, data.closed)


@endpoint("DELETE", "/admin/tables/{table}", status=204, is_public=False)
async def delete_table(table: str, admin: ServerAdmin) -> None:
    """Delete a table for good."""
    await admin.delete(table)


@endpoint("POST", "/admin/bans", status=201, is_public=False)
async def ban_network(data: NewBan, admin: ServerAdmin) -> Ban:
    """Ban an address or a network for some days."""
    return await admin.ban(data.network, data.days)


@endpoint("POST", "/admin/bans/lift", status=204, is_public=False)
async def lift_ban(data: Lifted, admin: ServerAdmin) -> None:
    """Lift a ban."""
    await admin.lift(data.network)


ADMIN_ENDPOINTS = (
    admin_house,
    admin_tables,
    admin_table,
    admin_record,
    close_table,
    delete_table,
    ban_network,
    lift_ban,
)
