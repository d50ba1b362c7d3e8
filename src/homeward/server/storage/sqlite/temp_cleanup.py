"""Half-made files go away, even if whoever makes them is killed."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Waits until its standard input ends, which the system does for it when the process that started it dies.
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
    """Whatever is at these paths afterwards is removed: at the end, after an error, and after a SIGKILL."""
    command = [sys.executable, "-I", "-S", "-c", SWEEPER, *map(str, paths)]
    # in a session of its own: a signal to everybody at the terminal must not end it first
    with subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True):
        yield
