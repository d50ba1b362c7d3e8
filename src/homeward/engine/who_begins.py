"""The option of who begins, in games that leave it to the table: a seat, or chance."""

from typing import Literal

from homeward.engine.options import Option, Value
from homeward.engine.state import NOBODY

Start = int | Literal["chance"]  # a seat, from 0


def who_begins(default: Start, rules: tuple[str, ...]) -> Option:
    """The option of a game. Its texts are in the game's catalogue."""
    return Option(name="start", default=default, choices=("chance",), seats=True, rules=rules)


def seat_of(start: Value) -> int:
    """The seat as the rules have it: NOBODY for chance."""
    return NOBODY if start == "chance" else int(start)
