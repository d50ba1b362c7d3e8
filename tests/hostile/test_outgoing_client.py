"""Nobody gets inside through this server's calls, learns what is there, or keeps it busy: names, services, time."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from homeward.server.outgoing import name_lookups, outgoing_client
from homeward.server.outgoing.outgoing_client import OutgoingClient
from homeward.server.outgoing.outgoing_url import parse_url
from tests.hostile.odd_services import OddService, answer_as
from tests.server.live import PATIENCE
from tests.server.webhook_target import OUR_OWN, WebhookTarget, certificate_in


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return certificate_in(tmp_path_factory.mktemp("target"))


@pytest.fixture(autouse=True)
def trust(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))  # as if somebody everybody trusts had signed it


@pytest.fixture
def target(certificate: Path) -> Iterator[WebhookTarget]:
    target = WebhookTarget(certificate)
    yield target
    target.stop()


async def call(url: str, *networks: str) -> str:
    return await OutgoingClient(networks).post(parse_url(url, ("https", "http")))


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were connected to."""
    dialled: list[str] = []

    async def dial(address: str, *_: object, **__: object) -> None:
        dialled.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", dial)
    return dialled


# Where a name leads


@pytest.mark.parametrize(
    "url",
    [
        *("https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://[::ffff:127.0.0.1]/"),
        *("https://169.254.169.254/latest/meta-data", "https://10.0.0.1/", "https://[fe80::1]/", "https://100.64.0.1/"),
        *("https://192.0.0.8/", "https://[3fff::1]/", "https://[64:ff9b::a9fe:a9fe]/", "https://[2002:7f00:1::]/"),
        *("http://9.9.9.9/", "https://9.9.9.9:8443/", "https://9.9.9.9:80/"),
    ],
)
async def test_however_it_is_written_nobody_gets_inside(url: str, connections: list[str]) -> None:
    assert await call(url) == "nowhere"
    assert connections == []


@pytest.mark.parametrize(
    "addresses",
    [
        ["127.0.0.1"],
        ["9.9.9.9", "10.0.0.1"],
        ["10.0.0.1", "9.9.9.9"],
        ["9.9.9.9", "::1"],
        ["9.9.9.9", "fe80::1%eth0"],
        [],
    ],
)
async def test_a_name_that_leads_inside_is_not_called(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch, connections: list[str]
) -> None:
    """And whatever is inside, the answer is the one of a name that nobody has."""
    answer_as(monkeypatch, lambda host: addresses)
    assert await call("https://half.example.org/") == "nowhere"
    assert connections == []


async def test_what_was_checked_is_connected_to(monkeypatch: pytest.MonkeyPatch, connections: list[str]) -> None:
    """A name is looked up once, whatever it leads to a moment later; a dead address is not the end."""
    answers = iter([["9.9.9.9", "2620:fe::fe"], ["127.0.0.1"]])
    asked = answer_as(monkeypatch, lambda host: next(answers))
    assert await call("https://rebinding.example.org/") == "unreachable"
    assert connections == ["9.9.9.9", "2620:fe::fe"]
    assert asked == ["rebinding.example.org"]


