"""The server as one ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from homeward.engine.errors import BadOption, BadRecord, HomewardError, Refusal, UnknownGame
from homeward.server import words
from homeward.server.api import HANDLERS
from homeward.server.house import House
from homeward.server.limits import BODY_BYTES, Doorkeeper
from homeward.server.logs import log
from homeward.server.pages import SECURITY_HEADERS, client_pages
from homeward.server.socket import table_socket
from homeward.server.storage import StorageDown
from homeward.table.words import Refused

STATUS = {
    "no-such-table": 404,
    "no-such-round": 404,
    "not-over": 409,
    "newer-rules": 409,
    "table-full": 409,
    "bad-key": 403,
    "not-welcome": 403,
    "too-many": 429,
    "going-down": 503,
}


def build_app(house: House) -> Litestar:
    """All handlers round a house."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    doorkeeper = Doorkeeper(house.settings.tables_per_hour)
    return Litestar(
        route_handlers=[*HANDLERS, table_socket, client_pages(house.settings.static_directory())],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "doorkeeper": Provide(lambda: doorkeeper, sync_to_thread=False),
        },
        lifespan=[open_house],
        exception_handlers={HomewardError: refused, HTTPException: not_understood, Exception: broken},
        request_max_body_size=BODY_BYTES,
        response_headers=SECURITY_HEADERS,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["^/assets", "/socket$"]),
        openapi_config=OpenAPIConfig(
            title="Homeward", version="1", path="/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
    )


def refused(request: Request[Any, Any, Any], error: HomewardError) -> Response[bytes]:
    """Whatever the house does not do, in one form."""
    refusal, status = in_words(error)
    return answer(refusal, status)


def in_words(error: HomewardError) -> tuple[Refusal, int]:
    match error:
        case Refused():
            return error.refusal, STATUS.get(error.refusal.code, 400)
        case BadOption():
            return Refusal(code="bad-option", rule="", text=str(error), facts={"option": error.option}), 400
        case UnknownGame():
            return Refusal(code="no-such-game", rule="", text=str(error)), 404
        case BadRecord():
            return Refusal(code="bad-record", rule="", text=str(error)), 400
        case StorageDown():
            log.warning("storage is away", extra={"problem": str(error)})
            return words.not_now().refusal, 503
        case _:
            return Refusal(code="refused", rule="", text=str(error)), 400


def not_understood(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Requests that do not fit the schema, wrong methods, unknown addresses."""
    if error.status_code == 413:
        return answer(words.too_big(BODY_BYTES).refusal, 413)
    problem = str((getattr(error, "extra", None) or [{}])[0].get("message", "")) if error.status_code == 400 else ""
    response = answer(words.junk(problem or error.detail).refusal, error.status_code)
    response.headers.update(error.headers or {})
    return response


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("something broke", exc_info=error, extra={"path": request.url.path})
    return answer(Refusal(code="broken", rule="", text="Something broke. We have written it down."), 500)


def answer(refusal: Refusal, status: int) -> Response[bytes]:
    raw = msgspec.json.encode(
        {"code": refusal.code, "text": refusal.text, "rule": refusal.rule, "facts": refusal.facts}
    )
    return Response(raw, status_code=status, media_type="application/json")
