"""What is in the box of Monster Chase, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.games.monster_chase.components import BOX

TOYS: Final[i64] = len(BOX.toys())
CARDS: Final[i64] = len(BOX.monsters)
SIDES: Final[i64] = BOX.counts.sides  # of the bed
PLACES: Final[i64] = len(BOX.tiles)
SOCK: Final[i64] = [tile.id for tile in BOX.tiles].index("X01")
FEARS: Final[vec[i64]] = vec[i64]([[tile.id for tile in BOX.tiles].index(card.toy) for card in BOX.monsters])
ROUND: Final[i64] = BOX.counts.progression
ROUND_FEARLESS: Final[i64] = BOX.counts.progression_fearless
