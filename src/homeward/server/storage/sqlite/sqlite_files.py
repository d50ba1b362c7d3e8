"""The files of a SQLite database: only for us to read, served by one process, and the same for as long as it runs."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from homeward.rooms.storage import BadStorage, StorageReplaced, say

BESIDE = ("-wal", "-shm", "-lock", "-versions")  # what belongs to a database and lies beside it


def beside(database: Path, suffix: str) -> Path:
    return database.with_name(database.name + suffix)


def address(database: Path) -> str:
    """For SQLite, which makes no new file under this one."""
    return f"{database.absolute().as_uri()}?mode=rw"


def make_private(file: Path) -> None:
    """A new file that only we may read, whatever the umask; one that is there stays as it is."""
    with suppress(FileExistsError):
        write_private(file, b"")


def write_private(file: Path, content: bytes) -> None:
    """A new file that only we may read, whatever the umask. FileExistsError if there is one."""
    with open(file, "xb", opener=lambda path, flags: os.open(path, flags, 0o600)) as new:
        new.write(content)


def check_log_has_database(database: Path) -> None:
    """BadStorage if there is a write-ahead log without its database: SQLite would delete it, or add it to another."""
    log = beside(database, "-wal")
    if log.exists() and not database.exists():
        raise BadStorage(say("log-alone", file=str(database), log=str(log)))


def is_served(database: Path) -> bool:
    """Does a server have this database open just now?"""
    if not beside(database, "-lock").exists():
        return False
    lock = Lock(database)
    try:
        lock.take()
    except BadStorage:
        return True
    except (OSError, sqlite3.Error):
        return False  # where nobody can write, nobody serves
    lock.release()
    return False


class Lock:
    """One SQLite database, one server. The system lets go of it when the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._held: sqlite3.Connection | None = None

    def take(self) -> None:
        file = beside(self._database, "-lock")
        make_private(file)
        # SQLite's own locks work on every system, and on this empty file they are in nobody's way
        held = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            held.execute("PRAGMA journal_mode=MEMORY")  # no third file
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            held.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise BadStorage(say("in-use", file=str(self._database))) from None
            raise OSError(str(error)) from None
        self._held = held

    def release(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None


class Identity:
    """Which files were opened. Another one of the same name is not the same: what is written to the old one is lost."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._files = [database, *(beside(database, suffix) for suffix in BESIDE)]
        self._known = {file: identity(file) for file in self._files}
        self._content = content_stamp(database)

    def check(self) -> None:
        """StorageReplaced if a file was deleted, moved or replaced."""
        for file, known in self._known.items():
            try:
                same = identity(file) == known
            except OSError:
                same = False
            if not same:
                raise StorageReplaced(say("replaced", file=str(file)))

    @property
    def is_touched(self) -> bool:
        """Did somebody else write into the database file? We do so only between `check` and `touched`."""
        return content_stamp(self._database) != self._content

    def touched(self) -> None:
        """What is in the database file now is right."""
        self._content = content_stamp(self._database)


def identity(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_dev, found.st_ino


def content_stamp(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_mtime_ns, found.st_size
