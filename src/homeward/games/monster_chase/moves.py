"""All moves of Monster Chase, in a fixed order: a move's code is its index."""

from homeward.engine.moves import Move
from homeward.games.monster_chase.components import BOX


class Flip(Move, frozen=True):
    """Turn over the tile at a position, counted from 1."""

    position: int


class Swap(Move, frozen=True):
    """Let the sock change places with the tile at a position."""

    position: int


class Ready(Move, frozen=True):
    """Everybody has looked: turn the tiles down and begin."""


POSITIONS = range(1, len(BOX.tiles) + 1)

MOVES: tuple[Move, ...] = (
    *(Flip(position) for position in POSITIONS),
    *(Swap(position) for position in POSITIONS),
    Ready(),
)
