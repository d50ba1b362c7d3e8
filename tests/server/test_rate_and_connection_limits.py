"""One client must not be able to stop the server: incomplete requests, endless ones, too many of anything."""

import asyncio
import json
import random
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from homeward.record import Record
from homeward.rooms.sessions.messages import PROTOCOL
from homeward.server.http.client_addresses import forwarded_for, home_of
from tests.said import in_english

from .live import PATIENCE, Device, Server, StartServer

HALF_REQUESTS = 1_100


@pytest.fixture(scope="module")
def strict(module_server_with: StartServer) -> Iterator[Server]:
    """A server that believes nobody and is soon tired of everybody, behind a proxy that tells addresses."""
    limits = {
        **{"joins-per-minute": 3, "checks-per-minute": 3, "replays-per-minute": 3, "analyses-per-minute": 3},
        **{"hints-per-minute": 3, "sockets": 4, "header-seconds": 1, "body-seconds": 1},
        **{"requests-at-once": 60, "requests-per-second": 0.01},
    }
    options = [word for name, value in limits.items() for word in ("--limit", f"{name}={value}")]
    server = module_server_with(*options, "--behind-proxy", trusted=False)
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text()


def post(server: Server, who: str, path: str, body: object) -> httpx.Response:
    return httpx.post(f"{server.address}/api{path}", json=body, headers={"x-forwarded-for": who}, timeout=PATIENCE)


def get(server: Server, who: str, path: str) -> httpx.Response:
    return httpx.get(f"{server.address}/api{path}", headers={"x-forwarded-for": who}, timeout=PATIENCE)


def made(server: Server, who: str, *names: str) -> dict[str, Any]:
    seats = [{"name": name, "holder": "here"} for name in names or ("Anna",)]
    response = post(server, who, "/tables", {"game": "monster-chase", "seats": seats})
    assert response.status_code == 201, response.text
    joined: dict[str, Any] = response.json()
    return joined


def refusal(response: httpx.Response) -> tuple[int, str]:
    told = response.json()
    assert in_english(told["said"])
    return response.status_code, told["code"]


# Often


@pytest.mark.parametrize("action", ["join", "check", "replay", "moments", "record"])
def test_whoever_asks_too_often_is_refused_and_nobody_else(strict: Server, action: str) -> None:
    joined = made(strict, "10.0.0.1")
    table = f"/tables/{joined['table']}"
    asked: Callable[[str], httpx.Response] = {
        "join": lambda who: post(strict, who, f"{table}/join", {"key": "wrong"}),
        "check": lambda who: post(strict, who, "/games/wombat-rescue/check", {"option": "layout", "text": "a=1"}),
        "replay": lambda who: get(strict, who, f"{table}/games/0/replay"),
        "moments": lambda who: get(strict, who, f"{table}/games/0/moments"),
        "record": lambda who: get(strict, who, f"{table}/games/0/record"),
    }[action]
    me, other = f"10.1.{ord(action[2])}.1", f"10.1.{ord(action[2])}.2"
    answers = [asked(me).status_code for _ in range(3)]
    assert 429 not in answers
    assert refusal(asked(me)) == (429, "too-often")
    assert asked(other).status_code == answers[0]


async def test_hints_have_their_limit_too(strict: Server) -> None:
    device = await Device(strict.address, made(strict, "10.0.0.2", "Anna", "Ben")).connect()
    answers = [await device.request(type="hint", seat=device.frame["actor"], version=1, step=1) for _ in range(4)]
    assert [answer["type"] for answer in answers] == ["pointer", "pointer", "pointer", "refused"]
    assert answers[-1]["refusal"]["code"] == "too-often"
    await device.close()


def test_too_many_requests_of_any_kind_are_refused_but_health_is_told(strict: Server) -> None:
    answers = [get(strict, "10.0.0.3", "/games/monster-chase").status_code for _ in range(70)]
    assert answers[:50] == [200] * 50
    assert answers[-1] == 429
    health = httpx.get(f"{strict.address}/health", headers={"x-forwarded-for": "10.0.0.3"}, timeout=PATIENCE)
    assert health.status_code == 200
    metrics = httpx.get(f"{strict.address}/metrics", headers={"x-forwarded-for": "10.0.0.3"}, timeout=PATIENCE)
    assert metrics.status_code == 429, "they are elsewhere"


# Addresses


def test_only_what_the_nearest_proxy_appended_is_believed(strict: Server) -> None:
    joined = made(strict, "10.0.0.4")
    path = f"/tables/{joined['table']}/join"
    invented = [post(strict, f"1.2.3.{number}, 10.0.0.5", path, {"key": "wrong"}) for number in range(4)]
    assert [answer.status_code for answer in invented] == [403, 403, 403, 429]


@pytest.mark.parametrize(
    ("told", "hops", "believed"),
    [
        ("1.1.1.1, 2.2.2.2, 3.3.3.3", 1, "3.3.3.3"),
        ("1.1.1.1, 2.2.2.2, 3.3.3.3", 2, "2.2.2.2"),
        ("3.3.3.3", 2, "3.3.3.3"),
        ("3.3.3.3:4711", 1, "3.3.3.3"),
        ("[2001:db8::1]:4711", 1, "2001:db8::1"),
        ("nonsense", 1, None),
        ("", 1, None),
    ],
)
def test_whom_the_outermost_of_our_proxies_saw(told: str, hops: int, believed: str | None) -> None:
    assert forwarded_for(told, hops) == believed


def test_a_home_is_one_address() -> None:
    assert home_of("2001:db8:1:2:3:4:5:6") == home_of("2001:db8:1:2::1") != home_of("2001:db8:1:3::1")
    assert home_of("::ffff:10.0.0.1") == home_of("10.0.0.1") == "10.0.0.1"


