"""The location variant: with every monster a place that it has to be pushed across first."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.rules.face_down import in_order, numbers_below
from homeward.games.monster_falle.rules.maze import CELL, EAST, GRID, HALF, NORTH, SOUTH, WEST
from homeward.games.monster_falle.rules.notes import Visited

if TYPE_CHECKING:
    from homeward.games.monster_falle.rules.state import MonsterFalle

LOCATIONS: Final[i64] = len(BOX.locations)
NOWHERE: Final[i64] = -1
LOCATION_CELLS: Final[vec[i64]] = vec[i64](
    [place.cell[0] * BOX.geometry.grid + place.cell[1] for place in BOX.locations]
)


# The cards


@final
@mypyc_attr(acyclic=True)  # only numbers: nothing for the garbage collector to follow
class LocationCards:
    """All but the open one, which is that of the visit."""

    __slots__ = ("stack", "used")

    def __init__(self, stack: vec[i64], used: vec[i64]) -> None:
        self.stack = stack  # face down, the top one last
        self.used = used  # in this round

    def copy(self) -> "LocationCards":
        return LocationCards(self.stack[:], self.used[:])

    def forget_order(self) -> None:
        self.stack = in_order(self.stack, LOCATIONS)


def turn_up(state: "MonsterFalle") -> None:
    """One location for every monster; the seventh in a round needs the used ones again (MF-53, MF-R24)."""
    cards = state.locations
    if i64(len(cards.stack)) == 0:
        cards.stack = cards.used
        cards.used = vec[i64]()
        state.rng.shuffle(cards.stack)
    last = i64(len(cards.stack)) - 1
    state.visit.begin(cards.stack[last], 0)
    cards.stack = cards.stack[:last]


def put_away(state: "MonsterFalle") -> None:
    """The monster is caught, its location has been used."""
    if state.visit.location != NOWHERE:
        state.locations.used = append(state.locations.used, state.visit.location)
        state.visit.begin(NOWHERE, 0)


def gather(state: "MonsterFalle") -> None:
    """All location cards are one shuffled stack again (MF-57)."""
    state.visit.begin(NOWHERE, 0)
    if i64(len(state.locations.stack)) < LOCATIONS:
        state.locations.stack = numbers_below(LOCATIONS)
        state.locations.used = vec[i64]()
        state.rng.shuffle(state.locations.stack)


# The visit: in by one side and out by the other


def follow(state: "MonsterFalle") -> None:
    if not state.visit.trap_is_open():
        state.visit.follow(state.mansion.x, state.mansion.y)
        if state.visit.done and state.journal is not None:
            state.journal.add(Visited(state.visit.location))


@final
@mypyc_attr(acyclic=True)  # only numbers: nothing for the garbage collector to follow
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
