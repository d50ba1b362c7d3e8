"""`homeward backup`: all tables in one file, from either database.

A backup is an ordinary SQLite database of Homeward: it can be looked into, served, and brought into PostgreSQL.
It is taken in one read of the database, so everything in it belongs together although games go on.
"""

import asyncio
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from homeward.console import console
from homeward.server.settings import default_database
from homeward.server.storage import BadStorage
from homeward.server.storage.copying import Copied, copy


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


def must_be_there(database: str) -> None:
    """Opening a SQLite file that is not there would make one, and back up nothing."""
    try:
        url = make_url(database)
    except ArgumentError:
        return  # storage_at says it better
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadStorage(f"There is no database {url.database}")
