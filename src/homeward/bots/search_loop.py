"""Runs a search slice by slice until its simulations or its time are used up."""

from collections.abc import Callable
from time import perf_counter

from homeward.bots.search import Search
from homeward.bots.veiled import Veiled
from homeward.engine.chance.rng import Rng
from homeward.engine.game import Game

SLICE = 16  # simulations between two checks of the time


def run_search(
    game: Game,
    veiled: Veiled,
    rng: Rng,
    simulations: int,
    seconds: float | None = None,
    stop: Callable[[], bool] = lambda: False,
    portion: int = SLICE,
) -> Search:
    """A search that has run its simulations, or as many as fit into the time or before `stop`."""
    search = Search(veiled, game.knowledge, game.bots.search, len(game.moves), rng)
    if seconds is None:
        search.run(simulations)
        return search
    end = perf_counter() + seconds
    left = simulations
    while left > 0:
        search.run(min(portion, left))
        left -= portion
        if perf_counter() >= end or stop():
            break
    return search
