"""Moves and simulations a second of every game in this very Python, as one line of JSON: natively, or in Pyodide.

In Pyodide the first word says which build: `compiled` is that of tools/build_wasm.py, `interpreted` the sources.
"""

import json
import sys

if sys.platform == "emscripten":
    sys.path[:0] = ["/site", "/project/src"] if sys.argv[1] == "compiled" else ["/project/src", "/site"]

import homeward

if sys.platform == "emscripten":
    homeward.__path__.append("/project/src/homeward")  # a page has no laboratory

from homeward.bots import Veiled
from homeward.bots.thinking import think_over
from homeward.build_info import is_compiled
from homeward.engine.game import Game
from homeward.engine.rng import seeded
from homeward.games import GAMES

SECONDS = 1.0
SLICE = 32


def moves_per_second(game: Game) -> float:
    state = game.deal(game.info.players[0], seed=1)
    measure.engine_loop(state, SECONDS / 4)  # what is called for the first time is slower
    _, moves, took = measure.engine_loop(state, SECONDS)
    return moves / took


def simulations_per_second(game: Game) -> float:
    """Of the search, from the deal, afresh again and again as at a table."""
    state = game.deal(game.info.players[0], seed=1)
    done, start = 0, processor_seconds()
    while (took := processor_seconds() - start) < SECONDS:
        think_over(game, Veiled(state, state.actor or 0), seeded(done), SLICE)
        done += SLICE
    return done / took


speeds = {
    game.name: {
        "moves": moves_per_second(game),
        "owl": simulations_per_second(game) if game.bots.levels[-1].setting.simulations else None,
    }
    for game in GAMES
    if not game.info.tick_hz or is_compiled()  # whole games in real time take too long otherwise
}
print(json.dumps({"compiled": is_compiled(), "games": speeds}))
