"""Entries of tables, in statements that both databases understand. Each function is part of one transaction."""

import time
from collections.abc import Sequence

from homeward.rooms.storage import Write
from homeward.server.storage.clock_rows import KEEP_CLOCK
from homeward.server.storage.database import Connection
from homeward.server.storage.deletion import lock_tables

NEW_ENTRY = """
INSERT INTO entries (table_name, version, body, stored_at) VALUES (:table, :version, :body, :now) ON CONFLICT DO NOTHING
"""


def insert_entries(connection: Connection, writes: Sequence[Write]) -> set[tuple[str, int]]:
    """Store the entries of tables that are new or still exist, and return which were stored."""
    existing = lock_tables(connection, (one.table for one in writes if one.version > 1))
    existing |= {one.table for one in writes if one.version == 1}
    wanted = [one for one in writes if one.table in existing]
    now = time.time()
    rows = [{"table": one.table, "version": one.version, "body": one.body, "now": now} for one in wanted]
    counts = connection.run_each(NEW_ENTRY, rows)
    stored = [one for one, count in zip(wanted, counts, strict=True) if count]
    if clocks := [{"table": one.table, "due": one.look} for one in stored if one.look is not None]:
        connection.run_each(KEEP_CLOCK, clocks)
    return {(one.table, one.version) for one in stored}


def entries_of(connection: Connection, tables: Sequence[str]) -> dict[str, list[bytes]]:
    """The entries of these tables, each table's in order."""
    query = f"SELECT table_name, body FROM entries WHERE table_name IN {connection.dialect.in_list}"
    found: dict[str, list[bytes]] = {}
    for table, body in connection.rows(
        f"{query} ORDER BY table_name, version", {"names": connection.list_value(tables)}
    ):
        found.setdefault(table, []).append(body)
    return found
