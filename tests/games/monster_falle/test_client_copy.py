"""What the client took from the engine is what the engine says now; `python tools/write_falle.py` writes it anew."""

from pathlib import Path

import pytest

from tests.load_tool import load_tool

TOOL = load_tool("write_falle")
FILES: dict[Path, str] = TOOL.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_file_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run tools/write_falle.py"
