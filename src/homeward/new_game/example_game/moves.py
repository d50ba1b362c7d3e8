"""All moves of Example Game, in a fixed order: a move's code is its index."""

from homeward.engine.moves import Move

MOST = 3  # pebbles of one turn


class Take(Move, frozen=True):
    """Take some pebbles from the pile."""

    pebbles: int


MOVES: tuple[Move, ...] = tuple(Take(pebbles) for pebbles in range(1, MOST + 1))
