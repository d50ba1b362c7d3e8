"""The HTTP part of the protocol: the shelf, making and joining tables, records, replays, health."""

import io
from typing import Annotated, Any

import msgspec
import segno
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta, Struct, structs

from homeward.catalogue import Said
from homeward.engine.errors import BadRecord, HomewardError, Refusal
from homeward.engine.game import FileCheck, Game, GameInfo
from homeward.engine.moves import MoveData, text_of
from homeward.engine.options import LARGEST_FILE, Value
from homeward.engine.seeds import WrittenSeed, read_seed_from_browser
from homeward.games import GAMES
from homeward.games import game as find_game
from homeward.record import Record, say
from homeward.server import words
from homeward.server.house import House
from homeward.server.limits import Doorkeeper
from homeward.server.room import Room
from homeward.server.turning_points import check_turns
from homeward.table.decide import decide_import, decide_making
from homeward.table.entries import Deal, Made, SeatPlan
from homeward.table.replay import finished_game, record_of, replay_as_json
from homeward.table.secret_source import hashed

SeatCount = Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=16)]
MOST_MOVES = 100_000  # of an imported record
Round = Annotated[int, Parameter(ge=0, le=1_000_000)]

# Whatever is not done has one form (docs/protocol.md, "Refusals"), whatever its status
REFUSED = {
    status: ResponseSpec(Refusal, description="Not done, and why.", generate_examples=False)
    for status in (400, 403, 404, 409, 413, 429, 503)
}


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    seats: SeatCount
    options: dict[str, Value] = {}
    hints: bool = True
    seed: WrittenSeed | None = None  # its digits (or a number below 2^53), for a game that all may know was chosen


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=100)]  # from the link: `#join=` or `#seat=`
    token: Annotated[str, Meta(max_length=100)] = ""  # that this device has already: it then keeps its seats


class Joined(Struct, frozen=True):
    table: str
    token: str
    join_key: str
    seats: list[int]  # that this device holds


