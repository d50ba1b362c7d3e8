"""All moves of Monster-Falle, in a fixed order: a move's code is its index.

In every beat, pair X (left and right rail) and pair Y (top and bottom rail) each hold two speeds. All other moves are
made before a round, or in practice.
"""

from homeward.engine.moves import Move
from homeward.games.monster_falle.components import BOX


class Hold(Move, frozen=True):
    """The speeds a pair of rails is held at for one beat: left and right, or top and bottom; positive = right, down."""

    first: int
    second: int


class Go(Move, frozen=True):
    """Ready, with the rails as they are."""


class Swap(Move, frozen=True):
    """Ready, and willing to change rails with the partner."""


class Done(Move, frozen=True):
    """Enough practice."""


class Place(Move, frozen=True):
    """Practice: put the figure on the chit of a start place, counted from 1."""

    start: int


class Next(Move, frozen=True):
    """Practice: the next team takes the rails."""


SPEEDS = range(-BOX.physics.speed_max, BOX.physics.speed_max + 1)

MOVES: tuple[Move, ...] = (
    *(Hold(first, second) for first in SPEEDS for second in SPEEDS),
    Go(),
    Swap(),
    Done(),
    *(Place(start) for start in range(1, len(BOX.starts) + 1)),
    Next(),
)
