"""Setting up: tiles, cubes at home, first discs, the dingo's first den, food for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.rules.boulders import boulders_cut
from homeward.games.wombat_rescue.rules.new_food import lay_food
from homeward.games.wombat_rescue.rules.notes import LaidFood, PlacedDingo
from homeward.games.wombat_rescue.rules.pieces.board import TWISTS, Board
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SLOTS, Ground
from homeward.games.wombat_rescue.rules.pieces.wombat import DISCS

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue

FIRST_REGULAR: Final[i64] = [tile.kind for tile in BOX.tile].index("regular")
DEALS: Final[i64] = 1000  # how often the tiles are shuffled again on a narrow board before we give up
CUBES_AT_HOME: Final[i64] = BOX.counts.cubes_at_home
START_DISC: Final[i64] = BOX.worth(BOX.track.start_disc)
START_PLACE: Final[i64] = BOX.track.spaces.index(BOX.track.start_space)
EXTRA_DISC: Final[vec[i64]] = vec[i64]([BOX.worth(disc) if disc else 0 for disc in BOX.track.extra_discs])

# The board


def lay(ground: Ground, boulders: bool, rng: Rng) -> Board:
    """Shuffle the regular tiles, give each a random twist and lay them; if boulders close the way, again."""
    for _ in range(DEALS):
        board = shuffled_board(ground, boulders, rng)
        if not boulders_cut(board):
            return board
    raise ValueError("boulders always close this board")


def shuffled_board(ground: Ground, boulders: bool, rng: Rng) -> Board:
    """One deal of the tiles (WR-12, WR-R66)."""
    pile = vec[i64]()
    for tile in range(FIRST_REGULAR, SLOTS):
        if not is_fixed(ground, tile):
            pile = append(pile, tile)
    rng.shuffle(pile)
    tiles = vec[i64]()
    twists = vec[i64]()
    drawn: i64 = 0
    for slot in range(SLOTS):
        tile = ground.fixed_tile[slot]
        if tile == NOWHERE:
            tile = pile[drawn]
            drawn += 1
        tiles = append(tiles, tile)
        twist = ground.fixed_twist[slot]
        twists = append(twists, rng.below(TWISTS) if twist == NOWHERE else twist)
    return Board(ground, tiles, twists, boulders)


def is_fixed(ground: Ground, tile: i64) -> bool:
    """Does the layout say where this tile lies?"""
    for slot in range(SLOTS):
        if ground.fixed_tile[slot] == tile:
            return True
    return False


# The players


def set_up(state: WombatRescue) -> None:
    """Who begins, the dingo card to the last player, cubes at home, discs on the boards (WR-15 to WR-22, WR-R65)."""
    state.first = state.begins(state.variant.start)
    state.turn.active = state.first
    state.hunt.holder = (state.first + state.players - 1) % state.players
    state.turn.decider = state.hunt.holder
    for seat in range(state.players):
        wombat = state.outback.wombats[seat]
        wombat.supply -= CUBES_AT_HOME
        for _ in range(CUBES_AT_HOME):
            state.outback.scent.drop(state.outback.home, seat)
        state.bag.take(START_DISC)
        wombat.track[START_PLACE * DISCS + START_DISC - 1] = 1
        extra = EXTRA_DISC[(seat - state.first + state.players) % state.players]
        if extra > 0:
            state.bag.take(extra)
            wombat.eat(extra)


def choose_first_den(state: WombatRescue, den: i64) -> None:
    """The dingo goes to its first den, then food is laid out and the first turn begins (WR-18, WR-23, WR-R79)."""
    state.outback.put_dingo(state.outback.board.dens[den])
    if state.journal is not None:
        state.journal.add(PlacedDingo(state.turn.decider, state.outback.dingo))
    laid = lay_food(state)
    if state.journal is not None:
        state.journal.add(LaidFood(laid))
    state.begin_turn(state.turn.active)
