"""The bag of food discs. A disc's number is its worth: 1 green, 2 orange, 3 black."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.games.wombat_rescue.components import BOX

STOCK: Final[vec[i64]] = vec[i64]([disc.count for disc in BOX.disc])


@final
class Bag:
    """How many discs of each kind are in it; which comes out next nobody knows."""

    __slots__ = ("discs",)

    def __init__(self, discs: vec[i64]) -> None:
        self.discs = discs

    def copy(self) -> "Bag":
        return Bag(self.discs[:])

    def total(self) -> i64:
        total: i64 = 0
        for disc in range(i64(len(self.discs))):
            total += self.discs[disc]
        return total

    def take(self, disc: i64) -> None:
        """Take a disc by its colour."""
        self.discs[disc - 1] -= 1

    def draw(self, rng: Rng) -> i64:
        """A disc drawn blindly."""
        left = rng.below(self.total())
        disc: i64 = 1
        while left >= self.discs[disc - 1]:
            left -= self.discs[disc - 1]
            disc += 1
        self.take(disc)
        return disc


def full_bag() -> Bag:
    return Bag(STOCK[:])
