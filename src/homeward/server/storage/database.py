"""SQLite and PostgreSQL by their own drivers. A statement is written once, with `:names`, for both.

Nothing here waits for an event loop: whoever must not be held up calls it in a thread.
"""

import json
import re
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

from msgspec import Struct

from homeward.rooms.storage import BadStorage, say

BUSY_SECONDS = 10  # to wait for another connection that writes
CONNECT_SECONDS = 5
NAMED = re.compile(r"(?<!:):(\w+)")  # but not the :: of a cast
POSTGRES = ("postgresql", "postgres")

Row = tuple[Any, ...]
Values = Mapping[str, Any]
NONE: Values = {}


class Trouble(Exception):
    """What the driver says in one line, without the statement and its values: those are not for logs."""


def first_line(error: BaseException) -> str:
    return str(error).strip().split("\n")[0] or type(error).__name__


class Link(Protocol):
    """One connection to a database. Whatever the driver complains about is a Trouble."""

    def rows(self, statement: str, values: Values = NONE) -> list[Row]: ...

    def run(self, statement: str, values: Values = NONE) -> int:
        """How many rows were touched."""

    def run_each(self, statement: str, rows: Sequence[Values]) -> list[int]:
        """The same once for each, together as quick as may be."""

    def transaction(self, begin: str = "") -> AbstractContextManager[None]:
        """All or nothing."""

    def among(self, names: Sequence[str]) -> Any:
        """A list as a value, for `in_list`."""

    def has(self, table: str) -> bool:
        """Is there such a table in the database?"""

    def close(self) -> None: ...

    @property
    def speech(self) -> "Speech": ...


class Speech(Struct, frozen=True, kw_only=True):
    """Where the two databases want other words."""

    in_list: str  # `name IN {in_list}` with the value of `among`
    hold: str  # after a SELECT: nobody deletes these rows before the transaction ends
    hold_to_delete: str
    snapshot: str  # begins a transaction that sees one moment only
    types: dict[str, str]


SQLITE = Speech(
    in_list="(SELECT value FROM json_each(:names))",
    hold="",  # it has one writer
    hold_to_delete="",
    snapshot="BEGIN",
    types={"version": "INTEGER", "bytes": "BLOB", "time": "FLOAT"},
)
POSTGRESQL = Speech(
    in_list="(SELECT unnest(:names::text[]))",
    hold="FOR KEY SHARE",
    hold_to_delete="FOR UPDATE",
    snapshot="BEGIN ISOLATION LEVEL REPEATABLE READ",
    types={"version": "BIGINT", "bytes": "BYTEA", "time": "FLOAT(53)"},
)


class Database(Protocol):
    """Where connections come from."""

    def connect(self, writing: bool = False) -> Link: ...


def database_at(url: str) -> "SqliteDatabase | PostgresDatabase":
    """`sqlite:///homeward.db` or `postgresql://user@host/name`."""
    kind = urlsplit(url).scheme.partition("+")[0]
    if not kind:
        raise BadStorage(say("no-address", address=url))
    if kind == "sqlite":
        return SqliteDatabase(file_of(url))
    if kind in POSTGRES:
        return PostgresDatabase(url.replace(urlsplit(url).scheme, POSTGRES[0], 1))
    raise BadStorage(say("no-such-kind", kind=kind))


def file_of(url: str) -> Path:
    file = url.partition(":///")[2].partition("?")[0]
    if not file:
        raise BadStorage(say("no-address", address=url))
    return Path(file)


# SQLite


