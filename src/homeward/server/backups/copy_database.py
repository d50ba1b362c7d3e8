"""Copies all entries of one database into another, and checks the copy."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b

from msgspec import Struct

from homeward.rooms.storage import BadStorage, say
from homeward.server.storage.database import Connection, Row, first_line
from homeward.server.storage.database_url import database_at
from homeward.server.storage.schema import COLUMNS, lock_schema
from homeward.server.storage.sql import storage_at
from homeward.server.storage.sql_runner import FAILURES

ROWS_AT_ONCE = 1000
SOME_ENTRIES = f"""
SELECT {", ".join(COLUMNS["entries"])} FROM entries
WHERE table_name > :table OR (table_name = :table AND version > :version) ORDER BY table_name, version LIMIT :count
"""
# Entries are copied first; a heartbeat belongs to one database, and join codes are valid for minutes
NOT_COPIED = ("entries", "heartbeat", "codes")


class Copied(Struct, frozen=True):
    tables: int
    entries: int


class EntryCount:
    """The number and a checksum of the entries of a database, independent of their order."""

    def __init__(self) -> None:
        self.entries = 0
        self._sum = 0

    def add(self, row: Row) -> None:
        table, version, body, _ = row
        one = blake2b(f"{table} {version} ".encode() + body, digest_size=16)
        self.entries += 1
        self._sum ^= int.from_bytes(one.digest(), "little")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EntryCount) and (self.entries, self._sum) == (other.entries, other._sum)

    __hash__ = None  # type: ignore[assignment]  # it is mutable


async def copy(source: str, target: str) -> Copied:
    """Copy all entries of one database into an empty one, or none if anything fails."""
    reading, writing = storage_at(source), storage_at(target)
    try:
        await reading.open_to_read()
        await writing.open()
        with failures_as_bad_storage():
            return await asyncio.to_thread(copy_rows, source, target)
    finally:
        await reading.close()
        await writing.close()


@contextmanager
def failures_as_bad_storage() -> Iterator[None]:
    try:
        yield
    except FAILURES as error:
        raise BadStorage(say("not-copied", problem=first_line(error))) from None


def copy_rows(source: str, target: str) -> Copied:
    """Copy one snapshot of the source in one transaction of the target."""
    reading, writing = database_at(source).connect(), database_at(target).connect()
    sent = EntryCount()
    try:
        with reading.transaction(reading.dialect.snapshot), writing.transaction():
            lock_schema(writing)  # two copies into one database wait for each other
            ((there,),) = writing.rows("SELECT count(*) FROM entries")
            if there:
                raise BadStorage(say("not-empty"))
            for rows in all_entries(reading):
                insert_rows(writing, "entries", rows)
                for row in rows:
                    sent.add(row)
            copy_other_tables(reading, writing)
            if count_entries(writing) != sent:
                raise BadStorage(say("not-the-same"))
            ((tables,),) = writing.rows("SELECT count(*) FROM entries WHERE version = 1")
            return Copied(tables, sent.entries)
    finally:
        reading.close()
        writing.close()


def all_entries(connection: Connection) -> Iterator[list[Row]]:
    table, version = "", 0
    while rows := connection.rows(SOME_ENTRIES, {"table": table, "version": version, "count": ROWS_AT_ONCE}):
        yield rows
        table, version = rows[-1][:2]


def insert_rows(connection: Connection, table: str, rows: list[Row]) -> None:
    columns = COLUMNS[table]
    places = ", ".join(f":{column}" for column in columns)
    new = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"
    connection.run_each(new, [dict(zip(columns, row, strict=True)) for row in rows])


def copy_other_tables(source: Connection, target: Connection) -> None:
    """Copy visits, deletions, bans, family cards and so on. An older database may not have all of these tables."""
    for table in COLUMNS.keys() - set(NOT_COPIED):
        rows = source.rows(f"SELECT {', '.join(COLUMNS[table])} FROM {table}") if source.has(table) else []
        target.run(f"DELETE FROM {table}")
        insert_rows(target, table, rows)


def count_entries(connection: Connection) -> EntryCount:
    """Count the entries by reading them."""
    found = EntryCount()
    for rows in all_entries(connection):
        for row in rows:
            found.add(row)
    return found


async def check_every_page(url: str) -> None:
    """BadStorage if the integrity check of a SQLite file fails."""
    storage = storage_at(url)
    try:
        ((verdict,),) = await storage.look("PRAGMA integrity_check(1)")
    except FAILURES as error:
        raise BadStorage(say("unusable", problem=first_line(error))) from None
    finally:
        await storage.close()
    if verdict != "ok":
        raise BadStorage(say("damaged", problem=verdict))
