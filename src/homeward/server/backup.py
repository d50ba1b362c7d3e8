"""`homeward backup` and `homeward restore`: all tables in one file, from either database and into either.

A backup is an ordinary SQLite database of Homeward: it can be looked into, served, and brought into PostgreSQL.
It is taken in one read of the database, so it is right for one moment while games go on.
"""

import asyncio
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from homeward.console import console
from homeward.server.serve import default_database
from homeward.server.storage import BadStorage
from homeward.server.storage.schema import entries
from homeward.server.storage.sql import TROUBLE, SqlStorage, first_line, storage_at

ROWS_AT_ONCE = 1000


class Copied(Struct, frozen=True):
    tables: int
    entries: int


def backup(to: Path, *, database: str = "") -> None:
    """Write all tables into one file, while the server runs.

    Parameters
    ----------
    to
        The file to write; it must not be there yet.
    database
        The database of the server; usually the file in your home.
    """
    copied = asyncio.run(save(database or default_database(), to))
    console.print(f"{to}: {copied.tables} tables with {copied.entries} entries")


def restore(file: Path, *, database: str = "") -> None:
    """Bring the tables of a backup into an empty database.

    Parameters
    ----------
    file
        What `homeward backup` wrote.
    database
        Where the tables go: a database with no tables yet.
    """
    copied = asyncio.run(bring_back(file, database or default_database()))
    console.print(f"{copied.tables} tables with {copied.entries} entries are back")


async def save(database: str, to: Path) -> Copied:
    """A backup, under its name only when it is whole."""
    must_be_there(database)
    if to.exists():
        raise BadStorage(f"{to} is there already; a backup does not overwrite another")
    partial = to.with_name(f"{to.name}.partial")
    partial.unlink(missing_ok=True)
    copied = await copy(database, f"sqlite:///{partial}")
    partial.rename(to)
    return copied


async def bring_back(file: Path, database: str) -> Copied:
    if not file.is_file():
        raise BadStorage(f"There is no backup {file}")
    with TemporaryDirectory(prefix="homeward-restore-") as folder:
        # an older backup is brought up to date on the way; the file itself stays as it is
        working_copy = Path(shutil.copy2(file, folder))
        return await copy(f"sqlite:///{working_copy}", database)


def must_be_there(database: str) -> None:
    """Opening a SQLite file that is not there would make one, and back up nothing."""
    try:
        url = make_url(database)
    except ArgumentError:
        return  # storage_at says it better
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadStorage(f"There is no database {url.database}")


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