class QrText(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class FileText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    option: Annotated[str, Meta(max_length=64)]
    text: Annotated[str, Meta(max_length=LARGEST_FILE)]


class MoveEntry(Struct, frozen=True):
    """A move of the whole move table, legal now or not."""

    code: int
    move: MoveData
    text: str


# The shelf


class BotOnBox(Struct, frozen=True):
    """A level as the set-up shows it."""

    name: str
    meaning: Said


class Box(GameInfo, frozen=True, kw_only=True):
    """What the box says, and which bots play."""

    levels: tuple[BotOnBox, ...]


def box_of(game: Game) -> Box:
    levels = tuple(BotOnBox(level.name, level.meaning) for level in game.bots.levels)
    return Box(**structs.asdict(game.info), levels=levels)


@get("/api/games", sync_to_thread=False, responses=REFUSED)
def games() -> list[Box]:
    """The boxes on the shelf."""
    return [box_of(one) for one in GAMES]


@get("/api/games/{game:str}", sync_to_thread=False, responses=REFUSED)
def game(game: str) -> Box:
    """One box."""
    return box_of(find_game(game))


@get("/api/games/{game:str}/moves", sync_to_thread=False, responses=REFUSED)
def moves(game: str) -> list[MoveEntry]:
    """The whole move table of a game; a move's code is its place in the list."""
    found = find_game(game)
    return [MoveEntry(code, found.move_data(code), text_of(move)) for code, move in enumerate(found.moves)]


@post("/api/games/{game:str}/check", status_code=200, sync_to_thread=True, responses=REFUSED)
def check_file(game: str, data: FileText) -> FileCheck:
    """What is wrong or unusual in a file that people bring along for an option, such as a board of their own."""
    return find_game(game).check_file(data.option, data.text)


# Making and joining


def admit(request: Request[Any, Any, Any], doorkeeper: Doorkeeper) -> None:
    if not doorkeeper.admits(request.client.host if request.client else ""):
        raise words.too_many_tables()


@post("/api/tables", responses=REFUSED)
async def make_table(data: NewTable, request: Request[Any, Any, Any], house: House, doorkeeper: Doorkeeper) -> Joined:
    """A new table, with seats on this device, open ones and bots."""
    admit(request, doorkeeper)
    keys = house.secret_source.key(), house.secret_source.token()
    deal = new_deal(house, data.seed)
    made = decide_making(data.game, dict(data.options), data.seats, data.hints, deal, keys)
    return await opened(house, made, keys[1])


def new_deal(house: House, seed: WrittenSeed | None) -> Deal:
    return house.secret_source.deal() if seed is None else house.secret_source.chosen(read_seed_from_browser(seed))


@post("/api/records", responses=REFUSED)
async def import_record(request: Request[Any, Any, Any], house: House, doorkeeper: Doorkeeper) -> Joined:
    """A table of a record file: to be replayed if the game is over, to be played on if not."""
    admit(request, doorkeeper)
    raw = await request.body()
    problem = await house.tools.thinkers.do(problem_of_record, raw)
    if problem:
        raise BadRecord(problem)
    record = Record.decode(raw)
    keys = house.secret_source.key(), house.secret_source.token()
    made = decide_import(record, house.secret_source.chosen(record.seed), keys)
    return await opened(house, made, keys[1])


def problem_of_record(raw: bytes) -> Said | str:
    """What is wrong with a record, found out where it holds up nobody."""
    try:
        moves = len(Record.decode(raw).moves)
    except HomewardError as error:
        return error.said
    return say("too-long", most=MOST_MOVES) if moves > MOST_MOVES else ""


async def opened(house: House, made: Made, token: str) -> Joined:
    # what cannot be dealt is refused before anything is stored
    find_game(made.game).deal(len(made.seats), made.deal.seed, made.rules_version, **made.options)
    return joined(await house.make(made), token)


def joined(room: Room, token: str) -> Joined:
    device = room.table.device_of(hashed(token))
    assert device is not None
    return Joined(room.table.name, token, room.table.join_key, [seat.number for seat in room.table.held_by(device)])


@post("/api/tables/{table:str}/join", responses=REFUSED)
async def join_table(table: str, data: Join, house: House) -> Joined:
    """Open a link: the table's, or that of a seat."""
    room = await house.room(table)
    return joined(room, await room.join(data.key, data.token))


@post("/api/qr", media_type="image/svg+xml", status_code=200, sync_to_thread=False, responses=REFUSED)
def qr_code(data: QrText) -> str:
    """A text as QR code."""
    drawn = io.BytesIO()
    code = segno.make_qr(data.text, error="m")
    code.save(drawn, kind="svg", xmldecl=False, nl=False, border=2, omitsize=True, svgclass=None, lineclass=None)
    return drawn.getvalue().decode().replace('stroke="#000"', 'stroke="currentColor"')


# Finished games


@get("/api/tables/{table:str}/games/{number:int}/record", responses=REFUSED)
async def record(table: str, number: Round, house: House) -> Response[bytes]:
    """The record file of a finished game."""
    room = await house.room(table)
    raw = msgspec.json.encode(record_of(room.table, number))
    headers = {"Content-Disposition": f'attachment; filename="{room.table.game.name}-{table}-{number}.json"'}
    return Response(raw, media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table:str}/games/{number:int}/replay", responses=REFUSED)
async def replay(
    table: str,
    number: Round,
    house: House,
    start: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=50)] = 20,
) -> Response[bytes]:
    """Positions of a finished game."""
    room = await house.room(table)
    done = finished_game(room.table, number)
    raw = await house.tools.thinkers.do(replay_as_json, room.table.game.name, done, start, count)
    return Response(raw, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/games/{number:int}/moments", responses=REFUSED)
async def turning_points(table: str, number: Round, house: House) -> Response[bytes]:
    """The turning points of a finished game, and how everybody's chances went."""
    room = await house.room(table)
    check_turns(room.table.game.info.tick_hz)
    raw = await house.turning_points.of(table, number, msgspec.json.encode(record_of(room.table, number)))
    return Response(raw, media_type=MediaType.JSON)


# For whoever runs the server


@get("/health", include_in_schema=False, sync_to_thread=False)
def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(house: House) -> dict[str, str]:
    """The process can serve tables: storage and Redis answer, and it is not on its way out."""
    if house.going_down:
        raise words.going_down()
    await house.check()
    return {"status": "ready"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(house: House) -> Response[bytes]:
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = (
    games,
    game,
    moves,
    check_file,
    make_table,
    import_record,
    join_table,
    qr_code,
    record,
    replay,
    turning_points,
    health,
    ready,
    metrics,
)
