"""What the client knows of the server's types is what the structs say now; `make border` writes it anew."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SPEC = importlib.util.spec_from_file_location("write_border", ROOT / "tools" / "write_border.py")
assert SPEC is not None
assert SPEC.loader is not None
TOOL = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(TOOL)
FILES: dict[Path, str] = TOOL.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_file_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run `make border`"


def test_nothing_else_is_at_the_border() -> None:
    assert {path for path in TOOL.BORDER.rglob("*") if path.is_file()} == set(FILES)
