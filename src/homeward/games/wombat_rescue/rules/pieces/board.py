"""The board: what the shuffled tiles put on the spaces of a layout."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.wombat_rescue.components import BOX, KINDS
from homeward.games.wombat_rescue.rules.boulders import BOULDER, close_boulders, steps_round_boulders
from homeward.games.wombat_rescue.rules.pieces.ground import CELLS, NOWHERE, SLOTS, SPACES, Ground, row_of

NESTS: Final[i64] = BOX.counts.babies  # wombat spaces
DENS: Final[i64] = sum(tile.spaces.count("D") for tile in BOX.tile)

# Kinds of spaces
PLAIN: Final[i64] = KINDS.index(".")
FOOD: Final[i64] = KINDS.index("F")
DEN: Final[i64] = KINDS.index("D")
NEST: Final[i64] = KINDS.index("W")

# Tiles: home and wombat tiles first, then the regular ones
FIRST_NEST_TILE: Final[i64] = [tile.kind for tile in BOX.tile].index("wombat")
TILE_KINDS: Final[vec[i64]] = vec[i64]([KINDS.index(letter) for tile in BOX.tile for letter in tile.spaces])
TURN: Final[vec[i64]] = vec[i64](list(BOX.shape.turn))
TWISTS: Final[i64] = 3


@final
class Board:
    """One deal of the tiles. Never changes during a game, so copies share it."""

    ground: Ground
    boulders: bool
    tile: vec[i64]  # which tile lies in each slot
    twist: vec[i64]
    kind: vec[i64]  # of each space
    nest: vec[i64]  # the wombat spaces W1 to W4
    nest_at: vec[i64]  # number of the nest on each space, or NOWHERE
    food: vec[i64]  # food spaces in reading order
    dens: vec[i64]  # dens in reading order (WR-R91)
    rocks: vec[i64]  # spaces that are boulders in games with them
    step: vec[i64]  # as ground.beside, but boulders are closed (WR-100)
    closed: vec[i64]  # 1 where the dingo cannot go: home and boulders

    def __init__(self, ground: Ground, tile: vec[i64], twist: vec[i64], boulders: bool) -> None:
        self.ground = ground
        self.boulders = boulders
        self.tile = tile
        self.twist = twist
        self.kind = row_of(SPACES, PLAIN)
        self.nest = row_of(NESTS, NOWHERE)
        self.nest_at = row_of(SPACES, NOWHERE)
        self.food = vec[i64]()
        self.dens = vec[i64]()
        self.rocks = vec[i64]()
        self.step = ground.beside
        self.closed = row_of(SPACES, 0)
        self.closed[ground.home] = 1
        self.print_spaces()
        if boulders:
            close_boulders(self)

    def print_spaces(self) -> None:
        """What each tile shows lies on the spaces under it."""
        for slot in range(SLOTS):
            tile = self.tile[slot]
            for cell in range(CELLS):
                space = self.ground.cells[slot * CELLS + twisted_cell(cell, self.twist[slot])]
                self.kind[space] = TILE_KINDS[tile * CELLS + cell]
                if self.kind[space] == NEST:
                    self.nest[tile - FIRST_NEST_TILE] = space
                    self.nest_at[space] = tile - FIRST_NEST_TILE
        for space in range(SPACES):
            if self.kind[space] == FOOD:
                self.food = append(self.food, space)
            elif self.kind[space] == DEN:
                self.dens = append(self.dens, space)
            elif self.kind[space] == BOULDER:
                self.rocks = append(self.rocks, space)

    def steps_to(self, target: i64) -> vec[i64]:
        """Steps of the dingo from every space to a target, NOWHERE where there is no way (WR-R38)."""
        if self.boulders:
            return steps_round_boulders(self, target)
        return self.ground.chase[target * SPACES : (target + 1) * SPACES]


def twisted_cell(cell: i64, twist: i64) -> i64:
    """Where a cell of a tile lies after so many twists."""
    for _ in range(twist):
        cell = TURN[cell]
    return cell