class SqliteDatabase:
    def __init__(self, file: Path) -> None:
        self.file = file

    def connect(self, writing: bool = False) -> "SqliteLink":
        # never make a file just by looking for it: one that is gone must be missed
        address = f"{self.file.absolute().as_uri()}?mode=rw"
        with told_as_trouble(sqlite3.Error):
            connection = sqlite3.connect(
                address, uri=True, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
        link = SqliteLink(connection)
        try:
            link.make_durable()
            if writing:
                link.leave_file_alone()
        except Trouble:
            link.close()
            raise
        return link


class SqliteLink:
    speech = SQLITE

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def make_durable(self) -> None:
        """WAL: readers never wait for the writer. FULL: a commit is on the disk before it is acknowledged."""
        self.run("PRAGMA journal_mode=WAL")
        self.run("PRAGMA synchronous=FULL")

    def leave_file_alone(self) -> None:
        """A commit goes to the write-ahead log only: so whoever else writes into the database file is found out.

        What is deleted is overwritten with zeros on its way there.
        """
        self.run("PRAGMA wal_autocheckpoint=0")
        self.run("PRAGMA secure_delete=ON")

    def rows(self, statement: str, values: Values = NONE) -> list[Row]:
        with told_as_trouble(sqlite3.Error):
            return self._connection.execute(statement, values).fetchall()

    def run(self, statement: str, values: Values = NONE) -> int:
        with told_as_trouble(sqlite3.Error):
            return self._connection.execute(statement, values).rowcount

    def run_each(self, statement: str, rows: Sequence[Values]) -> list[int]:
        with told_as_trouble(sqlite3.Error):
            return [self._connection.execute(statement, row).rowcount for row in rows]

    @contextmanager
    def transaction(self, begin: str = "") -> Iterator[None]:
        with done_or_undone(self, begin or "BEGIN IMMEDIATE"):  # or it would begin only with the first thing written
            yield

    def among(self, names: Sequence[str]) -> str:
        return json.dumps(list(names))

    def has(self, table: str) -> bool:
        return bool(self.rows("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = :name", {"name": table}))

    def close(self) -> None:
        with suppress(sqlite3.Error):
            self._connection.close()


# PostgreSQL


class PostgresDatabase:
    """Its driver comes with homeward[server], so it is imported only for a database of this kind."""

    def __init__(self, address: str) -> None:
        import psycopg

        self._address = address
        self._driver = psycopg

    def connect(self, writing: bool = False) -> "PostgresLink":
        with told_as_trouble(self._driver.Error):
            connection = self._driver.connect(self._address, autocommit=True, connect_timeout=CONNECT_SECONDS)
        return PostgresLink(connection, self._driver.Error)


class PostgresLink:
    speech = POSTGRESQL

    def __init__(self, connection: Any, error: type[Exception]) -> None:
        self._connection = connection
        self._error = error

    def rows(self, statement: str, values: Values = NONE) -> list[Row]:
        with told_as_trouble(self._error):
            found: list[Row] = self._connection.execute(in_percent(statement), values).fetchall()
            return found

    def run(self, statement: str, values: Values = NONE) -> int:
        with told_as_trouble(self._error):
            return int(self._connection.execute(in_percent(statement), values).rowcount)

    def run_each(self, statement: str, rows: Sequence[Values]) -> list[int]:
        with told_as_trouble(self._error), self._connection.pipeline():
            return [cursor.rowcount for cursor in self._sent(in_percent(statement), rows)]

    def _sent(self, statement: str, rows: Sequence[Values]) -> list[Any]:
        """All on their way before the first answer is waited for."""
        cursors = [self._connection.execute(statement, row) for row in rows]
        self._connection.execute("SELECT 1").fetchone()
        return cursors

    @contextmanager
    def transaction(self, begin: str = "") -> Iterator[None]:
        with done_or_undone(self, begin or "BEGIN"):
            yield

    def among(self, names: Sequence[str]) -> list[str]:
        return list(names)

    def has(self, table: str) -> bool:
        return self.rows("SELECT to_regclass(:name) IS NOT NULL", {"name": table}) == [(True,)]

    def close(self) -> None:
        with suppress(self._error):
            self._connection.close()


@lru_cache(maxsize=256)
def in_percent(statement: str) -> str:
    """With the placeholders of psycopg."""
    return NAMED.sub(r"%(\1)s", statement)


# Both


@contextmanager
def told_as_trouble(error: type[Exception]) -> Iterator[None]:
    try:
        yield
    except (error, OSError) as problem:
        raise Trouble(first_line(problem)) from None


@contextmanager
def done_or_undone(link: Link, begin: str) -> Iterator[None]:
    link.run(begin)
    try:
        yield
        link.run("COMMIT")
    except BaseException:
        with suppress(Trouble):
            link.run("ROLLBACK")
        raise
