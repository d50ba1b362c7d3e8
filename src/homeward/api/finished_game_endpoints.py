"""Finished games: their records, positions and turning points."""

from typing import Annotated

import msgspec
from msgspec import Meta

from homeward.api.answers import Download, JsonLines, RawJson
from homeward.api.api_house import ApiHouse
from homeward.api.endpoint import endpoint
from homeward.bots import Analysis
from homeward.record import RecordFile
from homeward.rooms.bots.fair_queue import Requester
from homeward.rooms.bots.turning_points import LookingBack
from homeward.table.display.replay import Replay

MOST_POSITIONS = 50  # of a replay at once
Round = Annotated[int, Meta(ge=0, le=1_000_000)]
Start = Annotated[int, Meta(ge=0, le=1_000_000)]
Count = Annotated[int, Meta(ge=1, le=MOST_POSITIONS)]


@endpoint("GET", "/tables/{table}/games/{number:int}/record")
async def record(table: str, number: Round, address: str, house: ApiHouse) -> Download[RecordFile]:
    """The record file of a finished game.

    Its format is `homeward-record-1`. Refused with `not-over` before the end of the game.
    """
    house.admit("replay", address)
    found = await house.lobby.record(table, number)
    return Download(msgspec.json.encode(found), f"{found.game}-{table}-{number}.json")


@endpoint("GET", "/tables/{table}/games/{number:int}/replay", is_cancellable=True)
async def replay(
    table: str,
    number: Round,
    address: str,
    house: ApiHouse,
    start: Start = 0,
    count: Count = 20,
    views: bool = True,
    described: bool = False,
) -> RawJson[Replay]:
    """Positions of a finished game, with the views of every seat or with the onlooker's view only.

    The positions from `start`, at most 50 at once, each with its events and their fleeting parts. With `views=false`
    only the onlooker's view. With `described=true` each view also in sentences.
    """
    house.admit("replay", address)
    return RawJson(await house.lobby.replay(Requester(address, table), number, start, count, views, described))


@endpoint("GET", "/tables/{table}/games/{number:int}/moments", is_cancellable=True)
async def turning_points(table: str, number: Round, address: str, house: ApiHouse) -> RawJson[Analysis]:
    """The turning points of a finished game, and the chances of every seat over time.

    The chances of every seat before each move and at the end, and up to three turning points: moves that changed a
    seat's chances by at least ten percentage points. Takes some seconds the first time.
    """
    house.admit("analysis", address)
    return RawJson(await house.lobby.turning_points(Requester(address, table), number))


@endpoint("GET", "/tables/{table}/games/{number:int}/moments/told")
async def stream_turning_points(table: str, number: Round, address: str, house: ApiHouse) -> JsonLines[LookingBack]:
    """The turning points of a finished game, as lines of progress and a last line with the result.

    Each line says how many of the positions have been `looked` at; the last one has the `analysis`, or the `refusal`.
    The work stops when the client disconnects.
    """
    house.admit("analysis", address)
    return JsonLines(await house.lobby.follow_turning_points(Requester(address, table), number))


FINISHED_GAME_ENDPOINTS = (record, replay, turning_points, stream_turning_points)
