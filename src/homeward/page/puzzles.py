"""Puzzles without a server: the same questions and answers. What is right stays on this side until it is asked for."""

from datetime import date

from homeward.engine.game import Game
from homeward.games import game as find_game
from homeward.page.forms import form
from homeward.puzzles.shown import all_listed, puzzle_of, shown
from homeward.puzzles.stored import Puzzle
from homeward.puzzles.today import PuzzleOfTheDay, of_the_day
from homeward.puzzles.tried import Try, solution, tried
from homeward.puzzles.words import no_such_puzzle
from homeward.rooms import words


def puzzle_answer(method: str, which: list[str], body: str) -> object:
    """By what stands in the address after `/puzzles`."""
    match method, *which:
        case ["GET"]:
            return all_listed()
        case "GET", "day", day:
            return puzzle_of_the_day(date_of(day))
        case "GET", game, puzzle:
            return shown(*asked_for(game, puzzle))
        case "POST", game, puzzle, "try":
            return tried(*asked_for(game, puzzle), form(body, Try))
        case "GET", game, puzzle, "solution":
            return solution(*asked_for(game, puzzle))
    raise words.junk("no such address")


def puzzle_of_the_day(day: date) -> PuzzleOfTheDay:
    found = of_the_day(day)
    if found is None:
        raise no_such_puzzle()
    return found


def asked_for(game: str, puzzle: str) -> tuple[Game, Puzzle]:
    found = find_game(game)
    return found, puzzle_of(found, puzzle)


def date_of(day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise words.junk("no such day") from None
