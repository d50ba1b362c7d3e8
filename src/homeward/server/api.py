"""The HTTP part of the protocol: the shelf, making and joining tables, records, replays, health."""

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct, structs
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from homeward.balance.study import Study
from homeward.catalogue import Said
from homeward.engine.errors import BadOption, BadRecord, HomewardError
from homeward.engine.game import FileCheck, Game, GameInfo
from homeward.engine.moves import MoveData, text_of
from homeward.engine.options import LARGEST_FILE, Value
from homeward.engine.seeds import FAST, SECURE, WrittenSeed, read_seed, read_seed_from_browser, started
from homeward.games import GAMES
from homeward.games import game as find_game
from homeward.record import Record, RecordFile
from homeward.server import words
from homeward.server.addresses import address_of
from homeward.server.balances import SEED, check_can_be_examined
from homeward.server.endpoints import JSON, LINES, endpoint
from homeward.server.house import House
from homeward.server.limits import Door
from homeward.server.room import Room
from homeward.server.turning_points import check_turns
from homeward.server.turns import Asker
from homeward.table.decide import decide_import, decide_making
from homeward.table.decide_lesson import decide_lesson
from homeward.table.entries import Clock, Deal, Made, SeatPlan
from homeward.table.lesson import COACHED
from homeward.table.replay import finished_game, record_of, replay_as_json
from homeward.table.secret_source import hashed

Result = TypeVar("Result")
SeatCount = Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=16)]
Round = Annotated[int, Meta(ge=0, le=1_000_000)]


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    seats: SeatCount
    options: dict[str, Value] = {}
    hints: bool = True
    clock: Clock | None = None  # for a table that is played over days
    seed: WrittenSeed | None = None  # its digits (or a number below 2^53), for a game that all may know was chosen


class NewLesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody wants to be taught."""

    game: Annotated[str, Meta(max_length=64)]
    lesson: Annotated[str, Meta(max_length=64)]  # one of those on the box
    name: Annotated[str, Meta(max_length=100)]  # of the learner
    creature: Annotated[str, Meta(max_length=40)] = ""


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=100)] = ""  # from the link: `#join=` or `#seat=`
    code: Annotated[str, Meta(max_length=20)] = ""  # that was typed instead
    token: Annotated[str, Meta(max_length=100)] = ""  # that this device has already: it then keeps its seats


class Joined(Struct, frozen=True):
    table: str
    token: str
    join_key: str  # of the table, for its link; empty for a device that came by the link of a seat, or by a code
    seats: list[int]  # that this device holds


class TypedCode(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=20)]  # small letters and spaces do not matter


class CodeLeads(Struct, frozen=True):
    """Where a code leads: its table is joined with the code instead of a key."""

    table: str


class FileText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    option: Annotated[str, Meta(max_length=64)]
    text: Annotated[str, Meta(max_length=LARGEST_FILE)]


class OwnBox(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A box or a board of one's own, and for how many."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Value]


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
    lessons: tuple[str, ...]  # the first one first, in the end a whole game with a coach; empty: it has none


def box_of(game: Game) -> Box:
    levels = tuple(BotOnBox(level.name, level.meaning) for level in game.bots.levels)
    return Box(**structs.asdict(game.info), levels=levels, lessons=lessons_of(game))


def lessons_of(game: Game) -> tuple[str, ...]:
    coached = (COACHED,) if game.lessons.coached is not None else ()
    return (*(lesson.name for lesson in game.lessons.lesson), *coached)


@endpoint("GET", "/games")
def games() -> list[Box]:
    """The boxes on the shelf."""
    return [box_of(one) for one in GAMES]


@endpoint("GET", "/games/{game}")
def game(game: str) -> Box:
    """One box."""
    return box_of(find_game(game))


@endpoint("GET", "/games/{game}/moves")
def moves(game: str) -> list[MoveEntry]:
    """The whole move table of a game; a move's code is its place in the list."""
    found = find_game(game)
    return [MoveEntry(code, found.move_data(code), text_of(move)) for code, move in enumerate(found.moves)]


