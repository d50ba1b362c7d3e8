"""Imports only point down the house, and nothing compiled lies beside the sources."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "homeward"

# Each layer and what it may import; the order of design is the order of the list.
MAY_IMPORT = {
    "console": set(),
    "engine": {"engine"},
    "build_info": {"engine"},
    "bots": {"engine", "bots"},
    "games": {"engine", "bots", "games"},
    "record": {"engine", "games"},
    "table": {"console", "engine", "games", "record", "bots", "table"},
    "server": {"build_info", "console", "engine", "games", "record", "bots", "table", "server"},
    "load": {"build_info", "console", "engine", "games", "load"},
    "lab": {"build_info", "console", "engine", "games", "record", "bots", "lab"},
    "testkit": {"engine", "games", "record", "testkit"},
    "cli": {"build_info", "engine"},
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
