"""`homeward restore`: the tables of a backup, into either database."""

import asyncio
from pathlib import Path

from homeward.catalogue.terminal_language import translate
from homeward.console import console
from homeward.rooms.storage import BadStorage, say
from homeward.server.backups.copy_database import Copied, check_every_page, copy, failures_as_bad_storage
from homeward.server.process.settings import default_database
from homeward.server.storage.database_url import sqlite_file
from homeward.server.storage.sql import storage_at
from homeward.server.storage.sqlite.atomic_replace import partial_database, replace_database
from homeward.server.storage.sqlite.sqlite_files import beside, check_log_has_database, kept_from_servers
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
    target = sqlite_file(database)
    with failures_as_bad_storage():
        if target is not None:
            return await restore_into_file(file, target)
        with working_copy(file) as source:
            await check_every_page(source)
            return await copy(source, database)


async def restore_into_file(file: Path, target: Path) -> Copied:
    with partial_database(target) as partial, working_copy(file) as source:
        await check_every_page(source)
        with kept_from_servers(target):
            await check_empty(target)
        copied = await copy(source, f"sqlite:///{partial}")
        await check_every_page(f"sqlite:///{partial}")
        with kept_from_servers(target):
            await check_empty(target)
            replace_database(partial, target)
    return copied


async def check_empty(target: Path) -> None:
    """BadStorage if the database has tables, or if another program has it open."""
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
    if beside(target, "-wal").exists():  # the last program that closes a database removes its log
        raise BadStorage(say("in-use", file=str(target)))
