"""What the tests of all environments need: every game with every number of players, and random play."""

from typing import Any

import numpy as np
import pytest

from homeward.engine.game import Game
from homeward.games import GAMES

TABLES = [(game, players) for game in GAMES for players in game.info.players]
every_table = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.name}-{players}" for game, players in TABLES]
)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def quick(game: Game) -> dict[str, Any]:
    return dict(game.info.quick)


def any_legal(mask: Any, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(mask)))
