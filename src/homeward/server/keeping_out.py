"""The door of the house: whoever is banned or comes too often gets no further, for a page or for a socket."""

from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from homeward.engine.errors import Refusal
from homeward.rooms import words
from homeward.server.addresses import home_of
from homeward.server.house import House
from homeward.server.statuses import status_of
from homeward.table.words import Refused

FOR_WATCHING = ("/health", "/ready")


def keep_out(house: House, app: ASGIApp, refused: Callable[[Request, Exception], Response]) -> ASGIApp:
    """The application behind the door."""

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
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

    return door


def admit(house: House, scope: Scope) -> None:
    client = scope.get("client")
    host = client[0] if client is not None else ""
    if house.bans.holds(host):
        raise words.banned()
    if scope["path"] not in FOR_WATCHING:
        house.doors.admit("request", home_of(host))


async def refuse_socket(send: Send, refusal: Refusal) -> None:
    """Before it is one: the answer is still that of a request, and nothing stays open."""
    body = msgspec.json.encode(refusal)
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
