"""Deleting tables for good, in statements that both databases understand. Each function is part of one transaction."""

import time
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Select, and_, delete, exists, func, select
from sqlalchemy.dialects import postgresql, sqlite

from homeward.rooms.storage import Why
from homeward.server.storage.schema import codes, deleted, entries, visits

last = entries.alias()
LAST_STORED = (
    select(last.c.stored_at)
    .where(last.c.table_name == entries.c.table_name)
    .order_by(last.c.version.desc())
    .limit(1)
    .scalar_subquery()
)
LAST_VERSION = (
    select(func.max(last.c.version)).where(last.c.table_name == entries.c.table_name).scalar_subquery()
)  # versions have no holes, so this is how many there are
LAST_VISIT = select(visits.c.at).where(visits.c.table_name == entries.c.table_name).scalar_subquery()


def stored_tables() -> Select[Any]:
    """One row for every table."""
    return select(
        entries.c.table_name,
        entries.c.stored_at,
        entries.c.body,
        LAST_VERSION.label("entries"),
        LAST_STORED.label("last"),
        func.coalesce(LAST_VISIT, 0.0).label("visit"),
    ).where(entries.c.version == 1)


def unused_tables(since: float) -> Select[Any]:
    """The names of tables at which nothing was stored and nobody was seen since then, the oldest first."""
    seen = exists().where(and_(visits.c.table_name == entries.c.table_name, visits.c.at >= since))
    query = select(entries.c.table_name).where(entries.c.version == 1, entries.c.stored_at < since)
    return query.where(since > LAST_STORED, ~seen).order_by(entries.c.stored_at)


def held(connection: Connection, tables: Iterable[str], to_delete: bool = False) -> set[str]:
    """Those of the tables that are there. None of them is deleted before this transaction ends.

    The lock is on a table's first entry, as a foreign key to it would take it, and always in the same order. SQLite has
    one writer and needs none.
    """
    query = select(entries.c.table_name).where(entries.c.version == 1, entries.c.table_name.in_(sorted(set(tables))))
    locked = query.order_by(entries.c.table_name).with_for_update(read=not to_delete, key_share=not to_delete)
    return set(connection.execute(locked).scalars())


def delete_tables(connection: Connection, tables: Sequence[str], why: Why, unused_since: float | None) -> list[str]:
    """Everything of these tables, and a note that they were there."""
    doomed = held(connection, tables, to_delete=True)
    if unused_since is not None and doomed:
        unused = unused_tables(unused_since).where(entries.c.table_name.in_(sorted(doomed)))
        doomed = set(connection.execute(unused).scalars())
    names = sorted(doomed)
    if names:
        connection.execute(delete(entries).where(entries.c.table_name.in_(names)))
        connection.execute(delete(visits).where(visits.c.table_name.in_(names)))
        connection.execute(delete(codes).where(codes.c.table_name.in_(names)))
        note = inserting(connection, deleted).on_conflict_do_nothing()
        now = time.time()
        connection.execute(note, [{"name_hash": fingerprint(name), "why": why, "at": now} for name in names])
    return names


def note_visits(connection: Connection, tables: Sequence[str], at: float) -> None:
    visit = inserting(connection, visits)
    upsert = visit.on_conflict_do_update(index_elements=["table_name"], set_={"at": visit.excluded.at})
    there = sorted(held(connection, tables))
    if there:
        connection.execute(upsert, [{"table_name": name, "at": at} for name in there])


def inserting(connection: Connection, table: Any) -> Any:
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    return dialect.insert(table)


def fingerprint(table: str) -> str:
    """Names are random and long: nobody finds the name from this."""
    return sha256(table.encode()).hexdigest()
