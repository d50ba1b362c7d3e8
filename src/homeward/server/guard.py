"""At the door, before any request is understood: not too many lines, and none that never gets to the point."""

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from homeward.rooms import words
from homeward.rooms.limits import LARGEST_FRAME, Limits
from homeward.server.addresses import home_of
from homeward.table.words import Refused

SECONDS_TO_CLOSE = 5.0


class Lines:
    """The lines of all addresses that are open and not sockets of tables."""

    def __init__(self, limits: Limits, trusted: tuple[str, ...], most: int, per_address: bool) -> None:
        self.limits = limits
        self._trusted = trusted
        self._most = most  # of all addresses together: the system has no more
        self._per_address = per_address  # not behind a proxy, to which all lines belong
        self._idle: OrderedDict[GuardedHttp, None] = (
            OrderedDict()
        )  # those that have not asked for anything, oldest first
        self._by_address: dict[str, OrderedDict[GuardedHttp, None]] = {}

    def has_room_for(self, line: "GuardedHttp", open_lines: int) -> bool:
        """Whoever has not asked for anything has to make room for somebody new: of the same address, or of all."""
        mine = self._by_address.setdefault(line.address, OrderedDict())
        mine[line] = None
        if self._per_address and line.address not in self._trusted and len(mine) > self.limits.connections:
            return self._made_room(line, mine)
        return open_lines <= self._most or self._made_room(line, self._idle)

    def _made_room(self, newcomer: "GuardedHttp", lines: "OrderedDict[GuardedHttp, None]") -> bool:
        oldest = next((line for line in lines if line.is_idle and line is not newcomer), None)
        if oldest is not None:
            oldest.hang_up(408, words.too_slow())
        return oldest is not None

    def waits(self, line: "GuardedHttp") -> None:
        self._idle[line] = None

    def asks(self, line: "GuardedHttp") -> None:
        self._idle.pop(line, None)

    def gone(self, line: "GuardedHttp") -> None:
        self._idle.pop(line, None)
        mine = self._by_address.get(line.address, OrderedDict())
        mine.pop(line, None)
        if not mine:
            self._by_address.pop(line.address, None)


class GuardedHttp(HttpToolsProtocol):
    """A line on which requests come. Each part of one has its time, and its head has a size."""

    lines: Lines  # of this process

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.address = ""
        self.is_idle = True
        self._kept_bytes = 0  # that came since the last whole head or piece of a body: the parser keeps all of them
        self._deadline: asyncio.TimerHandle | None = None

    # The line

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = home_of(self.client[0]) if self.client else ""
        if not self.lines.has_room_for(self, len(self.connections)):
            self.hang_up(503, words.too_many_lines())
            return
        self.lines.waits(self)
        self._within(self.lines.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self.lines.gone(self)
        if self._deadline is not None:
            self._deadline.cancel()

    # A request

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.is_idle and not self._kept_bytes:
            self._within(self.lines.limits.header_seconds)
        self._kept_bytes += len(data)
        super().data_received(data)
        if self._kept_bytes > self.lines.limits.header_bytes and not self.transport.is_closing():
            self.hang_up(431, words.too_big(self.lines.limits.header_bytes))

    def on_headers_complete(self) -> None:
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > self.lines.limits.header_bytes:
            self._kept_bytes = self.lines.limits.header_bytes + 1
            raise ValueError("the head of the request is too big")
        self._kept_bytes = 0
        self.is_idle = False
        self.lines.asks(self)
        self._within(self.lines.limits.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._kept_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._kept_bytes = 0
        super().on_message_complete()
        if self._is_answered:
            self._rest()
        else:
            self._within(self.lines.limits.answer_seconds)

    def on_response_complete(self) -> None:
        if not self.pipeline and not self.cycle.more_body:  # who is answered early still has to come to an end
            self._rest()
        super().on_response_complete()

    @property
    def _is_answered(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def _rest(self) -> None:
        """Until the next request begins uvicorn looks at the clock; we only see to it that the answer is taken."""
        self.is_idle = True
        self.lines.waits(self)
        self._within(self.lines.limits.header_seconds if self._kept_bytes else self.lines.limits.answer_seconds)

    # Refusing

    def _within(self, seconds: float) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self.hang_up, 408, words.too_slow())

    def hang_up(self, status: int, why: Refused) -> None:
        """Say why, if nothing else is being said, and close."""
        self.is_idle = False
        self._leave()
        if self._is_answered:
            body = msgspec.json.encode(why.refusal)
            head = [b"content-type: application/json", b"content-length: %d" % len(body), b"connection: close"]
            self.transport.write(STATUS_LINE[status] + b"\r\n".join(head) + b"\r\n\r\n" + body)
        self.transport.close()
        self.loop.call_later(SECONDS_TO_CLOSE, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        if self._kept_bytes > self.lines.limits.header_bytes:
            self.hang_up(431, words.too_big(self.lines.limits.header_bytes))
        else:
            self.hang_up(400, words.junk(msg))


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket that is really closed when the house is done with it, also if the other end does not read."""

    unread_bytes: int  # that may wait for the other end
    farewell_seconds: float  # for the other end to hear the last word

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.close_timeout = self.farewell_seconds

    def handle_ping(self) -> None:
        """Every ping is answered at once, past the queue that knows how much waits."""
        if self.transport.is_closing():
            return
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self.unread_bytes:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Empty pieces of a message never make it too long."""
        super().handle_cont(event)
        if len(self.frames) > LARGEST_FRAME:
            self.transport.abort()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # uvicorn would put an error into the log for everybody who is refused

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(self.farewell_seconds, self.transport.abort)
