"""What answers an address is a plain function; its signature says what of a request it needs.

Names in braces come from the address, `data` is the body, the tools of the server (such as `house`) come by name, and
whatever else is asked for comes from the query. What does not fit is refused before the function is called; what it
returns is told as JSON. openapi.py tells the same signatures to programs.
"""

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from homeward.rooms import words

JSON = "application/json"
LINES = "application/x-ndjson"
SQUEEZED_FROM = 1000  # bytes
NO_CONTENT = 204
IN_BRACES = re.compile(r"{(\w+)(?::\w+)?}")

Provide = Callable[[Request], Awaitable[object]]
Check = Callable[[Request], None]


class Parameter(Struct, frozen=True):
    """A value of an address or of its query."""

    name: str
    type: Any
    in_path: bool
    default: Any


class Endpoint(Struct, frozen=True, kw_only=True):
    """One function with its method and address."""

    method: str
    path: str
    status: int
    media: str
    is_told: bool  # to programs, in the OpenAPI document
    handler: Callable[..., Any]

    @property
    def hints(self) -> dict[str, Any]:
        return get_type_hints(self.handler, include_extras=True)

    def parameters(self, provided: Mapping[str, object]) -> list[Parameter]:
        in_path = set(IN_BRACES.findall(self.path))
        hints = self.hints
        return [
            Parameter(name, hints[name], name in in_path, one.default)
            for name, one in inspect.signature(self.handler).parameters.items()
            if name not in provided and name not in ("data", "request")
        ]


def endpoint(
    method: str, path: str, *, status: int = 200, media: str = JSON, is_told: bool = True
) -> Callable[[Callable[..., Any]], Endpoint]:
    """Makes an endpoint of a function."""

    def made(handler: Callable[..., Any]) -> Endpoint:
        return Endpoint(method=method, path=path, status=status, media=media, is_told=is_told, handler=handler)

    return made


def route_of(one: Endpoint, provided: Mapping[str, Provide], check: Check, most_bytes: int) -> Route:
    """The endpoint as the web framework wants it."""
    hints = one.hints
    parameters = one.parameters(provided)
    body_type = hints.get("data")
    decoder = msgspec.json.Decoder(body_type) if body_type not in (None, bytes) else None
    wanted = [name for name in hints if name in provided]

    async def answer(request: Request) -> Response:
        check(request)
        given: dict[str, Any] = {name: await provided[name](request) for name in wanted}
        given |= {parameter.name: value_of(parameter, request) for parameter in parameters}
        if "request" in hints:
            given["request"] = request
        if body_type is not None:
            raw = await body_of(request, most_bytes)
            given["data"] = raw if decoder is None else understood(decoder.decode, raw)
        result = one.handler(**given)
        return told(await result if inspect.isawaitable(result) else result, one.status)

    # what is told bit by bit must not wait in a buffer
    squeezing = [Middleware(GZipMiddleware, minimum_size=SQUEEZED_FROM)] if one.media == JSON else []
    return Route(one.path, answer, methods=[one.method], middleware=squeezing)


def value_of(parameter: Parameter, request: Request) -> Any:
    values: Mapping[str, Any] = request.path_params if parameter.in_path else request.query_params
    if parameter.name not in values and parameter.default is not inspect.Parameter.empty:
        return parameter.default
    value = values.get(parameter.name)
    return understood(lambda: msgspec.convert(value, parameter.type, strict=False))


def understood(read: Callable[..., Any], *given: bytes) -> Any:
    """What was read; Refused if it is nonsense."""
    try:
        return read(*given)
    except RecursionError:
        raise words.junk("too deep") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        problem, _, field = str(error).partition(" - at `$.")
        raise words.junk(problem, field.rstrip("`")) from None


async def body_of(request: Request, most_bytes: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most_bytes:
            raise HTTPException(413)
    return bytes(body)


def told(result: Any, status: int) -> Response:
    if isinstance(result, Response):
        return result
    if result is None:
        return Response(status_code=NO_CONTENT)
    return Response(msgspec.json.encode(result), status_code=status, media_type=JSON)
