"""What holds for the tests themselves."""

import ast
from pathlib import Path

TESTS = Path(__file__).parent


def imported_modules(path: Path) -> set[str]:
    """Every part of every module name, and every name, that a file imports."""
    parts = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            parts |= {part for alias in node.names for part in alias.name.split(".")}
        elif isinstance(node, ast.ImportFrom):
            parts |= {*(node.module or "").split("."), *(alias.name for alias in node.names)}
    return parts


def test_nothing_is_imported_from_a_test_module() -> None:
    """What several tests use is in a `conftest.py` or in a module named after what it holds."""
    found = {
        path.relative_to(TESTS).as_posix(): [name for name in imported_modules(path) if name.startswith("test_")]
        for path in TESTS.rglob("*.py")
    }
    assert {path: names for path, names in found.items() if names} == {}
