"""A thousand games per game, and the first levels of the move tree, are exactly what they were.

The same file is read by the interpreted and the compiled run: both builds give the same states.
"""

from pathlib import Path

import msgspec
import pytest

from homeward.build_info import is_compiled
from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.games import game as find_game
from homeward.testkit.golden import GAMES_PER_FILE, StoredFormat, golden_game, golden_path, perft_counts, read_golden
from tests.old_games import ends_of

TENTHS = 10
# Interpreted, a tenth of the games is enough to compare the builds; the others are for the long run.
tenths = pytest.mark.parametrize(
    "tenth",
    [pytest.param(tenth, marks=[pytest.mark.long] if tenth and not is_compiled() else []) for tenth in range(TENTHS)],
)
FOLDER = Path(__file__).with_name("golden")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
@tenths
def test_a_thousand_games_end_as_before(game: Game, tenth: int) -> None:
    golden = read_golden(golden_path(FOLDER, game))
    assert len(golden) == GAMES_PER_FILE
    for number in range(tenth, GAMES_PER_FILE, TENTHS):
        assert golden_game(game, number) == golden[number]


OLD = sorted(FOLDER.glob("rules-*/*.jsonl"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: f"{path.parent.name}-{path.stem}")
@tenths
def test_games_of_older_rules_end_as_before(path: Path, tenth: int) -> None:
    game, version = find_game(path.stem), int(path.parent.name.removeprefix("rules-"))
    assert version < game.info.rules_version
    fields = ends_of(game.name)[0].state
    for golden in read_golden(path)[tenth::TENTHS]:
        stored = StoredFormat(version, golden.options, fields)
        assert golden_game(game, golden.seed, stored) == golden


@every_game
def test_the_move_tree_has_the_same_size(game: Game) -> None:
    before = msgspec.json.decode((FOLDER / f"{game.name}.perft.json").read_bytes())
    assert perft_counts(game) == before
