"""One click is one trace: from the socket to the disk, to the other process and out to the other device."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from homeward.rooms.tracing import NoTracing

from .live import PATIENCE, Device, StartServer
from .postgres import Postgres
from .redis_server import RedisServer


class Collector:
    """Takes what an OpenTelemetry collector takes."""

    def __init__(self) -> None:
        self.spans: list[Span] = []
        collector = self

        class Taking(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                told = ExportTraceServiceRequest()
                told.ParseFromString(self.rfile.read(int(self.headers["Content-Length"])))
                for resource in told.resource_spans:
                    collector.spans += [span for scope in resource.scope_spans for span in scope.spans]
                self.send_response(200)
                self.end_headers()

            def log_message(self, *words: object) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def named(self, name: str) -> list[Span]:
        return [span for span in self.spans if span.name == name]


@pytest.fixture
def collector() -> Iterator[Collector]:
    collector = Collector()
    yield collector
    collector.stop()


def fact(span: Span, name: str) -> object:
    (value,) = [one.value for one in span.attributes if one.key == f"homeward.{name}"]
    return value.string_value or value.int_value


async def test_a_click_is_followed_to_the_disk_and_to_the_other_device(
    server_with: StartServer, postgres: Postgres, redis: RedisServer, collector: Collector
) -> None:
    options = ("--redis", redis.url, "--traces", collector.address)
    servers = [server_with(*options, database=postgres.url) for _ in range(2)]
    made = servers[0].make("Anna", "open")
    anna = await Device(servers[0].address, made).connect()
    ben = await Device(servers[1].address, servers[1].join(made["table"], made["join_key"])).connect()
    assert (await ben.request(type="claim", seat=1, name="Ben"))["type"] == "ack"
    await anna.until(lambda heard: heard["type"] == "frame" and heard["table"]["phase"] == "playing")
    await anna.move()
    await ben.until(lambda heard: heard["type"] == "frame" and heard["version"] >= anna.version)
    for device in (anna, ben):
        await device.close()
    for server in servers:
        await asyncio.to_thread(server.stop)  # tells what it has not told yet

    (click,) = [span for span in collector.named("message") if fact(span, "kind") == "move"]
    trace = [span for span in collector.spans if span.trace_id == click.trace_id]
    assert sorted(span.name for span in trace) == ["hear", "message", "store", "tell", "tell"]
    (store,) = [span for span in trace if span.name == "store"]
    assert store.parent_span_id == click.span_id
    commits = [span for span in collector.named("commit") if store.span_id in [link.span_id for link in span.links]]
    assert len(commits) == 1, "and the commit, which it may share with others, knows it"
    (heard,) = [span for span in trace if span.name == "hear"]
    assert [span for span in trace if span.name == "tell" and span.parent_span_id == heard.span_id]
    told = b"".join(span.SerializeToString() for span in collector.spans)
    assert b"Anna" not in told
    assert made["token"].encode() not in told


NONSENSE = {
    "bytes": b"\xff" * 100_000,
    "nothing": b"",
    "another protocol": b"SSH-2.0-x\r\n",
    "endless header": b"HTTP/1.1 200 OK\r\nX: " + b"y" * 100_000,
    "not what was asked for": b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello",
    "elsewhere": b"HTTP/1.1 307 Go\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n",
}


@pytest.mark.parametrize("answer", NONSENSE.values(), ids=NONSENSE)
async def test_a_collector_that_answers_nonsense_disturbs_nobody(server_with: StartServer, answer: bytes) -> None:
    asked = asyncio.Event()

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(65536)
        asked.set()
        with suppress(ConnectionError):
            writer.write(answer)
            await writer.drain()
        writer.close()

    async with await asyncio.start_server(take, "127.0.0.1", 0) as collector:
        port = collector.sockets[0].getsockname()[1]
        server = await asyncio.to_thread(server_with, "--traces", f"http://127.0.0.1:{port}")
        device = await Device(server.address, await asyncio.to_thread(server.make, "Anna")).connect()
        assert (await device.request(type="rename", seat=0, name="Mara"))["type"] == "ack"
        await device.close()
        await asyncio.to_thread(server.stop)
        await asyncio.wait_for(asked.wait(), PATIENCE)
    assert "Traceback" not in server.log.read_text()


def test_nobody_who_follows_nothing_pays_for_it() -> None:
    tracing = NoTracing()
    with tracing.span("message", facts={}):
        assert tracing.here() == ""
