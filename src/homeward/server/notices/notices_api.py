"""Turn notices over HTTP: subscribing a device to Web Push or to a webhook, and testing that."""

from typing import Annotated

from msgspec import Meta, Struct

from homeward.api.endpoint import endpoint
from homeward.rooms.rate_limits import Action
from homeward.server.house import House
from homeward.server.notices.web_push import Rung
from homeward.server.notices.webhooks import BadUrl, HookCalled, parse_url
from homeward.server.storage import MINUTES, Subscription
from homeward.table.refusals import Refused
from homeward.table.secret_source import hash_secret

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
    """Can this house ring, by which key is it known, and does it call addresses that people give?

    `key` is empty if it rings nobody.
    """
    key = house.turn_notices.web_push.public_key if house.turn_notices.web_push is not None else ""
    return BellHouse(key, house.turn_notices.webhooks is not None)


@endpoint("PUT", "/tables/{table}/bell", status=204)
async def set_bell(table: str, data: NewBell, address: str, house: House) -> None:
    """From now on this device hears when it is its turn at this table and nobody is there.

    But not between these minutes of the day (UTC).
    """
    device = await device_at(house, address, table, data.token)
    if house.turn_notices.web_push is None or not house.turn_notices.web_push.may_ring(data.endpoint):
        raise Refused("no-bell")
    await house.turn_notices.keep(Subscription(table, device, "push", data.endpoint, data.quiet_from, data.quiet_to))


@endpoint("POST", "/tables/{table}/bell/off", status=204)
async def unset_bell(table: str, data: BellOff, address: str, house: House) -> None:
    """And from now on it does not."""
    await house.turn_notices.drop(table, await device_at(house, address, table, data.token), "push")


@endpoint("POST", "/bell/trial")
async def try_bell(data: BellTrial, address: str, house: House) -> BellTried:
    """Ring at once, and say what came of it.

    `rung`, `gone`, `refused` or `unreachable`.
    """
    house.admit("bell", address)
    return BellTried(await house.turn_notices.ring(data.endpoint))


@endpoint("PUT", "/tables/{table}/hook", status=204)
async def set_hook(table: str, data: NewHook, address: str, house: House) -> None:
    """From now on this address is called when it is this device's turn at this table and nobody is there.

    An empty `POST` goes to this https address, without a word about the game.
    """
    device = await device_at(house, address, table, data.token, "hook")
    check_hook(house, data.url)
    await house.turn_notices.keep(Subscription(table, device, "hook", data.url, data.quiet_from, data.quiet_to))


@endpoint("POST", "/tables/{table}/hook/off", status=204)
async def unset_hook(table: str, data: BellOff, address: str, house: House) -> None:
    """And from now on it is not."""
    await house.turn_notices.drop(table, await device_at(house, address, table, data.token, "hook"), "hook")


@endpoint("POST", "/tables/{table}/hook/trial")
async def try_hook(table: str, data: HookTrial, address: str, house: House) -> HookTried:
    """Call it at once, and say what came of it.

    `rung`, or what is wrong: `bad-url`, `nowhere` (no public address under that name, or not at that port),
    `unreachable`, `bad-certificate`, `slow`, `busy`, `gone`, `refused`.
    """
    await device_at(house, address, table, data.token, "hook")
    if house.turn_notices.webhooks is None:
        raise Refused("no-hook")
    return HookTried(await house.turn_notices.call(data.url))


def check_hook(house: House, url: str) -> None:
    try:
        parse_url(url)
    except BadUrl:
        raise Refused("no-hook") from None
    if house.turn_notices.webhooks is None:
        raise Refused("no-hook")


async def device_at(house: House, address: str, table: str, token: str, action: Action = "bell") -> int:
    house.admit(action, address)
    device = (await house.rooms.room(table)).table.guests.device_of(hash_secret(token))
    if device is None:
        raise Refused("not-welcome")
    return device


NOTICE_ENDPOINTS = (bell_house, set_bell, unset_bell, try_bell, set_hook, unset_hook, try_hook)
