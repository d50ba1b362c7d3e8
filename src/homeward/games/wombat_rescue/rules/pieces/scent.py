"""Cubes and what they smell of: where each colour's cubes lie, and which spaces belong to whose area.

Every space has one number for all colours, one byte for each seat, so that copies and look-ups are cheap.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.rules.pieces.ground import SMELL, SPACES, Ground, row_of

BYTE: Final[i64] = 255
BITS: Final[i64] = 8
RADIUS: Final[vec[i64]] = vec[i64](list(BOX.counts.radius))
MOST_CUBES: Final[i64] = len(BOX.counts.radius) - 1  # of one colour on one space (WR-29)


@final
class Scent:
    """All cubes on the board and the smell areas they make, kept up to date cube by cube."""

    __slots__ = ("cover", "cubes", "ground")

    def __init__(self, ground: Ground, cubes: vec[i64], cover: vec[i64]) -> None:
        self.ground = ground
        self.cubes = cubes  # cubes on each space
        self.cover = cover  # how many cube spaces reach each space

    def copy(self) -> "Scent":
        return Scent(self.ground, self.cubes[:], self.cover[:])

    def count(self, space: i64, seat: i64) -> i64:
        """Cubes of a colour on a space."""
        return (self.cubes[space] >> (seat * BITS)) & BYTE

    def foreign(self, space: i64, seat: i64) -> bool:
        """Is a cube of anybody else there? (WR-R5)"""
        return self.cubes[space] & ~(BYTE << (seat * BITS)) != 0

    def smells(self, space: i64, seat: i64) -> bool:
        """Does the space belong to the seat's area? (WR-30)"""
        return (self.cover[space] >> (seat * BITS)) & BYTE != 0

    def hangs_on_one(self, space: i64, seat: i64) -> bool:
        """Does the space belong to the seat's area by the cubes of a single space?"""
        return (self.cover[space] >> (seat * BITS)) & BYTE == 1

    def drop(self, space: i64, seat: i64) -> None:
        """Another cube: its space smells further (WR-26 to WR-28)."""
        before = self.count(space, seat)
        self.cubes[space] += 1 << (seat * BITS)
        self.spread(space, before, before + 1, 1 << (seat * BITS))

    def lift(self, space: i64, seat: i64) -> None:
        """One cube less."""
        before = self.count(space, seat)
        self.cubes[space] -= 1 << (seat * BITS)
        self.spread(space, before - 1, before, -(1 << (seat * BITS)))

    def spread(self, space: i64, fewer: i64, more: i64, change: i64) -> None:
        """Change the cover of the ring that the larger number of cubes reaches and the smaller does not."""
        reach = space * (SMELL + 2)
        inner: i64 = self.ground.within[reach] if fewer == 0 else self.ground.within[reach + RADIUS[fewer] + 1]
        outer: i64 = self.ground.within[reach + RADIUS[more] + 1]
        for i in range(inner, outer):
            self.cover[self.ground.around[i]] += change


def no_scent(ground: Ground) -> Scent:
    return Scent(ground, row_of(SPACES, 0), row_of(SPACES, 0))
