"""Backups and restores that are killed in the middle, or run twice at once: all or nothing, and no leftovers."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from homeward.rooms.storage import BadStorage, Write
from homeward.server.backups import backup, restore
from homeward.server.backups.backup import save
from homeward.server.backups.copy_database import Copied, check_every_page
from homeward.server.backups.restore import restore_from
from homeward.server.storage.sql import storage_at
from homeward.server.storage.sqlite.scratch_database import remove_leftovers, scratch_database
from homeward.server.storage.sqlite.sqlite_files import Lock, kept_from_servers

from .postgres import Postgres

ROOT = Path(__file__).parents[2]


def kill(case: str, folder: Path, *address: str) -> dict[str, int]:
    """How often each of both was left: the new database, and what was there before."""
    command = [sys.executable, "-m", "tests.server.kill_steps", case, str(folder), *address]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert ended.returncode == 0, ended.stderr
    left: dict[str, int] = json.loads(ended.stdout)
    return left


@pytest.mark.parametrize("case", ["backup", "restore", "restore over nothing"])
def test_a_kill_at_any_step_leaves_all_or_nothing_and_the_next_run_clears_up(case: str, tmp_path: Path) -> None:
    left = kill(case, tmp_path)
    assert left["before"] > 20
    assert left["new"] > 2


@pytest.mark.parametrize("case", ["backup over tables", "restore over tables"])
def test_a_kill_at_any_step_of_a_refused_run_changes_nothing(case: str, tmp_path: Path) -> None:
    left = kill(case, tmp_path)
    assert left["before"] > 5
    assert left["new"] == 0


def test_a_restore_into_postgresql_is_one_transaction(tmp_path: Path, postgres: Postgres) -> None:
    left = kill("restore", tmp_path, postgres.url)
    assert left["before"] > 20
    assert left["new"] > 2


# Two at the same time


async def fill(file: Path, *names: str) -> str:
    storage = storage_at(f"sqlite:///{file}")
    await storage.open()
    await storage.append([Write(name, 1, b"made") for name in names])
    await storage.close()
    return f"sqlite:///{file}"


async def tables_in(database: str) -> set[str]:
    storage = storage_at(database)
    await storage.open()
    found = {one.table for one in await storage.listed()}
    await storage.close()
    return found


def both_complete_before_either_ends(monkeypatch: pytest.MonkeyPatch, module: object, folder: Path) -> None:
    """Two runs wait for each other when both have written everything, and neither file has its name."""
    together = asyncio.Barrier(2)

    async def check_and_wait(url: str) -> None:
        await check_every_page(url)
        if url.startswith(f"sqlite:///{folder}/") and ".partial/" in url:
            await together.wait()

    monkeypatch.setattr(module, "check_every_page", check_and_wait)


def check_one_won(results: list[Copied | BaseException]) -> int:
    """Which of the two; the other was refused with a sentence."""
    (winner,) = (place for place, result in enumerate(results) if isinstance(result, Copied))
    assert isinstance(results[1 - winner], BadStorage)
    return winner


def no_hard_links(*_: object) -> None:
    raise PermissionError(1, "Operation not permitted")


@pytest.mark.parametrize("link", [os.link, no_hard_links])
async def test_of_two_backups_into_one_file_one_is_kept_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, link: Callable[..., None]
) -> None:
    houses = [await fill(tmp_path / "first.db", "a"), await fill(tmp_path / "second.db", "b")]
    target = tmp_path / "backups"
    target.mkdir()
    monkeypatch.setattr(os, "link", link)
    both_complete_before_either_ends(monkeypatch, backup, target)
    results = await asyncio.gather(*(save(house, target / "monday") for house in houses), return_exceptions=True)
    winner = check_one_won(results)
    assert [path.name for path in target.iterdir()] == ["monday"]
    assert await tables_in(f"sqlite:///{target}/monday") == {"ab"[winner]}


async def test_of_two_restores_into_one_database_one_is_kept_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, table in (("first.db", "a"), ("second.db", "b")):
        await fill(tmp_path / name, table)
    target = tmp_path / "house"
    target.mkdir()
    both_complete_before_either_ends(monkeypatch, restore, target)
    files = [tmp_path / "first.db", tmp_path / "second.db"]
    database = f"sqlite:///{target}/homeward.db"
    results = await asyncio.gather(*(restore_from(file, database) for file in files), return_exceptions=True)
    winner = check_one_won(results)
    assert [path.name for path in target.iterdir()] == ["homeward.db"]
    assert await tables_in(database) == {"ab"[winner]}


async def test_of_two_restores_into_postgresql_one_is_kept_whole(tmp_path: Path, postgres: Postgres) -> None:
    async with await psycopg.AsyncConnection.connect(postgres.url, autocommit=True) as connection:
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    for name, table in (("first.db", "a"), ("second.db", "b")):
        await fill(tmp_path / name, table)
    files = [tmp_path / "first.db", tmp_path / "second.db"]
    results = await asyncio.gather(*(restore_from(file, postgres.url) for file in files), return_exceptions=True)
    assert await tables_in(postgres.url) == {"ab"[check_one_won(results)]}


async def test_no_server_starts_while_a_restored_database_gets_its_name(tmp_path: Path) -> None:
    server = storage_at(f"sqlite:///{tmp_path}/homeward.db", serving=True)
    with kept_from_servers(tmp_path / "homeward.db"), pytest.raises(BadStorage, match="Another server is using"):
        await server.open()
    await server.close()
    assert list(tmp_path.iterdir()) == []


async def test_nothing_is_restored_while_another_program_reads_the_empty_database(tmp_path: Path) -> None:
    await fill(tmp_path / "backup", "a")
    database = await fill(tmp_path / "homeward.db")
    reader = storage_at(database)
    await reader.open()
    with pytest.raises(BadStorage, match="Another server is using"):
        await restore_from(tmp_path / "backup", database)
    await reader.close()
    assert (await restore_from(tmp_path / "backup", database)).tables == 1


# What killed runs leave


def test_only_what_nobody_uses_is_cleared_up(tmp_path: Path) -> None:
    (tmp_path / "mine.0123456789abcdef.partial").mkdir()
    for name in ("mine.partial", "mine.0123456789abcdeg.partial", "other.0123456789abcdef.partial"):
        (tmp_path / name).mkdir()
    (tmp_path / "precious").mkdir()
    (tmp_path / "mine.1111111111111111.partial").symlink_to(tmp_path / "precious")
    (tmp_path / "mine.2222222222222222.partial").write_text("a file")
    had = set(tmp_path.iterdir())
    with scratch_database(tmp_path, "mine.", ".partial") as used:
        used.write_bytes(b"half")
        remove_leftovers(tmp_path, "mine.", ".partial")
        assert used.read_bytes() == b"half"
    assert had - set(tmp_path.iterdir()) == {tmp_path / "mine.0123456789abcdef.partial"}


def test_what_belongs_to_somebody_else_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "homeward-copy-0123456789abcdef"
    folder.mkdir()
    monkeypatch.setattr(os, "getuid", lambda: folder.stat().st_uid + 1)
    remove_leftovers(tmp_path, "homeward-copy-", "")
    assert list(folder.iterdir()) == []


def test_a_lock_that_was_removed_before_it_was_taken_counts_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "homeward.db-lock"
    lock, other = Lock(tmp_path / "homeward.db"), Lock(tmp_path / "homeward.db")
    take_file = Lock._lock
    removals = iter([True, False])

    def remove_and_take(self: Lock, path: Path) -> object:
        held = take_file(self, path)
        if next(removals):
            file.unlink()
        return held

    with monkeypatch.context() as patch:
        patch.setattr(Lock, "_lock", remove_and_take)
        lock.take()
    with pytest.raises(BadStorage):
        other.take()
    lock.remove()
    assert list(tmp_path.iterdir()) == []


async def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    database = await fill(tmp_path / "homeward.db", "a")
    with pytest.raises(BadStorage, match=f"{tmp_path}/nowhere: No such file"):
        await save(database, tmp_path / "nowhere" / "backup")


# The sweeper


def test_a_killed_run_is_swept_up_at_once(tmp_path: Path) -> None:
    program = """
import os, sys
from pathlib import Path
from homeward.server.storage.sqlite.scratch_database import scratch_database
with scratch_database(Path(sys.argv[1]), "homeward-copy-") as file:
    file.write_bytes(b"half")
    os.kill(os.getpid(), 9)
"""
    # the sweeper has inherited this pipe: it ends when the sweeper has
    ended = subprocess.run([sys.executable, "-c", program, str(tmp_path)], check=False, stdout=subprocess.PIPE)
    assert ended.returncode == -signal.SIGKILL
    assert list(tmp_path.iterdir()) == []
