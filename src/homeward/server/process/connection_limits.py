"""Limits of connections: how many, how large the headers may be, how much time each part of a request has."""

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from homeward.rooms.error_refusals import junk_refusal
from homeward.rooms.rate_limits import LARGEST_FRAME, Limits
from homeward.server.http.client_addresses import home_of
from homeward.table.refusals import Refused

SECONDS_TO_CLOSE = 5.0


class OpenConnections:
    """The open HTTP connections of all addresses, without WebSockets."""

    def __init__(self, limits: Limits, trusted: tuple[str, ...], most: int, per_address: bool) -> None:
        self.limits = limits
        self._trusted = trusted
        self._most = most  # of all addresses together, a limit of the system
        self._per_address = per_address  # not behind a proxy, which has all connections
        self._idle: OrderedDict[LimitedHttpProtocol, None] = OrderedDict()  # without a request, oldest first
        self._by_address: dict[str, OrderedDict[LimitedHttpProtocol, None]] = {}

    def has_room_for(self, connection: "LimitedHttpProtocol", open_now: int) -> bool:
        """Whether a new connection may stay. An idle one is closed for it: of the same address, or of any."""
        mine = self._by_address.setdefault(connection.address, OrderedDict())
        mine[connection] = None
        if self._per_address and connection.address not in self._trusted and len(mine) > self.limits.connections:
            return self._make_room(connection, mine)
        return open_now <= self._most or self._make_room(connection, self._idle)

    def _make_room(self, newcomer: "LimitedHttpProtocol", among: "OrderedDict[LimitedHttpProtocol, None]") -> bool:
        oldest = next((one for one in among if one.is_idle and one is not newcomer), None)
        if oldest is not None:
            oldest.hang_up(408, Refused("too-slow"))
        return oldest is not None

    def becomes_idle(self, connection: "LimitedHttpProtocol") -> None:
        self._idle[connection] = None

    def becomes_busy(self, connection: "LimitedHttpProtocol") -> None:
        self._idle.pop(connection, None)

    def remove(self, connection: "LimitedHttpProtocol") -> None:
        self._idle.pop(connection, None)
        mine = self._by_address.get(connection.address, OrderedDict())
        mine.pop(connection, None)
        if not mine:
            self._by_address.pop(connection.address, None)


class LimitedHttpProtocol(HttpToolsProtocol):
    """An HTTP connection. Each part of a request has a time limit, and its headers a size limit."""

    open_connections: OpenConnections  # of this process

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.address = ""
        self.is_idle = True
        self._unparsed_bytes = 0  # since the last complete headers or part of a body: the parser keeps them
        self._deadline: asyncio.TimerHandle | None = None

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = home_of(self.client[0]) if self.client else ""
        if not self.open_connections.has_room_for(self, len(self.connections)):
            self.hang_up(503, Refused("too-many-lines"))
            return
        self.open_connections.becomes_idle(self)
        self._within(self.open_connections.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self.open_connections.remove(self)
        if self._deadline is not None:
            self._deadline.cancel()

    # A request

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.is_idle and not self._unparsed_bytes:
            self._within(self.open_connections.limits.header_seconds)
        self._unparsed_bytes += len(data)
        super().data_received(data)
        if self._unparsed_bytes > self.open_connections.limits.header_bytes and not self.transport.is_closing():
            self.hang_up(431, Refused("too-big", limit=self.open_connections.limits.header_bytes))

    def on_headers_complete(self) -> None:
        most_bytes = self.open_connections.limits.header_bytes
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > most_bytes:
            self._unparsed_bytes = most_bytes + 1
            raise ValueError("the head of the request is too big")
        self._unparsed_bytes = 0
        self.is_idle = False
        self.open_connections.becomes_busy(self)
        self._within(self.open_connections.limits.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unparsed_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unparsed_bytes = 0
        super().on_message_complete()
        if self._is_answered:
            self._become_idle()
        else:
            self._within(self.open_connections.limits.answer_seconds)

    def on_response_complete(self) -> None:
        if not self.pipeline and not self.cycle.more_body:  # the request may be answered before its body is complete
            self._become_idle()
        super().on_response_complete()

    @property
    def _is_answered(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def _become_idle(self) -> None:
        """Give the client time to read the answer; uvicorn has a timeout until the next request begins."""
        self.is_idle = True
        self.open_connections.becomes_idle(self)
        limits = self.open_connections.limits
        self._within(limits.header_seconds if self._unparsed_bytes else limits.answer_seconds)

    # Refusing

    def _within(self, seconds: float) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self.hang_up, 408, Refused("too-slow"))

    def hang_up(self, status: int, why: Refused) -> None:
        """Send the reason, unless a response is being sent, and close."""
        self.is_idle = False
        self._leave()
        if self._is_answered:
            body = msgspec.json.encode(why.refusal)
            head = [b"content-type: application/json", b"content-length: %d" % len(body), b"connection: close"]
            self.transport.write(STATUS_LINE[status] + b"\r\n".join(head) + b"\r\n\r\n" + body)
        self.transport.close()
        self.loop.call_later(SECONDS_TO_CLOSE, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        if self._unparsed_bytes > self.open_connections.limits.header_bytes:
            self.hang_up(431, Refused("too-big", limit=self.open_connections.limits.header_bytes))
        else:
            self.hang_up(400, junk_refusal(msg))


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is closed when the server closes it, also if the client does not read."""

    unread_bytes: int  # that may wait for the client to read them
    farewell_seconds: float  # for the client to read the last message

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.close_timeout = self.farewell_seconds

    def handle_ping(self) -> None:
        """Limit pings, too: each is answered at once, past the queue that counts unread bytes."""
        if self.transport.is_closing():
            return
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self.unread_bytes:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Limit empty fragments, which never make a message too long."""
        super().handle_cont(event)
        if len(self.frames) > LARGEST_FRAME:
            self.transport.abort()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # otherwise uvicorn logs an error for every refused socket

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(self.farewell_seconds, self.transport.abort)
