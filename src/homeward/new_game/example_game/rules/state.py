"""The whole table of Example Game, and the rules that change it."""

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.engine.state import NOBODY, State
from homeward.new_game.example_game.moves import MOST
from homeward.new_game.example_game.rules.notes import Took

SEATS = 2
FEWEST, LARGEST = 12, 20  # pebbles of a pile at the beginning


class ExampleGame(State):
    """A pile, and what everybody has taken."""

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.pile = 0
        self.taken = [0] * players
        self.active = 0  # takes next; at the end whoever took last

    # Setting up

    def lay_out(self) -> None:
        self.pile = FEWEST + int(self.rng.below(LARGEST - FEWEST + 1))

    # A turn

    def to_act(self) -> i64:
        return self.active if self.pile else NOBODY

    def codes(self) -> vec[i64]:
        return vec[i64](range(min(MOST, self.pile)))

    def allows(self, code: i64) -> bool:
        return 0 <= code < min(MOST, self.pile)

    def apply(self, code: i64) -> None:
        pebbles = int(code) + 1
        self.pile -= pebbles
        self.taken[self.active] += pebbles
        if self.journal is not None:
            self.journal.add(Took(self.active, pebbles, self.pile))
        if self.pile:
            self.active = (self.active + 1) % SEATS

    # The end

    def score(self, seat: i64) -> i64:
        return int(self.won(seat))

    def won(self, seat: i64) -> bool:
        return self.pile == 0 and seat == self.active

    # Copies and secrets

    def copy(self) -> State:
        twin = ExampleGame(int(self.players), self.rng.copy())
        twin.take_over(self)
        twin.pile = self.pile
        twin.taken = list(self.taken)
        twin.active = self.active
        return twin

    def deal_again(self, rng: Rng) -> State:
        state = new_game(int(self.players), rng)
        state.share_settings(self)
        return state

    def conceal(self, seat: i64) -> None:
        """Everybody sees everything."""

    def deal_unknown(self, rng: Rng) -> None:
        """Nothing is unknown."""


def new_game(players: int, rng: Rng) -> ExampleGame:
    state = ExampleGame(players, rng)
    state.lay_out()
    return state
