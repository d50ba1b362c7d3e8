"""Backup and restore: from either database, into either, while games go on."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from homeward.rooms.storage import BadStorage, Write
from homeward.server.backups.backup import save
from homeward.server.backups.copy_database import Copied
from homeward.server.backups.restore import restore_from
from homeward.server.storage.sql import storage_at
from tests.old_games import DATABASE

from .postgres import Postgres

ENTRIES = [Write("a", 1, b"made"), Write("a", 2, bytes(range(256))), Write("b", 1, b"")]


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/homeward.db"
    server: Postgres = request.getfixturevalue("postgres")
    await empty(server)
    return server.url


async def empty(server: Postgres) -> None:
    async with await psycopg.AsyncConnection.connect(server.url, autocommit=True) as connection:
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")


async def fill(database: str, writes: list[Write]) -> None:
    storage = storage_at(database)
    await storage.open()
    await storage.append(writes)
    await storage.close()


async def content(database: str) -> dict[str, list[bytes]]:
    storage = storage_at(database)
    await storage.open()
    found = {name: await storage.load(name) for name in ("a", "b")}
    await storage.close()
    return found


async def test_a_backup_holds_everything_and_goes_into_either_database(
    database: str, tmp_path: Path, postgres: Postgres
) -> None:
    await fill(database, ENTRIES)
    before = await content(database)
    assert await save(database, tmp_path / "backup") == Copied(tables=2, entries=3)
    await fill(database, [Write("a", 3, b"later")])
    await empty(postgres)
    for target in (f"sqlite:///{tmp_path}/new.db", postgres.url):
        assert await restore_from(tmp_path / "backup", target) == Copied(tables=2, entries=3)
        assert await content(target) == before


async def test_a_backup_is_one_file(tmp_path: Path) -> None:
    await fill(f"sqlite:///{tmp_path}/homeward.db", ENTRIES)
    target = tmp_path / "backups"
    target.mkdir()
    await save(f"sqlite:///{tmp_path}/homeward.db", target / "monday")
    assert [path.name for path in target.iterdir()] == ["monday"]


async def test_a_backup_is_taken_while_the_database_is_in_use(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/homeward.db"
    storage = storage_at(database)
    await storage.open()
    await storage.append(ENTRIES)
    assert (await save(database, tmp_path / "backup")).entries == 3
    assert await storage.append([Write("b", 2, b"on and on")]) == [True]
    await storage.close()


async def test_nothing_is_overwritten(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/homeward.db"
    await fill(database, ENTRIES)
    await save(database, tmp_path / "backup")
    with pytest.raises(BadStorage, match="does not overwrite"):
        await save(database, tmp_path / "backup")
    with pytest.raises(BadStorage, match="empty one"):
        await restore_from(tmp_path / "backup", database)
    assert len((await content(database))["a"]) == 2


async def test_what_is_not_there_is_said_and_not_made(tmp_path: Path) -> None:
    with pytest.raises(BadStorage, match="no database"):
        await save(f"sqlite:///{tmp_path}/nothing.db", tmp_path / "backup")
    with pytest.raises(BadStorage, match="no backup"):
        await restore_from(tmp_path / "nothing", f"sqlite:///{tmp_path}/new.db")
    assert list(tmp_path.iterdir()) == []


async def test_a_damaged_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "backup").write_bytes(b"Dear grandma, " * 1000)
    with pytest.raises(BadStorage):
        await restore_from(tmp_path / "backup", f"sqlite:///{tmp_path}/new.db")


# Whole, or not at all

HOUSE = 10_000  # tables
COMMITTING = f"""
import asyncio, os, sys
from homeward.rooms.storage import Write
from homeward.server.storage.sql import storage_at

async def main():
    storage = storage_at(sys.argv[1], serving=True)
    await storage.open()
    for first in range(0, {HOUSE}, 100):
        names = [f"table {{n}}" for n in range(first, first + 100)]
        await storage.append([Write(name, version, b"x" * 50) for name in names for version in (1, 2)])
    os.kill(os.getpid(), 9)

