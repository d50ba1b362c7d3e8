"""A game written in plain Python, never compiled, runs under the compiled engine."""

from librt.vecs import vec
from mypy_extensions import i64

from homeward.catalogue.translator import english
from homeward.engine.chance.rng import Rng, fast_rng
from homeward.engine.simulation.playout import perft, random_games
from homeward.engine.state import State


class Countdown(State):
    """Take one or two stones of ten; whoever takes the last one wins."""

    def __init__(self, players: int, rng: Rng, stones: int = 10) -> None:
        super().__init__(players, rng)
        self.stones = stones
        self.turn = 0

    def to_act(self) -> int:
        return self.turn if self.stones else -1

    def codes(self) -> "vec[i64]":
        return vec[i64](list(range(min(2, self.stones))))

    def allows(self, code: int) -> bool:
        return code < min(2, self.stones)

    def apply(self, code: int) -> None:
        self.stones -= code + 1
        self.turn = 1 - self.turn

    def score(self, seat: int) -> int:
        return int(self.won(seat))

    def won(self, seat: int) -> bool:
        return self.stones == 0 and self.turn != seat

    def copy(self) -> State:
        twin = Countdown(self.players, self.rng.copy(), self.stones)
        twin.take_over(self)
        twin.turn = self.turn
        return twin

    def deal_again(self, rng: Rng) -> State:
        return Countdown(self.players, rng)


def test_random_games_and_perft() -> None:
    first = Countdown(2, fast_rng(1))
    tally = random_games(first, 50, fast_rng(2))
    assert tally.games == 50
    assert tally.points == 50
    assert [perft(first, depth) for depth in (1, 2, 3)] == [2, 4, 8]
    assert perft(first, 10) == 89, "the ways to write ten as ones and twos"


def test_without_words_a_refusal_is_still_a_sentence() -> None:
    state = Countdown(2, fast_rng(1), 1)
    assert english(state.refusal(1).said) == "That move is not allowed now. Choose another one."
