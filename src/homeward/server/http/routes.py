"""The endpoints as routes of Starlette."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from homeward.api.answers import JSON, NDJSON, Download, JsonLines, RawJson
from homeward.api.arguments import body_reader, read_parameters
from homeward.api.endpoint import NO_CONTENT, Endpoint
from homeward.server.http.constant_answers import ConstantAnswers
from homeward.server.http.stored_responses import COMPRESSED, COMPRESSED_FROM, VARIES, accepts_gzip, respond_with
from homeward.table.refusals import Refused

QUICK = 6  # the level of compression for what is read once

Provide = Callable[[Request], Awaitable[object]]
Check = Callable[[Request], None]
Respond = Callable[[Request], Awaitable[Response]]
Result = TypeVar("Result")


def routes_of(
    endpoints: Iterable[Endpoint], provide: Mapping[str, Provide], check: Check, most_bytes: int
) -> list[Route]:
    """One route for each path, so that a refused method is told all that the path allows."""
    by_path: dict[str, dict[str, Respond]] = {}
    for one in endpoints:
        by_path.setdefault(one.path, {})[one.method] = responder_of(one, provide, check, most_bytes)
    return [route_of(path, responders) for path, responders in by_path.items()]


def route_of(path: str, responders: Mapping[str, Respond]) -> Route:
    async def respond(request: Request) -> Response:
        return await responders["GET" if request.method == "HEAD" else request.method](request)

    return Route(path, respond, methods=list(responders))


def responder_of(one: Endpoint, provide: Mapping[str, Provide], check: Check, most_bytes: int) -> Respond:
    """What answers an endpoint's requests; `provide` makes its other arguments, by name."""
    if one.is_constant:
        return constant_responder_of(one)
    read_body = body_reader(one) if one.body is not None else None
    longest_body = one.longest_body(most_bytes)

    async def respond(request: Request) -> Response:
        check(request)
        arguments = {name: await provide[name](request) for name in one.needs}
        arguments |= read_parameters(one, request.path_params, request.query_params)
        if read_body is not None:
            arguments["data"] = read_body(await body_of(request, longest_body))
        work = one.call(arguments)
        result = await (until_disconnected(request, work) if one.is_cancellable else work)
        return await compress(request, response_of(result, one.status))

    return respond


def constant_responder_of(one: Endpoint) -> Respond:
    answers = ConstantAnswers(one)

    async def respond(request: Request) -> Response:
        arguments = read_parameters(one, request.path_params, request.query_params)
        return respond_with(await answers.find(arguments), request)

    return respond


async def body_of(request: Request, most_bytes: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most_bytes:
            raise Refused("too-big", limit=most_bytes)
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


async def compress(request: Request, response: Response) -> Response:
    """The response, compressed in a thread if it is long. Lines are sent at once, so they are not compressed."""
    if isinstance(response, StreamingResponse) or len(response.body) < COMPRESSED_FROM:
        return response
    response.headers.update(VARIES)
    if accepts_gzip(request):
        response.body = await asyncio.to_thread(gzip.compress, response.body, QUICK, mtime=0)
        response.headers.update({**COMPRESSED, "Content-Length": str(len(response.body))})
    return response


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
