"""The columns of an observation: the meaning and range of each number of a row, and who may see it."""

from math import prod

from msgspec import Struct

EVERYBODY = "everybody"
OWN_SEAT = "own seat"  # only the seat itself sees it, until the game is over or for ever
DIGIT = 256  # a number larger than a byte is written in digits of this base, the highest first


class Column(Struct, frozen=True):
    """A named block of whole numbers from 0 to `high`, each in as many bytes as it needs."""

    name: str
    meaning: str
    start: int  # index of its first byte in a row
    high: int = 1
    shape: tuple[int, ...] = ()  # empty: a single number
    seen_by: str = EVERYBODY

    @property
    def digits(self) -> int:
        """Bytes per number."""
        return max(1, (self.high.bit_length() + 7) // 8)

    @property
    def places(self) -> tuple[int, ...]:
        """The shape of its bytes."""
        return self.shape if self.digits == 1 else (*self.shape, self.digits)

    @property
    def size(self) -> int:
        """Bytes in a row."""
        return prod(self.shape) * self.digits

    @property
    def highest(self) -> int:
        """The largest value of a byte; dividing by it gives 0 to 1."""
        return self.high if self.digits == 1 else DIGIT - 1
