"""Makes a new SQLite database under a temporary name, and renames it when it is complete and on the disk."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from homeward.server.storage.sqlite.sqlite_files import BESIDE, beside
from homeward.server.storage.sqlite.temp_cleanup import removed_afterwards


@contextmanager
def partial_file(database: Path) -> Iterator[Path]:
    """The temporary file. If it still exists at the end, also after an error or a kill, it is removed."""
    partial = beside(database, ".partial")
    everything = [partial, *(beside(partial, suffix) for suffix in (*BESIDE, "-journal"))]
    for file in everything:
        file.unlink(missing_ok=True)
    with removed_afterwards(*everything):
        yield partial


def move_into_place(partial: Path, database: Path) -> None:
    """Flush the complete file, rename it, then flush the folder."""
    flush(partial)
    beside(database, "-versions").unlink(missing_ok=True)  # belongs to the database that is replaced
    partial.replace(database)
    if os.name == "posix":
        flush(database.parent)


def flush(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
