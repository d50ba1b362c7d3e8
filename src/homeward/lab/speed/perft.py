"""`homeward perft`: counts the move tree of a fixed deal, to compare with another implementation."""

from time import perf_counter

from homeward.console import GameName, Options, console
from homeward.engine.errors import BadOption
from homeward.engine.simulation.playout import perft as count
from homeward.games import game as find_game
from homeward.games.spelling import parse_options


def perft(
    game: GameName,
    *,
    players: int | None = None,
    seed: int = 1,
    depth: int = 4,
    option: Options = (),
) -> None:
    """Count the move sequences of a fixed deal, depth by depth.

    Parameters
    ----------
    players
        Number of seats; default: the fewest the game allows.
    seed
        Which deal.
    depth
        The longest sequences to count.
    """
    chosen = find_game(game)
    if depth < 1:
        raise BadOption("depth", f"depth must be at least 1, not {depth}")
    state = chosen.deal(players or min(chosen.info.players), seed, **parse_options(chosen, option))
    for deep in range(1, depth + 1):
        start = perf_counter()
        leaves = count(state, deep)
        console.print(f"{deep:>3}  {leaves:>15,}  {perf_counter() - start:8.3f} s")
