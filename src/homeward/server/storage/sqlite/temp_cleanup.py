"""Removes an unfinished folder, even if the process that fills it is killed."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Waits until its standard input ends: the system closes it when the process that started this one dies.
SWEEPER = """
import shutil, sys
sys.stdin.buffer.read()
shutil.rmtree(sys.argv[1], ignore_errors=True)
"""


@contextmanager
def removed_afterwards(folder: Path) -> Iterator[None]:
    """Remove this folder at the end, after an error, and after a SIGKILL."""
    command = [sys.executable, "-I", "-S", "-c", SWEEPER, str(folder)]
    # in its own session: a signal to all processes of the terminal must not end it first
    with subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True):
        yield
