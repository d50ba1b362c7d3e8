"""The server as one ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from babel.core import negotiate_locale
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from homeward.catalogue import Said
from homeward.catalogue.folders import SOURCE, languages
from homeward.catalogue.telling import teller
from homeward.engine.errors import BadOption, BadRecord, HomewardError, Refusal, UnknownGame
from homeward.server import words
from homeward.server.admin.api import ADMIN_HANDLERS, desk_of
from homeward.server.api import HANDLERS
from homeward.server.house import House
from homeward.server.keeping_out import keep_out
from homeward.server.logs import log
from homeward.server.origins import OurPagesOnly
from homeward.server.pages import SECURITY_HEADERS, client_pages
from homeward.server.puzzle_pages import PUZZLE_HANDLERS
from homeward.server.socket import table_socket
from homeward.server.statuses import status_of
from homeward.server.storage import StorageDown
from homeward.table.words import Refused

WISHES = 10  # languages of a browser that are looked at
UNSQUEEZED = ["^/assets", "/socket$", "/told$"]  # squeezed already, or told bit by bit


def build_app(house: House) -> Litestar:
    """All handlers round a house."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[
            *HANDLERS,
            *PUZZLE_HANDLERS,
            *ADMIN_HANDLERS,
            table_socket,
            client_pages(house.settings.static_directory()),
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "desk": Provide(desk_of),
        },
        lifespan=[open_house],
        guards=[OurPagesOnly(house.settings)],
        middleware=[partial(keep_out, house)],
        request_class=FlatRequest,
        exception_handlers={HomewardError: refused, HTTPException: not_understood, Exception: broken},
        request_max_body_size=house.settings.limits.body_bytes,
        response_headers=SECURITY_HEADERS,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=UNSQUEEZED),
        openapi_config=OpenAPIConfig(
            title="Homeward", version="1", path="/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
    )


class FlatRequest(Request[Any, Any, Any]):
    """A request whose JSON is refused, not broken off, where it goes deeper than anybody can read."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise words.junk("too deep") from None


def refused(request: Request[Any, Any, Any], error: HomewardError) -> Response[bytes]:
    """Whatever the house does not do, in one form; only a browser that opens an address has no page yet to tell it."""
    refusal, status = in_words(error)
    if MediaType.HTML in request.headers.get("accept", ""):
        sentence = teller(wished_language(request)).tell(refusal.said)
        return Response(sentence.encode(), status_code=status, media_type=MediaType.TEXT, headers=SECURITY_HEADERS)
    return answer(refusal, status)


def wished_language(request: Request[Any, Any, Any]) -> str:
    told = request.headers.get("accept-language", "").split(",")
    wishes = [wish.partition(";")[0].strip() for wish in told[:WISHES]]
    return negotiate_locale(wishes, languages(), sep="-") or SOURCE


def in_words(error: HomewardError) -> tuple[Refusal, int]:
    match error:
        case Refused():
            return error.refusal, status_of(error.refusal)
        case BadOption():
            return refusal_of("bad-option", error), 400
        case UnknownGame():
            return refusal_of("no-such-game", error), 404
        case BadRecord():
            return refusal_of("bad-record", error), 400
        case StorageDown():
            log.warning("storage is away", extra={"problem": str(error)})
            return words.storage_down(error).refusal, 503
        case _:
            return refusal_of("refused", error), 400


def refusal_of(code: str, error: HomewardError) -> Refusal:
    said = error.said if isinstance(error.said, Said) else Said("refusal.refused", {"problem": error.said})
    return Refusal(code=code, rule="", said=said)


def not_understood(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Requests that do not fit the schema, wrong methods, unknown addresses."""
    most = request.app.request_max_body_size
    if error.status_code == 413 and isinstance(most, int):
        return answer(words.too_big(most).refusal, 413)
    problem = str((getattr(error, "extra", None) or [{}])[0].get("message", "")) if error.status_code == 400 else ""
    response = answer(words.junk(problem or error.detail).refusal, error.status_code)
    response.headers.update(error.headers or {})
    return response


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("something broke", exc_info=error, extra={"path": request.url.path})
    return answer(words.broken().refusal, 500)


def answer(refusal: Refusal, status: int) -> Response[bytes]:
    return Response(msgspec.json.encode(refusal), status_code=status, media_type="application/json")
