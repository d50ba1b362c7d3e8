"""What the client took from the engine is what the engine says now; `python tools/write_falle.py` writes it anew."""

import importlib.util
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[3] / "tools" / "write_falle.py"
SPEC = importlib.util.spec_from_file_location("write_falle", TOOL)
assert SPEC is not None
assert SPEC.loader is not None
TOOL_MODULE = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(TOOL_MODULE)
FILES: dict[Path, str] = TOOL_MODULE.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_file_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run tools/write_falle.py"