# Sockets


async def knock(server: Server, who: str) -> tuple[int, str]:
    """What comes of opening a socket: the status of the answer and the code of its refusal."""
    try:
        async with connect(
            f"ws://127.0.0.1:{server.port}/api/tables/t/socket", additional_headers={"x-forwarded-for": who}
        ):
            return 101, ""
    except InvalidStatus as error:
        return error.response.status_code, json.loads(error.response.body or b"")["code"]


async def test_opening_sockets_is_asking_too(strict: Server) -> None:
    answers = [await knock(strict, "10.0.0.7") for _ in range(70)]
    assert answers[:50] == [(101, "")] * 50
    assert answers[-1] == (429, "too-often")
    assert await knock(strict, "10.0.0.8") == (101, "")


async def test_a_trusted_address_opens_as_many_as_it_likes(server_with: StartServer) -> None:
    server = server_with("--limit", "requests-at-once=1", "--limit", "requests-per-second=0.01")
    assert {await knock(server, "10.0.0.7") for _ in range(5)} == {(101, "")}


async def test_an_address_has_so_many_sockets(strict: Server) -> None:
    devices = [await Device(strict.address, made(strict, "10.0.0.6")).connect() for _ in range(4)]
    async with connect(Device(strict.address, made(strict, "10.0.0.6")).url) as one_too_many:
        told = json.loads(await asyncio.wait_for(one_too_many.recv(), PATIENCE))
        assert (told["type"], told["refusal"]["code"]) == ("refused", "too-many-lines")
    await devices[0].close()
    assert (await devices[0].request_surely(type="ping"))["type"] == "pong", "there is room again"
    for device in devices:
        await device.close()


def long_record() -> dict[str, Any]:
    """A game that has much to tell."""
    record, chance = Record.new("wombat-rescue", 2, seed=5), random.Random(1)
    for _ in range(300):
        record.append(chance.choice(record.state.legal()))
    told: dict[str, Any] = json.loads(record.encode())
    return told


class Stalled(Device):
    """Asks and asks, and reads nothing."""

    async def connect(self, **hello: Any) -> "Stalled":
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65536)
        small.connect(("127.0.0.1", int(self.url.split(":")[2].split("/")[0])))
        self.socket = await connect(self.url, sock=small, max_size=None, max_queue=1)
        await self.send(type="hello", token=self.token, tab="tab", version=0, protocol=PROTOCOL)
        await self.until(lambda heard: heard["type"] == "frame")
        return self

    async def ask(self, often: int) -> None:
        with suppress(ConnectionClosed):
            for number in range(often):
                await self.send(type="log", id=f"q{number}", seat=1)


async def expect_let_go_with_a_reason(stalled: Device, player: Device) -> None:
    await player.until(lambda heard: heard["type"] == "presence" and heard["connected"] == [True, False])
    bye = await stalled.until(lambda heard: heard["type"] == "bye")
    assert (bye["refusal"]["code"], bye["come_back"]) == ("too-slow", True)


async def test_devices_that_do_not_read_are_let_go_with_a_reason_and_come_back(server_with: StartServer) -> None:
    """On a busy machine they begin to read late: nobody is let go without a word because of that."""
    patient = [*(f"{name}-at-once=1000" for name in ("messages", "questions")), f"farewell-seconds={PATIENCE}"]
    server = server_with(*(word for limit in patient for word in ("--limit", limit)))
    tables = [server.post("/records", long_record()).json() for _ in range(5)]
    players = [await Device(server.address, table).connect() for table in tables]
    keys = [(await player.request(type="offer", seat=1))["key"] for player in players]
    joined = [server.join(table["table"], key) for table, key in zip(tables, keys, strict=True)]
    stalled = [await Stalled(server.address, one).connect() for one in joined]
    before = server.resident_bytes()
    async with asyncio.TaskGroup() as everybody:
        for one, player in zip(stalled, players, strict=True):
            everybody.create_task(one.ask(400))
            everybody.create_task(expect_let_go_with_a_reason(one, player))
    assert server.resident_bytes() - before < 30e6, "what waited for them took a hundred megabytes"
    for one, player in zip(stalled, players, strict=True):
        assert (await one.connect()).frame["table"]["moves"] == 300
        await one.close()
        await player.close()


# Half requests


def open_connection(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port))


def test_health_is_told_under_many_half_requests(server_with: StartServer) -> None:
    server = server_with(trusted=False)
    with ExitStack() as connections:
        for _ in range(HALF_REQUESTS):
            connection = connections.enter_context(open_connection(server))
            connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ")
        assert server.get("/health").json() == {"status": "ok"}


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"", 408),
        (b"GET / HTTP/1.1\r\nHost:", 408),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * 20_000, 431),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * 20_000 + b"\r\n\r\n", 431),
        (b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\n\r\n", 431),
        (b"nonsense\r\n\r\n", 400),
    ],
    ids=["nothing", "half a head", "endless head", "big head", "long address", "nonsense"],
)
def test_a_request_that_does_not_get_to_the_point_is_refused_in_words(strict: Server, sent: bytes, status: int) -> None:
    with open_connection(strict) as connection:
        connection.sendall(sent)
        answer = b"".join(iter(lambda: connection.recv(65536), b""))
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d " % status)
    assert in_english(json.loads(body)["said"])


def test_a_body_that_never_comes_does_not_keep_the_connection(strict: Server) -> None:
    with open_connection(strict) as connection:
        connection.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
        )
        assert connection.recv(65536) == b"", "the connection is closed"
