"""The connection of one device. Messages wait in a queue, so that a slow reader delays no other device."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from homeward.rooms.rate_limits import Limits
from homeward.rooms.sessions.messages import Answer, Bye, encode
from homeward.table.refusals import Refused

# codes with which a transport is closed (docs/protocol.md)
GOING = 1001
REFUSED = 1008


class TransportClosed(Exception):
    """The other side has closed the transport."""


class Transport(Protocol):
    """Carries messages to one tab: a socket, or a port of a browser's worker."""

    @property
    def address(self) -> str:
        """The network address of the tab."""

    async def send(self, raw: bytes) -> None:
        """Raises TransportClosed if the other side is gone."""

    async def close(self, code: int) -> None: ...


USUAL = Limits()


class DeviceConnection:
    """The connection to one tab of a device. `leave` is called once, when the connection is dismissed."""

    def __init__(
        self,
        transport: Transport,
        device: int,
        tab: str,
        leave: "Callable[[DeviceConnection], None]",
        limits: Limits = USUAL,
    ) -> None:
        self.address = transport.address
        self.device = device
        self.tab = tab
        self.described = False  # its frames also describe the view in sentences
        self.is_leaving = False
        self.left = asyncio.Event()
        self._leave = leave
        self._transport = transport
        self._limits = limits
        self._queue: asyncio.Queue[bytes | tuple[bytes, int]] = asyncio.Queue()
        self._unread = 0  # bytes in the queue

    def send(self, raw: bytes) -> None:
        if self.is_leaving:
            return
        if self._reads_too_slowly(len(raw)):
            self._queue = asyncio.Queue()  # the next hello gets a whole frame, so nothing is lost
            self.dismiss(Refused("too-slow"), come_back=True)
            return
        self._unread += len(raw)
        self._queue.put_nowait(raw)

    def _reads_too_slowly(self, more: int) -> bool:
        """One message may always wait, whatever its size."""
        too_many = self._queue.qsize() >= self._limits.unread_messages
        return too_many or (not self._queue.empty() and self._unread + more > self._limits.unread_bytes)

    def answer(self, answer: Answer) -> None:
        self.send(encode(answer))

    def dismiss(self, reason: Refused, come_back: bool) -> None:
        """Send the reason, then close the transport."""
        if self.is_leaving:
            return
        self.is_leaving = True
        self.left.set()
        self._leave(self)
        bye = Bye(refusal=reason.refusal, come_back=come_back)
        self._queue.put_nowait((encode(bye), GOING if come_back else REFUSED))

    async def write(self) -> None:
        """Send the messages of the queue, until the farewell has been sent."""
        with suppress(TransportClosed):
            while True:
                item = await self._queue.get()
                if isinstance(item, tuple):
                    raw, code = item
                    await self._transport.send(raw)
                    await self._transport.close(code)
                    return
                self._unread -= len(item)
                await self._transport.send(item)