async def test_a_certificate_is_for_the_name(target: WebhookTarget, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_as(monkeypatch, lambda host: ["127.0.0.1"])
    assert await call(f"https://localhost:{target.port}/", *OUR_OWN) == "rung"
    assert await call(f"https://other.example.org:{target.port}/", *OUR_OWN) == "bad-certificate"
    assert len(target.calls) == 1


async def test_own_networks_are_those_only(target: WebhookTarget) -> None:
    assert await call(target.url, "10.0.0.0/8") == "nowhere"
    assert await call(target.url.replace("https", "http"), *OUR_OWN) == "nowhere"
    assert target.calls == []


async def test_a_service_of_the_host_is_that_origin_only(target: WebhookTarget) -> None:
    client = OutgoingClient(services=[f"https://localhost:{target.port}"])
    assert await client.post(parse_url(target.url)) == "rung"
    assert await client.post(parse_url(f"https://127.0.0.1:{target.port}/")) == "nowhere"
    assert await client.post(parse_url(f"https://localhost:{target.port + 1}/")) == "nowhere"


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_nobody_is_followed(target: WebhookTarget, status: int) -> None:
    for elsewhere in (f"https://localhost:{target.port}/elsewhere", "http://127.0.0.1/"):
        target.status, target.headers = status, {"Location": elsewhere}
        assert await call(target.url, *OUR_OWN) == "refused"
    assert {path for path, *_ in target.calls} == {"/turn?who=me"}


# What a service answers


@pytest.mark.parametrize(
    "raw",
    [
        b"\xff" * 100_000,
        b"HTTP/1.1 200 OK\r\nX: " + b"y" * 100_000,
        b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
        b"HTTP/1.1 100 Continue\r\n\r\n" * 20_000,
        b"SSH-2.0-x\r\n",
        b"HTTP/1.1 abc\r\n\r\n",
        b"\r\n\r\n",
        b"",
    ],
    ids=[
        "bytes",
        "long header",
        "many headers",
        "endless patience",
        "another protocol",
        "no status",
        "empty",
        "nothing",
    ],
)
async def test_whatever_it_answers_does_no_harm(certificate: Path, raw: bytes) -> None:
    async def answer(writer: asyncio.StreamWriter) -> None:
        writer.write(raw)
        writer.close()

    async with OddService(certificate, answer) as url:
        assert await call(url, *OUR_OWN) == "unreachable"


@pytest.mark.parametrize("drop", [b"H", b"HTTP/1.1 200 OK\r\nX: y", b""], ids=["status", "headers", "silence"])
async def test_who_never_comes_to_an_end_is_left(
    certificate: Path, monkeypatch: pytest.MonkeyPatch, drop: bytes
) -> None:
    """Drop by drop, each in time: what counts is all of it together."""
    monkeypatch.setattr(outgoing_client, "SECONDS_TO_ANSWER", 0.5)
    left = asyncio.Event()

    async def drip(writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(drop)
            while not writer.transport.is_closing():
                writer.write(drop[:1])
                await writer.drain()
                await asyncio.sleep(0.01)
        except ConnectionError:
            pass
        left.set()

    async with OddService(certificate, drip) as url:
        assert await call(url, *OUR_OWN) in ("slow", "unreachable")
        await left.wait()


async def test_an_endless_answer_is_not_read(certificate: Path) -> None:
    left = asyncio.Event()

    async def flood(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        try:
            while True:
                writer.write(b"x" * 65536)
                await writer.drain()
                await asyncio.sleep(0)  # a line that is read as fast as it is written never lets anybody else in
        except ConnectionError:
            left.set()

    async with OddService(certificate, flood) as url:
        assert await call(url, *OUR_OWN) == "rung"
        await left.wait()


# Who waits for whom


async def test_calls_need_none_of_the_threads_that_tables_need(target: WebhookTarget) -> None:
    done = threading.Event()
    with ThreadPoolExecutor(1) as threads:
        loop = asyncio.get_running_loop()
        loop.set_default_executor(threads)
        table = asyncio.create_task(asyncio.to_thread(done.wait, PATIENCE))
        assert await call(target.url, *OUR_OWN) == "rung"
        assert not table.done()
        done.set()
        await table


async def test_a_name_server_that_never_answers_delays_nobody_else(
    target: WebhookTarget, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its names end like names that nobody has; a table finds a free thread; so many lookups run at once."""
    monkeypatch.setattr(outgoing_client, "SECONDS_TO_FIND", 0.3)
    stuck = threading.Event()
    client = OutgoingClient(OUR_OWN)

    def lookup(host: str) -> list[str]:
        if host != "localhost":
            stuck.wait(PATIENCE)
        return ["127.0.0.1"]

    asked = answer_as(monkeypatch, lookup)
    urls = [parse_url(f"https://slow{n}.example.org/") for n in range(3 * name_lookups.LOOKUPS_AT_ONCE)]
    slow = [asyncio.create_task(client.post(url)) for url in urls]
    assert await asyncio.to_thread(lambda: "a table") == "a table"
    assert set(await asyncio.gather(*slow)) == {"nowhere"}
    assert len(asked) == name_lookups.LOOKUPS_AT_ONCE
    stuck.set()
    while await client.post(parse_url(target.url)) == "nowhere":
        pass  # the threads are still coming home
    assert len(target.calls) == 1


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
@pytest.mark.parametrize("error", [OSError(), UnicodeError("too long"), ArithmeticError("unthought of")])
async def test_a_lookup_that_fails_gives_its_place_back(
    target: WebhookTarget, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def lookup(host: str) -> list[str]:
        if host != "localhost":
            raise error
        return ["127.0.0.1"]

    answer_as(monkeypatch, lookup)
    client = OutgoingClient(OUR_OWN)
    await call_names_that_nobody_has(client)
    assert await client.post(parse_url(target.url)) == "rung"


async def test_so_does_one_for_which_there_is_no_thread(target: WebhookTarget, monkeypatch: pytest.MonkeyPatch) -> None:
    class NoThread:
        def __init__(self, **_: object) -> None: ...

        def start(self) -> None:
            raise RuntimeError("can't start new thread")

    client = OutgoingClient(OUR_OWN)
    with monkeypatch.context() as scarce:
        scarce.setattr(name_lookups, "Thread", NoThread)
        await call_names_that_nobody_has(client)
    assert await client.post(parse_url(target.url)) == "rung"


async def call_names_that_nobody_has(client: OutgoingClient) -> None:
    for number in range(name_lookups.LOOKUPS_AT_ONCE):
        assert await client.post(parse_url(f"https://name{number}.example.org/")) == "nowhere"


async def test_calls_wait_for_a_free_place_no_longer_than_for_an_answer(
    certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing_client, "SECONDS_TO_ANSWER", 0.5)
    monkeypatch.setattr(outgoing_client, "CALLS_AT_ONCE", 2)
    open_now: set[asyncio.StreamWriter] = set()
    most = 0

    async def hang(writer: asyncio.StreamWriter) -> None:
        nonlocal most
        open_now.add(writer)
        most = max(most, len(open_now))
        await writer.wait_closed()
        open_now.discard(writer)

    async with OddService(certificate, hang) as url:
        client = OutgoingClient(OUR_OWN)
        results = await asyncio.gather(*(client.post(parse_url(url)) for _ in range(10)))
    assert set(results) == {"slow"}
    assert most <= 2
