"""Guards a SQLite database while it is served: one server has it, its files stay, and no entry is missing."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from homeward.rooms.storage import StorageReplaced, say
from homeward.server.storage.sqlite.last_versions import LastVersions
from homeward.server.storage.sqlite.sqlite_files import Identity, Lock, address, beside, check_log_has_database

ENTRIES_OF_EACH = "SELECT table_name, COUNT(*) FROM entries GROUP BY table_name"


class FileWatch:
    def __init__(self, database: Path) -> None:
        self._database = database
        self._lock = Lock(database)
        self._versions: LastVersions | None = None
        self._identity: Identity | None = None
        self.lost: dict[str, int] = {}

    def claim(self) -> None:
        """Lock the database before it is opened. BadStorage if another server has it."""
        self._lock.take()
        check_log_has_database(self._database)

    def begin(self) -> None:
        """Start watching. The database must be open, checked and migrated."""
        stored = self._stored_versions()
        self._versions = LastVersions(beside(self._database, "-versions"))
        self.lost = self._versions.missing(stored)
        self._versions.note(stored.items())
        self._identity = Identity(self._database)

    def check_files(self) -> None:
        """StorageReplaced if a file of the database was deleted, moved or replaced."""
        assert self._identity is not None
        self._identity.check()

    def look(self) -> None:
        """Check the files before and after every commit, also whether another program wrote into the database."""
        self.check_files()
        assert self._identity is not None
        if self._identity.is_touched:
            self._examine()
            self._identity.accept_content()

    def _examine(self) -> None:
        """StorageReplaced unless the changed file is sound and complete. An old copy, for example, lacks entries."""
        assert self._versions is not None
        try:
            missing = self._versions.missing(self._stored_versions()) if is_sound(self._database) else None
        except sqlite3.Error:
            missing = None
        if missing is None or not missing.keys() <= self.lost.keys():
            raise StorageReplaced(say("overwritten", file=str(self._database)))

    def _stored_versions(self) -> dict[str, int]:
        """The number of entries of every table: its last version, or less if entries are missing."""
        with closing(open_checked(self._database)) as connection:
            return dict(connection.execute(ENTRIES_OF_EACH).fetchall())

    def note(self, stored: Iterable[tuple[str, int]]) -> None:
        """Note that these versions of tables are committed."""
        assert self._versions is not None
        self._versions.note(stored)

    def forget(self, tables: Iterable[str]) -> None:
        """Note that these tables are about to be deleted, so that they do not count as lost."""
        assert self._versions is not None
        self._versions.forget(tables)
        self._versions.flush()  # before the deletion itself: a power cut in between must not look like a loss
        self.lost = {table: version for table, version in self.lost.items() if table not in set(tables)}

    def checkpointed(self) -> None:
        """This process has copied the write-ahead log into the database file."""
        assert self._identity is not None
        assert self._versions is not None
        self._identity.accept_content()
        self._versions.flush()

    def end(self) -> None:
        if self._versions is not None:
            self._versions.close()
        self._lock.release()


def open_checked(database: Path) -> sqlite3.Connection:
    """A new connection, which has nothing cached."""
    return sqlite3.connect(address(database), uri=True)


def is_sound(database: Path) -> bool:
    with closing(open_checked(database)) as connection:
        return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
