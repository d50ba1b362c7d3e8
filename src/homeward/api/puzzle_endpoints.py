"""Puzzles: the list, one position, an attempt, the solution, the puzzle of the day. Nothing is stored."""

from datetime import date

from homeward.api.answers import RawJson
from homeward.api.api_house import ApiHouse
from homeward.api.endpoint import endpoint
from homeward.engine.game import Game
from homeward.games import game as find_game
from homeward.puzzles.attempts import Attempt, AttemptResult, PuzzleSolution, solution
from homeward.puzzles.puzzle_files import Puzzle
from homeward.puzzles.puzzle_of_the_day import PuzzleOfTheDay, of_the_day
from homeward.puzzles.puzzle_view import PuzzleList, PuzzleSeen, all_puzzle_lists, puzzle_of, show_puzzle
from homeward.rooms.bots.fair_queue import Requester
from homeward.table.refusals import Refused


@endpoint("GET", "/puzzles", is_constant=True)
def puzzle_lists() -> list[PuzzleList]:
    """The puzzles of every game, the easiest first.

    Each has its id, theme and level (1 to 5).
    """
    return all_puzzle_lists()


@endpoint("GET", "/puzzles/day/{day}")
def puzzle_of_the_day(day: date) -> PuzzleOfTheDay:
    """The puzzle of the day, the same for everyone.

    It depends on the date alone (such as `2026-03-14`, the date on the device).
    """
    found = of_the_day(day)
    if found is None:
        raise Refused("no-such-puzzle")
    return found


@endpoint("GET", "/puzzles/{game}/{puzzle}", is_constant=True)
def one_puzzle(game: str, puzzle: str, described: bool = False) -> PuzzleSeen:
    """One puzzle: the position as the seat to act sees it.

    With its legal moves; in real time also the `seconds`. With `described=true` the view also in sentences. Refused
    with `no-such-puzzle` if it does not exist.
    """
    return show_puzzle(*find_puzzle(game, puzzle), described=described)


@endpoint("POST", "/puzzles/{game}/{puzzle}/try")
async def try_puzzle(
    game: str, puzzle: str, data: Attempt, address: str, house: ApiHouse, described: bool = False
) -> RawJson[AttemptResult]:
    """Check an attempt at a puzzle: whether it is right, and why the best move is good.

    An attempt is a `code`, in real time `runs`: `[times, code, code]` for equal beats in a row, which the server plays
    again. If it is right, the answer says what it achieved, with `described=true` also in sentences. Refused with
    `no-try` if both are missing, and as at a table if the move is not legal.
    """
    house.admit("replay", address)
    find_puzzle(game, puzzle)
    return RawJson(await house.lobby.try_puzzle(Requester(address), game, puzzle, data, described))


@endpoint("GET", "/puzzles/{game}/{puzzle}/solution", is_constant=True)
def puzzle_solution(game: str, puzzle: str) -> PuzzleSolution:
    """The solution of a puzzle."""
    return solution(*find_puzzle(game, puzzle))


def find_puzzle(game: str, puzzle: str) -> tuple[Game, Puzzle]:
    found = find_game(game)
    return found, puzzle_of(found, puzzle)


PUZZLE_ENDPOINTS = (puzzle_lists, puzzle_of_the_day, one_puzzle, try_puzzle, puzzle_solution)
