"""How a value within declared bounds is written as a few numbers, always as many, and read back."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from msgspec import Struct

from homeward.engine.snapshots.bounds import Bound, Fields, Fixed, Many, Number, Word

EXACT = 2**24  # whole numbers up to this one are exact as 32-bit floats
PART = 2**16  # a larger one is written in two parts: how often this goes into it, and the rest


class ShapeColumn(Struct, frozen=True):
    """A place for one number: what it is part of (`.monsters.1.tiles.0`), and how low and high it can be."""

    name: str
    low: int
    high: int


class Shape:
    """The columns of a value. This one is for a value that never changes: it needs none."""

    def __init__(self, columns: list[ShapeColumn], value: Any = None) -> None:
        self.columns = columns
        self.value = value

    def put(self, value: Any, row: list[int]) -> None:
        """Write a value at the end of a row."""

    def take(self, row: Iterator[int]) -> Any:
        """Read the value that comes next in a row."""
        return self.value


class NumberShape(Shape):
    """A number, a yes or a no."""

    def __init__(self, low: int, high: int, kind: type[int]) -> None:
        super().__init__([ShapeColumn("", low, high)])
        self.kind = kind

    def put(self, value: int, row: list[int]) -> None:
        row.append(value)

    def take(self, row: Iterator[int]) -> int:
        return self.kind(next(row))


class LargeShape(Shape):
    """A number in two parts."""

    def __init__(self, low: int, high: int) -> None:
        if not (low // PART > -EXACT and high // PART <= EXACT):
            raise TypeError(f"two columns are too few for numbers from {low} to {high}")
        super().__init__([ShapeColumn(".upper", low // PART, high // PART), ShapeColumn(".lower", 0, PART - 1)])

    def put(self, value: int, row: list[int]) -> None:
        row += divmod(value, PART)

    def take(self, row: Iterator[int]) -> int:
        return next(row) * PART + next(row)


class WordShape(Shape):
    """A word as its place in its alphabet."""

    def __init__(self, words: tuple[str, ...]) -> None:
        super().__init__([ShapeColumn("", 0, len(words) - 1)])
        self.words = words

    def put(self, value: str, row: list[int]) -> None:
        row.append(self.words.index(value))

    def take(self, row: Iterator[int]) -> str:
        return self.words[next(row)]


class FieldsShape(Shape):
    """Named values, one after another."""

    def __init__(self, bounds: dict[str, Bound]) -> None:
        self.fields = {name: shape_of(bound) for name, bound in bounds.items()}
        super().__init__(
            [
                ShapeColumn(f".{name}{column.name}", column.low, column.high)
                for name, shape in self.fields.items()
                for column in shape.columns
            ]
        )
        self.puts = [(name, shape.put) for name, shape in self.fields.items() if shape.columns]

    def put(self, value: dict[str, Any], row: list[int]) -> None:
        for name, put in self.puts:
            put(value[name], row)

    def take(self, row: Iterator[int]) -> dict[str, Any]:
        return {name: shape.take(row) for name, shape in self.fields.items()}


class ManyShape(Shape):
    """A list with room for its longest; where it has ended stands one less than the lowest that could stand there."""

    def __init__(self, bound: Many) -> None:
        item = shape_of(bound.item)
        varies = bound.shortest < bound.longest
        if varies and isinstance(bound.item, Number) and not item.columns:
            item = NumberShape(bound.item.low, bound.item.high, int)
        self.item, self.width = item, len(item.columns)
        if varies and not self.width:
            raise TypeError(f"a row cannot tell how many there are of what never changes: {bound}")
        self.longest = bound.longest
        self.ended = [column.low - 1 for column in item.columns]
        self.room = self.ended * bound.longest
        super().__init__(
            [
                ShapeColumn(f".{i}{column.name}", column.low - (i >= bound.shortest), column.high)
                for i in range(bound.longest)
                for column in item.columns
            ]
        )

    def put(self, value: list[Any], row: list[int]) -> None:
        if len(value) > self.longest:
            raise ValueError(f"{len(value)} is more than the declared {self.longest}")
        if type(self.item) is NumberShape:
            row += value
        else:
            for item in value:
                self.item.put(item, row)
        row += self.room[len(value) * self.width :]

    def take(self, row: Iterator[int]) -> list[Any]:
        found = [list(islice(row, self.width)) for _ in range(self.longest)]
        return [self.item.take(iter(numbers)) for numbers in found if numbers != self.ended or not self.width]


def shape_of(bound: Bound) -> Shape:
    if isinstance(bound, Fields):
        return FieldsShape(bound.bounds)
    if isinstance(bound, Many):
        return ManyShape(bound)
    if isinstance(bound, Word):
        return WordShape(bound.words)
    if isinstance(bound, Number) and bound.low == bound.high:
        return Shape([], bound.low)
    if isinstance(bound, Number):
        is_exact = bound.low - 1 >= -EXACT and bound.high <= EXACT
        return NumberShape(bound.low, bound.high, int) if is_exact else LargeShape(bound.low, bound.high)
    return Shape([], bound.value) if isinstance(bound, Fixed) else NumberShape(0, 1, bool)
