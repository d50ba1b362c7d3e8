"""What a seat sees of a game as a row of bytes: declared column by column, filled by compiled code.

A game subclasses `Observer`: its `__init__` declares the columns, its `look` fills a row from what a seat may know.
Seats are counted from the observing seat, which is always the first.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from homeward.engine.bot.columns import EVERYBODY, Column
from homeward.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """The columns of one game at tables with the same players and options."""

    def __init__(self) -> None:
        self.columns: list[Column] = []
        self.width: i64 = 0

    def column(
        self, name: str, meaning: str, high: int = 1, shape: tuple[int, ...] = (), seen_by: str = EVERYBODY
    ) -> i64:
        """Declare the next column; returns the index of its first byte."""
        start = self.width
        column = Column(name, meaning, int(start), high, shape, seen_by)
        self.columns.append(column)
        self.width += i64(column.size)
        return start

    def look(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        """Write what a seat sees into a row of zeros that begins at `at`. Reads nothing the seat may not know."""
        raise NotImplementedError


def write_number(row: vec[u8], at: i64, digits: i64, number: i64) -> None:
    """Write a number in digits, the highest first."""
    for digit in range(digits):
        row[at + digits - 1 - digit] = u8((number >> (8 * digit)) & 255)
