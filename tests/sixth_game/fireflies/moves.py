"""All moves of Fireflies, in a fixed order: a move's code is its index."""

from homeward.engine.moves import Move

CARDS = 15  # lights of 1 to 15 flickers


class Lay(Move, frozen=True):
    """Lay a light face down."""

    light: int


MOVES: tuple[Move, ...] = tuple(Lay(light) for light in range(1, CARDS + 1))
