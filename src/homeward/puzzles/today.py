"""The puzzle of the day: from the date alone, so that it is the same for everybody who has that date."""

from datetime import date
from hashlib import sha256

from msgspec import Struct

from homeward.games import GAMES
from homeward.puzzles.stored import puzzles


class PuzzleOfTheDay(Struct, frozen=True):
    day: str  # as in 2026-03-14
    game: str
    id: str


def of_the_day(day: date) -> PuzzleOfTheDay | None:
    """The games take turns; which of its puzzles it is, nobody can guess. None in a house without puzzles."""
    games = [game for game in GAMES if puzzles(game.name)]
    if not games:
        return None
    game = games[day.toordinal() % len(games)]
    drawn = int.from_bytes(sha256(f"homeward puzzle {day.isoformat()}".encode()).digest()[:8], "big")
    every = sorted(one.id for one in puzzles(game.name))
    return PuzzleOfTheDay(day.isoformat(), game.name, every[drawn % len(every)])
