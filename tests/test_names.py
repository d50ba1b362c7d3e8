"""A name means one thing, says what it is, and stands in a folder that can be read at one glance."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "homeward"
FILES = sorted(SOURCE.rglob("*.py"))
MOST_FILES = 17  # in a folder, `__init__.py` not counted
IRREGULAR = re.compile(
    "asked|begun|brought|built|caught|chosen|dealt|done|drawn|driven|felt|found|given|gone|heard|held|hidden|kept|known"
    "|laid|led|left|lent|lost|made|meant|met|paid|put|said|seen|sent|shown|sold|spent|spoken|swept|taken|thought|told"
    "|tried|understood|won|written"
)
NO_PARTICIPLES = frozenset(("embed", "exceed", "feed", "need", "proceed", "seed", "shed", "speed"))


def definitions(path: Path) -> Iterator[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def layer_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def is_of_a_game(path: Path) -> bool:
    """In a game's folder, or in the folder that `homeward new-game` copies."""
    return layer_of(path) == "games" or "example_game" in path.parts


def is_participle(name: str) -> bool:
    return "_" not in name and (
        IRREGULAR.fullmatch(name) is not None or (name.endswith("ed") and name not in NO_PARTICIPLES)
    )


def test_participles_are_recognised() -> None:
    assert is_participle("told")
    assert is_participle("shortened")
    assert not is_participle("shorten")
    assert not is_participle("speed")
    assert not is_participle("removed_afterwards")


def test_no_two_public_classes_share_a_name() -> None:
    places: defaultdict[str, list[str]] = defaultdict(list)
    for path in FILES:
        for node in definitions(path):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_") and not is_of_a_game(path):
                places[node.name].append(path.relative_to(SOURCE).as_posix())
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def test_no_function_is_called_by_a_bare_participle() -> None:
    """`told` says neither what a function does nor what it returns."""
    found = [
        f"{path.relative_to(SOURCE)}: {node.name}"
        for path in FILES
        for node in definitions(path)
        if not isinstance(node, ast.ClassDef) and is_participle(node.name)
    ]
    assert found == []


def test_no_module_name_stands_in_two_layers() -> None:
    """The same role has the same file in every game, so games do not count; two layers have no role in common."""
    layers: defaultdict[str, set[str]] = defaultdict(set)
    for path in FILES:
        if not is_of_a_game(path) and not path.stem.startswith("__"):
            layers[path.stem].add(layer_of(path))
    assert {name: sorted(found) for name, found in layers.items() if len(found) > 1} == {}


def test_a_folder_can_be_read_at_one_glance() -> None:
    """A game's `rules/` is the table of contents of its rulebook, however many chapters that has."""
    folders: defaultdict[Path, int] = defaultdict(int)
    for path in FILES:
        folders[path.parent] += path.stem != "__init__" and path.parent.name != "rules"
    crowded = {str(folder.relative_to(SOURCE)): count for folder, count in folders.items() if count > MOST_FILES}
    assert crowded == {}
