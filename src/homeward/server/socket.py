"""The socket of a table: a device says hello, then its messages come in and frames go out."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from homeward.catalogue.telling import english
from homeward.engine.errors import Refusal
from homeward.rooms import words
from homeward.rooms.connection import REFUSED, Gone
from homeward.rooms.limits import Limits
from homeward.rooms.messages import Bye, Hello, RefusedAnswer, encode, refusal_answer
from homeward.rooms.storage import StorageDown
from homeward.rooms.visit import Visit, hello_in, welcome
from homeward.server.addresses import address_of
from homeward.server.house import House
from homeward.server.origins import comes_from_us
from homeward.table.words import Refused

TRY_AGAIN = 1013
OLD_PAGE = words.old_page().refusal.code
ADDRESS = "/tables/{name}/socket"  # below /api


class SocketLine:
    """A socket as a room sees it."""

    def __init__(self, socket: WebSocket) -> None:
        self.address = address_of(socket)
        self._socket = socket

    async def send(self, raw: bytes) -> None:
        try:
            await self._socket.send_text(raw.decode())
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None

    async def close(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code)


async def table_socket(house: House, socket: WebSocket) -> None:
    """A device comes to a table (docs/protocol.md, "The socket")."""
    name: str = socket.path_params["name"]
    await socket.accept()
    house.metrics.sockets.inc()
    try:
        if not comes_from_us(socket, house.settings):
            raise words.wrong_origin()
        with one_socket(house, address_of(socket)):
            hello = await heard_hello(socket, house.settings.limits)
            if house.going_down:
                raise words.going_down()
            room, connection = await welcome(SocketLine(socket), house.rooms, name, hello)
            house.retention.came_to(name)
            admit_hint = partial(house.doors.admit, "hint", connection.address)
            await Visit(partial(receive, socket), house.tools, room, connection, admit_hint).stay()
    except (Refused, StorageDown) as error:
        await turn_away(socket, error)
    except (Gone, WebSocketDisconnect):
        pass
    finally:
        house.metrics.sockets.dec()


@contextmanager
def one_socket(house: House, address: str) -> Iterator[None]:
    """Refused if an address has too many of them."""
    if house.sockets[address] >= house.settings.limits.sockets and address not in house.settings.trusted:
        raise words.too_many_lines()
    house.sockets[address] += 1
    try:
        yield
    finally:
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]


async def turn_away(socket: WebSocket, error: Refused | StorageDown) -> None:
    refused = error if isinstance(error, Refused) else words.storage_down(error)
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(farewell(refused.refusal)).decode())
        await socket.close(REFUSED if isinstance(error, Refused) else TRY_AGAIN)


def farewell(refusal: Refusal) -> RefusedAnswer | Bye:
    """A page that is too old for what we say now has to be told so in the way it knows."""
    if refusal.code == OLD_PAGE:
        return Bye(refusal=refusal, come_back=False, text=english(refusal.said))
    return refusal_answer(None, refusal)


async def heard_hello(socket: WebSocket, limits: Limits) -> Hello:
    try:
        raw = await asyncio.wait_for(receive(socket), limits.hello_seconds)
    except TimeoutError:
        raise words.hello_first() from None
    return hello_in(raw, limits.message_bytes)


async def receive(socket: WebSocket) -> str | bytes:
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise Gone
    raw: str | bytes | None = message.get("text")
    return raw if raw is not None else message.get("bytes") or b""
