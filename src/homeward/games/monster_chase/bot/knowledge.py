"""What a good player knows: turn the toy that a monster fears if it is remembered, otherwise an unknown one."""

from typing import Final, final

from mypy_extensions import i64

from homeward.engine.bot.knowledge import Knowledge
from homeward.engine.state import State
from homeward.games.monster_chase.rules.codes import FLIP, OVER, PLAYERS_WIN, SOCK_SWAP, SWAP
from homeward.games.monster_chase.rules.pieces import SIDES, TOYS
from homeward.games.monster_chase.rules.state import MonsterChase
from homeward.games.monster_chase.rules.variant import BASIC

REMEMBERED_HIT: Final = 4.0
UNKNOWN: Final = 2.0
KNOWN_TOY: Final = 1.0
KNOWN_TRICK: Final = 0.0


@final
class ChaseKnowledge(Knowledge):
    """Looks one flip ahead with perfect memory: everything that has been seen is known."""

    def prefer(self, state: State, code: i64) -> float:
        assert isinstance(state, MonsterChase)
        if state.phase == FLIP:
            return self.prefer_flip(state, code)
        if state.phase == SOCK_SWAP:
            # a swap with an unknown tile is best, because no knowledge is lost
            return 1.0 if state.tiles.seen[code - SWAP] == 0 else 0.0
        return 0.0

    def prefer_flip(self, state: MonsterChase, place: i64) -> float:
        if state.tiles.seen[place] == 0:
            return UNKNOWN
        tile = state.tiles.at[place]
        if tile >= TOYS:
            return KNOWN_TRICK
        return REMEMBERED_HIT if state.monsters.anybody_fears(tile) else KNOWN_TOY

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, MonsterChase)
        if state.phase == OVER:
            return 1.0 if state.result == PLAYERS_WIN else 0.0
        if state.variant.mode != BASIC:
            return 1.0
        crowd = float(state.monsters.at_bed()) - 1.0 + float(state.windows.progress) / float(state.variant.round_size())
        known: i64 = 0
        for place in range(i64(len(state.tiles.seen))):
            if state.tiles.seen[place] > 0:
                known += 1
        danger = crowd / float(SIDES - 1)
        return 1.0 - 0.8 * danger * (1.0 - 0.5 * float(known) / float(len(state.tiles.seen)))
