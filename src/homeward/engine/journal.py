"""Where a state writes down what happens, as plain numbers, while somebody is listening."""

from typing import final

from mypy_extensions import i64


@final
class Note:
    """One thing that happened. What `kind`, `a`, `b` and `c` mean is the game's own business (its words.py)."""

    __slots__ = ("a", "b", "c", "kind", "seat")

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c


@final
class Journal:
    """Collects notes between two looks at it."""

    __slots__ = ("notes",)

    def __init__(self) -> None:
        self.notes: list[Note] = []

    def note(self, kind: i64, seat: i64 = -1, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
        self.notes.append(Note(kind, seat, a, b, c))

    def take(self) -> list[Note]:
        """The notes since the last call."""
        notes = self.notes
        self.notes = []
        return notes
