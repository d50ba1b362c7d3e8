"""`homeward backup`: all tables in one file, from either database.

A backup is an ordinary SQLite database of Homeward: it can be looked into, served, and brought into PostgreSQL.
It is taken in one read of the database, so everything in it belongs together although games go on.
"""

import asyncio
from pathlib import Path

from homeward.catalogue.terminal_language import translate
from homeward.console import console
from homeward.rooms.storage import BadStorage, say
from homeward.server.backups.copy_database import Copied, check_every_page, copy
from homeward.server.process.settings import default_database
from homeward.server.storage.database_url import sqlite_file
from homeward.server.storage.sqlite.atomic_replace import half_made, settle


def backup(to: Path, *, database: str = "", verify: bool = False) -> None:
    """Write all tables into one file, while the server runs.

    Parameters
    ----------
    to
        The file to write; it must not be there yet.
    database
        The database of the server; usually the file in your home.
    verify
        Read the file again and play every table in it to its last move. A file that is there already is only read.
    """
    if not (verify and to.is_file()):
        copied = asyncio.run(save(database or default_database(), to))
        console.print(translate(say("saved", file=str(to), tables=copied.tables, entries=copied.entries)))
    if verify:
        from homeward.server.backups.verify_backup import verify as verified  # needs all games

        copied = asyncio.run(verified(to))
        console.print(translate(say("verified", file=str(to), tables=copied.tables, entries=copied.entries)))


async def save(database: str, to: Path) -> Copied:
    """A backup, under its name only when it is whole."""
    source = sqlite_file(database)
    if source is not None and not source.is_file():
        raise BadStorage(say("no-database", file=str(source)))
    if to.exists():
        raise BadStorage(say("backup-exists", file=str(to)))
    with half_made(to) as partial:
        copied = await copy(database, f"sqlite:///{partial}")
        await check_every_page(f"sqlite:///{partial}")
        settle(partial, to)
    return copied
