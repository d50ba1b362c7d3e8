"""Measures steps per second for learning programs on one core: in batches, and through PettingZoo."""

from typing import Any

import numpy as np

from homeward.lab.adapters.batch_env import BatchEnv
from homeward.lab.adapters.learning_table import Numbers
from homeward.lab.adapters.pettingzoo_env import env
from homeward.lab.speed.measure import BATCH_SIZE as SIZE
from homeward.lab.speed.peers import one_petting_zoo_game, rate

STEPS = 64  # between two readings of the clock
LONG = 2_000  # moves after which a game is truncated: random moves may take very long to finish a race


def batch_rate(name: str, players: int, seconds: float, kind: str) -> float:
    """Random moves, each with an observation and a mask."""
    games = BatchEnv(name, SIZE, players, seed=1, max_moves=LONG)
    seen: Any = np.empty((SIZE, games.width), kind)
    masks: Any = np.empty((SIZE, games.moves), np.bool_)

    def play() -> int:
        for _ in range(STEPS):
            games.observe(out=seen)
            games.masks(out=masks)
            games.step(games.sample())
        return STEPS * SIZE

    play()  # first-call costs are not the speed of the games
    return rate(play, seconds)


def zoo_rate(name: str, players: int, seconds: float, numbers: Numbers) -> float:
    table = env(name, players=players, max_moves=LONG, numbers=numbers)
    one_petting_zoo_game(table)
    return rate(lambda: one_petting_zoo_game(table), seconds)
