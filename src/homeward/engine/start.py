"""Who begins, in games that leave it to the table: an option whose value is a seat, or leaves it to chance."""

from typing import Literal

from homeward.engine.errors import BadSnapshot
from homeward.engine.options import Option
from homeward.engine.state import NOBODY

Start = int | Literal["chance"]  # a seat, from 0


def who_begins(default: Start, rules: tuple[str, ...]) -> Option:
    """The option of a game; how it asks is in its catalogue."""
    return Option(name="start", default=default, choices=("chance",), seats=True, rules=rules)


def seat_of(start: Start) -> int:
    """As rules keep it: NOBODY leaves it to chance."""
    return NOBODY if start == "chance" else start


def start_of(seat: int) -> Start:
    """The inverse of `seat_of`."""
    return "chance" if seat == NOBODY else seat


def check_start(field: str, start: Start, players: int) -> None:
    """Of a saved position."""
    if start != "chance" and not 0 <= start < players:
        raise BadSnapshot(field, f"must be chance or a seat from 0 to {players - 1}, not {start}")
