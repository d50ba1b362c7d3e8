"""The row of tiles on offer, and the draw pile behind it."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from homeward.engine.chance.rng import Rng
from homeward.games.monster_baby_rescue.rules.tables import Tables

GAP: Final[i64] = -1  # an empty position, in the final turns only


@final
@mypyc_attr(acyclic=True)  # only numbers: nothing for the garbage collector to follow
class Row:
    """Six positions, the cheapest first; new tiles come from the pile, which alone is hidden (MBR-R29)."""

    __slots__ = ("left", "pile", "tiles")

    tiles: vec[i64]  # the tile at each position
    pile: vec[i64]  # care tiles; the draw pile is the first `left` of them, the next one last
    left: i64

    def __init__(self, tiles: vec[i64], pile: vec[i64], left: i64) -> None:
        self.tiles = tiles
        self.pile = pile
        self.left = left

    def copy(self) -> "Row":
        return Row(self.tiles[:], self.pile[: self.left], self.left)

    def slide(self, slot: i64) -> i64:
        """Dearer tiles come one position down; the tile drawn takes the dearest and is returned (MBR-30, MBR-31)."""
        tiles = self.tiles
        top = i64(len(tiles)) - 1
        for i in range(slot, top):
            tiles[i] = tiles[i + 1]
        self.left -= 1
        drawn = self.pile[self.left]
        tiles[top] = drawn
        return drawn

    # The pile: what is in it follows from what is not, only its order is hidden (MBR-R38)

    def forget_order(self) -> None:
        pile = self.pile[: self.left]
        for i in range(1, self.left):
            tile = pile[i]
            j = i
            while j > 0 and pile[j - 1] > tile:
                pile[j] = pile[j - 1]
                j -= 1
            pile[j] = tile
        self.pile = pile

    def shuffle_pile(self, rng: Rng) -> None:
        pile = self.pile[: self.left]
        rng.shuffle(pile)
        self.pile = pile


def dealt_row(pile: vec[i64], tables: Tables) -> Row:
    """Six tiles, sorted this once by hearts; equal ones stay as dealt (MBR-08 to MBR-10, MBR-R11)."""
    tiles = vec[i64](capacity=tables.row)
    hearts = tables.hearts
    left = i64(len(pile))
    for slot in range(tables.row):
        left -= 1
        tile = pile[left]
        tiles = append(tiles, tile)
        i = slot
        while i > 0 and hearts[tiles[i - 1]] > hearts[tile]:
            tiles[i] = tiles[i - 1]
            tiles[i - 1] = tile
            i -= 1
    return Row(tiles, pile, left)
