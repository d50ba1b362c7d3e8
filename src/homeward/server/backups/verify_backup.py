"""Verifies a backup: the file is intact, and every table in it can be played on."""

from pathlib import Path

from msgspec import Struct

from homeward.rooms.storage import BadStorage, say
from homeward.server.backups.copy_database import Copied, check_every_page
from homeward.server.storage.sql import SqlStorage, storage_at
from homeward.server.storage.sqlite.working_copy import working_copy
from homeward.table import Table
from homeward.table.entries import decode

MOST_NAMES = 10


class Verdict(Struct, frozen=True):
    copied: Copied
    broken: list[str]  # tables that cannot be played on


async def verify(file: Path) -> Copied:
    """Count what is in a backup; BadStorage if something in it is broken."""
    with working_copy(file) as address:
        await check_every_page(address)
        storage = storage_at(address)
        try:
            verdict = await replay_everything(storage)
        finally:
            await storage.close()
    if verdict.broken:
        raise BadStorage(say("broken-tables", n=len(verdict.broken), tables=", ".join(verdict.broken[:MOST_NAMES])))
    return verdict.copied


async def replay_everything(storage: SqlStorage) -> Verdict:
    names = [row[0] for row in await storage.look("SELECT DISTINCT table_name FROM entries")]
    counts = [await replay(storage, name) for name in names]
    broken = [name for name, count in zip(names, counts, strict=True) if not count]
    return Verdict(Copied(len(names), sum(counts)), broken)


async def replay(storage: SqlStorage, name: str) -> int:
    """How many entries a table has; 0 if it cannot be played on."""
    try:
        stored = await storage.load(name)
        Table.of(name, map(decode, stored))
    except Exception:  # damaged entries raise many kinds of errors
        return 0
    return len(stored)
