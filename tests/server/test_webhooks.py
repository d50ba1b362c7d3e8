"""Webhooks: a player's address is called without content, and cannot lead to what only the server can reach."""

import asyncio
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from homeward.server.notices import webhooks
from homeward.server.notices.webhooks import BadUrl, Webhooks, is_public, parse_url

from .live import PATIENCE, Device, Server, StartServer
from .playing import anna_begins
from .webhook_target import OUR_OWN, WEBHOOKS_ON, WebhookTarget, certificate_in


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return certificate_in(tmp_path_factory.mktemp("target"))


@pytest.fixture
def target(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[WebhookTarget]:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))  # as if somebody everybody trusts had signed it
    target = WebhookTarget(certificate)
    yield target
    target.stop()


@pytest.fixture(scope="module")
def calling(module_server_with: StartServer, certificate: Path) -> Server:
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("SSL_CERT_FILE", str(certificate))
        return module_server_with(*WEBHOOKS_ON, "--bell-seconds", "0.2")


def put_hook(server: Server, table: str, **wish: object) -> httpx.Response:
    return httpx.put(f"{server.address}/api/tables/{table}/hook", json=wish, timeout=PATIENCE)


async def called(url: str, *networks: str) -> str:
    """What comes of calling an address from a house that may call these networks of its own."""
    caller = Webhooks(networks)
    try:
        return await caller.call(url)
    finally:
        caller.close()


# From the table to the target


async def test_the_address_is_called_when_it_is_somebodys_turn_and_they_are_away(
    calling: Server, target: WebhookTarget
) -> None:
    anna, ben, joined = await anna_begins(calling)
    assert put_hook(calling, joined["table"], token=joined["token"], url=target.url).status_code == 204
    await ben.close()
    await anna.move()
    assert await asyncio.to_thread(target.called.wait, PATIENCE)
    ((path, headers, body),) = target.calls
    assert (path, body) == ("/turn?who=me", b"")
    assert headers.keys() == {"host", "user-agent", "content-length", "connection"}, "and nothing of the game"
    assert joined["table"] not in str(headers)
    await anna.close()


async def test_a_target_that_is_busy_is_called_again(calling: Server, target: WebhookTarget) -> None:
    """Its first answer is an excuse. How long the pause is: test_turn_notices.py."""
    target.status = 503
    made = calling.make("Anna", "Ben")
    tried = calling.post(f"/tables/{made['table']}/hook/trial", {"token": made["token"], "url": target.url})
    assert tried.json() == {"result": "busy"}


async def test_a_trial_reports_the_result_and_is_for_devices_of_the_table(
    calling: Server, target: WebhookTarget
) -> None:
    made = calling.make("Anna", "Ben")
    trial = f"/tables/{made['table']}/hook/trial"
    assert calling.post(trial, {"token": made["token"], "url": target.url}).json() == {"result": "rung"}
    assert calling.post(trial, {"token": "nobody", "url": target.url}).json()["code"] == "not-welcome"
    assert len(target.calls) == 1


async def test_it_is_switched_off(calling: Server, target: WebhookTarget) -> None:
    anna, ben, joined = await anna_begins(calling)
    put_hook(calling, joined["table"], token=joined["token"], url=target.url)
    assert calling.post(f"/tables/{joined['table']}/hook/off", {"token": joined["token"]}).status_code == 204
    other = calling.make("Cleo", "open", options={"start": 0})
    await ben.close()
    await anna.move()
    # another webhook, set afterwards, is called: by then the first would have been
    cleo = await Device(calling.address, other).connect()
    dora = calling.join(other["table"], other["join_key"])
    device = await Device(calling.address, dora).connect()
    await device.request(type="claim", seat=1, name="Dora")
    await cleo.until(lambda heard: heard["type"] == "frame" and heard["table"]["phase"] == "playing")
    put_hook(calling, other["table"], token=dora["token"], url=target.url.replace("turn", "dora"))
    await device.close()
    await cleo.move()
    assert await asyncio.to_thread(target.called.wait, PATIENCE)
    assert [path for path, *_ in target.calls] == ["/dora?who=me"]
    for one in (anna, cleo):
        await one.close()


def test_a_house_calls_no_addresses_unless_its_host_wants_it(server: Server) -> None:
    made = server.make("Anna", "Ben")
    answers = (
        put_hook(server, made["table"], token=made["token"], url="https://example.org/x"),
        server.post(f"/tables/{made['table']}/hook/trial", {"token": made["token"], "url": "https://example.org/x"}),
    )
    assert [answer.json()["code"] for answer in answers] == ["no-hook", "no-hook"]


