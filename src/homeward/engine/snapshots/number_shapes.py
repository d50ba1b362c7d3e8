"""Writes a value within declared bounds as a fixed number of numbers, and reads it back."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from msgspec import Struct

from homeward.engine.snapshots.bounds import Bound, Fields, Fixed, Many, Number, OneOf, Tuple, Word

EXACT = 2**24  # whole numbers up to this one are exact as 32-bit floats
PART = 2**16  # a larger one is written in two parts: its quotient by this number, and the rest


class ShapeColumn(Struct, frozen=True):
    """A column for one number: the field it belongs to (`.monsters.1.tiles.0`), and its range."""

    name: str
    low: int
    high: int


class Shape:
    """The columns of a value. This base class is for a value that never changes and has no column."""

    def __init__(self, columns: list[ShapeColumn], value: Any = None) -> None:
        self.columns = columns
        self.value = value

    def put(self, value: Any, row: list[int]) -> None:
        """Write a value at the end of a row."""

    def take(self, row: Iterator[int]) -> Any:
        """Read the value that comes next in a row."""
        return self.value


class NumberShape(Shape):
    """A number, or a yes or no."""

    def __init__(self, low: int, high: int, kind: type[int]) -> None:
        super().__init__([ShapeColumn("", low, high)])
        self.kind = kind

    def put(self, value: int, row: list[int]) -> None:
        row.append(value)

    def take(self, row: Iterator[int]) -> int:
        return self.kind(next(row))


class LargeShape(Shape):
    """A number that is too large for one 32-bit float, in two columns."""

    def __init__(self, low: int, high: int) -> None:
        if not (low // PART > -EXACT and high // PART <= EXACT):
            raise TypeError(f"two columns are too few for numbers from {low} to {high}")
        super().__init__([ShapeColumn(".upper", low // PART, high // PART), ShapeColumn(".lower", 0, PART - 1)])

    def put(self, value: int, row: list[int]) -> None:
        row += divmod(value, PART)

    def take(self, row: Iterator[int]) -> int:
        return next(row) * PART + next(row)


class WordShape(Shape):
    """A word, as its index in the list of words."""

    def __init__(self, words: tuple[str, ...]) -> None:
        super().__init__([ShapeColumn("", 0, len(words) - 1)])
        self.words = words

    def put(self, value: str, row: list[int]) -> None:
        row.append(self.words.index(value))

    def take(self, row: Iterator[int]) -> str:
        return self.words[next(row)]


class FieldsShape(Shape):
    """The columns of all fields, one after another."""

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


class TupleShape(Shape):
    """The columns of all places of a list, one after another."""

    def __init__(self, items: tuple[Bound, ...]) -> None:
        self.items = [shape_of(item) for item in items]
        super().__init__(
            [
                ShapeColumn(f".{i}{column.name}", column.low, column.high)
                for i, shape in enumerate(self.items)
                for column in shape.columns
            ]
        )

    def put(self, value: list[Any], row: list[int]) -> None:
        for shape, item in zip(self.items, value, strict=True):
            shape.put(item, row)

    def take(self, row: Iterator[int]) -> list[Any]:
        return [shape.take(row) for shape in self.items]


class ManyShape(Shape):
    """Columns for the longest list. After the end of a shorter one, a column holds its lowest value less 1."""

    def __init__(self, bound: Many) -> None:
        item = shape_of(bound.item)
        varies = bound.shortest < bound.longest
        if varies and isinstance(bound.item, Number) and not item.columns:
            item = NumberShape(bound.item.low, bound.item.high, int)
        self.item, self.width = item, len(item.columns)
        if varies and not self.width:
            raise TypeError(f"a row cannot say how many items there are, because they have no columns: {bound}")
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
    if isinstance(bound, Tuple):
        return TupleShape(bound.items)
    if isinstance(bound, Word):
        return WordShape(bound.words)
    if isinstance(bound, OneOf):
        return shape_of(Number(bound.numbers[0], bound.numbers[-1]))
    if isinstance(bound, Number) and bound.low == bound.high:
        return Shape([], bound.low)
    if isinstance(bound, Number):
        is_exact = bound.low - 1 >= -EXACT and bound.high <= EXACT
        return NumberShape(bound.low, bound.high, int) if is_exact else LargeShape(bound.low, bound.high)
    return Shape([], bound.value) if isinstance(bound, Fixed) else NumberShape(0, 1, bool)
