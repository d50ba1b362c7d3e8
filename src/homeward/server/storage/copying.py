"""All entries of one database into another, and whether they arrived."""

from hashlib import blake2b

from msgspec import Struct
from sqlalchemy import RowMapping, func, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from homeward.rooms.storage import BadStorage, say
from homeward.server.storage.schema import bans, deleted, entries, visits
from homeward.server.storage.sql import TROUBLE, SqlStorage, first_line, storage_at

ROWS_AT_ONCE = 1000


class Copied(Struct, frozen=True):
    tables: int
    entries: int


class Tally:
    """What a database holds in two numbers, whatever the order in which it is told."""

    def __init__(self) -> None:
        self.entries = 0
        self._sum = 0

    def add(self, row: RowMapping) -> None:
        one = blake2b(f"{row['table_name']} {row['version']} ".encode() + bytes(row["body"]), digest_size=16)
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
        return await copy_rows(reading, writing)
    except TROUBLE as error:
        raise BadStorage(say("not-copied", problem=first_line(error))) from None
    finally:
        await reading.close()
        await writing.close()


async def copy_rows(reading: SqlStorage, writing: SqlStorage) -> Copied:
    sent = Tally()
    async with reading.engine.connect() as source, writing.engine.begin() as target:
        rows = await source.stream(select(entries).order_by(entries.c.table_name, entries.c.version))
        async for some in rows.mappings().partitions(ROWS_AT_ONCE):
            await target.execute(entries.insert(), [dict(row) for row in some])
            for row in some:
                sent.add(row)
        await copy_notes(source, target)
        if await tally(target) != sent:
            raise BadStorage(say("not-the-same"))
        return Copied(await count_tables(target), sent.entries)


async def copy_notes(source: AsyncConnection, target: AsyncConnection) -> None:
    """Visits, what was deleted and why, who may not come in. An older database knows nothing of it."""
    there = set(await source.run_sync(lambda connection: inspect(connection).get_table_names()))
    for notes in (visits, deleted, bans):
        rows = [dict(row) for row in (await source.execute(select(notes))).mappings()] if notes.name in there else []
        await target.execute(notes.delete())
        if rows:
            await target.execute(notes.insert(), rows)


async def tally(connection: AsyncConnection) -> Tally:
    """Read again, row by row."""
    found = Tally()
    async for row in (await connection.stream(select(entries))).mappings():
        found.add(row)
    return found


async def count_tables(connection: AsyncConnection) -> int:
    query = select(func.count()).select_from(entries).where(entries.c.version == 1)
    return int((await connection.execute(query)).scalar_one())


async def check_every_page(url: str) -> None:
    """BadStorage if anything in a SQLite file does not fit together."""
    storage = storage_at(url)
    try:
        async with storage.engine.connect() as connection:
            verdict = (await connection.execute(text("PRAGMA integrity_check(1)"))).scalar_one()
    except TROUBLE as error:
        raise BadStorage(say("unusable", problem=first_line(error))) from None
    finally:
        await storage.close()
    if verdict != "ok":
        raise BadStorage(say("damaged", problem=verdict))
