"""How a position is laid out again from nothing but what a seat sees as numbers, game by game.

Each module has `laid_out(seen, known)`: a snapshot from the numbers of an observation. From `known`, the snapshot of
any position at the same table, it takes only what no view tells: chance, the options, and what is printed on a board.
"""

from typing import Any

Seen = dict[str, Any]  # numbers by column
Data = dict[str, Any]


def only(marks: Any) -> int:
    """Where the single 1 is, or -1 if there is none."""
    places = marks.nonzero()[0]
    assert len(places) <= 1
    return int(places[0]) if len(places) else -1


def every(marks: Any) -> list[int]:
    return [int(place) for place in marks.nonzero()[0]]


def in_order(numbers: Any) -> list[int]:
    """The places of 1, 2, 3 … in this order."""
    places = every(numbers)
    assert sorted(int(numbers[place]) for place in places) == list(range(1, len(places) + 1))
    return sorted(places, key=lambda place: int(numbers[place]))


class Seats:
    """Seats are counted from whoever looks."""

    def __init__(self, seen: Seen) -> None:
        self.looker = only(seen["seat"])
        self.players = len(seen["seat"])

    def of(self, marks: Any) -> int:
        """The seat of a 1, or -1."""
        found = only(marks)
        return -1 if found < 0 else (found + self.looker) % self.players

    def by_seat(self, rows: Any) -> list[Any]:
        """Entries counted from the looker, in the order of the table."""
        return [rows[(seat - self.looker) % self.players] for seat in range(self.players)]
