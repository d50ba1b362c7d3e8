"""Python files in Pyodide under Node, with the package that tools/build_wasm.py has made."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
PACKAGE = ROOT / ".wasm" / "package"


PATH = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
NODE = shutil.which("node", path=PATH) or "node"  # comes with tools/prepare.py where the machine has none


def run_in_pyodide(file: Path, *words: str) -> str:
    """What a Python file prints there, without what Pyodide prints itself."""
    command = [
        NODE,
        str(Path(__file__).with_name("python.mjs")),
        str(PYODIDE),
        str(PACKAGE),
        str(ROOT),
        str(file),
        *words,
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout
