"""What a seat knows as a row of numbers of fixed width, for programs that learn.

The row is the seat's veiled snapshot, field by field in order of their names. How long lists can grow is found by
playing some random games once; shorter lists are filled up with -1. Words become their place in an alphabet.
"""

from typing import Any

from homeward.engine.game import Game
from homeward.engine.options import Value
from homeward.engine.rng import seeded
from homeward.engine.state import State

GAMES = 12  # random games to find the shape
STRIDE = 5  # a look every so many moves
ENOUGH = 1_000  # moves of a game: a race played by chance may take tens of thousands
NOTHING = -1.0


class Shape:
    """The greatest extent of one value: a number or word, a list with the shape of its items, or named fields."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.length = 0
        self.item: Shape | None = None
        self.fields: dict[str, Shape] = {}

    def stretch(self, value: Any) -> None:
        """Make room for a value."""
        if isinstance(value, dict):
            for name, field in value.items():
                self.fields.setdefault(name, Shape()).stretch(field)
        elif isinstance(value, list):
            self.length = max(self.length, len(value))
            self.item = self.item or Shape()
            for item in value:
                self.item.stretch(item)
        elif isinstance(value, str):
            self.words.add(value)

    def width(self) -> int:
        if self.fields:
            return sum(shape.width() for shape in self.fields.values())
        return self.length * self.item.width() if self.item else 1

    def numbers(self, value: Any) -> list[float]:
        """A value in exactly `width()` numbers; what is absent or does not fit is left out."""
        found: list[float] = []
        if self.fields:
            for name in sorted(self.fields):
                found += self.fields[name].numbers(value.get(name) if isinstance(value, dict) else None)
        elif self.item:
            for item in (value or [])[: self.length]:
                found += self.item.numbers(item)
        else:
            found.append(self.number(value))
        return found + [NOTHING] * (self.width() - len(found))

    def number(self, value: Any) -> float:
        if isinstance(value, str):
            return float(sorted(self.words).index(value)) if value in self.words else NOTHING
        return NOTHING if value is None else float(value)


class NumberRow:
    """Turns what a seat knows into numbers, always in the same places."""

    def __init__(self, game: Game, players: int, options: dict[str, Value]) -> None:
        self.game = game
        self.shape = Shape()
        for seed in range(GAMES):
            self.look_at_a_game(game.deal(players, seed, **options), seed)
        self.width = self.shape.width()

    def look_at_a_game(self, state: State, seed: int) -> None:
        rng = seeded(seed)
        moves = 0
        while state.actor is not None and moves < ENOUGH:
            if moves % STRIDE == 0:
                self.shape.stretch(self.known_by(state, state.actor))
            codes = state.legal()
            state.apply(rng.choice(codes))
            moves += 1
        self.shape.stretch(self.known_by(state, 0))

    def known_by(self, state: State, seat: int) -> dict[str, Any]:
        data = self.game.snapshot(state.veil(seat))
        del data["chance"]  # the same in every veiled state
        return data

    def row(self, state: State, seat: int) -> list[float]:
        """What a seat knows."""
        return self.shape.numbers(self.known_by(state, seat))
