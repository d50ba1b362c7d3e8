"""Refuses requests and sockets of addresses that are banned or ask too often, before anything else looks at them."""

from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from homeward.engine.errors import Refusal
from homeward.server.house import House
from homeward.server.http.client_addresses import home_of
from homeward.server.http.http_status import status_of
from homeward.table.refusals import Refused

FOR_WATCHING = ("/health", "/ready")


def admission_middleware(house: House, app: ASGIApp, refused: Callable[[Request, Exception], Response]) -> ASGIApp:
    """The application, for those who are admitted."""

    async def admitted_app(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["type"] != "lifespan":
                admit(house, scope)
        except Refused as error:
            if scope["type"] == "websocket":
                await refuse_socket(send, error.refusal)
            else:
                await refused(Request(scope), error)(scope, receive, send)
        else:
            await app(scope, receive, send)

    return admitted_app


def admit(house: House, scope: Scope) -> None:
    client = scope.get("client")
    host = client[0] if client is not None else ""
    if house.bans.holds(host):
        raise Refused("banned")
    if scope["path"] not in FOR_WATCHING:
        house.rate_limits.admit("request", home_of(host))


async def refuse_socket(send: Send, refusal: Refusal) -> None:
    """Refuse a socket before it is accepted: the answer is that of a request, and nothing stays open."""
    body = msgspec.json.encode(refusal)
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