def test_an_address_asks_for_so_many_calls_and_no_more(server_with: StartServer) -> None:
    server = server_with("--hooks", "--limit", "hooks-per-hour=3", trusted=False)
    made = server.make("Anna", "Ben")
    wish = {"token": made["token"], "url": "https://127.0.0.1/x"}
    answers = [server.post(f"/tables/{made['table']}/hook/trial", wish) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]


# What an address is


@pytest.mark.parametrize(
    "url",
    [
        *("http://example.org/", "ftp://example.org/", "file:///etc/passwd", "gopher://127.0.0.1/", "https:///x", ""),
        *("//example.org/", "https://user:word@example.org/", "https://example.org@127.0.0.1/", "https://[::1/"),
        *(
            "https://example.org:port/",
            "https://example.org:99999/",
            "https://exa mple.org/",
            "https://example.org/\r\nX: y",
        ),
        *(
            "https://example.org\\@127.0.0.1/",
            "https://ex\u00e4mple.org/",
            "https://" + "a" * 254,
            "javascript:alert(1)",
        ),
    ],
)
def test_what_is_no_address_to_call(url: str) -> None:
    with pytest.raises(BadUrl):
        parse_url(url)


@given(st.text(max_size=60).map(lambda rest: f"https://{rest}"))
def test_nothing_that_somebody_types_breaks_the_reading(url: str) -> None:
    try:
        parts = parse_url(url)
    except BadUrl:
        return
    assert parts.hostname
    assert parts.scheme == "https"
    assert not set("\r\n ") & set(url)
    assert "@" not in parts.netloc


