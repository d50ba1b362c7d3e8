"""A whole new SQLite database, under its name only when it is complete and on the disk."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from homeward.server.storage.sqlite.sqlite_files import BESIDE, beside
from homeward.server.storage.sqlite.temp_cleanup import removed_afterwards


@contextmanager
def half_made(database: Path) -> Iterator[Path]:
    """Where to make it meanwhile. What is there at the end, however that comes, is removed."""
    partial = beside(database, ".partial")
    everything = [partial, *(beside(partial, suffix) for suffix in (*BESIDE, "-journal"))]
    for file in everything:
        file.unlink(missing_ok=True)
    with removed_afterwards(*everything):
        yield partial


def settle(partial: Path, database: Path) -> None:
    """It is complete: on the disk first, then under its name, then its name on the disk."""
    flush(partial)
    beside(database, "-versions").unlink(missing_ok=True)  # is about the database that was here before
    partial.replace(database)
    if os.name == "posix":
        flush(database.parent)


def flush(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
