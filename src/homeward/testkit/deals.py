"""Random deals and moves without Hypothesis, for golden games and simulations."""

from collections.abc import Iterable, Mapping

from homeward.engine.chance.rng import Rng
from homeward.engine.errors import BadOption
from homeward.engine.game import Game
from homeward.engine.options import Value, settle
from homeward.engine.state import State


def is_allowed(game: Game, options: Mapping[str, Value], players: int) -> bool:
    try:
        settle(game.info.options, game.info.conflicts, options, players)
    except BadOption:
        return False
    return True


def any_options(game: Game, players: int, rng: Rng, names: Iterable[str] | None = None) -> dict[str, Value]:
    """A random allowed combination of all options, or of the named ones in their order, for a short game."""
    known = {one.name: one for one in game.info.options}
    offered = {name: known[name].values(players) for name in (known if names is None else names)}
    while True:
        options = {name: values[rng.below(len(values))] for name, values in offered.items()}
        options |= game.info.quick
        if is_allowed(game, options, players):
            return options


def random_move(state: State, rng: Rng) -> int:
    codes = state.codes()
    return int(codes[rng.below(len(codes))])


def walk(state: State, moves: int, rng: Rng) -> int:
    """Play up to this many random moves. Returns how many were played before the game was over."""
    for played in range(moves):
        if state.over:
            return played
        state.play(random_move(state, rng))
    return moves
