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
from homeward.server.storage.sqlite.atomic_replace import move_into_place, partial_file
from homeward.server.storage.sqlite.sqlite_files import check_log_has_database, is_served
from homeward.server.storage.sqlite.working_copy import working_copy


def restore(file: Path, *, database: str = "") -> None:
    """Bring the tables of a backup into an empty database.

    Parameters
    ----------
    file
        What `homeward backup` wrote, or the database file of a stopped server, with the files beside it.
    database
        The database to write into; it must have no tables.
    """
    copied = asyncio.run(restore_from(file, database or default_database()))
    console.print(translate(say("restored", tables=copied.tables, entries=copied.entries)))


async def restore_from(file: Path, database: str) -> Copied:
    """Restore all of a backup, checked, or nothing."""
    with working_copy(file) as source:
        await check_every_page(source)
        target = sqlite_file(database)
        if target is None:
            return await copy(source, database)
        await check_free(target)
        with partial_file(target) as partial:
            copied = await copy(source, f"sqlite:///{partial}")
            await check_every_page(f"sqlite:///{partial}")
            await check_free(target)
            move_into_place(partial, target)
        return copied


async def check_free(target: Path) -> None:
    """BadStorage if the database has tables, or if a server has it open."""
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
