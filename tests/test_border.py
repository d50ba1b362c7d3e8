"""What the client knows of the server is what the server says now; `make border` writes it anew."""

import importlib.util
from pathlib import Path

import pytest

from homeward.engine.game import Game
from homeward.games import GAMES

ROOT = Path(__file__).parents[1]
SPEC = importlib.util.spec_from_file_location("write_border", ROOT / "tools" / "write_border.py")
assert SPEC is not None
assert SPEC.loader is not None
TOOL = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(TOOL)
TYPES: dict[Path, str] = TOOL.types()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.mark.parametrize("path", TYPES, ids=lambda path: path.name)
def test_the_types_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == TYPES[path], "run `make border`"


@every_game
def test_the_recorded_frames_are_up_to_date(game: Game) -> None:
    """They show every phase; the client's tests draw them all (web/src/games/boards.test.ts)."""
    assert TOOL.frames_file(game).read_text(encoding="utf-8") == TOOL.frames(game), "run `make border`"


@every_game
def test_the_worked_examples_are_up_to_date(game: Game) -> None:
    """The rules page steps through them."""
    assert TOOL.examples_file(game).read_text(encoding="utf-8") == TOOL.worked(game), "run `make border`"


def test_nothing_else_is_at_the_border() -> None:
    written = {*TYPES, *(file(game) for file in (TOOL.frames_file, TOOL.examples_file) for game in GAMES)}
    assert {path for path in TOOL.BORDER.rglob("*") if path.is_file()} == written
