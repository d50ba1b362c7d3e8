"""The endpoints as routes of Starlette."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from homeward.api.answers import JSON, NDJSON, Download, JsonLines, RawJson
from homeward.api.arguments import body_reader, read_parameters
from homeward.api.endpoint import Endpoint
from homeward.table.refusals import Refused

COMPRESSED_FROM = 1000  # bytes
NO_CONTENT = 204

Provide = Callable[[Request], Awaitable[object]]
Check = Callable[[Request], None]
Result = TypeVar("Result")


def route_of(one: Endpoint, provide: Mapping[str, Provide], check: Check, most_bytes: int) -> Route:
    """An endpoint as a route; `provide` makes its other arguments, by name."""
    read_body = body_reader(one) if one.body is not None else None

    async def respond(request: Request) -> Response:
        check(request)
        arguments = {name: await provide[name](request) for name in one.needs}
        arguments |= read_parameters(one, request.path_params, request.query_params)
        if read_body is not None:
            arguments["data"] = read_body(await body_of(request, most_bytes))
        work = one.call(arguments)
        result = await (until_disconnected(request, work) if one.is_cancellable else work)
        return response_of(result, one.status)

    # lines must be sent at once, not buffered by the compressor
    compression = [Middleware(GZipMiddleware, minimum_size=COMPRESSED_FROM)] if one.media == JSON else []
    return Route(one.path, respond, methods=[one.method], middleware=compression)


async def body_of(request: Request, most_bytes: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most_bytes:
            raise HTTPException(413)
    return bytes(body)


async def until_disconnected(request: Request, work: Coroutine[Any, Any, Result]) -> Result:
    """The result of work that is cancelled when the client disconnects."""
    task, gone = asyncio.create_task(work), asyncio.create_task(wait_for_disconnect(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Refused("too-slow")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def wait_for_disconnect(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def response_of(result: Any, status: int) -> Response:
    match result:
        case None:
            return Response(status_code=NO_CONTENT)
        case RawJson():
            return Response(result.raw, media_type=JSON)
        case JsonLines():
            return StreamingResponse(result.lines, media_type=NDJSON)
        case Download():
            headers = {"Content-Disposition": f'attachment; filename="{result.name}"'}
            return Response(result.raw, media_type=JSON, headers=headers)
        case _:
            return Response(msgspec.json.encode(result), status_code=status, media_type=JSON)
