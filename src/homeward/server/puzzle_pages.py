"""Puzzles over HTTP: what there is, one position, a try, the answer, the puzzle of the day. Nothing is stored."""

from datetime import date

from starlette.requests import Request

from homeward.engine.game import Game
from homeward.games import game as find_game
from homeward.puzzles.shown import PuzzleList, PuzzleSeen, all_listed, puzzle_of, shown
from homeward.puzzles.stored import Puzzle
from homeward.puzzles.today import PuzzleOfTheDay, of_the_day
from homeward.puzzles.tried import Solution, Tried, Try, solution, tried
from homeward.puzzles.words import no_such_puzzle
from homeward.server.api import admitted
from homeward.server.endpoints import endpoint
from homeward.server.house import House


@endpoint("GET", "/puzzles")
def puzzle_lists() -> list[PuzzleList]:
    """The puzzles of every game, the easiest first."""
    return all_listed()


@endpoint("GET", "/puzzles/day/{day}")
def puzzle_of_the_day(day: date) -> PuzzleOfTheDay:
    """The same for everybody who has that date."""
    found = of_the_day(day)
    if found is None:
        raise no_such_puzzle()
    return found


@endpoint("GET", "/puzzles/{game}/{puzzle}")
def one_puzzle(game: str, puzzle: str, request: Request, house: House) -> PuzzleSeen:
    """A position, as the seat that is to act sees it."""
    return shown(*asked_for(game, puzzle, request, house))


@endpoint("POST", "/puzzles/{game}/{puzzle}/try")
def try_puzzle(game: str, puzzle: str, data: Try, request: Request, house: House) -> Tried:
    """Right or not, and what is good about the best move."""
    return tried(*asked_for(game, puzzle, request, house), data)


@endpoint("GET", "/puzzles/{game}/{puzzle}/solution")
def puzzle_solution(game: str, puzzle: str, request: Request, house: House) -> Solution:
    """For whoever wants to be shown."""
    return solution(*asked_for(game, puzzle, request, house))


def asked_for(game: str, puzzle: str, request: Request, house: House) -> tuple[Game, Puzzle]:
    admitted(house, request, "replay")
    found = find_game(game)
    return found, puzzle_of(found, puzzle)


PUZZLE_ENDPOINTS = (puzzle_lists, puzzle_of_the_day, one_puzzle, try_puzzle, puzzle_solution)
