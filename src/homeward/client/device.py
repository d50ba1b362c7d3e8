"""A scripted device: connects to a table, keeps the newest frame, sends wishes, and reconnects by the protocol."""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from homeward.client.addresses import socket_url
from homeward.client.received import (
    PROTOCOL,
    ReceivedAck,
    ReceivedBeat,
    ReceivedBye,
    ReceivedFrame,
    ReceivedRefusal,
    ReceivedWelcome,
    decoder,
)

FIRST_WAIT, LONGEST_WAIT = 0.05, 1.0
TRY_AGAIN = 0.1  # seconds after `not-now` or `too-fast`
AWAY = (OSError, WebSocketException, TimeoutError, EOFError)


class Answered(Struct, frozen=True):
    """An acknowledged wish: the version it made, and how long the device waited for the answer."""

    id: str
    version: int
    seconds: float


class PendingWish:
    """A wish without an answer yet: the message is sent again after every reconnect."""

    __slots__ = ("answer", "raw")

    def __init__(self, raw: str) -> None:
        self.raw = raw
        self.answer: asyncio.Future[ReceivedAck | ReceivedRefusal] = asyncio.get_running_loop().create_future()


class Device:
    """One socket at one table, for as long as `stay` runs."""

    def __init__(self, address: str, table: str, token: str) -> None:
        self._url = socket_url(address, table)
        self._token = token
        self._tab = token_hex(8)
        self._socket: ClientConnection | None = None
        self._pending: dict[str, PendingWish] = {}
        self._changed = asyncio.Event()
        self.frame: ReceivedFrame | None = None
        self.beat = 0  # the last one received, and when
        self.beat_at = 0.0
        self.breaks = 0  # how often the connection was lost, or could not be made
        self.refusal_codes: list[str] = []  # of refusals without a wish, of retried wishes, and of `bye`

    # Connecting

    async def stay(self) -> None:
        """Connect, and reconnect after a short random wait, until cancelled or dismissed for good."""
        wait = FIRST_WAIT
        while True:
            before = self.frame
            with suppress(*AWAY):
                async with connect(self._url, compression=None, max_size=None, ping_interval=None) as socket:
                    if not await self._converse(socket):
                        return
            self._socket = None
            self.breaks += 1
            wait = FIRST_WAIT if self.frame is not before else min(wait * 2, LONGEST_WAIT)
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))

    async def _converse(self, socket: ClientConnection) -> bool:
        """One connection, from hello to its end. False if the server said `bye` without `come_back`."""
        version = self.frame.version if self.frame is not None else 0
        hello = {"type": "hello", "token": self._token, "tab": self._tab, "version": version, "protocol": PROTOCOL}
        await socket.send(msgspec.json.encode(hello), text=True)
        async for raw in socket:
            message = decoder.decode(raw)
            if isinstance(message, ReceivedWelcome):
                self._socket = socket
                for wish in list(self._pending.values()):
                    await socket.send(wish.raw)
            elif isinstance(message, ReceivedBye):
                self.refusal_codes.append(message.refusal.code)
                return message.come_back
            else:
                self._take(message)
        return True

    def _take(self, message: object) -> None:
        match message:
            case ReceivedFrame():
                self.frame = message
                self._changed.set()
            case ReceivedAck() | ReceivedRefusal():
                wish = self._pending.get(message.id or "")
                if wish is not None and not wish.answer.done():
                    wish.answer.set_result(message)
                elif isinstance(message, ReceivedRefusal):
                    self.refusal_codes.append(message.refusal.code)
            case ReceivedBeat():
                self.beat, self.beat_at = message.beat, time.perf_counter()
                self._changed.set()
            case _:
                pass  # presence and pace do not matter to a script

    async def wait_for_frame(self, is_it: Callable[[ReceivedFrame], bool]) -> ReceivedFrame:
        """Wait for a frame for which `is_it` is true."""
        while self.frame is None or not is_it(self.frame):
            self._changed.clear()
            await self._changed.wait()
        return self.frame

    async def wait_for_beat(self, after: int) -> None:
        """Wait for a beat later than this one."""
        while self.beat <= after:
            self._changed.clear()
            await self._changed.wait()

    # Requests

    async def hold(self, seat: int, part: int, code: int) -> None:
        """Send how a hand holds from the next beat on. There is no answer; the next message replaces a lost one."""
        message = {"type": "hold", "seat": seat, "part": part, "code": code, "beat": self.beat + 1}
        if self._socket is not None:
            with suppress(*AWAY):
                await self._socket.send(msgspec.json.encode(message), text=True)

    async def request(self, kind: str, **fields: object) -> Answered | ReceivedRefusal:
        """Send a wish until it is answered, also after a lost connection or while the server cannot store."""
        request = token_hex(8)
        while True:
            began = time.perf_counter()
            answer = await self._request_once(request, {"type": kind, "id": request, **fields})
            if isinstance(answer, ReceivedAck):
                return Answered(request, answer.version, time.perf_counter() - began)
            if answer.refusal.code not in ("not-now", "too-fast"):
                return answer
            self.refusal_codes.append(answer.refusal.code)
            await asyncio.sleep(TRY_AGAIN)

    async def _request_once(self, request: str, message: dict[str, object]) -> ReceivedAck | ReceivedRefusal:
        wish = self._pending[request] = PendingWish(msgspec.json.encode(message).decode())
        try:
            if self._socket is not None:
                with suppress(*AWAY):
                    await self._socket.send(wish.raw)
            return await wish.answer
        finally:
            del self._pending[request]
