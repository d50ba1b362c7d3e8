"""What the client knows of the server is what the server says now; `make border` writes it anew."""

from pathlib import Path

import pytest

from homeward.engine.game import Game
from homeward.games import GAMES
from tests.load_tool import load_tool

TOOL = load_tool("write_border")
TYPES: dict[Path, str] = TOOL.types()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.mark.parametrize("path", TYPES, ids=lambda path: path.name)
def test_the_types_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == TYPES[path], "run `make border`"


def test_the_table_of_requests_is_up_to_date() -> None:
    assert TOOL.PROTOCOL_PAGE.read_text(encoding="utf-8") == TOOL.protocol_page(), "run `make border`"


@every_game
def test_the_recorded_frames_are_up_to_date(game: Game) -> None:
    """They show every phase; the client's tests draw them all (web/src/games/boards.test.ts)."""
    assert TOOL.frames_file(game).read_text(encoding="utf-8") == TOOL.frames(game), "run `make border`"


@every_game
def test_the_worked_examples_are_up_to_date(game: Game) -> None:
    """The rules page steps through them."""
    assert TOOL.examples_file(game).read_text(encoding="utf-8") == TOOL.example_lines(game), "run `make border`"


def test_nothing_else_is_at_the_border() -> None:
    written = {*TYPES, *(file(game) for file in (TOOL.frames_file, TOOL.examples_file) for game in GAMES)}
    assert {path for path in TOOL.BORDER.rglob("*") if path.is_file()} == written