@endpoint("POST", "/games/{game}/check")
async def check_file(game: str, data: FileText, request: Request, house: House) -> FileCheck:
    """What is wrong or unusual in a file that people bring along for an option, such as a board of their own."""
    return await checked(house, admitted(house, request, "check"), find_game(game), data.option, data.text)


async def checked(house: House, asker: Asker, game: Game, option: str, text: str) -> FileCheck:
    """Looked through where it holds up nobody."""
    return await house.tools.thinkers.do(
        asker, house.settings.limits.check_seconds, check_in_its_game, game.name, option, text
    )


def check_in_its_game(game: str, option: str, text: str) -> FileCheck:
    return find_game(game).check_file(option, text)


@endpoint("POST", "/games/{game}/balance/told", media=LINES)
async def balance_told(game: str, data: OwnBox, request: Request, house: House) -> StreamingResponse:
    """Is a box or a board of one's own fair, and what decides it? Line by line while it is played."""
    asker = admitted(house, request, "balance")
    found = find_game(game)
    check_can_be_examined(found.info.tick_hz, data.players)
    await check_own_files(house, asker, found, data.options)
    # what cannot be dealt is refused before anything begins
    found.deal_from(data.players, started(FAST, 0), options=data.options)
    study = Study(game=found.name, players=data.players, seed=SEED, options=data.options)
    return StreamingResponse(house.balances.told(asker, study), media_type=LINES)


class HouseRules(Struct, frozen=True):
    """What people may know of how this house is run."""

    keep_days: float  # a table that nobody has used for so long is deleted; 0: never
    contact: str  # of whoever runs it, as they wrote it; may be empty


@endpoint("GET", "/house")
def house_rules(house: House) -> HouseRules:
    """How long tables are kept, and who runs this house."""
    return HouseRules(house.settings.keep_days, house.settings.contact)


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
    await check_own_files(house, admitted(house, request, "table"), find_game(data.game), data.options)
    keys = house.secret_source.key(), house.secret_source.token()
    deal = new_deal(house, data.seed)
    made = decide_making(data.game, dict(data.options), data.seats, data.hints, deal, keys, data.clock)
    return await opened(house, made, keys)


async def check_own_files(house: House, asker: Asker, game: Game, options: dict[str, Value]) -> None:
    """Only files that can be played with are read again here, where everybody would have to wait for it."""
    for option in game.info.options:
        text = options.get(option.name)
        if option.file and isinstance(text, str) and text not in (option.default, *option.choices):
            option.check_text(text)
            for problem in (await checked(house, asker, game, option.name, text)).problems:
                raise BadOption(option.name, problem)


def new_deal(house: House, seed: WrittenSeed | None) -> Deal:
    if seed is None:
        return house.secret_source.deal()
    return house.secret_source.chosen(read_seed_from_browser(seed, SECURE))


@endpoint("POST", "/lessons", status=201)
async def make_lesson(data: NewLesson, request: Request, house: House) -> Joined:
    """A table at which the learner of this device is taught."""
    admitted(house, request, "table")
    keys = house.secret_source.key(), house.secret_source.token()
    learner = SeatPlan(data.name, "here", creature=data.creature)
    return await opened(house, decide_lesson(data.game, data.lesson, learner, house.secret_source, keys), keys)


@endpoint("POST", "/records", status=201)
async def import_record(data: bytes, request: Request, house: House) -> Joined:
    """A table of a record file: to be replayed if the game is over, to be played on if not."""
    asker = admitted(house, request, "table")
    record = await house.tools.thinkers.do(asker, house.settings.limits.record_seconds, read_record, data)
    if not isinstance(record, RecordFile):
        raise BadRecord(record)
    keys = house.secret_source.key(), house.secret_source.token()
    deal = house.secret_source.chosen(read_seed(record.seed, record.generator), record.generator)
    made = decide_import(record, deal, keys)
    return await opened(house, made, keys)


