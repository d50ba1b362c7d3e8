"""What SQLite and PostgreSQL have in common. A statement is written once, with `:names`, for both.

Everything here blocks: whoever must not wait calls it in a thread.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import lru_cache
from typing import Any, Protocol

from msgspec import Struct

Row = tuple[Any, ...]
Values = Mapping[str, Any]
NONE: Values = {}


class DriverError(Exception):
    """What the driver says in one line, without the statement and its values: those are not for logs."""


def first_line(error: BaseException) -> str:
    return str(error).strip().split("\n")[0] or type(error).__name__


@lru_cache(maxsize=256)
def check_sql(statement: str) -> str:
    """A statement, if both databases find the same placeholders in it: no `%`, and no `:name` inside of quotes."""
    misleading = "%" in statement or any(re.search(r":\w", text) for text in re.findall(r"'[^']*'", statement))
    assert not misleading, f"values are passed by name, not written into a statement: {statement}"
    return statement


class Dialect(Struct, frozen=True, kw_only=True):
    """Where the two databases want other words."""

    in_list: str  # `name IN {in_list}` with the value of `list_value`
    lock: str  # after a SELECT: nobody deletes these rows before the transaction ends
    lock_to_delete: str
    snapshot: str  # begins a transaction that sees one moment only
    lock_schema: str  # nobody else changes the schema before the transaction ends; empty: it has one writer anyway
    types: dict[str, str]


class Connection(Protocol):
    """One connection to a database. An error of the driver is raised as DriverError."""

    def rows(self, statement: str, values: Values = NONE) -> list[Row]: ...

    def run(self, statement: str, values: Values = NONE) -> int:
        """How many rows were touched."""

    def run_each(self, statement: str, rows: Sequence[Values]) -> list[int]:
        """The same once for each, together as quick as may be."""

    def transaction(self, begin: str = "") -> AbstractContextManager[None]:
        """All or nothing."""

    def list_value(self, names: Sequence[str]) -> Any:
        """A list as a value, for `in_list`."""

    def has(self, table: str) -> bool:
        """Is there such a table in the database?"""

    def close(self) -> None: ...

    @property
    def dialect(self) -> Dialect: ...


class Database(Protocol):
    """Where connections come from."""

    def connect(self, writing: bool = False) -> Connection: ...


@contextmanager
def as_driver_error(error: type[Exception]) -> Iterator[None]:
    try:
        yield
    except (error, OSError) as problem:
        raise DriverError(first_line(problem)) from None


@contextmanager
def commit_or_rollback(connection: Connection, begin: str) -> Iterator[None]:
    connection.run(begin)
    try:
        yield
        connection.run("COMMIT")
    except BaseException:
        with suppress(DriverError):
            connection.run("ROLLBACK")
        raise
