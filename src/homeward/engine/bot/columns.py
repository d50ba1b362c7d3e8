"""The columns of an observation: what each number of a row means, how far it goes, and who may see it."""

from math import prod

from msgspec import Struct

EVERYBODY = "everybody"
OWN_SEAT = "own seat"  # until the game is over, or for ever
DIGIT = 256  # a number that does not fit into a byte is written in digits of this size, the highest first


class Column(Struct, frozen=True):
    """A named block of whole numbers from 0 to `high`, each of them in a byte, or in as many as it needs."""

    name: str
    meaning: str
    start: int  # its first place in a row
    high: int = 1
    shape: tuple[int, ...] = ()  # without one it is a single number
    seen_by: str = EVERYBODY

    @property
    def digits(self) -> int:
        """Bytes of one of its numbers."""
        return max(1, (self.high.bit_length() + 7) // 8)

    @property
    def places(self) -> tuple[int, ...]:
        """The shape of its bytes."""
        return self.shape if self.digits == 1 else (*self.shape, self.digits)

    @property
    def size(self) -> int:
        """Places in a row."""
        return prod(self.shape) * self.digits

    @property
    def highest(self) -> int:
        """Of what stands in one of its places; a learner divides by it and gets 0 to 1."""
        return self.high if self.digits == 1 else DIGIT - 1
