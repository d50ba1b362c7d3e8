"""Whoever comes from an address that is banned gets no further than the door."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from homeward.catalogue.telling import english
from homeward.server import words
from homeward.server.house import House


def keep_out(house: House, app: ASGIApp) -> ASGIApp:
    """The application behind a door."""

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is None or not house.bans.holds(client[0]):
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            await refuse(send)

    return door


async def refuse(send: Send) -> None:
    sentence = english(words.banned().refusal.said).encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", b"%d" % len(sentence))]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": sentence, "more_body": False})
