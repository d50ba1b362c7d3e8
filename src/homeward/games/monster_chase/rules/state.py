"""Monster Chase: a child sleeps, monsters creep up to the bed, and each fears one toy.

On a turn a player turns over one sleeping tile. The right toy sends its monster into the closet; a wrong
one wakes a window, and when the last window of a round lights up another monster creeps out. All monsters
in the closet: the players win. Four round the bed, or nobody left to creep out: the monsters win.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.engine.state import NOBODY, ONE_WIN, TOGETHER, State
from homeward.games.monster_chase.rules.codes import FLIP, OPEN, OVER
from homeward.games.monster_chase.rules.ending import has_won, points
from homeward.games.monster_chase.rules.monsters import Monsters
from homeward.games.monster_chase.rules.setting_up import begin, shuffled_monsters, shuffled_tiles
from homeward.games.monster_chase.rules.tiles import Tiles
from homeward.games.monster_chase.rules.turn import is_legal, legal_codes, make_move
from homeward.games.monster_chase.rules.unknown import hide, shuffle_hidden
from homeward.games.monster_chase.rules.variant import COMPETITIVE, Variant
from homeward.games.monster_chase.rules.windows import Windows


@final
class MonsterChase(State):
    """The monsters, the sleeping tiles and the windows."""

    variant: Variant
    monsters: Monsters
    tiles: Tiles
    windows: Windows
    turns: i64 = 0  # moves played so far, counted for `tiles.seen`
    sock: i64 = NOBODY  # place of the sock while it waits for its swap, else NOBODY
    expert_used: bool = False  # has the one free expert tile been turned? (MC-33)
    active: i64 = 0
    phase: i64 = FLIP
    result: i64 = OPEN

    def __init__(
        self, players: i64, rng: Rng, variant: Variant, monsters: Monsters, tiles: Tiles, windows: Windows
    ) -> None:
        super().__init__(players, rng)
        self.variant = variant
        self.monsters = monsters
        self.tiles = tiles
        self.windows = windows

    def to_act(self) -> i64:
        return NOBODY if self.phase == OVER else self.active

    def codes(self) -> vec[i64]:
        return legal_codes(self)

    def allows(self, code: i64) -> bool:
        return is_legal(self, code)

    def apply(self, code: i64) -> None:
        make_move(self, code)

    def score(self, seat: i64) -> i64:
        return points(self, seat)

    def won(self, seat: i64) -> bool:
        return has_won(self, seat)

    def stakes(self) -> i64:
        """All players win or lose together, except in the race (MC-01, MC-26)."""
        return ONE_WIN if self.variant.mode == COMPETITIVE else TOGETHER

    def copy(self) -> State:
        twin = MonsterChase(
            self.players,
            self.rng.copy(),
            self.variant,
            self.monsters.copy(),
            self.tiles.copy(),
            self.windows.copy(),
        )
        twin.take_over(self)
        twin.turns = self.turns
        twin.sock = self.sock
        twin.expert_used = self.expert_used
        twin.active = self.active
        twin.phase = self.phase
        twin.result = self.result
        return twin

    def deal_again(self, rng: Rng) -> State:
        state = new_game(self.players, rng, self.variant)
        state.share_settings(self)
        return state

    def conceal(self, seat: i64) -> None:
        hide(self.monsters, self.tiles)

    def deal_unknown(self, rng: Rng) -> None:
        shuffle_hidden(self.monsters, self.tiles, rng)


def new_game(players: i64, rng: Rng, variant: Variant) -> MonsterChase:
    """A new game, set up."""
    monsters = shuffled_monsters(variant, rng)
    tiles = shuffled_tiles(variant, rng)
    state = MonsterChase(players, rng, variant, monsters, tiles, Windows(0, False))
    begin(state)
    return state
