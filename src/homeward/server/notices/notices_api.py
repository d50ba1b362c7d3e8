"""Turn notices over HTTP: subscribing a device to Web Push or to a webhook, and testing that."""

from typing import Annotated

from msgspec import Meta, Struct

from homeward.api.endpoint import endpoint
from homeward.rooms.rate_limits import Action
from homeward.server.house import House
from homeward.server.notices.web_push import PushResult
from homeward.server.outgoing.outgoing_client import CallResult
from homeward.server.outgoing.outgoing_url import BadUrl, parse_url
from homeward.server.storage import MINUTES, Subscription
from homeward.table import Table
from homeward.table.refusals import Refused
from homeward.table.secret_source import hash_secret

Token = Annotated[str, Meta(max_length=100)]
Service = Annotated[str, Meta(min_length=1, max_length=1000)]
Minute = Annotated[int, Meta(ge=0, lt=MINUTES)]


class NoticeSupport(Struct, frozen=True):
    key: str  # the public key for push services; empty: this server sends no push messages
    hooks: bool  # can players set webhooks?


class NewPushSubscription(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    token: Token  # of the device at this table
    endpoint: Service  # from its browser
    quiet_from: Minute = 0  # of the day, in UTC
    quiet_to: Minute = 0


class Unsubscribe(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    token: Token


class PushTest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    token: Token
    endpoint: Service


class PushTestResult(Struct, frozen=True):
    result: PushResult


class NewWebhook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    token: Token  # of the device at this table
    url: Service  # https
    quiet_from: Minute = 0  # of the day, in UTC
    quiet_to: Minute = 0


class WebhookTest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    token: Token
    url: Service


class WebhookTestResult(Struct, frozen=True):
    result: CallResult


@endpoint("GET", "/bell")
def notice_support(house: House) -> NoticeSupport:
    """Which turn notices this server can send: push messages, with its public key, and webhooks.

    `key` is empty if it sends no push messages.
    """
    key = house.turn_notices.web_push.public_key if house.turn_notices.web_push is not None else ""
    return NoticeSupport(key, house.turn_notices.webhooks is not None)


@endpoint("PUT", "/tables/{table}/bell", status=204)
async def subscribe_push(table: str, data: NewPushSubscription, address: str, house: House) -> None:
    """Subscribe a device to push messages, sent when it is its turn at this table and it is not connected.

    None are sent between `quiet_from` and `quiet_to`, minutes of the day in UTC.
    """
    device = await seated_device(house, address, table, data.token)
    check_endpoint(house, data.endpoint)
    await house.turn_notices.keep(Subscription(table, device, "push", data.endpoint, data.quiet_from, data.quiet_to))


@endpoint("POST", "/tables/{table}/bell/off", status=204)
async def unsubscribe_push(table: str, data: Unsubscribe, address: str, house: House) -> None:
    """Remove the push subscription of a device at this table."""
    await house.turn_notices.drop(table, await known_device(house, address, table, data.token), "push")


@endpoint("POST", "/tables/{table}/bell/trial")
async def send_test_push(table: str, data: PushTest, address: str, house: House) -> PushTestResult:
    """Send a push message to a device with a seat at this table now, and return the result.

    `rung` (sent), `gone`, `refused` or `unreachable`.
    """
    await seated_device(house, address, table, data.token)
    check_endpoint(house, data.endpoint)
    return PushTestResult(await house.turn_notices.send_push(data.endpoint))


@endpoint("PUT", "/tables/{table}/hook", status=204)
async def set_webhook(table: str, data: NewWebhook, address: str, house: House) -> None:
    """Set the webhook of a device, called when it is its turn at this table and it is not connected.

    The call is an empty `POST` to this https address: it says nothing about the game. There is none between
    `quiet_from` and `quiet_to`, minutes of the day in UTC.
    """
    device = await seated_device(house, address, table, data.token, "hook")
    check_webhook(house, data.url)
    await house.turn_notices.keep(Subscription(table, device, "hook", data.url, data.quiet_from, data.quiet_to))


@endpoint("POST", "/tables/{table}/hook/off", status=204)
async def remove_webhook(table: str, data: Unsubscribe, address: str, house: House) -> None:
    """Remove the webhook of a device at this table."""
    await house.turn_notices.drop(table, await known_device(house, address, table, data.token, "hook"), "hook")


@endpoint("POST", "/tables/{table}/hook/trial")
async def call_test_webhook(table: str, data: WebhookTest, address: str, house: House) -> WebhookTestResult:
    """Call a webhook now and return the result.

    `rung` (called), or what is wrong: `bad-url`, `nowhere` (the name has no public address, or the port is not 443),
    `unreachable`, `bad-certificate`, `slow`, `busy`, `gone`, `refused`.
    """
    await seated_device(house, address, table, data.token, "hook")
    if house.turn_notices.webhooks is None:
        raise Refused("no-hook")
    return WebhookTestResult(await house.turn_notices.call_webhook(data.url))


def check_endpoint(house: House, endpoint: str) -> None:
    if house.turn_notices.web_push is None or not house.turn_notices.web_push.may_send_to(endpoint):
        raise Refused("no-bell")


def check_webhook(house: House, url: str) -> None:
    try:
        parse_url(url)
    except BadUrl:
        raise Refused("no-hook") from None
    if house.turn_notices.webhooks is None:
        raise Refused("no-hook")


async def seated_device(house: House, address: str, table: str, token: str, action: Action = "bell") -> int:
    """The device with this token. Refused unless it has a seat: nobody else has a turn to be told of."""
    house.admit(action, address)
    at = (await house.rooms.room(table)).table
    device = device_at(at, token)
    if not at.seats.held_by(device):
        raise Refused("not-seated")
    return device


async def known_device(house: House, address: str, table: str, token: str, action: Action = "bell") -> int:
    house.admit(action, address)
    return device_at((await house.rooms.room(table)).table, token)


def device_at(table: Table, token: str) -> int:
    device = table.guests.device_of(hash_secret(token))
    if device is None:
        raise Refused("not-welcome")
    return device


NOTICE_ENDPOINTS = (
    notice_support,
    subscribe_push,
    unsubscribe_push,
    send_test_push,
    set_webhook,
    remove_webhook,
    call_test_webhook,
)
