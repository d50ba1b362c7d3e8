"""Imports only point down the house, and nothing compiled lies beside the sources."""

import ast
import re
from pathlib import Path

import pytest

from homeward.catalogue.translator import english
from homeward.engine.game import Game
from homeward.games import GAMES

SOURCE = Path(__file__).parents[1] / "src" / "homeward"

# Each layer and what it may import; the order of design is the order of the list.
MAY_IMPORT = {
    "console": {"catalogue"},
    "callers_file": {"catalogue", "engine"},
    "catalogue": {"catalogue"},
    "engine": {"catalogue", "engine"},
    "build_info": set(),
    "extras": {"catalogue"},
    "bots": {"catalogue", "engine", "bots"},
    "games": {"catalogue", "engine", "bots", "games"},
    "record": {"catalogue", "engine", "games"},
    "balance": {"catalogue", "engine", "games", "bots", "balance"},
    "table": {"catalogue", "engine", "games", "record", "bots", "table"},
    "puzzles": {"catalogue", "engine", "games", "record", "bots", "table", "puzzles"},
    "terminal": {"callers_file", "catalogue", "console", "engine", "games", "record", "bots", "terminal"},
    "rooms": {"catalogue", "engine", "games", "record", "bots", "balance", "table", "rooms"},
    "api": {"balance", "bots", "catalogue", "engine", "games", "puzzles", "record", "rooms", "table", "api"},
    "page": {"build_info", "bots", "engine", "table", "rooms", "api", "page"},
    "server": {
        *("catalogue", "build_info", "console", "engine", "record", "bots", "table", "rooms", "api"),
        *("exit_codes", "server"),
    },
    "client": {"console", "engine", "games", "client"},
    "load": {"build_info", "console", "engine", "games", "client", "load"},
    "lab": {
        *("callers_file", "catalogue", "build_info", "console", "engine", "games", "record", "bots", "balance"),
        *("puzzles", "lab"),
    },
    "agents": {
        *("callers_file", "catalogue", "console", "engine", "games", "record", "bots", "terminal", "client"),
        "agents",
    },
    "new_game": {"callers_file", "catalogue", "console", "engine", "games", "new_game"},
    "testkit": {"catalogue", "engine", "games", "record", "testkit"},
    "commands": {"catalogue", "build_info", "engine"},
    "exit_codes": {"catalogue", "engine", "extras"},
    "cli": {"build_info", "commands", "exit_codes"},
}
FILES = sorted(path for path in SOURCE.rglob("*.py") if path.parent != SOURCE or path.stem in MAY_IMPORT)


def layer_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported_layers(path: Path) -> set[str]:
    names = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return {name.split(".")[1] for name in names if name.startswith("homeward.")}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_imports_point_down(path: Path) -> None:
    assert imported_layers(path) <= MAY_IMPORT[layer_of(path)]


def test_a_game_knows_no_other_game() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        folder = path.relative_to(SOURCE / "games").parts[0]
        if folder.endswith(".py"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (module := node.module or "").startswith("homeward.games."):
                assert module.split(".")[2] == folder, f"{path} imports {module}"


def test_no_compiled_file_beside_the_sources() -> None:
    """A stale one would shadow an edited source; builds go to build/compiled or site-packages."""
    assert [path for pattern in ("*.so", "*.pyd") for path in SOURCE.parent.rglob(pattern)] == []


@pytest.mark.parametrize("layer", sorted(MAY_IMPORT.keys() - {"games"}))
def test_no_game_is_known_by_name(layer: str) -> None:
    """A special case for one game is a missing part of the contract. Only examples in docstrings may type a name."""
    titles = [name for game in GAMES for name in (english(game.title), game.name.replace("-", "_"), type_of(game))]
    typed = [game.name for game in GAMES]
    for path in (path for path in FILES if layer_of(path) == layer):
        text = path.read_text(encoding="utf-8")
        assert [name for name in titles if name in text] == [], path
        assert [name for name in typed if name in without_docstrings(text)] == [], path


def test_the_map_in_the_docs_shows_every_layer_and_only_arrows_that_are_imports() -> None:
    drawn = (SOURCE.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    arrows = set(re.findall(r"^  (\w+) --> (\w+)$", drawn, re.MULTILINE))
    imports = {(layer_of(path), layer) for path in FILES for layer in imported_layers(path)}
    assert arrows - imports == set()
    folders = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()}
    assert [name for name in folders if f"<b>{name}/</b>" not in drawn] == []


def type_of(game: Game) -> str:
    return type(game.deal(game.info.players[0], seed=1)).__name__


def without_docstrings(text: str) -> str:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = text.replace(ast.get_docstring(node, clean=False) or "", "")
    return text
