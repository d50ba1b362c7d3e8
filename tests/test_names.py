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
    "asked|begun|brought|built|caught|chosen|dealt|done|drawn|driven|felt|forgotten|found|given|gone|heard|held|hidden|kept|known"
    "|laid|led|left|lent|lost|made|meant|met|paid|put|said|seen|sent|shown|sold|spent|spoken|swept|taken|thought|told"
    "|tried|understood|won|written"
)
# Names of modules and packages that stand in two layers and mean the same there, with the reason.
SAME_MEANING = {
    "bots": "`rooms/bots/` runs what `bots/` computes",
    "state": "`engine/state.py` is the state of a game, `table/state/` that of a table with its game",
    "storage": "`rooms/storage.py` is the interface that `server/storage/` implements",
}
NO_PARTICIPLES = frozenset(("embed", "exceed", "feed", "need", "proceed", "seed", "shed", "speed"))


Function = ast.FunctionDef | ast.AsyncFunctionDef


def definitions(path: Path) -> Iterator[ast.ClassDef | Function]:
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | Function):
            yield node


def functions(path: Path) -> Iterator[Function]:
    """All functions of a module, and the private methods of its classes.

    Public methods do not count: after their object many participles read well, as in `state.won(seat)`
    and `metrics.refused(code)`.
    """
    for node in definitions(path):
        if not isinstance(node, ast.ClassDef):
            yield node
            continue
        for method in node.body:
            if isinstance(method, Function) and method.name.startswith("_"):
                yield method


def layer_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def is_of_a_game(path: Path) -> bool:
    """In a game's folder, or in the folder that `homeward new-game` copies."""
    return layer_of(path) == "games" or "example_game" in path.parts


def is_participle(name: str) -> bool:
    name = name.lstrip("_")
    return "_" not in name and (
        IRREGULAR.fullmatch(name) is not None or (name.endswith("ed") and name not in NO_PARTICIPLES)
    )


def test_participles_are_recognised() -> None:
    assert is_participle("told")
    assert is_participle("shortened")
    assert is_participle("_asked")
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
    found = {
        f"{path.relative_to(SOURCE).as_posix()}: {function.name}"
        for path in FILES
        for function in functions(path)
        if is_participle(function.name)
    }
    assert found == set()


def module_name(path: Path) -> str:
    return path.parent.name if path.stem == "__init__" else path.stem


def test_no_name_of_a_module_or_package_stands_in_two_layers() -> None:
    """The same role has the same file in every game, so games do not count; two layers have no role in common."""
    layers: defaultdict[str, set[str]] = defaultdict(set)
    for path in FILES:
        if not is_of_a_game(path) and path.stem != "__main__":
            layers[module_name(path)].add(layer_of(path))
    assert {name for name, found in layers.items() if len(found) > 1} == SAME_MEANING.keys()


def test_a_folder_can_be_read_at_one_glance() -> None:
    """A game's `rules/` is the table of contents of its rulebook, however many chapters that has."""
    folders: defaultdict[Path, int] = defaultdict(int)
    for path in FILES:
        folders[path.parent] += path.stem != "__init__" and path.parent.name != "rules"
    crowded = {str(folder.relative_to(SOURCE)): count for folder, count in folders.items() if count > MOST_FILES}
    assert crowded == {}
