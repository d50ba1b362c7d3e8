"""The HTTP part of the protocol: the shelf, making and joining tables, records, replays, health."""

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from homeward.build_info import is_compiled
from homeward.engine.errors import Refusal
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
    NewTable,
    TypedCode,
    box_of,
)
from homeward.rooms.limits import Door
from homeward.rooms.turns import Asker
from homeward.server.addresses import address_of
from homeward.server.house import House

Result = TypeVar("Result")
Round = Annotated[int, Parameter(ge=0, le=1_000_000)]

# Whatever is not done has one form (docs/protocol.md, "Refusals"), whatever its status
REFUSED = {
    status: ResponseSpec(Refusal, description="Not done, and why.", generate_examples=False)
    for status in (400, 403, 404, 409, 413, 415, 429, 503)
}


# The shelf


@get("/api/games", sync_to_thread=False, responses=REFUSED)
def games(house: House) -> list[Box]:
    """The boxes on the shelf."""
    return house.reception.boxes()


@get("/api/games/{game:str}", sync_to_thread=False, responses=REFUSED)
def game(game: str) -> Box:
    """One box."""
    return box_of(find_game(game))


@get("/api/games/{game:str}/moves", sync_to_thread=False, responses=REFUSED)
def moves(game: str, house: House) -> list[MoveEntry]:
    """The whole move table of a game; a move's code is its place in the list."""
    return house.reception.moves(game)


@post("/api/games/{game:str}/check", status_code=200, responses=REFUSED)
async def check_file(game: str, data: FileText, request: Request[Any, Any, Any], house: House) -> FileCheck:
    """What is wrong or unusual in a file that people bring along for an option, such as a board of their own."""
    asker = admitted(house, request, "check")
    return await house.reception.check_file(asker, find_game(game), data.option, data.text)


@get("/api/house", sync_to_thread=False, responses=REFUSED)
def house_rules(house: House) -> HouseRules:
    """How long tables are kept, and who runs this house."""
    return HouseRules(house.settings.keep_days, house.settings.contact, compiled=is_compiled())


# Making and joining


def admitted(house: House, request: Request[Any, Any, Any], door: Door, table: str = "") -> Asker:
    """Who asks, or Refused if it was too often."""
    asker = Asker(address_of(request), table)
    house.doors.admit(door, asker.address)
    return asker


async def while_waiting(request: Request[Any, Any, Any], work: Coroutine[Any, Any, Result]) -> Result:
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


async def until_gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


@post("/api/tables", responses=REFUSED)
async def make_table(data: NewTable, request: Request[Any, Any, Any], house: House) -> Joined:
    """A new table, with seats on this device, open ones and bots."""
    return await house.reception.make_table(admitted(house, request, "table"), data)


@post("/api/records", responses=REFUSED)
async def import_record(request: Request[Any, Any, Any], house: House) -> Joined:
    """A table of a record file: to be replayed if the game is over, to be played on if not."""
    asker = admitted(house, request, "table")
    return await house.reception.lay_out_record(asker, await request.body())


@post("/api/tables/{table:str}/join", responses=REFUSED)
async def join_table(table: str, data: Join, request: Request[Any, Any, Any], house: House) -> Joined:
    """Open a link, the table's or that of a seat, or type the code that stands for it."""
    admitted(house, request, "join")
    if data.code:
        admitted(house, request, "code")
    return await house.reception.join(table, data)


@post("/api/codes", status_code=200, responses=REFUSED)
async def try_code(data: TypedCode, request: Request[Any, Any, Any], house: House) -> CodeLeads:
    """The table of a short code that somebody typed."""
    admitted(house, request, "code")
    room, _ = await house.rooms.by_code(data.code)
    return CodeLeads(room.table.name)


# Finished games


@get("/api/tables/{table:str}/games/{number:int}/record", responses=REFUSED)
async def record(table: str, number: Round, request: Request[Any, Any, Any], house: House) -> Response[bytes]:
    """The record file of a finished game."""
    admitted(house, request, "replay")
    found = await house.reception.record(table, number)
    headers = {"Content-Disposition": f'attachment; filename="{found.game}-{table}-{number}.json"'}
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table:str}/games/{number:int}/replay", responses=REFUSED)
async def replay(
    table: str,
    number: Round,
    request: Request[Any, Any, Any],
    house: House,
    start: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=50)] = 20,
    views: bool = True,
) -> Response[bytes]:
    """Positions of a finished game, with what every seat saw or with the onlooker's view alone."""
    asker = admitted(house, request, "replay", table)
    raw = await while_waiting(request, house.reception.replay(asker, number, start, count, views))
    return Response(raw, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/games/{number:int}/moments", responses=REFUSED)
async def turning_points(table: str, number: Round, request: Request[Any, Any, Any], house: House) -> Response[bytes]:
    """The turning points of a finished game, and how everybody's chances went."""
    asker = admitted(house, request, "analysis", table)
    raw = await while_waiting(request, house.reception.turning_points(asker, number))
    return Response(raw, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/games/{number:int}/moments/told", responses=REFUSED)
async def turning_points_told(table: str, number: Round, request: Request[Any, Any, Any], house: House) -> Stream:
    """The same, line by line while it is worked out: how far it has come, and in the end what was found."""
    asker = admitted(house, request, "analysis", table)
    return Stream(await house.reception.turning_points_told(asker, number), media_type="application/x-ndjson")


# For whoever runs the server


@get("/health", include_in_schema=False, sync_to_thread=False)
def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(house: House) -> dict[str, str]:
    """The process can serve tables: the storage writes, Redis answers, and it is not on its way out."""
    if house.going_down:
        raise words.going_down()
    await house.readiness.check()
    return {"status": "ready"}


HANDLERS = (
    games,
    game,
    moves,
    check_file,
    house_rules,
    make_table,
    import_record,
    join_table,
    try_code,
    record,
    replay,
    turning_points,
    turning_points_told,
    health,
    ready,
)
