"""The maze of the mansion: its walls, where the figure fits between them, and where it starts.

Walls are 28 units thick, centred on the lines of the grid and a little longer than a cell, so that corners are whole.
The figure is an octagon: its slanted edges guide it round a corner.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.monster_falle.components import BOX

GRID: Final[i64] = BOX.geometry.grid
CELL: Final[i64] = BOX.geometry.cell
SIZE: Final[i64] = BOX.geometry.grid * BOX.geometry.cell
HALF_CELL: Final[i64] = BOX.geometry.cell // 2
WALL: Final[i64] = BOX.geometry.wall_half
HALF: Final[i64] = BOX.geometry.figure_half
DIAGONAL: Final[i64] = BOX.geometry.figure_diagonal
STARTS: Final[i64] = len(BOX.starts)
START_CELLS: Final[vec[i64]] = vec[i64]([start.cell[0] * BOX.geometry.grid + start.cell[1] for start in BOX.starts])
# a figure nearer than this to a grid line with a wall stands in the wall
REACH: Final[i64] = BOX.geometry.wall_half + BOX.geometry.figure_half

# Walls of a cell, and posts at its corners (a wall of a neighbour that ends there)
NORTH: Final[i64] = 1
EAST: Final[i64] = 2
SOUTH: Final[i64] = 4
WEST: Final[i64] = 8
NORTH_WEST: Final[i64] = 16
NORTH_EAST: Final[i64] = 32
SOUTH_EAST: Final[i64] = 64
SOUTH_WEST: Final[i64] = 128


def walls_of_cells() -> vec[i64]:
    """The eight wall bits of every cell, row by row."""
    cells = vec[i64]()
    for row in range(GRID):
        for column in range(GRID):
            walls = side_walls(row, column)
            walls |= NORTH_WEST if is_post(row, column) else 0
            walls |= NORTH_EAST if is_post(row, column + 1) else 0
            walls |= SOUTH_EAST if is_post(row + 1, column + 1) else 0
            walls |= SOUTH_WEST if is_post(row + 1, column) else 0
            cells = append(cells, walls)
    return cells


def side_walls(row: i64, column: i64) -> i64:
    walls: i64 = 0
    for bit, side in ((NORTH, "N"), (EAST, "E"), (SOUTH, "S"), (WEST, "W")):
        if not BOX.is_open((int(row), int(column)), side):
            walls |= bit
    return walls


def is_post(row: i64, column: i64) -> bool:
    """Does a wall end at, or run through, the grid point at the north-west corner of this cell?"""
    if row == 0 or column == 0 or row == GRID or column == GRID:
        return True
    above = side_walls(row - 1, column - 1)
    below = side_walls(row, column)
    return above & (EAST | SOUTH) != 0 or below & (NORTH | WEST) != 0


WALLS: Final[vec[i64]] = walls_of_cells()


def is_free(x: i64, y: i64) -> bool:
    """Can the figure stand there without overlapping a wall? x and y lie on the board."""
    row = y // CELL
    column = x // CELL
    walls = WALLS[row * GRID + column]
    u = x - column * CELL
    v = y - row * CELL
    side: i64 = 0  # which of the two walls across x is near, and which of the two across y
    if u < REACH:
        side = WEST
    elif u > CELL - REACH:
        side = EAST
        u = CELL - u
    end: i64 = 0
    if v < REACH:
        end = NORTH
    elif v > CELL - REACH:
        end = SOUTH
        v = CELL - v
    if walls & (side | end) != 0:
        return False
    if side == 0 or end == 0:
        return True
    corner: i64
    if end == NORTH:
        corner = NORTH_WEST if side == WEST else NORTH_EAST
    else:
        corner = SOUTH_WEST if side == WEST else SOUTH_EAST
    if walls & corner == 0:
        return True
    return max(u - WALL, i64(0)) + max(v - WALL, i64(0)) >= DIAGONAL
