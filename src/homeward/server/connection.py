"""The connection of one device: what is sent waits in a queue, so that a slow reader holds up nobody."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from homeward.server import limits, words
from homeward.server.messages import Answer, Bye, encode
from homeward.table.words import Refused

Socket: TypeAlias = "WebSocket[Any, Any, Any]"

# how a socket is closed (docs/protocol.md)
GOING = 1001
REFUSED = 1008


class Connection:
    """From the welcome of a device's tab to its last word. `leave` is called once, when it is sent away."""

    def __init__(self, socket: Socket, device: int, tab: str, leave: "Callable[[Connection], None]") -> None:
        self.device = device
        self.tab = tab
        self.is_leaving = False
        self.left = asyncio.Event()
        self._leave = leave
        self._socket = socket
        self._queue: asyncio.Queue[bytes | tuple[bytes, int]] = asyncio.Queue()

    def send(self, raw: bytes) -> None:
        if self.is_leaving:
            return
        if self._queue.qsize() >= limits.UNREAD_MESSAGES:
            self.dismiss(words.too_slow(), come_back=True)
            return
        self._queue.put_nowait(raw)

    def answer(self, answer: Answer) -> None:
        self.send(encode(answer))

    def dismiss(self, reason: Refused, come_back: bool) -> None:
        """A last word, then the socket closes."""
        if self.is_leaving:
            return
        self.is_leaving = True
        self.left.set()
        self._leave(self)
        if self._queue.qsize() >= limits.UNREAD_MESSAGES:
            self._queue = asyncio.Queue()  # what was not read will not be missed: the next hello gets a whole frame
        bye = Bye(refusal=reason.refusal, come_back=come_back)
        self._queue.put_nowait((encode(bye), GOING if come_back else REFUSED))

    async def write(self) -> None:
        """Send what waits until the farewell has been sent."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                item = await self._queue.get()
                if isinstance(item, tuple):
                    raw, code = item
                    await self._socket.send_data(raw, mode="text")
                    await self._socket.close(code)
                    return
                await self._socket.send_data(item, mode="text")
