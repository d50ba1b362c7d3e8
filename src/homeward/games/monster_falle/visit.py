"""The location variant: has the figure been pushed across its location, in by one side and out by the other?"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.maze import CELL, EAST, GRID, HALF, NORTH, SOUTH, WEST

NOWHERE: Final[i64] = -1
LOCATION_CELLS: Final[vec[i64]] = vec[i64](
    [place.cell[0] * BOX.geometry.grid + place.cell[1] for place in BOX.locations]
)


@final
class Visit:
    """Follows the figure beat by beat while a location card is open."""

    __slots__ = ("done", "entered", "location", "previous")

    location: i64  # number of the location to visit, NOWHERE without one
    entered: i64  # the side by which the figure came in, 0 while it has not
    done: bool
    previous: i64  # the cell the figure was in a beat ago

    def __init__(self) -> None:
        self.location = NOWHERE
        self.entered = 0
        self.done = False
        self.previous = 0

    def copy(self) -> "Visit":
        twin = Visit()
        twin.location = self.location
        twin.entered = self.entered
        twin.done = self.done
        twin.previous = self.previous
        return twin

    def begin(self, location: i64, cell: i64) -> None:
        """A figure has been placed; whatever was visited before is forgotten (MF-R23)."""
        self.location = location
        self.entered = 0
        self.done = False
        self.previous = cell

    def trap_is_open(self) -> bool:
        return self.done or self.location == NOWHERE

    def follow(self, x: i64, y: i64) -> None:
        """Look at the figure after a beat in which it was neither trapped nor toppled."""
        if self.trap_is_open():
            return
        goal = LOCATION_CELLS[self.location]
        cell = y // CELL * GRID + x // CELL
        if cell == goal:
            if self.previous != goal and self.entered == 0:
                self.entered = side_towards(goal, self.previous)
        elif self.entered != 0:
            if side_towards(goal, cell) == self.entered:
                self.entered = 0
            elif is_clear_of(goal, x, y):
                self.done = True
        self.previous = cell


def side_towards(place: i64, other: i64) -> i64:
    """The side of a cell that faces another; west and east are looked at first."""
    if other % GRID < place % GRID:
        return WEST
    if other % GRID > place % GRID:
        return EAST
    return NORTH if other < place else SOUTH


def is_clear_of(cell: i64, x: i64, y: i64) -> bool:
    """Has the figure's bounding box left the square of a cell?"""
    west = cell % GRID * CELL
    north = cell // GRID * CELL
    return x + HALF <= west or x - HALF >= west + CELL or y + HALF <= north or y - HALF >= north + CELL