PRIVATE = [
    *("0.0.0.0", "10.0.0.1", "100.64.0.1", "127.0.0.1", "127.255.255.254", "169.254.169.254", "172.16.0.1"),
    *("172.31.255.255", "192.0.0.1", "192.0.2.1", "192.168.0.1", "198.18.0.1", "198.51.100.1"),
    *("203.0.113.1", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "fe80::1", "fc00::1", "fd12:3456::1", "ff02::1", "2001:db8::1", "::ffff:127.0.0.1"),
    *("::ffff:169.254.169.254", "::ffff:10.0.0.1", "2002:7f00:1::", "2002:a9fe:a9fe::", "2002:c0a8:1::"),
    *("64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "2001:0:53aa:64c:0:0:80ff:fffe", "100::1"),
    *("fec0::1", "::127.0.0.1"),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_no_address_of_the_inside_is_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9", "64:ff9b::909:909"])
def test_addresses_of_everybody_are(address: str) -> None:
    assert is_public(ip_address(address))


# Calling


def answering_as(monkeypatch: pytest.MonkeyPatch, lookup: Callable[[str], list[str]]) -> list[str]:
    """A name server of our own; the names that it was asked for."""
    asked: list[str] = []

    def getaddrinfo(host: str, port: int, **kind: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in lookup(host)]

    monkeypatch.setattr(webhooks, "getaddrinfo", getaddrinfo)
    return asked


@pytest.mark.parametrize(
    "url",
    [
        *("https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://[::ffff:127.0.0.1]/"),
        *("https://2130706433/", "https://0x7f.1/", "https://0177.0.0.1/", "https://127.1/", "https://0/"),
        *("https://169.254.169.254/latest/meta-data", "https://10.0.0.1/", "https://[fe80::1]/", "https://localhost./"),
    ],
)
async def test_however_it_is_written_nobody_gets_inside(url: str) -> None:
    assert await called(url) in ("nowhere", "bad-url")


async def test_a_name_that_leads_inside_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    answering_as(monkeypatch, lambda host: ["9.9.9.9", "127.0.0.1"])
    assert await called("https://half.example.org/") == "nowhere"


async def test_a_name_is_looked_up_once(target: WebhookTarget, monkeypatch: pytest.MonkeyPatch) -> None:
    """So what was looked at is what is dialled, whatever the name leads to a moment later."""
    answers = iter([["127.0.0.1"], ["10.0.0.1"]])
    asked = answering_as(monkeypatch, lambda host: next(answers))
    assert await called(target.url, *OUR_OWN) == "rung"
    assert asked == ["localhost"]


async def test_only_own_networks_may_use_other_ports(target: WebhookTarget, monkeypatch: pytest.MonkeyPatch) -> None:
    answering_as(monkeypatch, lambda host: ["9.9.9.9"])
    assert await called("https://example.org:8443/") == "nowhere"
    assert await called(target.url, "10.0.0.0/8") == "nowhere"


@pytest.mark.parametrize(
    ("status", "meaning"),
    [
        *((200, "rung"), (204, "rung"), (404, "gone"), (410, "gone"), (400, "refused"), (401, "refused")),
        *((429, "busy"), (500, "busy"), (503, "busy")),
    ],
)
async def test_an_answer_has_a_meaning(target: WebhookTarget, status: int, meaning: str) -> None:
    target.status = status
    assert await called(target.url, *OUR_OWN) == meaning


async def test_nobody_is_followed(target: WebhookTarget) -> None:
    for status in (301, 302, 303, 307, 308):
        target.status, target.headers = status, {"Location": f"https://localhost:{target.port}/elsewhere"}
        assert await called(target.url, *OUR_OWN) == "refused"
    assert {path for path, *_ in target.calls} == {"/turn?who=me"}


async def test_a_certificate_that_nobody_signed_is_told(certificate: Path) -> None:
    target = WebhookTarget(certificate)  # and nobody trusts it
    assert await called(target.url, *OUR_OWN) == "bad-certificate"
    target.stop()


async def test_a_certificate_for_another_name_is_told(target: WebhookTarget) -> None:
    assert await called(target.url.replace("localhost", "127.0.0.1"), *OUR_OWN) == "bad-certificate"


async def test_where_nobody_is_nobody_answers() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    assert await called(f"https://localhost:{port}/", *OUR_OWN) == "unreachable"


class Odd:
    """Somebody who answers a call with these bytes, slowly or at once, or with none at all."""

    def __init__(self, certificate: Path, answer: Callable[[asyncio.StreamWriter], Any]) -> None:
        self._answer = answer
        self._trust = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._trust.load_cert_chain(certificate)

    async def __aenter__(self) -> str:
        async def taken(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            await self._answer(writer)

        self._server = await asyncio.start_server(taken, "127.0.0.1", 0, ssl=self._trust)
        return f"https://localhost:{self._server.sockets[0].getsockname()[1]}/"

    async def __aexit__(self, *why: object) -> None:
        self._server.close()


@pytest.mark.parametrize(
    "raw",
    [
        b"\xff" * 100_000,
        b"HTTP/1.1 200 OK\r\nX: " + b"y" * 100_000,
        b"SSH-2.0-x\r\n",
        b"HTTP/1.1 abc\r\n\r\n",
        b"\r\n\r\n",
    ],
)
async def test_whatever_it_answers_does_no_harm(target: WebhookTarget, certificate: Path, raw: bytes) -> None:
    async def answer(writer: asyncio.StreamWriter) -> None:
        writer.write(raw)
        writer.close()

    async with Odd(certificate, answer) as url:
        assert await called(url, *OUR_OWN) == "unreachable"


async def test_who_never_comes_to_an_end_is_left(
    target: WebhookTarget, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drop by drop, each in time: what counts is all of it together."""
    monkeypatch.setattr(webhooks, "SECONDS_TO_ANSWER", 0.5)
    left = asyncio.Event()

    async def drip(writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.01)
        except ConnectionError:
            left.set()

    async with Odd(certificate, drip) as url:
        assert await called(url, *OUR_OWN) in ("slow", "unreachable")
        await left.wait()


async def test_an_endless_answer_is_not_read(target: WebhookTarget, certificate: Path) -> None:
    left = asyncio.Event()

    async def flood(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        try:
            while True:
                writer.write(b"x" * 65536)
                await writer.drain()
        except ConnectionError:
            left.set()

    async with Odd(certificate, flood) as url:
        assert await called(url, *OUR_OWN) == "rung"
        await left.wait()


async def test_slow_ones_hold_up_only_so_many(target: WebhookTarget, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names whose server never answers: all other calls wait for a free place, and then get one."""
    monkeypatch.setattr(webhooks, "SECONDS_TO_ANSWER", 0.3)
    stuck, dialled = threading.Event(), []
    caller = Webhooks(OUR_OWN)

    def lookup(host: str) -> list[str]:
        dialled.append(host)
        stuck.wait(PATIENCE)
        return []

    answering_as(monkeypatch, lookup)
    results = await asyncio.gather(*(caller.call(f"https://slow{n}.example.org/") for n in range(20)))
    assert set(results) == {"slow"}
    assert len(dialled) <= webhooks.NAME_THREADS
    stuck.set()
    caller.close()
