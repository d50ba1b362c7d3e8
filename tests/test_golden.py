"""A thousand games per game, and the first levels of the move tree, are exactly what they were.

The same file is read by the interpreted and the compiled run: both builds give the same states.
"""

from pathlib import Path

import msgspec
import pytest

from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.testkit.golden import golden_count, golden_game, golden_path, perft_counts, read_golden

FOLDER = Path(__file__).with_name("golden")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_a_thousand_games_end_as_before(game: Game) -> None:
    golden = read_golden(golden_path(FOLDER, game))
    assert len(golden) >= golden_count(game)
    for number, before in enumerate(golden):
        assert golden_game(game, number) == before


@every_game
def test_the_move_tree_has_the_same_size(game: Game) -> None:
    before = msgspec.json.decode((FOLDER / f"{game.name}.perft.json").read_bytes())
    assert perft_counts(game) == before
