"""A bot in a seat through a whole game; it watches the figure from beat to beat."""

from typing import final

from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.engine.state import NOBODY
from homeward.games.monster_falle.bot.driver import Driver
from homeward.games.monster_falle.bot.hands import Hands
from homeward.games.monster_falle.bot.knowledge import has_practised_enough
from homeward.games.monster_falle.rules.codes import CHOOSING, GO, NEXT, PAIR_X, PAIR_Y, PLACE, READY, SWAP
from homeward.games.monster_falle.rules.maze import STARTS
from homeward.games.monster_falle.rules.state import MonsterFalle
from homeward.games.monster_falle.rules.teams import plays_alone


@final
class Pusher:
    """One driver for each pair of rails, new for every round."""

    __slots__ = ("drivers", "hands", "luck", "round", "swapped")

    def __init__(self, hands: Hands, luck: Rng) -> None:
        self.hands = hands
        self.luck = luck
        self.round: i64 = NOBODY
        self.swapped = False
        self.drivers: list[Driver] = []

    def choose(self, state: MonsterFalle) -> i64:
        """The move of the seat that is to act. In a running round it must be called in every beat."""
        if state.phase == READY:
            return SWAP if state.agreement.wants_swap() else GO
        if state.phase == CHOOSING:
            return NEXT if has_practised_enough(state) else PLACE + self.luck.below(STARTS)
        if state.round != self.round or state.agreement.swapped != self.swapped:
            self.sit_down(state)
        return self.drivers[PAIR_X if state.waiting == NOBODY else PAIR_Y].hold(state)

    def sit_down(self, state: MonsterFalle) -> None:
        self.round = state.round
        self.swapped = state.agreement.swapped
        alone = plays_alone(state)
        self.drivers = [Driver(self.hands, pair, self.luck.split(), alone) for pair in (PAIR_X, PAIR_Y)]
