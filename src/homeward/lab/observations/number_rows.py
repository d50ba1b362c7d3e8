"""What a seat knows as a row of numbers, for learning programs. Nothing is lost: the row can be read back.

The row is the seat's veiled snapshot, field by field, with room for everything within the game's bounds.
"""

from typing import Any

import numpy as np

from homeward.engine.game import Game
from homeward.engine.options import Value
from homeward.engine.snapshots.number_shapes import shape_of
from homeward.engine.state import State


class NumberRow:
    """Writes what a seat knows into fixed columns, at tables with these players and options."""

    def __init__(self, game: Game, players: int, options: dict[str, Value]) -> None:
        self.game = game
        self.shape = shape_of(game.bounds(game.deal(players, 0, **options)))
        self.names = tuple(column.name[1:] for column in self.shape.columns)
        self.low: Any = np.array([column.low for column in self.shape.columns], np.float32)
        self.high: Any = np.array([column.high for column in self.shape.columns], np.float32)
        self.width = len(self.names)

    def known_by(self, state: State, seat: int) -> dict[str, Any]:
        return self.game.snapshot(state.veil(seat))

    def row(self, state: State, seat: int) -> Any:
        """What a seat knows, as 32-bit floats."""
        return self.numbers(self.known_by(state, seat))

    def numbers(self, data: dict[str, Any]) -> Any:
        row: list[int] = []
        self.shape.put(data, row)
        return np.array(row, np.float32)

    def whole(self, state: State) -> Any:
        """Everything true at this moment but future chance, hidden things included, in the same columns."""
        open_cards = state.copy()
        open_cards.observer = max(0, state.to_act())  # this column must be a seat; here it is the seat to act
        return self.numbers(self.game.snapshot(open_cards))

    def read(self, row: Any) -> dict[str, Any]:
        """The veiled snapshot from which a row was made."""
        known: dict[str, Any] = self.shape.take(iter(map(int, row)))
        return known
