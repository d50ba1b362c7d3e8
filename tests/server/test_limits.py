"""Unit tests: rate limits, slow readers, bot processes, static files and logs."""

import asyncio
import json
import logging
import os
import signal
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from homeward.rooms.bots.bot_pool import SECONDS, bot_task_for
from homeward.rooms.bots.fair_queue import Requester
from homeward.rooms.clock import SteadyClock
from homeward.rooms.rate_limits import (
    ADDRESSES,
    AddressRateLimit,
    BadLimit,
    Limits,
    RateLimits,
    TokenBucket,
    known_limits,
    limits_of,
)
from homeward.rooms.room.presence import Attendance
from homeward.rooms.sessions.connection import DeviceConnection
from homeward.server.http.static_files import client_files
from homeward.server.process.bot_processes import BotProcesses
from homeward.server.process.cancel_flags import FLAGS, NOT_CANCELLABLE, CancelFlags
from homeward.server.process.json_logs import JsonFormatter
from homeward.server.process.run_server import CannotServe, listen
from homeward.server.process.settings import Settings
from homeward.table import Table
from homeward.table.decisions.new_table import new_table
from homeward.table.entries import DealSeed, SeatPlan
from homeward.table.refusals import Refused

PLANS = [SeatPlan("Anna", "here"), SeatPlan("Owl", "bot", "owl")]


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_again() -> None:
    clock = Clock()
    bucket = TokenBucket(rate=2.0, brim=3.0, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_limit_knows_addresses_apart() -> None:
    limit = AddressRateLimit(1.0, 2.0, Clock())
    assert [limit.admits("a") for _ in range(3)] == [True, True, False]
    assert limit.admits("b")


def test_a_limit_remembers_so_many_addresses_and_stays_quick() -> None:
    limit = AddressRateLimit(1.0, 2.0, Clock())
    for number in range(100_000):  # looking through all of them for each would take the whole day
        assert limit.admits(str(number))
        limit.admits("always here")
    assert len(limit._buckets) == ADDRESSES
    assert not limit.admits("always here")
    assert limit.admits("99999")
    assert not limit.admits("99999")


def test_limits_can_be_set_by_name() -> None:
    limits = limits_of(["joins-per-minute=2", "unread-bytes=5000"])
    assert (limits.joins_per_minute, limits.unread_bytes) == (2.0, 5000)
    assert limits.message_bytes == Limits().message_bytes
    for wrong in ("joins-per-minute=many", "joins=2", "nonsense"):
        with pytest.raises(BadLimit, match="joins-per-minute"):
            limits_of([wrong])


def test_a_trusted_address_has_no_limits() -> None:
    limits = RateLimits(limits_of(["joins-per-minute=1"]), ["school"])
    for _ in range(5):
        limits.admit("join", "school")
    limits.admit("join", "home")
    with pytest.raises(Refused):
        limits.admit("join", "home")


def test_looking_at_a_door_costs_nothing() -> None:
    limits = RateLimits(limits_of(["wrong-tokens-per-hour=1"]), ["school"])
    for _ in range(5):
        limits.look("wrong token", "home")
    limits.admit("wrong token", "home")
    with pytest.raises(Refused):
        limits.look("wrong token", "home")
    limits.admit("wrong token", "school")
    limits.look("wrong token", "school")


def test_hosts_can_read_about_every_limit() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    for name, value in known_limits().items():
        assert f"| `{name}` | {value:,.0f} |" in page, name


class StalledTransport:
    """A transport whose client does not read."""

    address = ""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed: int | None = None
        self.reads = asyncio.Event()

    async def send(self, raw: bytes) -> None:
        await self.reads.wait()
        self.sent.append(raw)

    async def close(self, code: int) -> None:
        self.closed = code


@pytest.mark.parametrize(("count", "size"), [(Limits().unread_messages + 10, 10), (4, Limits().unread_bytes // 2)])
async def test_a_device_that_does_not_read_is_let_go_and_may_come_back(count: int, size: int) -> None:
    transport, left = StalledTransport(), list[DeviceConnection]()
    connection = DeviceConnection(transport, 0, "tab", left.append)
    writer = asyncio.create_task(connection.write())
    for _ in range(count):
        connection.send(b"x" * size)
    assert connection._queue.qsize() == 1, "nothing waits but the farewell"
    assert left == [connection]
    assert connection.left.is_set()
    transport.reads.set()
    await writer
    assert json.loads(transport.sent[-1])["refusal"]["code"] == "too-slow"
    assert json.loads(transport.sent[-1])["come_back"] is True
    assert transport.closed == 1001


def test_who_is_gone_for_a_while_is_away() -> None:
    table = a_table()
    attendance = Attendance(away_seconds=0.0, clock=SteadyClock())
    assert attendance.presence(table).away == {0}
    connection = DeviceConnection(StalledTransport(), 0, "tab", lambda gone: None)
    attendance.came(connection)
    assert attendance.presence(table).here == {0}
    assert attendance.presence(table).away == frozenset()
    assert attendance.went(connection)
    assert not attendance.went(connection)
    attendance.elsewhere("other process", {0: "tab"})
    assert attendance.presence(table).here == {0}
    assert attendance.is_elsewhere(0, "another tab")
    assert not attendance.is_elsewhere(0, "tab")
    attendance.elsewhere("other process", {})
    assert attendance.presence(table).away == {0}


def a_table() -> Table:
    return Table("t", new_table("monster-chase", {}, PLANS, True, DealSeed(5, "salt"), ("key", "token")))


ANNA = Requester("anna", "t")


async def test_a_thinking_process_that_is_killed_is_replaced() -> None:
    table = a_table()
    processes = BotProcesses(1)
    thought = bot_task_for(table, 0, "owl")
    first = await processes.choose(ANNA, thought)
    pool = processes._pool
    assert pool is not None
    for process in list(pool._processes.values()):
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
    assert await processes.choose(ANNA, thought) == first
    processes.stop()


async def test_a_cancelled_request_sets_the_flag_of_its_bot_process() -> None:
    processes = BotProcesses(1)
    thinking = asyncio.create_task(processes.choose(ANNA, bot_task_for(a_table(), 0, "owl")))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    assert list(processes._flags.shared).count(1) == 1
    assert processes._flags.take() != list(processes._flags.shared).index(1), "this flag is reused last"
    processes.stop()


async def test_while_many_wait_each_decision_has_less_time() -> None:
    processes = BotProcesses(2)
    assert processes.share(ANNA) == SECONDS
    requesters = [Requester("anna", str(number)) for number in range(8)]
    thought = bot_task_for(a_table(), 0, "cub")
    thinking = [asyncio.create_task(processes.choose(requester, thought)) for requester in requesters]
    await asyncio.sleep(0)
    assert processes.share(requesters[0]) == SECONDS * 2 / 8
    assert processes.share(Requester("ben")) == SECONDS, "a stranger has as much as all of them"
    await asyncio.gather(*thinking)
    assert processes.share(ANNA) == SECONDS
    processes.stop()


def test_work_without_a_flag_cannot_be_cancelled_and_harms_no_other() -> None:
    flags = CancelFlags()
    taken = [flags.take() for _ in range(FLAGS + 1)]
    assert taken[-2:] == [NOT_CANCELLABLE, NOT_CANCELLABLE]
    flags.set(NOT_CANCELLABLE)
    flags.set(taken[5])
    assert [flag for flag in range(FLAGS) if flags.shared[flag]] == [taken[5]]
    flags.release(NOT_CANCELLABLE)
    flags.release(taken[5])
    assert flags.take() == taken[5]
    assert flags.shared[taken[5]] == 0


def test_a_bots_question_holds_no_secret() -> None:
    table = a_table()
    thought = bot_task_for(table, 0, "owl")
    other = Table("u", new_table("monster-chase", {}, PLANS, True, DealSeed(6, "salt"), ("key", "token")))
    snapshot = json.loads(thought.snapshot)
    assert snapshot["chance"]["low"] == 1
    assert snapshot["tiles"] == sorted(snapshot["tiles"])
    assert thought.seed == bot_task_for(other, 0, "owl").seed, "the bot's seed does not depend on the deal's"


def browsing(directory: Path) -> httpx.AsyncClient:
    app = Starlette(routes=[client_files(directory)])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://homeward")


async def test_pages_are_compressed_and_cached(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "board-abc123.js").write_text("let a = 1;" * 500)
    (tmp_path / "index.html").write_text("<!doctype html><title>Home</title>")
    async with browsing(tmp_path) as client:
        script = await client.get("/assets/board-abc123.js", headers={"accept-encoding": "gzip"})
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.text.startswith("let a = 1;")
        page = await client.get("/table/somewhere")
        assert page.headers["cache-control"] == "no-cache"
        assert "<title>Home" in page.text
        again = await client.get("/table/somewhere", headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 304
        assert (await client.get("/assets/missing.js")).status_code == 404
        assert (await client.get("/../../etc/passwd")).text == page.text


async def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    async with browsing(tmp_path / "nothing") as client:
        assert "make play" in (await client.get("/")).text


def test_logs_are_json_lines() -> None:
    record = logging.LogRecord("homeward", logging.WARNING, "", 0, "redis is away", None, None)
    record.problem = "refused"
    line = json.loads(JsonFormatter().format(record))
    assert (line["event"], line["level"], line["problem"]) == ("redis is away", "warning", "refused")


def test_a_port_in_use_is_said_in_words() -> None:
    with (
        listen(Settings(port=0)) as taken,
        pytest.raises(CannotServe, match="Cannot listen"),
    ):
        listen(Settings(port=taken.getsockname()[1]))