def read_record(raw: bytes) -> RecordFile | Said | str:
    """A record with all its moves checked, where that holds up nobody; or what is wrong with it."""
    try:
        return Record.decode(raw, as_long_as_games_are=True).data
    except HomewardError as error:
        return error.said


async def opened(house: House, made: Made, keys: tuple[str, str]) -> Joined:
    # what cannot be dealt is refused before anything is stored
    find_game(made.game).deal_from(len(made.seats), made.deal.stream(), made.rules_version, made.options)
    join_key, token = keys
    return joined(await house.make(made), token, join_key)


def joined(room: Room, token: str, key: str) -> Joined:
    """`key` is told again only if it is the table's, not one that worked once."""
    table, device = room.table, room.table.device_of(hashed(token))
    assert device is not None
    join_key = key if hashed(key) in table.door.invitations else ""
    return Joined(table.name, token, join_key, [seat.number for seat in table.held_by(device)])


@endpoint("POST", "/tables/{table}/join", status=201)
async def join_table(table: str, data: Join, request: Request, house: House) -> Joined:
    """Open a link, the table's or that of a seat, or type the code that stands for it."""
    admitted(house, request, "join")
    if not data.code:
        room = await house.room(table)
        return joined(room, await room.join(hashed(data.key), data.token), data.key)
    admitted(house, request, "code")
    room, key_hash = await house.by_code(data.code)
    if room.table.name != table:
        raise words.bad_code()
    return joined(room, await room.join(key_hash, data.token), "")


@endpoint("POST", "/codes")
async def try_code(data: TypedCode, request: Request, house: House) -> CodeLeads:
    """The table of a short code that somebody typed."""
    admitted(house, request, "code")
    room, _ = await house.by_code(data.code)
    return CodeLeads(room.table.name)


# Finished games


@endpoint("GET", "/tables/{table}/games/{number:int}/record")
async def record(table: str, number: Round, request: Request, house: House) -> Response:
    """The record file of a finished game."""
    admitted(house, request, "replay")
    room = await house.room(table)
    raw = msgspec.json.encode(record_of(room.table, number))
    headers = {"Content-Disposition": f'attachment; filename="{room.table.game.name}-{table}-{number}.json"'}
    return Response(raw, media_type=JSON, headers=headers)


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
    room = await house.room(table)
    done = finished_game(room.table, number)
    told = house.tools.thinkers.do(
        asker, house.settings.limits.replay_seconds, replay_as_json, room.table.game.name, done, start, count, views
    )
    raw = await while_waiting(request, told)
    return Response(raw, media_type=JSON)


@endpoint("GET", "/tables/{table}/games/{number:int}/moments")
async def turning_points(table: str, number: Round, request: Request, house: House) -> Response:
    """The turning points of a finished game, and how everybody's chances went."""
    asker = admitted(house, request, "analysis", table)
    room = await house.room(table)
    check_turns(room.table.game.info.tick_hz)
    record = msgspec.json.encode(record_of(room.table, number))
    raw = await while_waiting(request, house.turning_points.of(asker, number, record))
    return Response(raw, media_type=JSON)


@endpoint("GET", "/tables/{table}/games/{number:int}/moments/told", media=LINES)
async def turning_points_told(table: str, number: Round, request: Request, house: House) -> StreamingResponse:
    """The same, line by line while it is worked out: how far it has come, and in the end what was found."""
    asker = admitted(house, request, "analysis", table)
    room = await house.room(table)
    check_turns(room.table.game.info.tick_hz)
    played = record_of(room.table, number)
    told = house.turning_points.told(asker, number, msgspec.json.encode(played), len(played.moves) + 1)
    return StreamingResponse(told, media_type=LINES)


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
