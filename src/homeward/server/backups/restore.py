"""`homeward restore`: the tables of a backup, into either database."""

import asyncio
from pathlib import Path

from homeward.catalogue.terminal_language import translate
from homeward.console import console
from homeward.rooms.storage import BadStorage, say
from homeward.server.backups.copy_database import Copied, check_every_page, copy
from homeward.server.process.settings import default_database
from homeward.server.storage.database_url import sqlite_file
from homeward.server.storage.sql import storage_at
from homeward.server.storage.sqlite.atomic_replace import half_made, settle
from homeward.server.storage.sqlite.sqlite_files import check_log_has_database, is_served
from homeward.server.storage.sqlite.working_copy import working_copy


def restore(file: Path, *, database: str = "") -> None:
    """Bring the tables of a backup into an empty database.

    Parameters
    ----------
    file
        What `homeward backup` wrote, or the database file of a server that does not run, with what lies beside it.
    database
        Where the tables go: a database with no tables yet.
    """
    copied = asyncio.run(bring_back(file, database or default_database()))
    console.print(translate(say("restored", tables=copied.tables, entries=copied.entries)))


async def bring_back(file: Path, database: str) -> Copied:
    """All of a backup, checked, or nothing."""
    with working_copy(file) as source:
        await check_every_page(source)
        target = sqlite_file(database)
        if target is None:
            return await copy(source, database)
        await check_free(target)
        with half_made(target) as partial:
            copied = await copy(source, f"sqlite:///{partial}")
            await check_every_page(f"sqlite:///{partial}")
            await check_free(target)
            settle(partial, target)
        return copied


async def check_free(target: Path) -> None:
    """BadStorage if the database has tables, or a server that might make some."""
    if is_served(target):
        raise BadStorage(say("in-use", file=str(target)))
    check_log_has_database(target)
    if not target.exists():
        return
    storage = storage_at(f"sqlite:///{target}")
    try:
        await storage.open()
        if await storage.tables():
            raise BadStorage(say("not-empty"))
    finally:
        await storage.close()
