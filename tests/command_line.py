"""The command line in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import homeward

PACKAGE = str(Path(homeward.__file__).parents[1])


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "homeward.cli", *words],
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": PACKAGE, "COLUMNS": "200"},
        check=False,
    )
