"""A client that sends without end, or never reads, is stopped before it costs memory or a connection."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from homeward.rooms.rate_limits import Limits
from homeward.server.process.connection_limits import LimitedHttpProtocol, LimitedWebSocketProtocol, OpenConnections

from .live import PATIENCE

App = Callable[[Any, Any, Any], Awaitable[None]]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
ENDLESS = 30_000_000  # bytes: more than any system keeps between two ends
POST = b"POST / HTTP/1.1\r\nHost: x\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING, TEXT_BEGINS, GOES_ON = 0x89, 0x01, 0x00  # first bytes of frames (RFC 6455, 5.2)


def frame(first: int, payload: bytes) -> bytes:
    """As a client sends it, with a mask that changes nothing."""
    return bytes([first, 0x80 | len(payload), 0, 0, 0, 0]) + payload


@asynccontextmanager
async def connection_to(app: App, **limits: Any) -> AsyncIterator[Streams]:
    """A connection to a server that is started for it."""
    told = Limits(**limits)

    class Http(LimitedHttpProtocol):
        open_connections = OpenConnections(told, (), most=10, per_address=True)

    class Socket(LimitedWebSocketProtocol):
        unread_bytes = told.unread_bytes
        farewell_seconds = told.farewell_seconds

    config = uvicorn.Config(app, http=Http, ws=Socket, lifespan="off", log_config=None)
    config.load()
    state = ServerState()
    listening = await asyncio.get_running_loop().create_server(lambda: Http(config, state, {}), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
        for task in state.tasks:
            task.cancel()
        listening.close()


async def never_answers(scope: Any, receive: Any, send: Any) -> None:
    await asyncio.Event().wait()


async def answers_at_once(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


async def tells_much(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"x" * ENDLESS})


async def opens_a_socket(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def takes_all(writer: asyncio.StreamWriter, piece: bytes, pause: float = 0.0) -> bool:
    """Or does the other end hang up before?"""
    with suppress(ConnectionError):
        for _ in range(ENDLESS // len(piece)):
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(pause)
        return True
    return False


@pytest.mark.parametrize(
    "begun",
    [
        b"GET / HTTP/1.1\r\nX: ",
        b"GET / HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\nX: ",
        b"GET / HTTP/1.1\r\n\r\nGET /",
        POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nX: ",
        POST + b"Transfer-Encoding: chunked\r\n\r\n1;",
    ],
    ids=["head", "head behind a request", "address behind a request", "trailer", "piece of a body"],
)
async def test_what_is_not_body_has_an_end(begun: bytes) -> None:
    async with connection_to(never_answers) as (_, writer):
        writer.write(begun)
        assert not await takes_all(writer, b"x" * 65536)


async def test_a_head_behind_a_request_has_no_more_time_than_others() -> None:
    async with connection_to(answers_at_once, header_seconds=0.3) as (_, writer):
        writer.write(b"GET / HTTP/1.1\r\n\r\n")
        writer.write(b"GET / HTTP/1.1\r\nX: ")
        assert not await asyncio.wait_for(takes_all(writer, b"x", pause=0.05), PATIENCE)


async def test_who_is_answered_early_may_send_the_rest_and_ask_again() -> None:
    async with connection_to(answers_at_once) as (reader, writer):
        writer.write(POST + b"Content-Length: 200000\r\n\r\n")
        await asyncio.wait_for(reader.readuntil(b"ok"), PATIENCE)
        writer.write(b"x" * 200_000 + b"GET / HTTP/1.1\r\n\r\n")
        assert (await asyncio.wait_for(reader.readuntil(b"ok"), PATIENCE)).startswith(b"HTTP/1.1 200")


async def test_but_not_for_ever() -> None:
    async with connection_to(answers_at_once, body_seconds=0.3) as (reader, writer):
        writer.write(POST + b"Content-Length: 99999999\r\n\r\n")
        await asyncio.wait_for(reader.readuntil(b"ok"), PATIENCE)
        assert not await asyncio.wait_for(takes_all(writer, b"x" * 1000, pause=0.05), PATIENCE)


async def test_an_answer_that_is_never_taken_does_not_keep_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("homeward.server.process.connection_limits.SECONDS_TO_CLOSE", 0.1)
    async with connection_to(tells_much, answer_seconds=0.3) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")
        await asyncio.sleep(1)
        with pytest.raises((ConnectionError, EOFError)):
            await asyncio.wait_for(reader.readexactly(ENDLESS), PATIENCE)


@pytest.mark.parametrize(
    ("begun", "piece"),
    [(b"", frame(PING, b"x" * 125)), (frame(TEXT_BEGINS, b""), frame(GOES_ON, b""))],
    ids=["pings whose answers nobody reads", "a message of empty pieces"],
)
async def test_what_is_no_message_has_an_end_on_a_socket_too(begun: bytes, piece: bytes) -> None:
    async with connection_to(opens_a_socket) as (reader, writer):
        writer.write(UPGRADE)
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        writer.write(begun)
        assert not await takes_all(writer, piece * 500)