asyncio.run(main())
"""


# Python itself tries out a folder for temporary files with a file of another name.
OURS = "homeward*"


def killed_house(folder: Path) -> Path:
    """The database of a server that was killed: its last commits are in the write-ahead log only."""
    file = folder / "homeward.db"
    ended = subprocess.run([sys.executable, "-c", COMMITTING, f"sqlite:///{file}"], check=False)
    assert ended.returncode == -signal.SIGKILL
    assert file.with_name("homeward.db-wal").stat().st_size > 0
    return file


async def test_what_is_in_the_write_ahead_log_only_comes_along(tmp_path: Path) -> None:
    file = killed_house(tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert await restore_from(file, f"sqlite:///{tmp_path}/new.db") == Copied(tables=HOUSE, entries=2 * HOUSE)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.name != "new.db"} == before


async def test_a_killed_restore_leaves_nothing_behind(tmp_path: Path) -> None:
    file = killed_house(tmp_path)
    await save(f"sqlite:///{file}", tmp_path / "backup")
    target, scratch = tmp_path / "target", tmp_path / "scratch"
    target.mkdir()
    scratch.mkdir()
    command = [sys.executable, "-m", "homeward.cli", "restore", str(tmp_path / "backup")]
    command += ["--database", f"sqlite:///{target}/homeward.db"]
    for wanted in (scratch, target):  # in the middle of reading, and in the middle of writing
        process = subprocess.Popen(command, env=os.environ | {"TMPDIR": str(scratch)}, start_new_session=True)
        while process.poll() is None and not any(wanted.glob(OURS)):
            await asyncio.sleep(0.001)
        process.kill()
        assert process.wait() == -signal.SIGKILL
        while any(target.glob(OURS)) or any(scratch.glob(OURS)):
            await asyncio.sleep(0.01)
    assert await restore_from(tmp_path / "backup", f"sqlite:///{target}/homeward.db") == Copied(HOUSE, 2 * HOUSE)
    assert [path.name for path in target.iterdir()] == ["homeward.db"]


async def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    running = storage_at(f"sqlite:///{tmp_path}/homeward.db", serving=True)
    await running.open()
    await fill(f"sqlite:///{tmp_path}/other.db", ENTRIES)
    with pytest.raises(BadStorage, match="Another server is using"):
        await restore_from(tmp_path / "other.db", f"sqlite:///{tmp_path}/homeward.db")
    with pytest.raises(BadStorage, match="homeward backup"):
        await restore_from(tmp_path / "homeward.db", f"sqlite:///{tmp_path}/new.db")
    await running.close()


async def test_a_write_ahead_log_of_another_database_does_not_get_into_a_restored_one(tmp_path: Path) -> None:
    await fill(f"sqlite:///{tmp_path}/backup", ENTRIES)
    file = killed_house(tmp_path)
    file.unlink()
    with pytest.raises(BadStorage, match=r"homeward\.db-wal is here, but the database"):
        await restore_from(tmp_path / "backup", f"sqlite:///{file}")


async def test_a_restored_database_is_not_missing_what_was_played_after_the_backup(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/homeward.db"
    house = storage_at(database, serving=True)
    await house.open()
    await house.append(ENTRIES)
    await save(database, tmp_path / "backup")
    await house.append([Write("b", 2, b"later")])
    await house.close()
    (tmp_path / "homeward.db").unlink()
    await restore_from(tmp_path / "backup", database)
    house = storage_at(database, serving=True)
    await house.open()
    assert house.lost == {}
    await house.close()


# Verified


async def backup_of_games(folder: Path) -> Path:
    """Of real tables, from before the rules changed."""
    with closing(sqlite3.connect(folder / "homeward.db")) as database:
        database.executescript(DATABASE.read_text(encoding="utf-8"))
    await save(f"sqlite:///{folder}/homeward.db", folder / "backup")
    return folder / "backup"


def command(*words: str) -> subprocess.CompletedProcess[str]:
    english = os.environ | {"LC_ALL": "C"}
    whole = [sys.executable, "-m", "homeward.cli", *words]
    return subprocess.run(whole, check=False, capture_output=True, text=True, env=english)


async def test_a_good_backup_is_called_good(tmp_path: Path) -> None:
    file = await backup_of_games(tmp_path)
    done = command("backup", str(file), "--verify")
    assert (done.returncode, " ".join(done.stdout.split())) == (
        0,
        f"{file} is good: the game at every table in it can go on. Tables: 4, entries: {await entries_in(file)}.",
    )
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "homeward.db"]


async def entries_in(file: Path) -> int:
    with closing(sqlite3.connect(f"file:{file}?immutable=1", uri=True)) as database:
        count: int = database.execute("SELECT COUNT(*) FROM entries").fetchone()[0]
    return count


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM entries WHERE version = 2 AND table_name = 'petsfourrematche'",
        "UPDATE entries SET body = substr(body, 1, 10) WHERE version = 3 AND table_name = 'petsfourrematche'",
    ],
)
async def test_a_backup_with_a_table_that_cannot_be_played_on_is_not(tmp_path: Path, damage: str) -> None:
    file = await backup_of_games(tmp_path)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(damage)
    done = command("backup", str(file), "--verify")
    assert done.returncode == 2
    assert "1 table cannot go on: petsfourrematche" in done.stderr


async def test_a_backup_with_a_broken_page_is_not(tmp_path: Path) -> None:
    file = await backup_of_games(tmp_path)
    raw = bytearray(file.read_bytes())
    raw[4096 * 3 : 4096 * 5] = b"\xa5" * (4096 * 2)
    file.write_bytes(raw)
    done = command("backup", str(file), "--verify")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
