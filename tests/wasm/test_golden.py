"""The rules compiled to WebAssembly give the same thousand games as the native ones, state by state."""

import json
from pathlib import Path

import pytest

from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.testkit.golden import GAMES_PER_FILE
from tests.wasm.node import run_in_pyodide


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_thousand_games_are_the_same_in_web_assembly(game: Game) -> None:
    told = json.loads(run_in_pyodide(Path(__file__).with_name("golden.py"), game.name))
    assert told == {"compiled": True, "played": GAMES_PER_FILE, "others": []}
