"""A device that is away gets one notice of its turn: not while it is connected, not in quiet hours, not twice."""

import asyncio
import json
from base64 import urlsafe_b64decode
from collections.abc import Iterator

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePublicKey
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from homeward.server.notices.turn_notices import NOTICES_AT_ONCE, TurnNotices
from homeward.server.process.settings import Settings
from homeward.server.storage import ServerStorage, Subscription, SubscriptionKind

from .live import PATIENCE, Server, StartServer
from .playing import anna_begins
from .push_service import PushService

HOUR = 60
ENDPOINTS: dict[SubscriptionKind, str] = {"push": "browser", "hook": "gadget"}


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.stop()


@pytest.fixture
def push_server(server_with: StartServer, service: PushService) -> Server:
    contact = ["--push-contact", "mailto:host@example.org", "--push-service", service.address]
    return server_with(*contact, "--bell-seconds", "0.2")


def subscribe(server: Server, table: str, **wish: object) -> httpx.Response:
    return httpx.put(f"{server.address}/api/tables/{table}/bell", json=wish, timeout=PATIENCE)


def send_test(server: Server, joined: dict[str, str], endpoint: str) -> httpx.Response:
    return server.post(f"/tables/{joined['table']}/bell/trial", {"token": joined["token"], "endpoint": endpoint})


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_signature(key: str, header: str) -> dict[str, object]:
    """The claims of a VAPID header, if they are signed with that key."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert parts["k"] == key
    head, claims, signature = parts["t"].split(".")
    raw = decoded(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(key))
    public.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ECDSA(SHA256()))
    said: dict[str, object] = json.loads(decoded(claims))
    return said


async def test_a_device_that_is_away_gets_a_notice_of_its_turn(push_server: Server, service: PushService) -> None:
    anna, ben, joined = await anna_begins(push_server)
    answer = subscribe(push_server, joined["table"], token=joined["token"], endpoint=service.endpoint)
    assert answer.status_code == 204, answer.text
    await ben.close()
    await anna.move()
    assert await asyncio.to_thread(service.called.wait, PATIENCE)
    (call,) = service.calls
    said = check_signature(push_server.get("/api/bell").json()["key"], call["authorization"])
    assert (said["sub"], said["aud"]) == ("mailto:host@example.org", service.address)
    await anna.close()


async def test_a_connected_device_gets_no_notice(push_server: Server, service: PushService) -> None:
    anna, ben, joined = await anna_begins(push_server)
    subscribe(push_server, joined["table"], token=joined["token"], endpoint=service.endpoint)
    await anna.move()
    await ben.until(lambda heard: heard["type"] == "frame" and heard["actor"] == 1)
    await ben.move()
    await ben.close()
    # by the time this is answered, a notice would have been sent
    assert send_test(push_server, joined, service.endpoint).json() == {"result": "rung"}
    assert len(service.calls) == 1
    await anna.close()


async def test_a_device_unsubscribes_and_a_dead_endpoint_is_reported(push_server: Server, service: PushService) -> None:
    anna, ben, joined = await anna_begins(push_server)
    service.status = 410
    subscribe(push_server, joined["table"], token=joined["token"], endpoint=service.endpoint)
    assert send_test(push_server, joined, service.endpoint).json() == {"result": "gone"}
    off = push_server.post(f"/tables/{joined['table']}/bell/off", {"token": joined["token"]})
    assert off.status_code == 204
    for device in (anna, ben):
        await device.close()


def test_only_push_services_of_browsers_are_called(push_server: Server) -> None:
    made = push_server.make("Anna")
    for endpoint in ("http://127.0.0.1:1/x", "https://example.org/x", "https://fcm.googleapis.com.example.org/", "x"):
        refused = subscribe(push_server, made["table"], token=made["token"], endpoint=endpoint)
        assert refused.json()["code"] == "no-bell", endpoint
        assert send_test(push_server, made, endpoint).json()["code"] == "no-bell", endpoint
    stranger = subscribe(push_server, made["table"], token="nobody", endpoint="https://web.push.apple.com/x")
    assert stranger.json()["code"] == "not-welcome"


def test_a_server_without_a_contact_sends_no_push_messages(server: Server) -> None:
    assert server.get("/api/bell").json() == {"key": "", "hooks": False}
    made = server.make("Anna")
    refused = subscribe(server, made["table"], token=made["token"], endpoint="https://web.push.apple.com/x")
    assert refused.json()["code"] == "no-bell"


def test_an_answer_of_a_push_service_has_a_meaning(push_server: Server, service: PushService) -> None:
    made = push_server.make("Anna")
    for status, result in ((503, "unreachable"), (400, "refused"), (404, "gone"), (307, "refused")):
        service.status = status
        assert send_test(push_server, made, service.endpoint).json() == {"result": result}


@pytest.mark.parametrize(
    ("at", "quiet"),
    [(19 * HOUR + 59, None), (20 * HOUR, 12 * HOUR), (23 * HOUR, 9 * HOUR), (7 * HOUR, HOUR), (8 * HOUR, None)],
)
def test_quiet_hours_go_round_midnight(at: int, quiet: int | None) -> None:
    subscription = Subscription("table", 0, "push", "x", 20 * HOUR, 8 * HOUR)
    now = 1_000 * 24 * 3600 + 60.0 * at
    assert subscription.quiet_until(now) == (now + 60 * quiet if quiet is not None else None)
    assert Subscription("table", 0, "push", "x", 0, 0).quiet_until(now) is None


async def test_a_notice_is_sent_once_and_after_the_quiet_hours(storage: ServerStorage) -> None:
    day = 24 * 3600.0
    await storage.keep_subscription(Subscription("a", 0, "push", "loud", 0, 0))
    await storage.keep_subscription(Subscription("b", 1, "push", "sleeper", 20 * HOUR, 8 * HOUR))
    for name, device in (("a", 0), ("b", 1)):
        await storage.set_due(name, device, day + 22 * 3600)
    night = day + 23 * 3600
    assert await storage.take_due_subscriptions(day + 21 * 3600, "push", 10) == []
    taken = await asyncio.gather(*(storage.take_due_subscriptions(night, "push", 10) for _ in range(5)))
    (loud,) = [one for some in taken for one in some]
    assert loud.endpoint == "loud"
    await storage.notice_delivered(loud)
    (sleeper,) = await storage.take_due_subscriptions(2 * day + 8 * 3600, "push", 10)
    assert sleeper.endpoint == "sleeper"
    await storage.notice_delivered(sleeper)
    assert await storage.take_due_subscriptions(3 * day, "push", 10) == []


async def test_a_notice_that_was_not_delivered_is_sent_three_times_more(storage: ServerStorage) -> None:
    """Also when the process that took it died before sending."""
    await storage.keep_subscription(Subscription("a", 0, "hook", "x", 0, 0))
    await storage.set_due("a", 0, 0.0)
    looks = (0.0, 59.0, 60.0, 359.0, 360.0, 2159.0, 2160.0, 1e6)
    sent = [now for now in looks if await storage.take_due_subscriptions(now, "hook", 10)]
    assert sent == [0.0, 60.0, 360.0, 2160.0]


async def test_a_late_delivery_does_not_cancel_the_notice_of_the_next_turn(storage: ServerStorage) -> None:
    await storage.keep_subscription(Subscription("a", 0, "hook", "x", 0, 0))
    await storage.set_due("a", 0, 0.0)
    (slow,) = await storage.take_due_subscriptions(0.0, "hook", 10)
    await storage.set_due("a", 0, 100.0)  # the table has gone round once
    await storage.notice_delivered(slow)
    assert len(await storage.take_due_subscriptions(100.0, "hook", 10)) == 1


async def test_a_device_can_have_a_subscription_of_each_kind(storage: ServerStorage) -> None:
    await storage.keep_subscription(Subscription("a", 0, "push", "browser", 0, 0))
    await storage.keep_subscription(Subscription("a", 0, "hook", "gadget", 0, 0))
    await storage.set_due("a", 0, 0.0)
    for kind, endpoint in ENDPOINTS.items():
        assert [one.endpoint for one in await storage.take_due_subscriptions(0.0, kind, 10)] == [endpoint]
    await storage.drop_subscription("a", 0, "hook")
    await storage.set_due("a", 0, 0.0)
    assert [one.endpoint for one in await storage.take_due_subscriptions(0.0, "push", 10)] == ["browser"]
    assert await storage.take_due_subscriptions(0.0, "hook", 10) == []


async def test_the_turn_of_another_device_cancels_a_notice(storage: ServerStorage) -> None:
    await storage.keep_subscription(Subscription("a", 0, "push", "x", 0, 0))
    await storage.set_due("a", 0, 100.0)
    await storage.set_due("a", 7, 100.0)
    assert await storage.take_due_subscriptions(200.0, "push", 10) == []
    await storage.drop_subscription("a", 0, "push")
    assert await storage.tables_with_subscriptions() == []


async def test_webhooks_that_hang_delay_no_push_message(
    storage: ServerStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    notices = TurnNotices(Settings(), storage, lambda table, device: False, lambda: 100.0)
    hanging, sent = asyncio.Event(), asyncio.Event()

    async def hang(url: str) -> str:
        await hanging.wait()
        return "slow"

    async def send(endpoint: str) -> str:
        sent.set()
        return "rung"

    monkeypatch.setattr(notices, "call_webhook", hang)
    monkeypatch.setattr(notices, "send_push", send)
    for device in range(NOTICES_AT_ONCE + 1):
        await storage.keep_subscription(Subscription(f"table {device}", device, "hook", "x", 0, 0))
        await storage.set_due(f"table {device}", device, 0.0)
    await notices.send_due()
    await storage.keep_subscription(Subscription("ours", 0, "push", "y", 0, 0))
    await storage.set_due("ours", 0, 50.0)
    await notices.send_due()
    await asyncio.wait_for(sent.wait(), PATIENCE)
    assert len(await storage.take_due_subscriptions(100.0, "hook", 10)) == 1, "the last one waits for a place"
    await notices.close()
