"""The end of tables in the storage: found when nobody uses them, deleted for good, and nothing comes after."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from homeward.rooms.storage import Ban, Storage, Why, Write
from homeward.server.backup import save
from homeward.server.restore import bring_back
from homeward.server.retention import DAY, Retention
from homeward.server.storage.copying import Copied
from homeward.server.storage.sql import storage_at

from .test_storage import url

__all__ = ["url"]

SECRET = b"Anna took the red monster"


@pytest.fixture
async def storage(url: str) -> AsyncIterator[Storage]:
    storage = storage_at(url)
    await storage.open()
    yield storage
    await storage.close()


async def made(storage: Storage, *tables: str) -> None:
    await storage.append([Write(table, 1, SECRET) for table in tables])


async def test_a_deleted_table_is_gone_and_says_why(storage: Storage) -> None:
    await made(storage, "a", "b")
    await storage.append([Write("a", 2, b"move")])
    assert await storage.delete(["a", "nowhere"], "host") == ["a"]
    assert await storage.load("a") == []
    assert await storage.load("b") == [SECRET]
    assert [await storage.deleted(name) for name in ("a", "b", "nowhere")] == ["host", None, None]
    assert await storage.tables() == 1
    assert await storage.delete(["a"], "idle") == []
    assert await storage.deleted("a") == "host"


async def test_nothing_is_added_to_a_deleted_table(storage: Storage) -> None:
    await made(storage, "a", "b")
    await storage.delete(["a"], "forgotten")
    assert await storage.append([Write("a", 2, b"late"), Write("b", 2, b"fine")]) == [False, True]
    assert await storage.load("a") == []


async def test_moves_and_deleting_at_once_leave_nothing_behind(storage: Storage, url: str) -> None:
    """Two processes: one plays as fast as it can, the other deletes."""
    other = storage_at(url)
    await other.open()
    try:
        for round in range(10):
            name = f"table {round}"
            await made(storage, name)

            async def play(name: str = name) -> None:
                version = 2
                while (await storage.append([Write(name, version, b"move")]))[0]:
                    version += 1

            playing = asyncio.create_task(play())
            while not await other.load(name, after=3):
                await asyncio.sleep(0)
            assert await other.delete([name], "host") == [name]
            await playing
            assert await storage.load(name) == []
    finally:
        await other.close()


async def test_tables_that_nobody_uses_are_found(storage: Storage) -> None:
    await made(storage, "old", "visited", "played")
    stored = await storage.find("played")
    assert stored is not None
    later = stored.used + 100
    await storage.visited(["visited", "nowhere"], later)
    assert await storage.unused(stored.used - 100, 10) == []
    assert sorted(await storage.unused(later, 10)) == ["old", "played"]
    assert len(await storage.unused(later, 1)) == 1
    visited = await storage.find("visited")
    assert visited is not None
    assert visited.used == later


async def test_what_was_used_meanwhile_is_not_deleted(storage: Storage) -> None:
    await made(storage, "a", "b", "c")
    stored = await storage.find("a")
    assert stored is not None
    limit = stored.used + 50
    await storage.visited(["b"], limit + 1)
    assert await storage.delete(["a", "b"], "idle", unused_since=limit) == ["a"]
    assert await storage.delete(["c"], "idle", unused_since=stored.used - 50) == []


async def test_tables_are_listed_the_newest_first(storage: Storage) -> None:
    for name in ("a", "b", "c"):
        await made(storage, name)
    await storage.append([Write("a", 2, b"move")])
    assert [one.table for one in await storage.listed()] == ["c", "b", "a"]
    (last,) = await storage.listed(start=2)
    assert (last.table, last.entries, last.first) == ("a", 2, SECRET)
    assert last.used >= last.made
    assert [one.table for one in await storage.listed(start=1, count=1)] == ["b"]
    assert await storage.find("nowhere") is None


async def test_bans_are_kept(storage: Storage, url: str) -> None:
    await storage.ban(Ban("10.0.0.0/8", 100.0))
    await storage.ban(Ban("10.0.0.0/8", 200.0))
    await storage.ban(Ban("192.0.2.7/32", 300.0))
    other = storage_at(url)
    await other.open()
    assert await other.bans() == [Ban("10.0.0.0/8", 200.0), Ban("192.0.2.7/32", 300.0)]
    await other.close()
    assert await storage.lift("10.0.0.0/8")
    assert not await storage.lift("10.0.0.0/8")


async def test_a_backup_takes_along_what_was_deleted_and_who_is_kept_out(url: str, tmp_path: Path) -> None:
    storage = storage_at(url)
    await storage.open()
    await made(storage, "a", "b")
    await storage.visited(["a"], 4e9)
    await storage.delete(["b"], "host")
    await storage.ban(Ban("192.0.2.7/32", 300.0))
    await storage.close()
    await save(url, tmp_path / "backup.db")
    assert await bring_back(tmp_path / "backup.db", f"sqlite:///{tmp_path}/again.db") == Copied(1, 1)
    again = storage_at(f"sqlite:///{tmp_path}/again.db")
    await again.open()
    assert await again.deleted("b") == "host"
    assert await last_used(again, "a") == 4e9
    assert await again.bans() == [Ban("192.0.2.7/32", 300.0)]
    await again.close()


# The rounds of a server


class Rounds:
    """A retention of 90 days on a clock that a test turns."""

    def __init__(self, storage: Storage, keep_days: float = 90.0) -> None:
        self.now = 0.0
        self.dropped: list[tuple[str, Why]] = []
        self.in_use: list[str] = []
        self.retention = Retention(keep_days, storage, self.drop, lambda: self.in_use, lambda: self.now)

    def drop(self, name: str, why: Why) -> None:
        self.dropped.append((name, why))


async def last_used(storage: Storage, name: str) -> float:
    stored = await storage.find(name)
    assert stored is not None
    return stored.used


async def test_a_table_lives_ninety_days_after_its_last_use(storage: Storage) -> None:
    await made(storage, "a")
    rounds = Rounds(storage)
    rounds.now = await last_used(storage, "a") + 90 * DAY - 60
    assert await rounds.retention.go_round() == []
    rounds.now += 120
    assert await rounds.retention.go_round() == ["a"]
    assert rounds.dropped == [("a", "idle")]
    assert await storage.deleted("a") == "idle"


async def test_opening_a_table_is_using_it(storage: Storage) -> None:
    await made(storage, "a", "b")
    rounds = Rounds(storage)
    rounds.now = await last_used(storage, "a") + 89 * DAY
    rounds.retention.came_to("a")
    await rounds.retention.note_visits()
    rounds.now += 88 * DAY
    assert await rounds.retention.go_round() == ["b"]
    rounds.now += 3 * DAY
    assert await rounds.retention.go_round() == ["a"]


async def test_a_table_that_stays_open_is_never_deleted(storage: Storage) -> None:
    """Also by another process, which does not see who sits there."""
    await made(storage, "a")
    here, elsewhere = Rounds(storage), Rounds(storage)
    here.in_use = ["a"]
    began = await last_used(storage, "a")
    for day in range(1, 400):
        here.now = elsewhere.now = began + day * DAY
        await here.retention.note_visits()
        assert await elsewhere.retention.go_round() == []


async def test_zero_days_keep_everything(storage: Storage) -> None:
    await made(storage, "a")
    rounds = Rounds(storage, keep_days=0)
    rounds.now = 1e12
    assert await rounds.retention.go_round() == []
    assert await storage.load("a") == [SECRET]


async def test_many_tables_go_in_several_transactions(storage: Storage) -> None:
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
