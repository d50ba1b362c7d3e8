"""All entries of one database into another."""

from msgspec import Struct
from sqlalchemy import func, select

from homeward.server.storage import BadStorage
from homeward.server.storage.schema import entries
from homeward.server.storage.sql import TROUBLE, SqlStorage, first_line, storage_at

ROWS_AT_ONCE = 1000


class Copied(Struct, frozen=True):
    tables: int
    entries: int


async def copy(source: str, target: str) -> Copied:
    """All entries of one database into another, which has none, in one transaction."""
    reading, writing = storage_at(source), storage_at(target)
    try:
        await reading.open()
        await writing.open()
        if await writing.tables():
            raise BadStorage("There are tables in that database already. Restore into an empty one.")
        await copy_rows(reading, writing)
        return await counted(writing)
    except TROUBLE as error:
        raise BadStorage(f"The tables could not be copied: {first_line(error)}") from None
    finally:
        await reading.close()
        await writing.close()


async def copy_rows(reading: SqlStorage, writing: SqlStorage) -> None:
    query = select(entries).order_by(entries.c.table_name, entries.c.version)
    async with reading.engine.connect() as source, writing.engine.begin() as target:
        rows = await source.stream(query)
        async for some in rows.mappings().partitions(ROWS_AT_ONCE):
            await target.execute(entries.insert(), [dict(row) for row in some])


async def counted(storage: SqlStorage) -> Copied:
    async with storage.engine.connect() as connection:
        total = (await connection.execute(select(func.count()).select_from(entries))).scalar_one()
    return Copied(await storage.tables(), total)
