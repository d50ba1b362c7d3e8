"""The declared observation of a game as numpy arrays: bytes as the compiled code writes them, or floats from 0 to 1."""

from typing import Any

import numpy as np

from homeward.engine.bot.columns import DIGIT, Column
from homeward.engine.game import Game
from homeward.engine.options import Value
from homeward.engine.simulation.lanes import one_mask, one_row
from homeward.engine.state import State


class Observation:
    """The columns of a game at tables with these players and options."""

    def __init__(self, game: Game, players: int, options: dict[str, Value]) -> None:
        self.first = game.deal(players, 0, **options)
        self.observer = game.observer(self.first)
        self.columns: list[Column] = self.observer.columns
        self.width = int(self.observer.width)
        self.moves = len(game.moves)
        highest = [column.highest for column in self.columns for _ in range(column.size)]
        self.high: Any = np.array(highest, np.uint8)
        self.share: Any = (1 / self.high).astype(np.float32)
        self.parts = parts_to_scale(self.columns)

    def names(self) -> list[str]:
        """The name of every number of a row: `row.2.17` is position 2, tile 17; the highest digit comes first."""
        return [
            ".".join([column.name, *map(str, index)]) for column in self.columns for index in np.ndindex(*column.places)
        ]

    def row(self, state: State, seat: int) -> Any:
        """What a seat sees, from 0 to 1."""
        return np.frombuffer(one_row(self.observer, state, seat), np.uint8) * self.share

    def raw(self, state: State, seat: int) -> Any:
        """What a seat sees, in bytes."""
        return np.frombuffer(bytearray(one_row(self.observer, state, seat)), np.uint8)

    def mask(self, state: State) -> Any:
        """1 for every legal move."""
        return np.frombuffer(bytearray(one_mask(state, self.moves)), np.int8)

    def scaled(self, raw: Any, out: Any = None) -> Any:
        """Rows of bytes as floats from 0 to 1. Columns of 0 and 1 need no division."""
        rows = np.empty(raw.shape, np.float32) if out is None else out
        np.copyto(rows, raw)
        for part in self.parts:
            rows[:, part] *= self.share[part]
        return rows

    def read(self, row: Any) -> dict[str, Any]:
        """The numbers of a row of bytes or floats, by column."""
        places = row if row.dtype == np.uint8 else np.rint(row * self.high)
        found = {}
        for column in self.columns:
            numbers = places[column.start : column.start + column.size].astype(np.int64)
            digits = numbers.reshape(*column.shape, column.digits)
            weights: Any = DIGIT ** np.arange(column.digits - 1, -1, -1)
            found[column.name] = (digits * weights).sum(axis=-1)
        return found


def parts_to_scale(columns: list[Column]) -> list[slice]:
    """The slices of a row whose numbers exceed 1."""
    parts: list[slice] = []
    for column in columns:
        if column.highest == 1:
            continue
        if parts and parts[-1].stop == column.start:
            parts[-1] = slice(parts[-1].start, column.start + column.size)
        else:
            parts.append(slice(column.start, column.start + column.size))
    return parts
