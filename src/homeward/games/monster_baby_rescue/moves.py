"""All moves of Monster Baby Rescue, in a fixed order: a move's code is its index."""

from typing import Literal

from homeward.engine.moves import Move
from homeward.games.monster_baby_rescue.components import BOX

Part = Literal["head", "torso", "legs"]
Gem = Literal["red", "green"]

PART_CHOICES: tuple[Part, ...] = ("head", "torso", "legs")
GEM_CHOICES: tuple[Gem, ...] = ("red", "green")


class Take(Move, frozen=True):
    """Take the tile at a position of the row, counted from 1; some tiles ask for a part or a colour."""

    slot: int
    part: Part | None = None
    gem: Gem | None = None


MOVES: tuple[Move, ...] = tuple(
    take
    for slot in range(1, BOX.counts.row + 1)
    for take in (
        Take(slot),
        *(Take(slot, part=part) for part in PART_CHOICES),
        *(Take(slot, gem=gem) for gem in GEM_CHOICES),
    )
)
