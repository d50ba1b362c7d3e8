"""The HTTP part of the protocol: the shelf, making and joining tables, records, replays, health."""

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from homeward.build_info import is_compiled
from homeward.engine.game import FileCheck
from homeward.games import game as find_game
from homeward.rooms import words
from homeward.rooms.forms import (
    Box,
    CodeLeads,
    FileText,
    HouseRules,
    Join,
    Joined,
    MoveEntry,
    NewLesson,
    NewTable,
    OwnBox,
    TypedCode,
    box_of,
)
from homeward.rooms.limits import Door
from homeward.rooms.turns import Asker
from homeward.server.addresses import address_of
from homeward.server.endpoints import JSON, LINES, endpoint
from homeward.server.house import House

Result = TypeVar("Result")
Round = Annotated[int, Meta(ge=0, le=1_000_000)]


# The shelf


@endpoint("GET", "/games")
def games(house: House) -> list[Box]:
    """The boxes on the shelf."""
    return house.reception.boxes()


@endpoint("GET", "/games/{game}")
def game(game: str) -> Box:
    """One box."""
    return box_of(find_game(game))


@endpoint("GET", "/games/{game}/moves")
def moves(game: str, house: House) -> list[MoveEntry]:
    """The whole move table of a game; a move's code is its place in the list."""
    return house.reception.moves(game)


@endpoint("POST", "/games/{game}/check")
async def check_file(game: str, data: FileText, request: Request, house: House) -> FileCheck:
    """What is wrong or unusual in a file that people bring along for an option, such as a board of their own."""
    asker = admitted(house, request, "check")
    return await house.reception.check_file(asker, find_game(game), data.option, data.text)


@endpoint("POST", "/games/{game}/balance/told", media=LINES)
async def balance_told(game: str, data: OwnBox, request: Request, house: House) -> StreamingResponse:
    """Is a box or a board of one's own fair, and what decides it? Line by line while it is played."""
    asker = admitted(house, request, "balance")
    return StreamingResponse(await house.reception.balance_told(asker, find_game(game), data), media_type=LINES)


@endpoint("GET", "/house")
def house_rules(house: House) -> HouseRules:
    """How long tables are kept, and who runs this house."""
    return HouseRules(house.settings.keep_days, house.settings.contact, compiled=is_compiled())


# Making and joining


def admitted(house: House, request: Request, door: Door, table: str = "") -> Asker:
    """Who asks, or Refused if it was too often."""
    asker = Asker(address_of(request), table)
    house.doors.admit(door, asker.address)
    return asker


async def while_waiting(request: Request, work: Coroutine[Any, Any, Result]) -> Result:
    """What comes of work that is called off when whoever asked has gone."""
    task, gone = asyncio.create_task(work), asyncio.create_task(until_gone(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise words.too_slow()
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


@endpoint("POST", "/tables", status=201)
async def make_table(data: NewTable, request: Request, house: House) -> Joined:
    """A new table, with seats on this device, open ones and bots."""
    return await house.reception.make_table(admitted(house, request, "table"), data)


@endpoint("POST", "/lessons", status=201)
async def make_lesson(data: NewLesson, request: Request, house: House) -> Joined:
    """A table at which the learner of this device is taught."""
    admitted(house, request, "table")
    return await house.reception.make_lesson(data)


@endpoint("POST", "/records", status=201)
async def import_record(data: bytes, request: Request, house: House) -> Joined:
    """A table of a record file: to be replayed if the game is over, to be played on if not."""
    asker = admitted(house, request, "table")
    return await house.reception.lay_out_record(asker, data)


@endpoint("POST", "/tables/{table}/join", status=201)
async def join_table(table: str, data: Join, request: Request, house: House) -> Joined:
    """Open a link, the table's or that of a seat, or type the code that stands for it."""
    admitted(house, request, "join")
    if data.code:
        admitted(house, request, "code")
    return await house.reception.join(table, data)


@endpoint("POST", "/codes")
async def try_code(data: TypedCode, request: Request, house: House) -> CodeLeads:
    """The table of a short code that somebody typed."""
    admitted(house, request, "code")
    room, _ = await house.rooms.by_code(data.code)
    return CodeLeads(room.table.name)


# Finished games


@endpoint("GET", "/tables/{table}/games/{number:int}/record")
async def record(table: str, number: Round, request: Request, house: House) -> Response:
    """The record file of a finished game."""
    admitted(house, request, "replay")
    found = await house.reception.record(table, number)
    headers = {"Content-Disposition": f'attachment; filename="{found.game}-{table}-{number}.json"'}
    return Response(msgspec.json.encode(found), media_type=JSON, headers=headers)


@endpoint("GET", "/tables/{table}/games/{number:int}/replay")
async def replay(
    table: str,
    number: Round,
    request: Request,
    house: House,
    start: Annotated[int, Meta(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Meta(ge=1, le=50)] = 20,
    views: bool = True,
) -> Response:
    """Positions of a finished game, with what every seat saw or with the onlooker's view alone."""
    asker = admitted(house, request, "replay", table)
    raw = await while_waiting(request, house.reception.replay(asker, number, start, count, views))
    return Response(raw, media_type=JSON)


@endpoint("GET", "/tables/{table}/games/{number:int}/moments")
async def turning_points(table: str, number: Round, request: Request, house: House) -> Response:
    """The turning points of a finished game, and how everybody's chances went."""
    asker = admitted(house, request, "analysis", table)
    raw = await while_waiting(request, house.reception.turning_points(asker, number))
    return Response(raw, media_type=JSON)


@endpoint("GET", "/tables/{table}/games/{number:int}/moments/told", media=LINES)
async def turning_points_told(table: str, number: Round, request: Request, house: House) -> StreamingResponse:
    """The same, line by line while it is worked out: how far it has come, and in the end what was found."""
    asker = admitted(house, request, "analysis", table)
    return StreamingResponse(await house.reception.turning_points_told(asker, number), media_type=LINES)


# For whoever runs the server


@endpoint("GET", "/health", is_told=False)
def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok"}


@endpoint("GET", "/ready", is_told=False)
async def ready(house: House) -> dict[str, str]:
    """The process can serve tables: the storage writes, Redis answers, and it is not on its way out."""
    if house.going_down:
        raise words.going_down()
    await house.readiness.check()
    return {"status": "ready"}


ENDPOINTS = (  # all below /api
    games,
    game,
    moves,
    check_file,
    balance_told,
    house_rules,
    make_table,
    make_lesson,
    import_record,
    join_table,
    try_code,
    record,
    replay,
    turning_points,
    turning_points_told,
)
FOR_WATCHING = (health, ready)
