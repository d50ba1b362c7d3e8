"""`homeward backup`: all tables in one file, from either database.

A backup is an ordinary SQLite database of Homeward: it can be opened, served, and restored into PostgreSQL. It is one
consistent snapshot of the database, although games go on.
"""

import asyncio
import os
from pathlib import Path

from homeward.catalogue.terminal_language import translate
from homeward.console import console
from homeward.rooms.storage import BadStorage, say
from homeward.server.backups.copy_database import Copied, check_every_page, copy, failures_as_bad_storage
from homeward.server.process.settings import default_database
from homeward.server.storage.database_url import sqlite_file
from homeward.server.storage.sqlite.atomic_replace import move_to_new_name, partial_database


def backup(to: Path, *, database: str = "", verify: bool = False) -> None:
    """Write all tables into one file, while the server runs.

    Parameters
    ----------
    to
        The file to write; it must not exist yet.
    database
        The database of the server; usually the file in your home.
    verify
        Read the file again and play every table in it to its last move. A file that exists already is only read.
    """
    if not (verify and to.is_file()):
        copied = asyncio.run(save(database or default_database(), to))
        console.print(translate(say("saved", file=str(to), tables=copied.tables, entries=copied.entries)))
    if verify:
        from homeward.server.backups.verify_backup import verify as verified  # needs all games

        copied = asyncio.run(verified(to))
        console.print(translate(say("verified", file=str(to), tables=copied.tables, entries=copied.entries)))


async def save(database: str, to: Path) -> Copied:
    """Write a backup; it gets its name only when it is complete."""
    with failures_as_bad_storage(), partial_database(to) as partial:
        source = sqlite_file(database)
        if source is not None and not source.is_file():
            raise BadStorage(say("no-database", file=str(source)))
        exists = BadStorage(say("backup-exists", file=str(to)))
        if os.path.lexists(to):
            raise exists
        copied = await copy(database, f"sqlite:///{partial}")
        await check_every_page(f"sqlite:///{partial}")
        try:
            move_to_new_name(partial, to)
        except FileExistsError:
            raise exists from None
    return copied
