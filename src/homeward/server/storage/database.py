"""What SQLite and PostgreSQL have in common. A statement is written once, with `:names`, for both.

Everything here blocks: asynchronous callers use a thread.
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
    """The first line of a driver's error, without the statement and its values, which must not be logged."""


def first_line(error: BaseException) -> str:
    return str(error).strip().split("\n")[0] or type(error).__name__


@lru_cache(maxsize=256)
def check_sql(statement: str) -> str:
    """Assert that both databases find the same placeholders in a statement: no `%`, no `:name` in quotes."""
    misleading = "%" in statement or any(re.search(r":\w", text) for text in re.findall(r"'[^']*'", statement))
    assert not misleading, f"values are passed by name, not written into a statement: {statement}"
    return statement


class Dialect(Struct, frozen=True, kw_only=True):
    """What differs between the two databases."""

    in_list: str  # `name IN {in_list}` with the value of `list_value`
    lock: str  # after a SELECT: these rows cannot be deleted before the transaction ends
    lock_to_delete: str
    snapshot: str  # begins a transaction that reads one consistent snapshot
    lock_schema: str  # no other process migrates before the transaction ends; empty: there is only one writer
    types: dict[str, str]


class Connection(Protocol):
    """One connection to a database. Errors of the driver are raised as DriverError."""

    def rows(self, statement: str, values: Values = NONE) -> list[Row]: ...

    def run(self, statement: str, values: Values = NONE) -> int:
        """Run a statement and return how many rows it touched."""

    def run_each(self, statement: str, rows: Sequence[Values]) -> list[int]:
        """Run a statement once per row of values, in one round trip where the driver can."""

    def transaction(self, begin: str = "") -> AbstractContextManager[None]:
        """Commits at the end, rolls back on an exception."""

    def list_value(self, names: Sequence[str]) -> Any:
        """The value of a list for `in_list`."""

    def has(self, table: str) -> bool:
        """Does the database have this table?"""

    def close(self) -> None: ...

    @property
    def dialect(self) -> Dialect: ...


class Database(Protocol):
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
