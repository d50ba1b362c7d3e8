"""All entries of one database into another, and whether they arrived."""

import asyncio
from collections.abc import Iterator
from hashlib import blake2b

from msgspec import Struct

from homeward.rooms.storage import BadStorage, say
from homeward.server.storage.database import Link, Row, database_at, first_line
from homeward.server.storage.sql import TROUBLE, storage_at

ROWS_AT_ONCE = 1000
SOME_ENTRIES = """
SELECT table_name, version, body, stored_at FROM entries
WHERE table_name > :table OR (table_name = :table AND version > :version) ORDER BY table_name, version LIMIT :count
"""
NOTES = {
    "visits": ("table_name", "at"),
    "deleted": ("name_hash", "why", "at"),
    "bans": ("network", "until"),
    "bells": ("table_name", "device", "kind", "endpoint", "quiet_from", "quiet_to", "due", "tries"),
    "clocks": ("table_name", "due"),
    "secrets": ("name", "value"),
    "cards": ("place_hash", "version", "body", "used_at"),
}


class Copied(Struct, frozen=True):
    tables: int
    entries: int


class Tally:
    """What a database holds in two numbers, whatever the order in which it is told."""

    def __init__(self) -> None:
        self.entries = 0
        self._sum = 0

    def add(self, row: Row) -> None:
        table, version, body, _ = row
        one = blake2b(f"{table} {version} ".encode() + body, digest_size=16)
        self.entries += 1
        self._sum ^= int.from_bytes(one.digest(), "little")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and (self.entries, self._sum) == (other.entries, other._sum)

    __hash__ = None  # type: ignore[assignment]  # it grows


async def copy(source: str, target: str) -> Copied:
    """All entries of one database into another, which has none: all of them and as they were, or none."""
    reading, writing = storage_at(source), storage_at(target)
    try:
        await reading.open_to_read()
        await writing.open()
        if await writing.tables():
            raise BadStorage(say("not-empty"))
        return await asyncio.to_thread(copy_rows, source, target)
    except TROUBLE as error:
        raise BadStorage(say("not-copied", problem=first_line(error))) from None
    finally:
        await reading.close()
        await writing.close()


def copy_rows(source: str, target: str) -> Copied:
    """From one moment of the source, into one transaction of the target."""
    reading, writing = database_at(source).connect(), database_at(target).connect()
    sent = Tally()
    try:
        with reading.transaction(reading.speech.snapshot), writing.transaction():
            for rows in all_entries(reading):
                put(writing, "entries", ("table_name", "version", "body", "stored_at"), rows)
                for row in rows:
                    sent.add(row)
            copy_notes(reading, writing)
            if tally(writing) != sent:
                raise BadStorage(say("not-the-same"))
            ((tables,),) = writing.rows("SELECT count(*) FROM entries WHERE version = 1")
            return Copied(tables, sent.entries)
    finally:
        reading.close()
        writing.close()


def all_entries(link: Link) -> Iterator[list[Row]]:
    table, version = "", 0
    while rows := link.rows(SOME_ENTRIES, {"table": table, "version": version, "count": ROWS_AT_ONCE}):
        yield rows
        table, version = rows[-1][:2]


def put(link: Link, table: str, columns: tuple[str, ...], rows: list[Row]) -> None:
    places = ", ".join(f":{column}" for column in columns)
    new = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"
    link.run_each(new, [dict(zip(columns, row, strict=True)) for row in rows])


def copy_notes(source: Link, target: Link) -> None:
    """Visits, what was deleted and why, who may not come in, family cards. An older database knows nothing of it."""
    for table, columns in NOTES.items():
        rows = source.rows(f"SELECT {', '.join(columns)} FROM {table}") if source.has(table) else []
        target.run(f"DELETE FROM {table}")
        put(target, table, columns, rows)


def tally(link: Link) -> Tally:
    """Read again, row by row."""
    found = Tally()
    for rows in all_entries(link):
        for row in rows:
            found.add(row)
    return found


async def check_every_page(url: str) -> None:
    """BadStorage if anything in a SQLite file does not fit together."""
    storage = storage_at(url)
    try:
        ((verdict,),) = await storage.look("PRAGMA integrity_check(1)")
    except TROUBLE as error:
        raise BadStorage(say("unusable", problem=first_line(error))) from None
    finally:
        await storage.close()
    if verdict != "ok":
        raise BadStorage(say("damaged", problem=verdict))
