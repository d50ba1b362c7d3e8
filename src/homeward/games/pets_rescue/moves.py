"""All moves of Pets Rescue, in a fixed order: a move's code is its index. Rows, columns and positions count from 1."""

from typing import Literal

from homeward.engine.moves import Move
from homeward.games.pets_rescue.rules import MOST, PAIRS, SIDE

Way = Literal["upright", "sideways"]
WAYS: tuple[Way, Way] = ("upright", "sideways")
Turn = Literal["left", "right"]  # round the table
Axis = Literal["row", "column"]
DIRECTIONS: tuple[Turn, ...] = ("left", "right")


class Line(Move, frozen=True):
    """Pick a row or a column of the grid."""

    line: Axis
    number: int


class Take(Move, frozen=True):
    """Take a card of the line and place it."""

    row: int
    column: int
    way: Way


class Direction(Move, frozen=True):
    """Choose the direction in which cards are passed."""

    direction: Turn


class Give(Move, frozen=True):
    """Pass on the card at a position of the shelter."""

    position: int


class Place(Move, frozen=True):
    """Place a card that was passed on."""

    way: Way


class Offer(Move, frozen=True):
    """Offer the card at a position of the shelter."""

    position: int


class OfferTwo(Move, frozen=True, tag="offer-two"):
    """Offer two cards of the shelter at once."""

    one: int
    two: int


class Accept(Move, frozen=True):
    """Accept an offer, counted in the order in which they were made, and place its card."""

    offer: int
    way: Way


class Swap(Move, frozen=True):
    """Swap a leftover card for a card left in the grid."""

    row: int
    column: int
    way: Way


class Start(Move, frozen=True):
    """Decide, in secret, how the starting card will lie."""

    way: Way


NUMBERS = range(1, SIDE + 1)
OFFERS = range(1, 4)

MOVES: tuple[Move, ...] = (
    *(Line("row", number) for number in NUMBERS),
    *(Line("column", number) for number in NUMBERS),
    *(Take(row, column, way) for row in NUMBERS for column in NUMBERS for way in WAYS),
    *(Direction(direction) for direction in DIRECTIONS),
    *(Give(position) for position in range(1, MOST + 2)),
    *(Place(way) for way in WAYS),
    *(Offer(position) for position in range(1, MOST + 1)),
    *(OfferTwo(one + 1, two + 1) for one, two in PAIRS),
    *(Accept(offer, way) for offer in OFFERS for way in WAYS),
    *(Swap(row, column, way) for row in NUMBERS for column in NUMBERS for way in WAYS),
    *(Start(way) for way in WAYS),
)
