"""What a good player of Monster-Falle knows, and the bot that sits at the rails.

A `Pusher` plays a seat through a whole game and keeps its eyes on the figure from beat to beat. The game's knowledge,
asked out of the blue, prefers the speeds that perfectly steady hands would hold now.
"""

from typing import Final, final

from mypy_extensions import i64

from homeward.engine.knowledge import Knowledge
from homeward.engine.rng import Rng
from homeward.engine.state import NOBODY, State
from homeward.games.monster_falle.bot.driver import Driver
from homeward.games.monster_falle.bot.hands import Hands, hands_of
from homeward.games.monster_falle.physics import SPEED_MAX, distance
from homeward.games.monster_falle.rules import (
    CHOOSING,
    DONE,
    GO,
    HOLDS,
    PAIR_X,
    PAIR_Y,
    PLACE,
    READY,
    SPEEDS,
    STARTS,
    SWAP,
    MonsterFalle,
)

STEADY: Final = "reference"


@final
class Pusher:
    """A bot in a seat: one driver for each pair of rails, fresh for every round."""

    __slots__ = ("drivers", "hands", "luck", "round", "swapped")

    def __init__(self, hands: Hands, luck: Rng) -> None:
        self.hands = hands
        self.luck = luck
        self.round: i64 = NOBODY
        self.swapped = False
        self.drivers: list[Driver] = []

    def choose(self, state: MonsterFalle) -> i64:
        """The move of the seat that is to act. In a running round it must be asked in every beat."""
        if state.phase == READY:
            return SWAP if partner_wants_to_swap(state) else GO
        if state.phase == CHOOSING:
            return PLACE + self.luck.below(STARTS)
        if state.round != self.round or state.swapped != self.swapped:
            self.sit_down(state)
        return self.drivers[PAIR_X if state.waiting == NOBODY else PAIR_Y].hold(state)

    def sit_down(self, state: MonsterFalle) -> None:
        self.round = state.round
        self.swapped = state.swapped
        alone = state.plays_alone()
        self.drivers = [Driver(self.hands, pair, self.luck.split(), alone) for pair in (PAIR_X, PAIR_Y)]


def partner_wants_to_swap(state: MonsterFalle) -> bool:
    return state.wish_first == SWAP or state.wish_second == SWAP


@final
class FalleKnowledge(Knowledge):
    """Steady hands, asked anew for every position."""

    def __init__(self) -> None:
        self.asked: MonsterFalle | None = None  # the last position, and what was found for it:
        self.asked_at: i64 = NOBODY  # preferences are asked thousands of times for the same one
        self.found: i64 = 0

    def prefer(self, state: State, code: i64) -> float:
        assert isinstance(state, MonsterFalle)
        if code >= HOLDS:
            if code == SWAP:
                return 1.0 if partner_wants_to_swap(state) else -1.0
            return -2.0 if code == DONE else 0.0
        moment = state.mansion.tick * HOLDS + state.waiting
        if self.asked is not state or self.asked_at != moment:
            self.asked = state
            self.asked_at = moment
            self.found = self.steady_hold(state)
        wanted = self.found
        near = distance(code // SPEEDS, wanted // SPEEDS) + distance(code % SPEEDS, wanted % SPEEDS)
        return 1.0 - float(near) / float(4 * SPEED_MAX)

    def steady_hold(self, state: MonsterFalle) -> i64:
        pair = PAIR_X if state.waiting == NOBODY else PAIR_Y
        return Driver(hands_of(STEADY), pair, Rng(1, 0), state.plays_alone()).hold(state)

    def evaluate(self, state: State, seat: i64) -> float:
        """Own cards against those of the best other seat."""
        assert isinstance(state, MonsterFalle)
        best: i64 = 0
        for other in range(state.players):
            if other != seat:
                best = max(best, state.score(other))
        mine = state.score(seat)
        return float(mine + 1) / float(mine + best + 2)
