"""A device that is away hears once that it is its turn: not while it is there, not at night, not from two processes."""

import asyncio
import json
import threading
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePublicKey
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from homeward.server.notices.web_push import WebPush, new_private_key
from homeward.server.storage import ServerStorage, Subscription

from .live import PATIENCE, Server, StartServer
from .playing import anna_begins

HOUR = 60


class PushService:
    """As those of browsers are: it knows who calls by a signature, and what it is told is nothing."""

    def __init__(self) -> None:
        self.calls: list[dict[str, str]] = []
        self.rung = threading.Event()
        self.status = 201
        service = self

        class Taking(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                assert body == b"", "a call has no words"
                service.calls.append({name.lower(): value for name, value in self.headers.items()})
                self.send_response(service.status)
                self.end_headers()
                service.rung.set()

            def log_message(self, *words: object) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self.endpoint = f"{self.address}/device"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.stop()


@pytest.fixture
def ringing(server_with: StartServer, service: PushService) -> Server:
    contact = ["--push-contact", "mailto:host@example.org", "--push-service", service.address]
    return server_with(*contact, "--bell-seconds", "0.2")


def put_bell(server: Server, table: str, **wish: object) -> httpx.Response:
    return httpx.put(f"{server.address}/api/tables/{table}/bell", json=wish, timeout=PATIENCE)


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_signature(key: str, header: str) -> dict[str, object]:
    """The claims of a VAPID header, if whoever has that key has signed them."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert parts["k"] == key
    head, claims, signature = parts["t"].split(".")
    raw = decoded(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(key))
    public.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ECDSA(SHA256()))
    said: dict[str, object] = json.loads(decoded(claims))
    return said


async def test_who_is_away_hears_that_it_is_their_turn(ringing: Server, service: PushService) -> None:
    anna, ben, joined = await anna_begins(ringing)
    answer = put_bell(ringing, joined["table"], token=joined["token"], endpoint=service.endpoint)
    assert answer.status_code == 204, answer.text
    await ben.close()
    await anna.move()
    assert await asyncio.to_thread(service.rung.wait, PATIENCE)
    (call,) = service.calls
    said = check_signature(ringing.get("/api/bell").json()["key"], call["authorization"])
    assert (said["sub"], said["aud"]) == ("mailto:host@example.org", service.address)
    await anna.close()


async def test_who_is_there_is_left_in_peace(ringing: Server, service: PushService) -> None:
    anna, ben, joined = await anna_begins(ringing)
    put_bell(ringing, joined["table"], token=joined["token"], endpoint=service.endpoint)
    await anna.move()
    await ben.until(lambda heard: heard["type"] == "frame" and heard["actor"] == 1)
    await ben.move()
    await ben.close()
    trial = ringing.post("/bell/trial", {"endpoint": service.endpoint}).json()  # by now the other would have rung
    assert trial == {"result": "rung"}
    assert len(service.calls) == 1
    await anna.close()


async def test_a_bell_is_switched_off_and_one_that_leads_nowhere_goes(ringing: Server, service: PushService) -> None:
    anna, ben, joined = await anna_begins(ringing)
    service.status = 410
    put_bell(ringing, joined["table"], token=joined["token"], endpoint=service.endpoint)
    assert ringing.post("/bell/trial", {"endpoint": service.endpoint}).json() == {"result": "gone"}
    off = ringing.post(f"/tables/{joined['table']}/bell/off", {"token": joined["token"]})
    assert off.status_code == 204
    for device in (anna, ben):
        await device.close()


def test_only_push_services_of_browsers_are_called(ringing: Server) -> None:
    made = ringing.make("Anna")
    for endpoint in ("http://127.0.0.1:1/x", "https://example.org/x", "https://fcm.googleapis.com.example.org/", "x"):
        refused = put_bell(ringing, made["table"], token=made["token"], endpoint=endpoint)
        assert refused.json()["code"] == "no-bell", endpoint
        assert ringing.post("/bell/trial", {"endpoint": endpoint}).json() == {"result": "refused"}
    stranger = put_bell(ringing, made["table"], token="nobody", endpoint="https://web.push.apple.com/x")
    assert stranger.json()["code"] == "not-welcome"


def test_a_house_without_a_contact_rings_nobody(server: Server) -> None:
    assert server.get("/api/bell").json() == {"key": "", "hooks": False}
    made = server.make("Anna")
    refused = put_bell(server, made["table"], token=made["token"], endpoint="https://web.push.apple.com/x")
    assert refused.json()["code"] == "no-bell"


def test_the_services_of_browsers_are_known() -> None:
    pushing = WebPush(new_private_key(), "mailto:host@example.org")
    for host in (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        "x.notify.windows.com",
    ):
        assert pushing.may_ring(f"https://{host}/send/abc")
        assert not pushing.may_ring(f"http://{host}/send/abc")
        assert not pushing.may_ring(f"https://{host}:8443/send/abc")


@pytest.mark.parametrize(
    ("at", "quiet"),
    [(19 * HOUR + 59, None), (20 * HOUR, 12 * HOUR), (23 * HOUR, 9 * HOUR), (7 * HOUR, HOUR), (8 * HOUR, None)],
)
def test_quiet_hours_go_round_midnight(at: int, quiet: int | None) -> None:
    bell = Subscription("table", 0, "push", "x", 20 * HOUR, 8 * HOUR)
    now = 1_000 * 24 * 3600 + 60.0 * at
    assert bell.quiet_until(now) == (now + 60 * quiet if quiet is not None else None)
    assert Subscription("table", 0, "push", "x", 0, 0).quiet_until(now) is None


async def test_a_bell_rings_once_and_after_its_quiet_hours(storage: ServerStorage) -> None:
    day = 24 * 3600.0
    await storage.keep_subscription(Subscription("a", 0, "push", "loud", 0, 0))
    await storage.keep_subscription(Subscription("b", 1, "push", "sleeper", 20 * HOUR, 8 * HOUR))
    for name, device in (("a", 0), ("b", 1)):
        await storage.set_due(name, device, day + 22 * 3600)
    night = day + 23 * 3600
    assert await storage.take_due_subscriptions(day + 21 * 3600, 10) == []
    taken = await asyncio.gather(*(storage.take_due_subscriptions(night, 10) for _ in range(5)))
    (loud,) = [bell for bells in taken for bell in bells]
    assert loud.endpoint == "loud"
    await storage.notice_delivered(loud)
    (sleeper,) = await storage.take_due_subscriptions(2 * day + 8 * 3600, 10)
    assert sleeper.endpoint == "sleeper"
    await storage.notice_delivered(sleeper)
    assert await storage.take_due_subscriptions(3 * day, 10) == []


async def test_a_bell_that_nobody_heard_rings_again_and_then_no_more(storage: ServerStorage) -> None:
    """Also when whoever took it died before ringing."""
    await storage.keep_subscription(Subscription("a", 0, "hook", "x", 0, 0))
    await storage.set_due("a", 0, 0.0)
    looks = (0.0, 59.0, 60.0, 359.0, 360.0, 2159.0, 2160.0, 1e6)
    rung = [now for now in looks if await storage.take_due_subscriptions(now, 10)]
    assert rung == [0.0, 60.0, 360.0, 2160.0]


async def test_a_bell_that_was_heard_late_does_not_silence_the_next_turn(storage: ServerStorage) -> None:
    await storage.keep_subscription(Subscription("a", 0, "hook", "x", 0, 0))
    await storage.set_due("a", 0, 0.0)
    (slow,) = await storage.take_due_subscriptions(0.0, 10)
    await storage.set_due("a", 0, 100.0)  # the table has gone round once
    await storage.notice_delivered(slow)
    assert len(await storage.take_due_subscriptions(100.0, 10)) == 1


async def test_a_device_can_have_a_bell_of_each_kind(storage: ServerStorage) -> None:
    await storage.keep_subscription(Subscription("a", 0, "push", "browser", 0, 0))
    await storage.keep_subscription(Subscription("a", 0, "hook", "gadget", 0, 0))
    await storage.set_due("a", 0, 0.0)
    assert {bell.endpoint for bell in await storage.take_due_subscriptions(0.0, 10)} == {"browser", "gadget"}
    await storage.drop_subscription("a", 0, "hook")
    await storage.set_due("a", 0, 0.0)
    assert [bell.endpoint for bell in await storage.take_due_subscriptions(0.0, 10)] == ["browser"]


async def test_the_turn_of_somebody_else_silences_a_bell(storage: ServerStorage) -> None:
    await storage.keep_subscription(Subscription("a", 0, "push", "x", 0, 0))
    await storage.set_due("a", 0, 100.0)
    await storage.set_due("a", 7, 100.0)
    assert await storage.take_due_subscriptions(200.0, 10) == []
    await storage.drop_subscription("a", 0, "push")
    assert await storage.tables_with_subscriptions() == []
