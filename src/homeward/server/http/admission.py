"""Refuses requests and sockets before they are handled: of banned addresses, too many, or with two meanings."""

from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from homeward.engine.errors import Refusal
from homeward.rooms.error_refusals import junk_refusal
from homeward.server.house import House
from homeward.server.http.client_addresses import home_of
from homeward.server.http.health import HEALTH_ENDPOINTS
from homeward.server.http.http_status import status_of
from homeward.table.refusals import Refused

# With two of them a proxy and we could each believe another one: which page sends this, and for which house it is.
ONLY_ONCE = ("host", "origin")
MONITORING = tuple(one.path for one in HEALTH_ENDPOINTS)


def admission_middleware(house: House, app: ASGIApp, refused: Callable[[Request, Exception], Response]) -> ASGIApp:
    """The application behind a check of the client's address."""

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
    if scope["path"] not in MONITORING:
        house.rate_limits.admit("request", home_of(host))
    names = [name for name, _ in scope["headers"]]
    for header in ONLY_ONCE:
        if names.count(header.encode()) > 1:
            raise junk_refusal("more than one", header)


async def refuse_socket(send: Send, refusal: Refusal) -> None:
    """Refuse a socket before it is accepted, with the response of a request."""
    body = msgspec.json.encode(refusal)
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
