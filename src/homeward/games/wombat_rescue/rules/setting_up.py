"""Setting up: tiles, cubes at home, first discs, the dingo's first den, food for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.rng import Rng
from homeward.engine.state import NOBODY
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.rules.boulders import boulders_cut
from homeward.games.wombat_rescue.rules.codes import LAID_FOOD, PLACED
from homeward.games.wombat_rescue.rules.new_food import lay_food
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
        board = shuffled(ground, boulders, rng)
        if not boulders_cut(board):
            return board
    raise ValueError("boulders always close this board")


def shuffled(ground: Ground, boulders: bool, rng: Rng) -> Board:
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


def set_up(game: WombatRescue) -> None:
    """Who begins, the dingo card to the last player, cubes at home, discs on the boards (WR-15 to WR-22, WR-R65)."""
    game.first = game.begins(game.variant.start)
    game.turn.active = game.first
    game.hunt.holder = (game.first + game.players - 1) % game.players
    game.turn.decider = game.hunt.holder
    for seat in range(game.players):
        wombat = game.outback.wombats[seat]
        wombat.supply -= CUBES_AT_HOME
        for _ in range(CUBES_AT_HOME):
            game.outback.scent.drop(game.outback.home, seat)
        game.bag.take(START_DISC)
        wombat.track[START_PLACE * DISCS + START_DISC - 1] = 1
        extra = EXTRA_DISC[(seat - game.first + game.players) % game.players]
        if extra > 0:
            game.bag.take(extra)
            wombat.eat(extra)


def choose_first_den(game: WombatRescue, den: i64) -> None:
    """The dingo goes to its first den, then food is laid out and the first turn begins (WR-18, WR-23, WR-R79)."""
    game.outback.put_dingo(game.outback.board.dens[den])
    game.note(PLACED, game.turn.decider, game.outback.dingo)
    game.note(LAID_FOOD, NOBODY, lay_food(game))
    game.begin_turn(game.turn.active)
