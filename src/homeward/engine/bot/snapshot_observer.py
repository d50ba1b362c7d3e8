"""What a seat sees of a game that has no `bot/observation.py`: its veiled snapshot, field by field, within its bounds.

Nothing says which lists of a snapshot are by seat, so seats are counted from seat 0, and two columns of their own say
who looks and who decides. A list that has not its full length has noughts at its end.
"""

from collections.abc import Callable
from itertools import groupby
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from homeward.engine.bot.observer import Observer, write_number
from homeward.engine.snapshots.bounds import Fields
from homeward.engine.snapshots.number_shapes import FieldsShape, ShapeColumn
from homeward.engine.snapshots.saved import CHANCE
from homeward.engine.state import NOBODY, State

AS_KNOWN = "everybody, as far as they know it"
Snapshot = Callable[[State], dict[str, Any]]


class SnapshotObserver(Observer):
    """At tables with the players and options of a state, whose snapshots have these bounds."""

    def __init__(self, state: State, bounds: Fields, snapshot: Snapshot) -> None:
        super().__init__()
        self.snapshot = snapshot
        players = int(state.players)
        self.looks = self.column("observer", "who looks", 1, (players,))
        self.acts = self.column("to_act", "whose decision it is", 1, (players,))
        self.first = self.width
        self.shape = FieldsShape({name: bound for name, bound in bounds.bounds.items() if name != CHANCE})
        self.lowest: list[int] = []  # of every number of the snapshot
        self.digits: list[int] = []
        for name, field in self.shape.fields.items():
            self.add_columns(name, field.columns)

    def add_columns(self, field: str, numbers: list[ShapeColumn]) -> None:
        """A column for all neighbours in a field that have the same bounds."""
        alike = [list(some) for _, some in groupby(numbers, key=lambda number: (number.low, number.high))]
        for some in alike:
            name = field if len(alike) == 1 else f"{field}{some[0].name}"
            self.column(name, f"{field} of the snapshot", some[0].high - some[0].low, (len(some),), AS_KNOWN)
            self.lowest += [number.low for number in some]
            self.digits += [self.columns[-1].digits] * len(some)

    def look(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        row[at + self.looks + seat] = 1
        actor = state.to_act()
        if actor != NOBODY:
            row[at + self.acts + actor] = 1
        numbers: list[int] = []
        self.shape.put(self.snapshot(state.veil(seat)), numbers)
        place = at + self.first
        for number, lowest, digits in zip(numbers, self.lowest, self.digits, strict=True):
            write_number(row, place, digits, number - lowest)
            place += digits
