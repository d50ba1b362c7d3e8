"""Deleting tables for good, in statements that both databases understand. Each function is part of one transaction."""

import time
from collections.abc import Iterable, Sequence
from hashlib import sha256

from homeward.rooms.storage import DeletionReason
from homeward.server.storage.database import Connection

# versions have no gaps, so the last one is the number of entries
STORED_TABLES = """
SELECT first.table_name, first.stored_at, first.body,
       (SELECT max(one.version) FROM entries AS one WHERE one.table_name = first.table_name) AS entries,
       (SELECT one.stored_at FROM entries AS one WHERE one.table_name = first.table_name
        ORDER BY one.version DESC LIMIT 1) AS last,
       coalesce((SELECT visits.at FROM visits WHERE visits.table_name = first.table_name), 0.0) AS visit
FROM entries AS first WHERE first.version = 1
"""
# the names of tables at which nothing was stored and which nobody opened since then
UNUSED_TABLES = """
SELECT first.table_name FROM entries AS first
WHERE first.version = 1 AND first.stored_at < :since
  AND :since > (SELECT one.stored_at FROM entries AS one WHERE one.table_name = first.table_name
                ORDER BY one.version DESC LIMIT 1)
  AND NOT EXISTS (SELECT 1 FROM visits WHERE visits.table_name = first.table_name AND visits.at >= :since)
"""
NOTE_VISIT = """
INSERT INTO visits (table_name, at) VALUES (:table, :at)
ON CONFLICT (table_name) DO UPDATE SET at = excluded.at
"""
NOTE_DELETED = "INSERT INTO deleted (name_hash, why, at) VALUES (:name_hash, :why, :at) ON CONFLICT DO NOTHING"


def lock_tables(connection: Connection, tables: Iterable[str], to_delete: bool = False) -> set[str]:
    """The tables that exist, locked: none of them can be deleted before this transaction ends.

    The lock is on a table's first entry, as a foreign key would take it, and always in the same order, so that there is
    no deadlock. SQLite has one writer and needs no lock.
    """
    names = sorted(set(tables))
    if not names:
        return set()
    lock = connection.dialect.lock_to_delete if to_delete else connection.dialect.lock
    existing = f"SELECT table_name FROM entries WHERE version = 1 AND table_name IN {connection.dialect.in_list}"
    values = {"names": connection.list_value(names)}
    return {row[0] for row in connection.rows(f"{existing} ORDER BY table_name {lock}", values)}


def delete_tables(
    connection: Connection, tables: Sequence[str], why: DeletionReason, unused_since: float | None
) -> list[str]:
    """Delete everything of these tables, note that they existed, and return their names."""
    found = lock_tables(connection, tables, to_delete=True)
    if unused_since is not None and found:
        unused = f"{UNUSED_TABLES} AND first.table_name IN {connection.dialect.in_list}"
        values = {"since": unused_since, "names": connection.list_value(sorted(found))}
        found = {row[0] for row in connection.rows(unused, values)}
    names = sorted(found)
    if names:
        for table in ("entries", "visits", "codes", "bells", "clocks"):
            statement = f"DELETE FROM {table} WHERE table_name IN {connection.dialect.in_list}"
            connection.run(statement, {"names": connection.list_value(names)})
        now = time.time()
        connection.run_each(NOTE_DELETED, [{"name_hash": fingerprint(name), "why": why, "at": now} for name in names])
    return names


def note_visits(connection: Connection, tables: Sequence[str], at: float) -> None:
    connection.run_each(NOTE_VISIT, [{"table": name, "at": at} for name in sorted(lock_tables(connection, tables))])


def fingerprint(table: str) -> str:
    """A hash of the name, which is random and too long to be found from it."""
    return sha256(table.encode()).hexdigest()
