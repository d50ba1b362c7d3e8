"""The files of a SQLite database: nobody else reads or serves them, and nothing is stored where nobody will find it."""

import asyncio
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from homeward.rooms.storage import BadStorage, StorageReplaced, Write
from homeward.server.backups.backup import save
from homeward.server.storage.sql import ENTRIES_PER_CHECKPOINT, SqlStorage, storage_at
from homeward.server.storage.sqlite.sqlite_files import is_served

from .live import Device, Server, StartServer

MADE = [Write(f"table {n}", 1, b"x" * 300) for n in range(200)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "homeward.db"


@pytest.fixture
async def served(file: Path) -> AsyncIterator[SqlStorage]:
    storage = storage_at(f"sqlite:///{file}", serving=True)
    await storage.open()
    await storage.append(MADE)
    yield storage
    await storage.close()


# Deleted, moved, replaced


def delete(file: Path) -> None:
    file.unlink()


def replace_by_a_copy(file: Path) -> None:
    shutil.copy(file, file.with_name("copy"))
    file.with_name("copy").replace(file)


def delete_log(file: Path) -> None:
    file.with_name("homeward.db-wal").unlink()


def delete_lock(file: Path) -> None:
    file.with_name("homeward.db-lock").unlink()


@pytest.mark.parametrize("deed", [delete, replace_by_a_copy, delete_log, delete_lock])
async def test_nothing_is_stored_once_a_file_is_gone(
    served: SqlStorage, file: Path, deed: Callable[[Path], None]
) -> None:
    deed(file)
    with pytest.raises(StorageReplaced, match=r"homeward\.db.* was deleted, moved or replaced"):
        await served.append([Write("late", 1, b"")])
    with pytest.raises(StorageReplaced):
        await served.load("table 1")
    with pytest.raises(StorageReplaced):
        await served.check()


async def test_looking_for_a_file_that_is_gone_does_not_make_one(served: SqlStorage, file: Path) -> None:
    file.unlink()
    with pytest.raises(StorageReplaced):
        await asyncio.gather(*(served.load(f"table {n}") for n in range(20)))
    assert not file.exists()


async def test_a_file_that_comes_back_is_the_same(served: SqlStorage, file: Path) -> None:
    file.rename(file.with_name("elsewhere"))
    with pytest.raises(StorageReplaced):
        await served.append([Write("late", 1, b"")])
    file.with_name("elsewhere").rename(file)
    assert await served.append([Write("late", 1, b"")]) == [True]


# Written over


async def test_an_old_copy_laid_over_the_database_is_noticed(served: SqlStorage, file: Path, tmp_path: Path) -> None:
    await save(f"sqlite:///{file}", tmp_path / "old")
    await served.append([Write(f"new {n}", 1, b"y" * 300) for n in range(ENTRIES_PER_CHECKPOINT)])
    with (tmp_path / "old").open("rb") as old, file.open("r+b") as database:
        shutil.copyfileobj(old, database)
        database.truncate()
    with pytest.raises(StorageReplaced, match="written over"):
        await served.append([Write("late", 1, b"")])


async def test_an_emptied_database_is_noticed(served: SqlStorage, file: Path) -> None:
    await served.append([Write(f"new {n}", 1, b"y" * 300) for n in range(ENTRIES_PER_CHECKPOINT)])
    os.truncate(file, 0)
    with pytest.raises(StorageReplaced, match="written over"):
        await served.append([Write("late", 1, b"")])


async def test_another_program_may_tidy_up(served: SqlStorage, file: Path) -> None:
    before = file.stat().st_mtime_ns
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert file.stat().st_mtime_ns != before
    assert await served.append([Write("late", 1, b"")]) == [True]
    assert served.lost == {}


async def test_the_log_does_not_grow_for_ever(served: SqlStorage, file: Path) -> None:
    sizes = []
    for version in range(2, 12):
        await served.append([Write(one.table, version, one.body) for one in MADE])
        sizes.append(file.with_name("homeward.db-wal").stat().st_size)
    assert any(size == later for size, later in pairwise(sizes)), "it begins anew"


# One server


async def test_one_file_has_one_server(served: SqlStorage, file: Path) -> None:
    other = storage_at(f"sqlite:///{file}", serving=True)
    with pytest.raises(BadStorage, match=r"Another server is using .*homeward\.db"):
        await other.open()
    await other.close()
    assert is_served(file)


def test_a_second_server_says_so_and_a_killed_one_lets_go(tmp_path: Path, server_with: StartServer) -> None:
    first, second = server_with(), Server(tmp_path)
    ended = subprocess.run(second.command, capture_output=True, text=True, check=False, env=os.environ | {"LANG": "C"})
    assert ended.returncode == 2
    assert "Another server is using" in ended.stderr
    assert "Traceback" not in ended.stderr
    first.kill()
    server_with()


async def test_a_log_without_its_database_is_left_alone(tmp_path: Path) -> None:
    log = tmp_path / "homeward.db-wal"
    log.write_bytes(b"the newest moves")
    storage = storage_at(f"sqlite:///{tmp_path}/homeward.db", serving=True)
    with pytest.raises(BadStorage, match="belongs to"):
        await storage.open()
    await storage.close()
    assert log.read_bytes() == b"the newest moves"


# For our eyes only

OPEN_TO_ALL = """
import asyncio, os, sys
from pathlib import Path
os.umask(0)
from homeward.server.backups.backup import save
from homeward.server.backups.restore import restore_from
from homeward.rooms.storage import Write
from homeward.server.storage.sql import storage_at

async def main(folder):
    storage = storage_at(f"sqlite:///{folder}/homeward.db", serving=True)
    await storage.open()
    await storage.append([Write("a", 1, b"secret")])
    await save(f"sqlite:///{folder}/homeward.db", folder / "backup")
    await restore_from(folder / "backup", f"sqlite:///{folder}/restored.db")
    os.kill(os.getpid(), 9)

asyncio.run(main(Path(sys.argv[1])))
"""


@pytest.mark.skipif(os.name != "posix", reason="files have other rights there")
def test_whatever_the_umask_files_are_for_us_alone(tmp_path: Path) -> None:
    ended = subprocess.run([sys.executable, "-c", OPEN_TO_ALL, str(tmp_path)], check=False)
    assert ended.returncode == -signal.SIGKILL
    rights = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    beside = {f"homeward.db{suffix}" for suffix in ("", "-wal", "-shm", "-lock", "-versions")}
    assert rights.keys() == beside | {"backup", "restored.db"}
    assert set(rights.values()) == {0o600}


# What people hear


async def test_people_are_told_that_nothing_is_kept(tmp_path: Path, server_with: StartServer) -> None:
    server = server_with()
    device = await Device(server.address, server.make("Anna", "Ben")).connect()
    assert (await device.move())["type"] == "ack"
    (tmp_path / "homeward.db").unlink()
    answer = await device.move()
    assert (answer["type"], answer["refusal"]["code"]) == ("refused", "storage-replaced")
    made = server.post("/tables", {"game": "monster-chase", "seats": [{"name": "Anna", "holder": "here"}]})
    assert (made.status_code, made.json()["code"]) == (503, "storage-replaced")
    assert server.until_ready_is(503) == "storage-replaced"
    assert "homeward.db was deleted, moved or replaced" in server.log.read_text()
    await device.close()
    server.kill()
