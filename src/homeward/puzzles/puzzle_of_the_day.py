"""The puzzle of the day. It depends on the date alone, so that it is the same everywhere."""

from datetime import date
from hashlib import sha256

from msgspec import Struct

from homeward.games import GAMES
from homeward.puzzles.puzzle_files import puzzles


class PuzzleOfTheDay(Struct, frozen=True):
    day: str  # such as 2026-03-14
    game: str
    id: str


def of_the_day(day: date) -> PuzzleOfTheDay | None:
    """The games take turns. Each goes through all its puzzles in a mixed order before one comes again."""
    games = [game for game in GAMES if puzzles(game.name)]
    if not games:
        return None
    rounds, turn = divmod(day.toordinal(), len(games))
    mixed = sorted((one.id for one in puzzles(games[turn].name)), key=lambda name: sha256(name.encode()).digest())
    return PuzzleOfTheDay(day.isoformat(), games[turn].name, mixed[rounds % len(mixed)])
