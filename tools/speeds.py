"""Prints moves and simulations per second of every game in this Python, native or Pyodide, as one line of JSON.

In Pyodide the first argument is the build: `compiled` is that of tools/build_wasm.py, `interpreted` the sources.
"""

import json
import sys
import time
from importlib import import_module

IN_PYODIDE = "pyodide" in sys.modules
if IN_PYODIDE:
    COMPILED = sys.argv[1] == "compiled"
    sys.path[:0] = ["/site", "/project/src"] if COMPILED else ["/project/src", "/site"]
    if COMPILED:
        import_module("homeward.page.single_library").open_library()

from homeward.bots import Veiled  # noqa: E402
from homeward.bots.search_loop import run_search  # noqa: E402
from homeward.build_info import is_compiled  # noqa: E402
from homeward.engine.chance.rng import fast_rng  # noqa: E402
from homeward.engine.game import Game  # noqa: E402
from homeward.engine.simulation.playout import random_games  # noqa: E402
from homeward.games import GAMES  # noqa: E402

SECONDS = 1.0
SLICE = 32


def processor_seconds() -> float:
    """In WebAssembly Python has no CPU clock, but Node has one."""
    return float(import_module("js").process.cpuUsage().user) / 1e6 if IN_PYODIDE else time.process_time()


def moves_per_second(game: Game) -> float:
    state, rng = game.deal(game.info.players[0], seed=1), fast_rng(2)
    warm = processor_seconds() + SECONDS  # Node optimises WebAssembly while it runs
    while processor_seconds() < warm:
        random_games(state, 4, rng)
    moves, start = 0, processor_seconds()
    while (took := processor_seconds() - start) < SECONDS:
        moves += int(random_games(state, 4, rng).moves)
    return moves / took


def simulations_per_second(game: Game) -> float:
    """Simulations of new searches from the deal, as at a table."""
    state = game.deal(game.info.players[0], seed=1)
    done, start = 0, processor_seconds()
    while (took := processor_seconds() - start) < SECONDS:
        run_search(game, Veiled(state, state.actor or 0), fast_rng(done), SLICE)
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
print(
    json.dumps(
        {"python": f"{sys.version_info.major}.{sys.version_info.minor}", "compiled": is_compiled(), "games": speeds}
    )
)
