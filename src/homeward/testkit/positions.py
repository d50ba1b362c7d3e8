"""Hypothesis strategies: deals, random positions and finished games of any game."""

from hypothesis import strategies as st
from msgspec import Struct

from homeward.engine.chance.rng import fast_rng
from homeward.engine.game import Game
from homeward.engine.options import Value
from homeward.engine.state import State
from homeward.testkit.deals import is_allowed, walk

LONGEST = 400  # moves before a random position is taken, at most ...
LONGEST_IN_BEATS = 2000  # ... and in a game in real time, where a move is a fraction of a second


class RandomDeal(Struct, frozen=True):
    """Everything that is needed to deal a game again."""

    players: int
    seed: int
    rules_version: int
    options: dict[str, Value]

    def state(self, game: Game) -> State:
        return game.deal(self.players, self.seed, self.rules_version, **self.options)


def option_sets(game: Game, players: int) -> st.SearchStrategy[dict[str, Value]]:
    """All combinations of options for this number of players, of games short enough to test."""
    offered = {option.name: st.sampled_from(option.values(players)) for option in game.info.options}
    every = st.fixed_dictionaries(offered).map(lambda options: options | game.info.quick)
    return every.filter(lambda options: is_allowed(game, options, players))


def longest(game: Game) -> int:
    return LONGEST_IN_BEATS if game.info.tick_hz else LONGEST


@st.composite
def deals(draw: st.DrawFn, game: Game) -> RandomDeal:
    players = draw(st.sampled_from(game.info.players))
    return RandomDeal(
        players=players,
        seed=draw(st.integers(0, 2**32)),
        rules_version=draw(st.sampled_from(range(game.info.rules_version, 0, -1))),
        options=draw(option_sets(game, players)),
    )


@st.composite
def positions(draw: st.DrawFn, game: Game) -> State:
    """A state some random moves into a random game, sometimes a finished one."""
    state = draw(deals(game)).state(game)
    walk(state, draw(st.integers(0, longest(game))), fast_rng(draw(st.integers(0, 2**32))))
    return state
