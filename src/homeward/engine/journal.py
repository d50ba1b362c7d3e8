"""The notes that the rules write about what happens. A state without a journal writes none."""

from typing import final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Note:
    """One thing that happened. A game has its own kinds (`rules/notes.py`) and makes events of them (`events.py`)."""


@final
class Journal:
    """Collects notes until `take` is called."""

    __slots__ = ("notes",)

    def __init__(self) -> None:
        self.notes: list[Note] = []

    def add(self, note: Note) -> None:
        self.notes.append(note)

    def take(self) -> list[Note]:
        """The notes since the last call."""
        notes = self.notes
        self.notes = []
        return notes
