"""The puzzles of Pets Rescue and their themes."""

from pathlib import Path

from homeward.engine.bot.puzzle_kit import Origin, PuzzleKit
from homeward.games.pets_rescue import moves
from homeward.games.pets_rescue.rules import PetsRescue


def theme(state: PetsRescue, code: int) -> str:
    """The kind of decision, and which way a card should lie."""
    match moves.MOVES[code]:
        case moves.Line():
            return "line"
        case moves.Take() | moves.Place() | moves.Start() as move:
            return move.way
        case moves.Give() | moves.Direction():
            return "pass"
        case moves.Offer() | moves.OfferTwo():
            return "offer"
        case _:
            return "swap"


PUZZLES = PuzzleKit(
    origins=(Origin(2), Origin(3), Origin(2), Origin(4)),
    themes=("line", "upright", "sideways", "pass", "offer", "swap"),
    theme=theme,
    file=Path(__file__).parents[1] / "puzzles.jsonl",
)
