"""PostgreSQL, through psycopg."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Any

from homeward.server.storage.database import NONE, Dialect, Row, Values, as_driver_error, check_sql, commit_or_rollback

CONNECT_SECONDS = 5
NAMED = re.compile(r"(?<!:):(\w+)")  # but not the :: of a cast
SCHEMA_LOCK = 0x486F6D65  # any number, the same in every process
POSTGRESQL = Dialect(
    in_list="(SELECT unnest(:names::text[]))",
    lock="FOR KEY SHARE",
    lock_to_delete="FOR UPDATE",
    snapshot="BEGIN ISOLATION LEVEL REPEATABLE READ",
    lock_schema=f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})",
    types={"version": "BIGINT", "bytes": "BYTEA", "time": "FLOAT(53)"},
)


class PostgresDatabase:
    """The driver comes with homeward[server], so it is imported only here."""

    def __init__(self, address: str) -> None:
        import psycopg

        self._address = address
        self._driver = psycopg

    def connect(self, writing: bool = False) -> "PostgresConnection":
        with as_driver_error(self._driver.Error):
            connection = self._driver.connect(self._address, autocommit=True, connect_timeout=CONNECT_SECONDS)
        return PostgresConnection(connection, self._driver.Error)


class PostgresConnection:
    dialect = POSTGRESQL

    def __init__(self, connection: Any, error: type[Exception]) -> None:
        self._connection = connection
        self._error = error

    def rows(self, statement: str, values: Values = NONE) -> list[Row]:
        with as_driver_error(self._error):
            found: list[Row] = self._connection.execute(percent_style(statement), values).fetchall()
            return found

    def run(self, statement: str, values: Values = NONE) -> int:
        with as_driver_error(self._error):
            return int(self._connection.execute(percent_style(statement), values).rowcount)

    def run_each(self, statement: str, rows: Sequence[Values]) -> list[int]:
        with as_driver_error(self._error), self._connection.pipeline():
            return [cursor.rowcount for cursor in self._execute_all(percent_style(statement), rows)]

    def _execute_all(self, statement: str, rows: Sequence[Values]) -> list[Any]:
        """In a pipeline: all are sent before the first result is read."""
        cursors = [self._connection.execute(statement, row) for row in rows]
        self._connection.execute("SELECT 1").fetchone()
        return cursors

    @contextmanager
    def transaction(self, begin: str = "") -> Iterator[None]:
        with commit_or_rollback(self, begin or "BEGIN"):
            yield

    def list_value(self, names: Sequence[str]) -> list[str]:
        return list(names)

    def has(self, table: str) -> bool:
        return self.rows("SELECT to_regclass(:name) IS NOT NULL", {"name": table}) == [(True,)]

    def close(self) -> None:
        with suppress(self._error):
            self._connection.close()


@lru_cache(maxsize=256)
def percent_style(statement: str) -> str:
    """The statement with placeholders as psycopg wants them."""
    return NAMED.sub(r"%(\1)s", check_sql(statement))
