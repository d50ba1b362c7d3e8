"""Removes unfinished files, even if the process that makes them is killed."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Waits until its standard input ends: the system closes it when the process that started this one dies.
SWEEPER = """
import os, shutil, sys
sys.stdin.buffer.read()
for path in sys.argv[1:]:
    if os.path.isdir(path):
        shutil.rmtree(path, ignore_errors=True)
    elif os.path.lexists(path):
        os.unlink(path)
"""


@contextmanager
def removed_afterwards(*paths: Path) -> Iterator[None]:
    """Remove these paths at the end, after an error, and after a SIGKILL."""
    command = [sys.executable, "-I", "-S", "-c", SWEEPER, *map(str, paths)]
    # in its own session: a signal to all processes of the terminal must not end it first
    with subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True):
        yield
