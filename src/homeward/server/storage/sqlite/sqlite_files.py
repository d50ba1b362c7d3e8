"""The files of a SQLite database: private, served by one process, and not replaced while it runs."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from homeward.rooms.storage import BadStorage, StorageReplaced, say

BESIDE = ("-wal", "-shm", "-lock", "-versions")  # suffixes of the files that belong to a database


def beside(database: Path, suffix: str) -> Path:
    return database.with_name(database.name + suffix)


def address(database: Path) -> str:
    """The address for SQLite. It does not create a missing file."""
    return f"{database.absolute().as_uri()}?mode=rw"


def make_private(file: Path) -> None:
    """Create an empty file with mode 0600, whatever the umask; an existing file stays as it is."""
    with suppress(FileExistsError):
        write_private(file, b"")


def write_private(file: Path, content: bytes) -> None:
    """Create a file with mode 0600, whatever the umask. FileExistsError if it exists."""
    with open_private(file) as new:
        new.write(content)


def open_private(file: Path) -> BinaryIO:
    """A new file with mode 0600, to write into."""
    return open(file, "xb", opener=lambda path, flags: os.open(path, flags, 0o600))


def check_log_has_database(database: Path) -> None:
    """BadStorage if a write-ahead log has no database: SQLite would delete it, or apply it to another one."""
    log = beside(database, "-wal")
    if log.exists() and not database.exists():
        raise BadStorage(say("log-alone", file=str(database), log=str(log)))


def is_served(database: Path) -> bool:
    """Does a server have this database open now?"""
    if not beside(database, "-lock").exists():
        return False
    lock = Lock(database)
    try:
        lock.take()
    except BadStorage:
        return True
    except (OSError, sqlite3.Error):
        return False  # a server could not write there either
    lock.release()
    return False


class Lock:
    """Lets one server have a SQLite database. The system releases the lock when the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._held: sqlite3.Connection | None = None

    def take(self) -> None:
        file = beside(self._database, "-lock")
        while self._held is None:
            make_private(file)
            known = identity(file)
            held = self._lock(file)
            if is_still(file, known):
                self._held = held
            else:  # it was removed before it was locked: the next process would lock another one
                held.close()

    def _lock(self, file: Path) -> sqlite3.Connection:
        # a lock of SQLite works on every system; on a file of its own it does not block the database
        held = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            held.execute("PRAGMA journal_mode=MEMORY")  # no third file
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            held.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise BadStorage(say("in-use", file=str(self._database))) from None
            raise OSError(str(error)) from None
        return held

    def release(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None

    def remove(self) -> None:
        """Release the lock, and leave no file."""
        file = beside(self._database, "-lock")
        if os.name == "posix":  # while it is locked: right after, it may be another's
            file.unlink(missing_ok=True)
        self.release()
        if os.name != "posix":  # no open file can be deleted there
            with suppress(PermissionError):
                file.unlink(missing_ok=True)


@contextmanager
def kept_from_servers(database: Path) -> Iterator[None]:
    """No server opens the database meanwhile. BadStorage if one has it open."""
    lock = Lock(database)
    lock.take()
    try:
        yield
    finally:
        lock.remove()


class Identity:
    """The files that were opened. If one is replaced, what is written to the opened one is lost."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._files = [database, *(beside(database, suffix) for suffix in BESIDE)]
        self._known = {file: identity(file) for file in self._files}
        self._content = content_stamp(database)

    def check(self) -> None:
        """StorageReplaced if a file was deleted, moved or replaced."""
        for file, known in self._known.items():
            if not is_still(file, known):
                raise StorageReplaced(say("replaced", file=str(file)))

    @property
    def is_touched(self) -> bool:
        """Did another program write into the database file? This process calls `accept_content` after it has."""
        return content_stamp(self._database) != self._content

    def accept_content(self) -> None:
        """Take the present content of the database file as known."""
        self._content = content_stamp(self._database)


def identity(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_dev, found.st_ino


def is_still(file: Path, known: tuple[int, int]) -> bool:
    try:
        return identity(file) == known
    except OSError:
        return False


def content_stamp(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_mtime_ns, found.st_size
