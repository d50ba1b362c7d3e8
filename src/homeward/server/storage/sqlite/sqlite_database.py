"""SQLite, through the standard library's driver."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from homeward.server.storage.database import (
    NONE,
    Dialect,
    DriverError,
    Row,
    Values,
    as_driver_error,
    check_sql,
    commit_or_rollback,
)

BUSY_SECONDS = 10  # to wait for another connection to finish writing
SQLITE = Dialect(
    in_list="(SELECT value FROM json_each(:names))",
    lock="",  # there is one writer
    lock_to_delete="",
    snapshot="BEGIN",
    lock_schema="",
    types={"version": "INTEGER", "bytes": "BLOB", "time": "FLOAT"},
)


class SqliteDatabase:
    def __init__(self, file: Path) -> None:
        self.file = file

    def connect(self, writing: bool = False) -> "SqliteConnection":
        # mode=rw: opening must not create a new file in place of one that was deleted
        address = f"{self.file.absolute().as_uri()}?mode=rw"
        with as_driver_error(sqlite3.Error):
            opened = sqlite3.connect(
                address, uri=True, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
        connection = SqliteConnection(opened)
        try:
            connection.make_durable()
            if writing:
                connection.write_to_log_only()
        except DriverError:
            connection.close()
            raise
        return connection


class SqliteConnection:
    dialect = SQLITE

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def make_durable(self) -> None:
        """WAL: readers never wait for the writer. FULL: a commit is on the disk before it is acknowledged."""
        self.run("PRAGMA journal_mode=WAL")
        self.run("PRAGMA synchronous=FULL")

    def write_to_log_only(self) -> None:
        """Commits go to the write-ahead log only, so a change of the database file shows that another program wrote.

        Deleted data is overwritten with zeros.
        """
        self.run("PRAGMA wal_autocheckpoint=0")
        self.run("PRAGMA secure_delete=ON")

    def rows(self, statement: str, values: Values = NONE) -> list[Row]:
        with as_driver_error(sqlite3.Error):
            return self._connection.execute(check_sql(statement), values).fetchall()

    def run(self, statement: str, values: Values = NONE) -> int:
        with as_driver_error(sqlite3.Error):
            return self._connection.execute(check_sql(statement), values).rowcount

    def run_each(self, statement: str, rows: Sequence[Values]) -> list[int]:
        with as_driver_error(sqlite3.Error):
            return [self._connection.execute(check_sql(statement), row).rowcount for row in rows]

    @contextmanager
    def transaction(self, begin: str = "") -> Iterator[None]:
        # IMMEDIATE takes the write lock now, not with the first statement that writes
        with commit_or_rollback(self, begin or "BEGIN IMMEDIATE"):
            yield

    def list_value(self, names: Sequence[str]) -> str:
        return json.dumps(list(names))

    def has(self, table: str) -> bool:
        return bool(self.rows("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = :name", {"name": table}))

    def close(self) -> None:
        with suppress(sqlite3.Error):
            self._connection.close()
