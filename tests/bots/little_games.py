"""Two little games in plain Python whose best moves are known."""

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.bot.knowledge import Knowledge
from homeward.engine.chance.rng import Rng, fast_rng
from homeward.engine.state import NOBODY, State


class Blind(Knowledge):
    """Knows nothing about any game."""

    def prefer(self, state: State, code: i64) -> float:
        return 0.0

    def evaluate(self, state: State, seat: i64) -> float:
        return 0.5


class Nim(State):
    """Take one to three sticks in turn; whoever takes the last one wins. Leave a multiple of four (two players)."""

    def __init__(self, players: i64, sticks: i64) -> None:
        super().__init__(players, fast_rng(1))
        self.sticks = sticks
        self.active: i64 = 0
        self.last: i64 = NOBODY

    def to_act(self) -> i64:
        return self.active if self.sticks > 0 else NOBODY

    def codes(self) -> vec[i64]:
        return vec[i64]([taken - 1 for taken in (1, 2, 3) if taken <= self.sticks])

    def allows(self, code: i64) -> bool:
        return 0 <= code < min(3, self.sticks)

    def apply(self, code: i64) -> None:
        self.sticks -= code + 1
        self.last = self.active
        self.active = (self.active + 1) % self.players

    def score(self, seat: i64) -> i64:
        return 1 if self.won(seat) else 0

    def won(self, seat: i64) -> bool:
        return self.sticks == 0 and self.last == seat

    def copy(self) -> State:
        twin = Nim(self.players, self.sticks)
        twin.take_over(self)
        twin.rng = self.rng.copy()
        twin.active = self.active
        twin.last = self.last
        return twin

    def conceal(self, seat: i64) -> None:
        pass

    def deal_unknown(self, rng: Rng) -> None:
        pass


class Lid(State):
    """A die lies under a lid. Bet that it shows three or more, or pass and win every other time by a coin."""

    def __init__(self, die: i64) -> None:
        super().__init__(1, fast_rng(1))
        self.die = die
        self.choice: i64 = NOBODY
        self.heads = False

    def to_act(self) -> i64:
        return 0 if self.choice == NOBODY else NOBODY

    def codes(self) -> vec[i64]:
        return vec[i64]([0, 1])

    def allows(self, code: i64) -> bool:
        return code in (0, 1)

    def apply(self, code: i64) -> None:
        self.choice = code
        self.heads = self.rng.below(2) == 1

    def score(self, seat: i64) -> i64:
        return 1 if self.won(seat) else 0

    def won(self, seat: i64) -> bool:
        return self.die >= 3 if self.choice == 0 else self.heads

    def copy(self) -> State:
        twin = Lid(self.die)
        twin.take_over(self)
        twin.rng = self.rng.copy()
        twin.choice = self.choice
        return twin

    def conceal(self, seat: i64) -> None:
        self.die = 1

    def deal_unknown(self, rng: Rng) -> None:
        self.die = rng.below(6) + 1
