"""Many games of one kind side by side: a step, an observation or a mask is one call for all of them.

Every game is dealt from a seed of its own, so that its record is that of a single game.
"""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from homeward.engine.bot.observer import Observer
from homeward.engine.chance.rng import Rng, fast_rng
from homeward.engine.state import State

NUMBER: Final[i64] = 8  # bytes of an action
WAIT: Final[i64] = -(2**31)  # not an action: this game waits
ILLEGAL: Final = -1.0  # the reward for an illegal move, which also ends the game


@final
class Lane:
    """One place of the batch, in which games are played one after another."""

    __slots__ = ("codes", "last_codes", "last_seed", "seed", "state")

    state: State
    codes: vec[i64]  # of the moves of this game
    last_codes: vec[i64]  # of the previous game

    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.seed = seed
        self.codes = vec[i64](capacity=64)
        self.last_seed = -1  # before the first game has ended
        self.last_codes = vec[i64]()

    def begin(self, state: State, seed: int) -> None:
        """Start the next game."""
        self.last_seed = self.seed
        self.last_codes = self.codes
        self.state = state
        self.seed = seed
        self.codes = vec[i64](capacity=64)


@final
class Batch:
    """The games and the results of their last step: rewards by lane and seat, which games ended or were truncated."""

    rewards: vec[float]
    ended: vec[u8]
    cut: vec[u8]

    def __init__(self, first: State, observer: Observer, seeds: list[int], moves: i64, longest: i64) -> None:
        self.first = first
        self.observer = observer
        self.moves = moves  # of the game's move space
        self.longest = longest  # moves after which a game is truncated
        self.players = first.players
        self.size = i64(len(seeds))
        self.lanes = [Lane(first.deal_again(fast_rng(seed)), seed) for seed in seeds]
        self.rewards = vec[float]([0.0] * (self.size * self.players))
        self.ended = vec[u8]([0] * self.size)
        self.cut = vec[u8]([0] * self.size)

    def step(self, actions: bytes) -> int:
        """One move in every game, as 64-bit numbers, or WAIT. Returns how many games are over; those need `deal`."""
        over: i64 = 0
        rewards = self.rewards
        for i in range(i64(len(rewards))):
            rewards[i] = 0.0
        for i in range(self.size):
            self.ended[i] = 0
            self.cut[i] = 0
            if self.play(i, read_i64_le(actions, i * NUMBER)):
                over += 1
        return over

    def play(self, number: i64, code: i64) -> bool:
        """A move in one game. Returns whether it is over now."""
        if code == WAIT:
            return False
        lane = self.lanes[number]
        state = lane.state
        if not state.allows(code):
            self.rewards[number * self.players + state.to_act()] = ILLEGAL
            self.ended[number] = 1
            return True
        state.apply(code)
        lane.codes = append(lane.codes, code)
        if state.to_act() < 0:
            self.ended[number] = 1
            for seat in range(self.players):
                self.rewards[number * self.players + seat] = state.value(seat)
            return True
        if i64(len(lane.codes)) >= self.longest:
            self.cut[number] = 1
            return True
        return False

    def deal(self, seeds: list[int]) -> None:
        """A new game in every lane whose game is over, in the order of the lanes."""
        dealt: i64 = 0
        for i in range(self.size):
            if self.ended[i] != 0 or self.cut[i] != 0:
                seed = seeds[dealt]
                dealt += 1
                self.lanes[i].begin(self.first.deal_again(fast_rng(seed)), seed)

    # Observations and masks, one row per game

    def observe(self) -> vec[u8]:
        """What the seat that is to act sees of its game."""
        width = self.observer.width
        rows = vec[u8]([0] * (self.size * width))
        for i in range(self.size):
            state = self.lanes[i].state
            self.observer.look(state, state.to_act(), rows, i * width)
        return rows

    def observe_for(self, seats: bytes) -> vec[u8]:
        """What a given seat sees of each game, as 64-bit numbers."""
        width = self.observer.width
        rows = vec[u8]([0] * (self.size * width))
        for i in range(self.size):
            self.observer.look(self.lanes[i].state, read_i64_le(seats, i * NUMBER), rows, i * width)
        return rows

    def masks(self) -> vec[u8]:
        """1 for every legal move."""
        rows = vec[u8]([0] * (self.size * self.moves))
        for i in range(self.size):
            self.lanes[i].state.mark_legal(rows, i * self.moves)
        return rows

    def actors(self) -> vec[i64]:
        """Whose move it is in each game."""
        actors = vec[i64](capacity=self.size)
        for i in range(self.size):
            actors = append(actors, self.lanes[i].state.to_act())
        return actors

    def sample(self, rng: Rng) -> vec[i64]:
        """A legal move for every game, each equally likely."""
        return self.sample_but_for(-1, rng)

    def sample_but_for(self, seat: i64, rng: Rng) -> vec[i64]:
        """The same, with WAIT for games in which it is this seat's move."""
        codes = vec[i64](capacity=self.size)
        for i in range(self.size):
            state = self.lanes[i].state
            codes = append(codes, WAIT if state.to_act() == seat else state.random_code(rng))
        return codes


# A single game, with as few calls from Python as possible


def play_if_legal(state: State, code: i64) -> bool:
    """Play a move if it is legal. Returns whether it was."""
    if not state.allows(code):
        return False
    state.apply(code)
    return True


def one_row(observer: Observer, state: State, seat: i64) -> vec[u8]:
    """What a seat sees of a single game."""
    row = vec[u8]([0] * observer.width)
    observer.look(state, seat, row, 0)
    return row


def one_mask(state: State, moves: i64) -> vec[u8]:
    """1 for every legal move of a single game."""
    mask = vec[u8]([0] * moves)
    state.mark_legal(mask, 0)
    return mask
