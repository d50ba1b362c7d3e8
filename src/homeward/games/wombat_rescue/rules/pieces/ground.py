"""The geometry of a layout: how its spaces join, which are near, and how far the dingo has to go.

Spaces are numbered in reading order: from north to south, in each row from west to east. Directions are numbered
north-west, north-east, west, east, south-west, south-east, so that a space's neighbours are in reading order too.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.wombat_rescue.components import BOX, DIRECTIONS

NOWHERE: Final[i64] = -1

SLOTS: Final[i64] = len(BOX.tile)
CELLS: Final[i64] = len(BOX.shape.local)
SPACES: Final[i64] = SLOTS * CELLS
SMELL: Final[i64] = max(BOX.counts.radius)  # the furthest any cubes smell

# Directions
WAYS: Final[i64] = 6
NW: Final[i64] = 0
NE: Final[i64] = 1
WEST: Final[i64] = 2
EAST: Final[i64] = 3
SW: Final[i64] = 4
SE: Final[i64] = 5
WAY_Q: Final[vec[i64]] = vec[i64]([q for q, _ in DIRECTIONS.values()])
WAY_R: Final[vec[i64]] = vec[i64]([r for _, r in DIRECTIONS.values()])


@final
class Ground:
    """The geometry of one layout: computed once, shared by all games on it."""

    q: vec[i64]
    r: vec[i64]
    cells: vec[i64]  # space on which cell c of slot s lies, at s * CELLS + c
    fixed_tile: vec[i64]  # tile of a slot, NOWHERE for a shuffled one
    fixed_twist: vec[i64]  # its twist, NOWHERE for a random one
    text: str  # the layout as the table chose it: its id or the text of a file
    name: str
    home: i64
    beside: vec[i64]  # the neighbour of space s in direction d, at s * WAYS + d, or NOWHERE
    grid: vec[i64]  # the space at a place of a rectangle round the board, or NOWHERE
    place: vec[i64]  # where on that rectangle each space is
    stride: vec[i64]  # what one step in each direction adds to that
    around: vec[i64]  # spaces within SMELL of each space, nearest first, one list after another
    within: vec[i64]  # where in `around` the spaces of s further away than d begin, at s * (SMELL + 2) + d + 1
    chase: vec[i64]  # steps between two spaces round home, at a * SPACES + b, or NOWHERE (WR-R36)

    def __init__(
        self,
        q: vec[i64],
        r: vec[i64],
        cells: vec[i64],
        fixed_tile: vec[i64],
        fixed_twist: vec[i64],
        text: str,
        name: str,
    ) -> None:
        self.q = q
        self.r = r
        self.cells = cells
        self.fixed_tile = fixed_tile
        self.fixed_twist = fixed_twist
        self.text = text
        self.name = name
        self.home = NOWHERE
        for space in range(SPACES):
            if q[space] == 0 and r[space] == 0:
                self.home = space
        self.grid = vec[i64]()
        self.place = vec[i64]()
        self.stride = vec[i64]()
        self.beside = vec[i64]()
        self.around = vec[i64]()
        self.within = vec[i64]()
        self.chase = vec[i64]()
        self.draw_grid()
        self.join_neighbours()
        self.measure_smell()
        self.measure_chase()

    def draw_grid(self) -> None:
        west = self.q[0]
        east = self.q[0]
        for space in range(SPACES):
            west = min(west, self.q[space])
            east = max(east, self.q[space])
        north = self.r[0]
        rows = self.r[SPACES - 1] - north + 3  # one empty row and column all round
        width = east - west + 3
        self.grid = row_of(rows * width, NOWHERE)
        for space in range(SPACES):
            place = (self.r[space] - north + 1) * width + self.q[space] - west + 1
            self.place = append(self.place, place)
            self.grid[place] = space
        for way in range(WAYS):
            self.stride = append(self.stride, WAY_R[way] * width + WAY_Q[way])

    def join_neighbours(self) -> None:
        for space in range(SPACES):
            for way in range(WAYS):
                self.beside = append(self.beside, self.grid[self.place[space] + self.stride[way]])

    def measure_smell(self) -> None:
        for space in range(SPACES):
            self.within = append(self.within, i64(len(self.around)))
            for far in range(SMELL + 1):
                for other in range(SPACES):
                    if self.apart(space, other) == far:
                        self.around = append(self.around, other)
                self.within = append(self.within, i64(len(self.around)))

    def measure_chase(self) -> None:
        closed = row_of(SPACES, 0)
        closed[self.home] = 1
        for space in range(SPACES):
            steps = steps_from(space, self.beside, closed)
            for other in range(SPACES):
                self.chase = append(self.chase, steps[other])

    def along(self, space: i64, way: i64, steps: i64) -> i64:
        """The space so many steps away in a direction; it must be on the board."""
        return self.grid[self.place[space] + steps * self.stride[way]]

    def apart(self, a: i64, b: i64) -> i64:
        """Plain distance of two spaces, across whatever lies between (WR-R8)."""
        dq = self.q[a] - self.q[b]
        dr = self.r[a] - self.r[b]
        across = max(abs_of(dq), abs_of(dr))
        return max(across, abs_of(dq + dr))

    def heading(self, a: i64, b: i64) -> i64:
        """The direction from one space straight to another, or NOWHERE if they are not in line."""
        dq = self.q[b] - self.q[a]
        dr = self.r[b] - self.r[a]
        if dq == 0 and dr != 0:
            return NW if dr < 0 else SE
        if dr == 0 and dq != 0:
            return WEST if dq < 0 else EAST
        if dq == -dr and dq != 0:
            return NE if dq > 0 else SW
        return NOWHERE


def steps_from(start: i64, step: vec[i64], closed: vec[i64]) -> vec[i64]:
    """Fewest steps from one space to every other over open spaces, NOWHERE where there is no way."""
    steps = row_of(SPACES, NOWHERE)
    steps[start] = 0
    edge = append(vec[i64](), start)
    done: i64 = 0
    while done < i64(len(edge)):
        space = edge[done]
        done += 1
        for way in range(WAYS):
            other = step[space * WAYS + way]
            if other != NOWHERE and steps[other] == NOWHERE and closed[other] == 0:
                steps[other] = steps[space] + 1
                edge = append(edge, other)
    return steps


def row_of(size: i64, value: i64) -> vec[i64]:
    items = vec[i64]()
    for _ in range(size):
        items = append(items, value)
    return items


def abs_of(number: i64) -> i64:
    return -number if number < 0 else number
