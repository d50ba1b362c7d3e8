"""The HTTP part of bells and web hooks: what a device asks so that its people hear when it is their turn."""

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request

from homeward.rooms import words
from homeward.rooms.limits import Door
from homeward.server.addresses import address_of
from homeward.server.endpoints import endpoint
from homeward.server.hooks import BadUrl, HookCalled, parsed
from homeward.server.house import House
from homeward.server.push import Rung
from homeward.server.storage import MINUTES, Bell
from homeward.table.secret_source import hashed
from homeward.table.words import not_welcome

Token = Annotated[str, Meta(max_length=100)]
Service = Annotated[str, Meta(min_length=1, max_length=1000)]
Minute = Annotated[int, Meta(ge=0, lt=MINUTES)]


class BellHouse(Struct, frozen=True):
    key: str  # by which push services know this house; empty: it rings nobody
    hooks: bool  # may people give an address of their own that is called?


class NewBell(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    token: Token  # of the device at this table
    endpoint: Service  # that its browser gave it
    quiet_from: Minute = 0  # of the day, in UTC
    quiet_to: Minute = 0


class BellOff(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    token: Token


class BellTrial(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    endpoint: Service


class BellTried(Struct, frozen=True):
    result: Rung


class NewHook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    token: Token  # of the device at this table
    url: Service  # https
    quiet_from: Minute = 0  # of the day, in UTC
    quiet_to: Minute = 0


class HookTrial(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    token: Token
    url: Service


class HookTried(Struct, frozen=True):
    result: HookCalled


@endpoint("GET", "/bell")
def bell_house(house: House) -> BellHouse:
    """Can this house ring, by which key is it known, and does it call addresses that people give?"""
    key = house.bells.pushing.public_key if house.bells.pushing is not None else ""
    return BellHouse(key, house.bells.hooks is not None)


@endpoint("PUT", "/tables/{table}/bell", status=204)
async def set_bell(table: str, data: NewBell, request: Request, house: House) -> None:
    """From now on this device hears when it is its turn at this table and nobody is there."""
    device = await device_at(house, request, table, data.token)
    if house.bells.pushing is None or not house.bells.pushing.may_ring(data.endpoint):
        raise words.no_bell()
    await house.bells.keep(Bell(table, device, "push", data.endpoint, data.quiet_from, data.quiet_to))


@endpoint("POST", "/tables/{table}/bell/off", status=204)
async def unset_bell(table: str, data: BellOff, request: Request, house: House) -> None:
    """And from now on it does not."""
    await house.bells.drop(table, await device_at(house, request, table, data.token), "push")


@endpoint("POST", "/bell/trial")
async def try_bell(data: BellTrial, request: Request, house: House) -> BellTried:
    """Ring at once, and say what came of it."""
    house.doors.admit("bell", address_of(request))
    return BellTried(await house.bells.ring(data.endpoint))


@endpoint("PUT", "/tables/{table}/hook", status=204)
async def set_hook(table: str, data: NewHook, request: Request, house: House) -> None:
    """From now on this address is called when it is this device's turn at this table and nobody is there."""
    device = await device_at(house, request, table, data.token, "hook")
    check_hook(house, data.url)
    await house.bells.keep(Bell(table, device, "hook", data.url, data.quiet_from, data.quiet_to))


@endpoint("POST", "/tables/{table}/hook/off", status=204)
async def unset_hook(table: str, data: BellOff, request: Request, house: House) -> None:
    """And from now on it is not."""
    await house.bells.drop(table, await device_at(house, request, table, data.token, "hook"), "hook")


@endpoint("POST", "/tables/{table}/hook/trial")
async def try_hook(table: str, data: HookTrial, request: Request, house: House) -> HookTried:
    """Call it at once, and say what came of it."""
    await device_at(house, request, table, data.token, "hook")
    if house.bells.hooks is None:
        raise words.no_hook()
    return HookTried(await house.bells.call(data.url))


def check_hook(house: House, url: str) -> None:
    try:
        parsed(url)
    except BadUrl:
        raise words.no_hook() from None
    if house.bells.hooks is None:
        raise words.no_hook()


async def device_at(house: House, request: Request, table: str, token: str, door: Door = "bell") -> int:
    house.doors.admit(door, address_of(request))
    device = (await house.rooms.room(table)).table.device_of(hashed(token))
    if device is None:
        raise not_welcome()
    return device


BELL_ENDPOINTS = (bell_house, set_bell, unset_bell, try_bell, set_hook, unset_hook, try_hook)
