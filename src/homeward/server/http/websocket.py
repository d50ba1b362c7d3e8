"""The WebSocket of a device at a table: it says hello, then sends messages and gets frames."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from homeward.catalogue.translator import english
from homeward.engine.errors import Refusal
from homeward.rooms.error_refusals import storage_refusal
from homeward.rooms.rate_limits import Limits
from homeward.rooms.sessions.connection import REFUSED, TransportClosed
from homeward.rooms.sessions.messages import Bye, Hello, RefusedAnswer, encode, refusal_answer
from homeward.rooms.sessions.session import Session, hello_first, open_session, read_hello
from homeward.rooms.storage import StorageDown
from homeward.server.house import House
from homeward.server.http.client_addresses import address_of
from homeward.server.http.origins import comes_from_us
from homeward.table.refusals import Refused

TRY_AGAIN = 1013
ADDRESS = "/tables/{table}/socket"  # below `API`


class WebSocketTransport:
    """The transport of a device that is connected by a WebSocket."""

    def __init__(self, socket: WebSocket) -> None:
        self.address = address_of(socket)
        self._socket = socket

    async def send(self, raw: bytes) -> None:
        try:
            await self._socket.send_text(raw.decode())
        except (WebSocketDisconnect, RuntimeError):
            raise TransportClosed from None

    async def close(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code)


async def table_socket(house: House, socket: WebSocket) -> None:
    """Serve the socket of one device at a table (docs/protocol.md, "The socket")."""
    name: str = socket.path_params["table"]
    await socket.accept()
    house.metrics.sockets.inc()
    try:
        if not comes_from_us(socket, house.settings):
            raise Refused("wrong-origin")
        with one_socket(house, address_of(socket)):
            hello = await receive_hello(socket, house.settings.limits)
            if house.going_down:
                raise Refused("going-down")
            room, connection = await open_session(WebSocketTransport(socket), house.rooms, name, hello)
            house.retention.came_to(name)
            admit_hint = partial(house.rate_limits.admit, "hint", connection.address)
            await Session(partial(receive, socket), house.services, room, connection, admit_hint).stay()
    except (Refused, StorageDown) as error:
        await refuse(socket, error)
    except (TransportClosed, WebSocketDisconnect):
        pass
    finally:
        house.metrics.sockets.dec()


@contextmanager
def one_socket(house: House, address: str) -> Iterator[None]:
    """Count a socket of an address; Refused if it has too many."""
    if house.sockets[address] >= house.settings.limits.sockets and address not in house.settings.trusted:
        raise Refused("too-many-lines")
    house.sockets[address] += 1
    try:
        yield
    finally:
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]


async def refuse(socket: WebSocket, error: Refused | StorageDown) -> None:
    refused = error if isinstance(error, Refused) else storage_refusal(error)
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(farewell(refused.refusal)).decode())
        await socket.close(REFUSED if isinstance(error, Refused) else TRY_AGAIN)


def farewell(refusal: Refusal) -> RefusedAnswer | Bye:
    """Refuse an old page in the form of messages that it understands."""
    if refusal.code == "old-page":
        return Bye(refusal=refusal, come_back=False, text=english(refusal.said))
    return refusal_answer(None, refusal)


async def receive_hello(socket: WebSocket, limits: Limits) -> Hello:
    try:
        raw = await asyncio.wait_for(receive(socket), limits.hello_seconds)
    except TimeoutError:
        raise hello_first() from None
    return read_hello(raw, limits.message_bytes)


async def receive(socket: WebSocket) -> str | bytes:
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise TransportClosed
    raw: str | bytes | None = message.get("text")
    return raw if raw is not None else message.get("bytes") or b""
