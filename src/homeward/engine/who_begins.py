"""Who begins, in games that leave it to the table: an option whose value is a seat, or leaves it to chance."""

from typing import Literal

from homeward.engine.options import Option, Value
from homeward.engine.state import NOBODY

Start = int | Literal["chance"]  # a seat, from 0


def who_begins(default: Start, rules: tuple[str, ...]) -> Option:
    """The option of a game; how it asks is in its catalogue."""
    return Option(name="start", default=default, choices=("chance",), seats=True, rules=rules)


def seat_of(start: Value) -> int:
    """As rules keep it: NOBODY leaves it to chance."""
    return NOBODY if start == "chance" else int(start)
