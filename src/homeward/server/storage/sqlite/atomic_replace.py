"""Makes a new SQLite database under a temporary name; it gets its real name when it is complete and on the disk."""

import os
from contextlib import AbstractContextManager
from pathlib import Path

from homeward.server.storage.sqlite.scratch_database import scratch_database
from homeward.server.storage.sqlite.sqlite_database import SqliteDatabase
from homeward.server.storage.sqlite.sqlite_files import beside


def partial_database(database: Path) -> AbstractContextManager[Path]:
    """The file to write, in the same folder: a file gets another name at once only within one disk."""
    return scratch_database(database.parent, f"{database.name}.", ".partial")


def move_to_new_name(partial: Path, database: Path) -> None:
    """Give a complete database its name. FileExistsError if there is a file of that name, however new it is."""
    finish(partial)
    try:
        os.link(partial, database)  # a rename would replace a file that another process has just made
    except FileExistsError:
        raise
    except OSError:  # the disk has no hard links, like most USB sticks
        if os.path.lexists(database):
            raise FileExistsError(database) from None
        partial.rename(database)
    flush_folder(database.parent)


def replace_database(partial: Path, database: Path) -> None:
    """Put a complete database in the place of another one, or where none is."""
    finish(partial)
    beside(database, "-versions").unlink(missing_ok=True)  # belongs to the database that is replaced
    partial.replace(database)
    flush_folder(database.parent)


def finish(partial: Path) -> None:
    """Bring everything into the one file, and the file onto the disk."""
    connection = SqliteDatabase(partial).connect()
    try:
        connection.rows("PRAGMA wal_checkpoint(TRUNCATE)")  # unlike closing, this says when the disk is full
    finally:
        connection.close()
    flush(partial, os.O_RDWR)


def flush_folder(folder: Path) -> None:
    if os.name == "posix":
        flush(folder, os.O_RDONLY)


def flush(path: Path, flags: int) -> None:
    descriptor = os.open(path, flags)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
