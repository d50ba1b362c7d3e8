"""Puzzles over HTTP: what there is, one position, a try, the answer, the puzzle of the day. Nothing is stored."""

from datetime import date
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post

from homeward.engine.game import Game
from homeward.games import game as find_game
from homeward.puzzles.shown import PuzzleList, all_listed, puzzle_of, shown
from homeward.puzzles.stored import Puzzle
from homeward.puzzles.today import PuzzleOfTheDay, of_the_day
from homeward.puzzles.tried import Try, solution, tried
from homeward.puzzles.words import no_such_puzzle
from homeward.server.api import REFUSED, admitted
from homeward.server.house import House


@get("/api/puzzles", sync_to_thread=False, responses=REFUSED)
def puzzle_lists() -> list[PuzzleList]:
    """The puzzles of every game, the easiest first."""
    return all_listed()


@get("/api/puzzles/day/{day:date}", sync_to_thread=False, responses=REFUSED)
def puzzle_of_the_day(day: date) -> PuzzleOfTheDay:
    """The same for everybody who has that date."""
    found = of_the_day(day)
    if found is None:
        raise no_such_puzzle()
    return found


@get("/api/puzzles/{game:str}/{puzzle:str}", sync_to_thread=False, responses=REFUSED)
def one_puzzle(game: str, puzzle: str, request: Request[Any, Any, Any], house: House) -> Response[bytes]:
    """A position, as the seat that is to act sees it."""
    return as_json(shown(*asked_for(game, puzzle, request, house)))


@post("/api/puzzles/{game:str}/{puzzle:str}/try", status_code=200, sync_to_thread=False, responses=REFUSED)
def try_puzzle(game: str, puzzle: str, data: Try, request: Request[Any, Any, Any], house: House) -> Response[bytes]:
    """Right or not, and what is good about the best move."""
    return as_json(tried(*asked_for(game, puzzle, request, house), data))


@get("/api/puzzles/{game:str}/{puzzle:str}/solution", sync_to_thread=False, responses=REFUSED)
def puzzle_solution(game: str, puzzle: str, request: Request[Any, Any, Any], house: House) -> Response[bytes]:
    """For whoever wants to be shown."""
    return as_json(solution(*asked_for(game, puzzle, request, house)))


def asked_for(game: str, puzzle: str, request: Request[Any, Any, Any], house: House) -> tuple[Game, Puzzle]:
    admitted(house, request, "replay")
    found = find_game(game)
    return found, puzzle_of(found, puzzle)


def as_json(answer: msgspec.Struct) -> Response[bytes]:
    return Response(msgspec.json.encode(answer), media_type=MediaType.JSON)


PUZZLE_HANDLERS = (puzzle_lists, puzzle_of_the_day, one_puzzle, try_puzzle, puzzle_solution)
