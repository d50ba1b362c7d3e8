"""The server as one ASGI application."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from homeward.catalogue.folders import SOURCE, languages
from homeward.catalogue.manners import fitting
from homeward.catalogue.telling import teller
from homeward.engine.errors import HomewardError, Refusal
from homeward.rooms import words
from homeward.rooms.logs import log
from homeward.rooms.storage import StorageDown
from homeward.server import socket
from homeward.server.admin.api import ADMIN_ENDPOINTS, desk_of
from homeward.server.api import ENDPOINTS, FOR_WATCHING
from homeward.server.bell_api import BELL_ENDPOINTS
from homeward.server.cards import CARD_ENDPOINTS
from homeward.server.endpoints import JSON, Endpoint, Provide, route_of
from homeward.server.house import House
from homeward.server.keeping_out import keep_out
from homeward.server.openapi import document
from homeward.server.origins import OurPagesOnly
from homeward.server.pages import SECURITY_HEADERS, client_pages, with_headers
from homeward.server.puzzle_pages import PUZZLE_ENDPOINTS
from homeward.server.statuses import status_of

API = "/api"
WISHES = 10  # languages of a browser that are looked at
HTML = "text/html"


def build_app(house: House) -> ASGIApp:
    """All that answers, round a house and behind its door."""

    @asynccontextmanager
    async def open_house(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Starlette(
        routes=routes(house),
        lifespan=open_house,
        exception_handlers={
            HomewardError: refused,
            HTTPException: partial(not_understood, house),
            ClientDisconnect: gone,
            Exception: broken,
        },
    )
    return with_headers(keep_out(house, app, refused), SECURITY_HEADERS)


def routes(house: House) -> list[BaseRoute]:
    """What begins with /api is never a page, whatever comes after it."""

    async def the_house(request: Request) -> House:
        return house

    async def the_desk(request: Request) -> object:
        return await desk_of(request, house)

    provided: dict[str, Provide] = {"house": the_house, "desk": the_desk}
    open_to_all = [*ENDPOINTS, *PUZZLE_ENDPOINTS, *CARD_ENDPOINTS, *BELL_ENDPOINTS]
    told = document(API, open_to_all, provided)

    async def openapi(request: Request) -> Response:
        return JSONResponse(told)

    def routes_of(endpoints: Sequence[Endpoint]) -> list[Route]:
        most_bytes = house.settings.limits.body_bytes
        return [route_of(one, provided, OurPagesOnly(house.settings), most_bytes) for one in endpoints]

    sockets = WebSocketRoute(socket.ADDRESS, partial(socket.table_socket, house))
    return [
        Mount(API, routes=[sockets, *routes_of([*open_to_all, *ADMIN_ENDPOINTS])]),
        *routes_of(FOR_WATCHING),
        Route("/schema/openapi.json", openapi),
        client_pages(house.settings.static_directory()),
    ]


def refused(request: Request, error: Exception) -> Response:
    """Whatever the house does not do, in one form; only a browser that opens an address has no page yet to tell it."""
    assert isinstance(error, HomewardError)
    refusal, status = in_words(error)
    if HTML in request.headers.get("accept", ""):
        sentence = teller(wished_language(request)).tell(refusal.said)
        return Response(sentence, status_code=status, media_type="text/plain")
    return answer(refusal, status)


def wished_language(request: Request) -> str:
    told = request.headers.get("accept-language", "").split(",")
    wishes = [wish.partition(";")[0].strip() for wish in told[:WISHES]]
    return fitting(wishes, languages()) or SOURCE


def in_words(error: HomewardError) -> tuple[Refusal, int]:
    refusal = words.refusal_in(error)
    if isinstance(error, StorageDown):
        log.warning("storage is away", extra={"problem": str(error)})
        return refusal, 503
    return refusal, status_of(refusal)


def not_understood(house: House, request: Request, error: Exception) -> Response:
    """Requests that are too big, wrong methods, unknown addresses."""
    assert isinstance(error, HTTPException)
    if error.status_code == 413:
        return answer(words.too_big(house.settings.limits.body_bytes).refusal, 413)
    return answer(words.junk(error.detail).refusal, error.status_code, error.headers)


def gone(request: Request, error: Exception) -> Response:
    """Whoever asked has hung up before the end of the question: nobody hears the answer."""
    return answer(words.junk("the line was closed").refusal, 400)


def broken(request: Request, error: Exception) -> Response:
    log.error("something broke", exc_info=error, extra={"path": request.url.path})
    return answer(words.broken().refusal, 500)


def answer(refusal: Refusal, status: int, headers: Any = None) -> Response:
    return Response(msgspec.json.encode(refusal), status_code=status, media_type=JSON, headers=headers)
