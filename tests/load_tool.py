"""A script of tools/ as a module, for tests of what it writes."""

import importlib.util
from pathlib import Path
from typing import Any

TOOLS = Path(__file__).parents[1] / "tools"


def load_tool(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, TOOLS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool
