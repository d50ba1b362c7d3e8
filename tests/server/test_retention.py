"""The end of tables in the storage: found when nobody uses them, deleted for good, and nothing comes after."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from homeward.rooms.storage import DeletionReason, Write
from homeward.server.backups.backup import save
from homeward.server.backups.copy_database import Copied
from homeward.server.backups.restore import restore_from
from homeward.server.storage import Ban, ServerStorage
from homeward.server.storage.retention import DAY, Retention
from homeward.server.storage.sql import storage_at

SECRET = b"Anna took the red monster"


@pytest.fixture
async def storage(url: str) -> AsyncIterator[ServerStorage]:
    storage = storage_at(url)
    await storage.open()
    yield storage
    await storage.close()


async def made(storage: ServerStorage, *tables: str) -> None:
    await storage.append([Write(table, 1, SECRET) for table in tables])


async def test_a_backup_takes_along_what_was_deleted_and_who_is_kept_out(url: str, tmp_path: Path) -> None:
    storage = storage_at(url)
    await storage.open()
    await made(storage, "a", "b")
    await storage.visited(["a"], 4e9)
    await storage.delete(["b"], "host")
    await storage.ban(Ban("192.0.2.7/32", 300.0))
    await storage.close()
    await save(url, tmp_path / "backup.db")
    assert await restore_from(tmp_path / "backup.db", f"sqlite:///{tmp_path}/again.db") == Copied(1, 1)
    again = storage_at(f"sqlite:///{tmp_path}/again.db")
    await again.open()
    assert await again.deleted("b") == "host"
    assert await last_used(again, "a") == 4e9
    assert await again.bans() == [Ban("192.0.2.7/32", 300.0)]
    await again.close()


# The rounds of a server


class Rounds:
    """A retention of 90 days on a clock that a test turns."""

    def __init__(self, storage: ServerStorage, keep_days: float = 90.0) -> None:
        self.now = 0.0
        self.dropped: list[tuple[str, DeletionReason]] = []
        self.in_use: list[str] = []
        self.retention = Retention(keep_days, storage, self.drop, lambda: self.in_use, lambda: self.now)

    def drop(self, name: str, why: DeletionReason) -> None:
        self.dropped.append((name, why))


async def last_used(storage: ServerStorage, name: str) -> float:
    stored = await storage.find(name)
    assert stored is not None
    return stored.used


async def test_a_table_lives_ninety_days_after_its_last_use(storage: ServerStorage) -> None:
    await made(storage, "a")
    rounds = Rounds(storage)
    rounds.now = await last_used(storage, "a") + 90 * DAY - 60
    assert await rounds.retention.go_round() == []
    rounds.now += 120
    assert await rounds.retention.go_round() == ["a"]
    assert rounds.dropped == [("a", "idle")]
    assert await storage.deleted("a") == "idle"


async def test_opening_a_table_is_using_it(storage: ServerStorage) -> None:
    await made(storage, "a", "b")
    rounds = Rounds(storage)
    rounds.now = await last_used(storage, "a") + 89 * DAY
    rounds.retention.came_to("a")
    await rounds.retention.note_visits()
    rounds.now += 88 * DAY
    assert await rounds.retention.go_round() == ["b"]
    rounds.now += 3 * DAY
    assert await rounds.retention.go_round() == ["a"]


async def test_a_table_that_stays_open_is_never_deleted(storage: ServerStorage) -> None:
    """Also by another process, which does not see who sits there."""
    await made(storage, "a")
    here, elsewhere = Rounds(storage), Rounds(storage)
    here.in_use = ["a"]
    began = await last_used(storage, "a")
    for day in range(1, 400):
        here.now = elsewhere.now = began + day * DAY
        await here.retention.note_visits()
        assert await elsewhere.retention.go_round() == []


async def test_zero_days_keep_everything(storage: ServerStorage) -> None:
    await made(storage, "a")
    rounds = Rounds(storage, keep_days=0)
    rounds.now = 1e12
    assert await rounds.retention.go_round() == []
    assert await storage.load("a") == [SECRET]


async def test_many_tables_go_in_several_transactions(storage: ServerStorage) -> None:
    names = [f"table {number}" for number in range(250)]
    await made(storage, *names)
    first, second = Rounds(storage), Rounds(storage)
    first.now = second.now = await last_used(storage, names[0]) + 91 * DAY
    gone = await asyncio.gather(first.retention.go_round(), second.retention.go_round())
    assert sorted(gone[0] + gone[1]) == sorted(names), "each by one of them"
    assert await storage.tables() == 0


# SQLite alone


def bytes_on_disk(database: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(database.parent.glob(f"{database.name}*")))


async def test_nothing_of_a_deleted_table_is_left_in_any_file(tmp_path: Path) -> None:
    database = tmp_path / "homeward.db"
    storage = storage_at(f"sqlite:///{database}", serving=True)
    await storage.open()
    names = [f"abcdefghabcdefg{letter}" for letter in "abcdefgh"]
    await made(storage, *names)
    await storage.append([Write(name, 2, SECRET * 2000) for name in names])
    assert SECRET in bytes_on_disk(database)
    await storage.delete(names, "forgotten")
    await storage.tidy()
    left = bytes_on_disk(database)
    await storage.close()
    assert SECRET not in left
    assert not [name for name in names if name.encode() in left]
    assert SECRET not in bytes_on_disk(database)


async def test_a_log_that_somebody_reads_is_emptied_later(tmp_path: Path) -> None:
    database = tmp_path / "homeward.db"
    storage = storage_at(f"sqlite:///{database}", serving=True)
    await storage.open()
    await made(storage, "a")
    with sqlite3.connect(database, isolation_level=None) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM entries").fetchall()
        await storage.delete(["a"], "host")
        await storage.tidy()
        assert SECRET in bytes_on_disk(database)
        reader.execute("COMMIT")
    reader.close()
    await storage.append([Write("b", 1, b"somebody else plays on")])
    await storage.tidy()
    assert SECRET not in bytes_on_disk(database)
    await storage.close()


async def test_a_deleted_table_is_not_missed(tmp_path: Path) -> None:
    """The last versions that are kept apart know nothing of it, also after a restart."""
    database = f"sqlite:///{tmp_path}/homeward.db"
    storage = storage_at(database, serving=True)
    await storage.open()
    await made(storage, "a", "b")
    await storage.delete(["a"], "host")
    assert storage.lost == {}
    await storage.close()
    storage = storage_at(database, serving=True)
    await storage.open()
    assert storage.lost == {}
    await made(storage, "c")
    assert await storage.load("b") == [SECRET]
    await storage.close()
