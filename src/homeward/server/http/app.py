"""The server as one ASGI application."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from homeward.api.answers import JSON
from homeward.api.endpoint import API, Endpoint
from homeward.api.endpoints import ENDPOINTS
from homeward.api.text_endpoints import TEXT_ENDPOINTS
from homeward.catalogue.folders import SOURCE, languages
from homeward.catalogue.locale_rules import best_match
from homeward.catalogue.translator import translator_for
from homeward.engine.errors import HomewardError, Refusal
from homeward.rooms.error_refusals import junk_refusal, refusal_in
from homeward.rooms.logger import log
from homeward.rooms.storage import StorageDown
from homeward.server.admin.admin_api import ADMIN_ENDPOINTS, admin_of
from homeward.server.admin.server_admin import ServerAdmin
from homeward.server.house import House
from homeward.server.http import websocket
from homeward.server.http.admission import admission_middleware
from homeward.server.http.client_addresses import address_of
from homeward.server.http.family_cards import CARD_ENDPOINTS
from homeward.server.http.health import HEALTH_ENDPOINTS
from homeward.server.http.http_status import status_of
from homeward.server.http.network_address import NETWORK_ENDPOINTS
from homeward.server.http.openapi import document
from homeward.server.http.origins import OurPagesOnly
from homeward.server.http.routes import Provide, routes_of
from homeward.server.http.static_files import SECURITY_HEADERS, client_files, with_headers
from homeward.server.http.stored_responses import respond_with, store_response
from homeward.server.notices.notices_api import NOTICE_ENDPOINTS
from homeward.table.refusals import Refused

PUBLIC_ENDPOINTS = (*ENDPOINTS, *TEXT_ENDPOINTS, *CARD_ENDPOINTS, *NOTICE_ENDPOINTS, *NETWORK_ENDPOINTS)
API_ENDPOINTS = (*PUBLIC_ENDPOINTS, *ADMIN_ENDPOINTS)
OPENAPI = "/schema/openapi.json"
SERVER_PATHS = (API, OPENAPI, *(one.path for one in HEALTH_ENDPOINTS))  # with all below them; elsewhere are pages
MOST_LANGUAGES = 10  # of a browser that are considered
HTML = "text/html"


def build_app(house: House) -> ASGIApp:
    """The application of a house."""

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
            HomewardError: refusal_response,
            HTTPException: http_error_response,
            ClientDisconnect: disconnect_response,
            Exception: error_response,
        },
    )
    return with_headers(admission_middleware(house, app, refusal_response), SECURITY_HEADERS)


def routes(house: House) -> list[BaseRoute]:
    """All routes. A path below `API` is never answered with a page."""

    async def the_house(request: Request) -> House:
        return house

    async def the_address(request: Request) -> str:
        return address_of(request)

    async def the_admin(request: Request) -> ServerAdmin:
        return await admin_of(request, house)

    provide: dict[str, Provide] = {"house": the_house, "address": the_address, "admin": the_admin}
    described = store_response(msgspec.json.encode(document(API, PUBLIC_ENDPOINTS)), JSON, compressible=True)

    async def openapi(request: Request) -> Response:
        return respond_with(described, request)

    def served(endpoints: Sequence[Endpoint]) -> list[Route]:
        return routes_of(endpoints, provide, OurPagesOnly(house.settings), house.settings.limits.body_bytes)

    sockets = WebSocketRoute(websocket.ADDRESS, partial(websocket.table_socket, house))
    return [
        Mount(API, routes=[sockets, *served(API_ENDPOINTS)]),
        *served(HEALTH_ENDPOINTS),
        Route(OPENAPI, openapi),
        client_files(house.settings.static_directory()),
    ]


def refusal_response(request: Request, error: Exception) -> Response:
    """A refusal as JSON; as text for a browser that opens the address directly, without a page that could show it."""
    assert isinstance(error, HomewardError)
    refusal, status = refusal_and_status(error)
    if HTML in request.headers.get("accept", ""):
        sentence = translator_for(accepted_language(request)).translate(refusal.said)
        return Response(sentence, status_code=status, media_type="text/plain")
    return json_response(refusal, status)


def accepted_language(request: Request) -> str:
    header = request.headers.get("accept-language", "").split(",")
    wishes = [wish.partition(";")[0].strip() for wish in header[:MOST_LANGUAGES]]
    return best_match(wishes, languages()) or SOURCE


def refusal_and_status(error: HomewardError) -> tuple[Refusal, int]:
    refusal = refusal_in(error)
    if isinstance(error, StorageDown):
        log.warning("storage is away", extra={"problem": str(error)})
        return refusal, 503
    return refusal, status_of(refusal)


def http_error_response(request: Request, error: Exception) -> Response:
    """Wrong methods, unknown paths."""
    assert isinstance(error, HTTPException)
    return json_response(junk_refusal(error.detail).refusal, error.status_code, error.headers)


def disconnect_response(request: Request, error: Exception) -> Response:
    """The client has disconnected before the end of its request, so this is not sent."""
    return json_response(junk_refusal("the connection was closed").refusal, 400)


def error_response(request: Request, error: Exception) -> Response:
    log.error("something broke", exc_info=error, extra={"path": request.url.path})
    return json_response(Refused("broken").refusal, 500)


def json_response(refusal: Refusal, status: int, headers: Any = None) -> Response:
    return Response(msgspec.json.encode(refusal), status_code=status, media_type=JSON, headers=headers)
