"""The connection of one device: what is sent waits in a queue, so that a slow reader holds up nobody."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from homeward.server import words
from homeward.server.addresses import address_of
from homeward.server.limits import Limits
from homeward.server.messages import Answer, Bye, encode
from homeward.table.words import Refused

# how a socket is closed (docs/protocol.md)
GOING = 1001
REFUSED = 1008


USUAL = Limits()


class Connection:
    """From the welcome of a device's tab to its last word. `leave` is called once, when it is sent away."""

    def __init__(
        self, socket: WebSocket, device: int, tab: str, leave: "Callable[[Connection], None]", limits: Limits = USUAL
    ) -> None:
        self.address = address_of(socket)
        self.device = device
        self.tab = tab
        self.is_leaving = False
        self.left = asyncio.Event()
        self._leave = leave
        self._socket = socket
        self._limits = limits
        self._queue: asyncio.Queue[bytes | tuple[bytes, int]] = asyncio.Queue()
        self._unread = 0  # bytes that wait

    def send(self, raw: bytes) -> None:
        if self.is_leaving:
            return
        if self._reads_too_slowly(len(raw)):
            self._queue = asyncio.Queue()  # what was not read will not be missed: the next hello gets a whole frame
            self.dismiss(words.too_slow(), come_back=True)
            return
        self._unread += len(raw)
        self._queue.put_nowait(raw)

    def _reads_too_slowly(self, more: int) -> bool:
        """One message may always wait, however long it is."""
        too_many = self._queue.qsize() >= self._limits.unread_messages
        return too_many or (not self._queue.empty() and self._unread + more > self._limits.unread_bytes)

    def answer(self, answer: Answer) -> None:
        self.send(encode(answer))

    def dismiss(self, reason: Refused, come_back: bool) -> None:
        """A last word, then the socket closes."""
        if self.is_leaving:
            return
        self.is_leaving = True
        self.left.set()
        self._leave(self)
        bye = Bye(refusal=reason.refusal, come_back=come_back)
        self._queue.put_nowait((encode(bye), GOING if come_back else REFUSED))

    async def write(self) -> None:
        """Send what waits until the farewell has been sent."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                item = await self._queue.get()
                if isinstance(item, tuple):
                    raw, code = item
                    await self._socket.send_text(raw.decode())
                    await self._socket.close(code)
                    return
                self._unread -= len(item)
                await self._socket.send_text(item.decode())
