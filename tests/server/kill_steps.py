"""A program that kills a backup or a restore in the middle: before a step, again and again, until the last one.

A step is a statement of SQL, or a call that changes a file. Each time it looks at what is left, and runs the command
again. It is a program of its own because it forks, which only a process with a single thread may do.
"""

import asyncio
import json
import os
import shutil
import signal
import sqlite3
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import psycopg

from homeward.rooms.storage import BadStorage, Write
from homeward.server.backups.backup import save
from homeward.server.backups.restore import restore_from
from homeward.server.storage import Ban, Card, postgres_database
from homeward.server.storage.schema import COLUMNS
from homeward.server.storage.sql import storage_at
from homeward.server.storage.sqlite import scratch_database

CHANGES = ("os.mkdir", "os.link", "os.rename", "os.remove", "os.rmdir", "shutil.rmtree", "shutil.copyfile")
COMPARED = sorted(COLUMNS.keys() - {"heartbeat"})
REFUSED = 3  # exit code
# Filling the new database is most of the steps, one like the other: not all of them are worth the time
FIRST, EVERY, LAST = 5, 11, 18
Content = dict[str, list[tuple[Any, ...]]]


class Steps:
    """Counts the steps of this process, and kills it before one of them."""

    def __init__(self, folder: Path, last: int = 0) -> None:
        self._folder = str(folder)
        self._last = last
        self.made = 0

    def watch(self) -> None:
        connect, fsync, percent_style = sqlite3.connect, os.fsync, postgres_database.percent_style

        def connect_traced(*arguments: Any, **options: Any) -> sqlite3.Connection:
            connection: sqlite3.Connection = connect(*arguments, **options)
            connection.set_trace_callback(lambda _: self.step())
            return connection

        def fsync_watched(descriptor: int) -> None:
            self.step()
            fsync(descriptor)

        def percent_style_watched(statement: str) -> str:
            self.step()
            return percent_style(statement)

        sqlite3.connect = connect_traced  # type: ignore[assignment]
        os.fsync = fsync_watched  # type: ignore[assignment]
        postgres_database.percent_style = percent_style_watched  # type: ignore[assignment]
        sys.addaudithook(self._hear)

    def _hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event in CHANGES or (event == "open" and str(arguments[0]).startswith(self._folder)):
            self.step()

    def step(self) -> None:
        self.made += 1
        if self.made == self._last:
            os.kill(os.getpid(), signal.SIGKILL)


@contextmanager
def removed_by_nobody_else(folder: Path) -> Iterator[None]:
    """Without the process that sweeps up after a kill: as if it had been killed too."""
    try:
        yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Case:
    """One command in a folder: `from` is what it reads, `to/homeward.db` or PostgreSQL what it makes."""

    def __init__(self, name: str, folder: Path, address: str) -> None:
        self.is_backup = name.startswith("backup")
        self.over = name.partition(" over ")[2]  # what is at the place already
        self.folder = folder / "work"
        self.target = self.folder / "to" / "homeward.db"
        self.address = address or f"sqlite:///{self.target}"
        self.is_refused = self.over == "tables"
        beside = ("",) if self.is_backup else ("", "-lock", "-versions")  # a server has looked into what was restored
        self.results = {f"to/homeward.db{suffix}" for suffix in beside}
        self._template = folder / "template"

    def prepare(self) -> None:
        for name in ("from", "to", "temp"):
            (self._template / name).mkdir(parents=True)
        asyncio.run(fill(self._template / "from" / "homeward.db", "source"))
        if self.over:
            asyncio.run(fill(self._template / "to" / "homeward.db", self.over))
        self.reset()

    def reset(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(self._template, self.folder)
        if self.address.startswith("postgresql"):
            with psycopg.connect(self.address, autocommit=True) as connection:
                connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")

    def run(self) -> None:
        source = self.folder / "from" / "homeward.db"
        if self.is_backup:
            asyncio.run(save(f"sqlite:///{source}", self.target))
        else:
            asyncio.run(restore_from(source, self.address))

    def run_again(self) -> None:
        """And a server finds nothing missing in what was restored."""
        try:
            self.run()
        finally:
            if not self.is_backup:
                asyncio.run(check_served(self.address))

    def content(self) -> Content | None:
        """What is at the place. None: nothing is."""
        if self.address.startswith("postgresql"):
            with psycopg.connect(self.address) as connection:
                known = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
                return {table: rows_of(connection, table) for table in COMPARED if (table,) in known}
        return file_content(self.target)

    def files(self) -> set[str]:
        return {str(path.relative_to(self.folder)) for path in self.folder.rglob("*")}


async def fill(file: Path, with_what: str) -> None:
    storage = storage_at(f"sqlite:///{file}", serving=True)
    await storage.open()
    if with_what != "nothing":
        await storage.append([Write(f"{with_what} {table}", 1, b"made") for table in range(4)])
        await storage.append([Write(f"{with_what} 1", version, bytes(range(256))) for version in (2, 3)])
        await storage.put_card(Card("place", 1, "sealed"), 5.0)
        await storage.ban(Ban("192.0.2.0/24", 9.0))
    await storage.close()


async def check_served(address: str) -> None:
    storage = storage_at(address, serving=True)
    await storage.open()
    assert storage.lost == {}
    await storage.close()


def file_content(file: Path) -> Content | None:
    """Read in a copy: to open a database changes the files beside it."""
    if not file.exists():
        return None
    with tempfile.TemporaryDirectory(dir=file.parents[2]) as folder:
        for one in file.parent.glob(f"{file.name}*"):
            if one.is_file():
                shutil.copy(one, folder)
        with closing(sqlite3.connect(Path(folder) / file.name)) as database:
            assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            return {table: rows_of(database, table) for table in COMPARED}


def rows_of(connection: Any, table: str) -> list[tuple[Any, ...]]:
    return sorted(connection.execute(f"SELECT {', '.join(COLUMNS[table])} FROM {table}").fetchall())


def is_empty(content: Content | None) -> bool:
    return not any((content or {}).values())


def exit_code_of(work: Callable[[], None]) -> int:
    """Do something in a process of its own; below zero: the signal that ended it."""
    child = os.fork()
    if child == 0:
        try:
            work()
        except BadStorage:
            os._exit(REFUSED)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def run_killed(case: Case, step: int) -> None:
    Steps(case.folder, step).watch()
    case.run()


def run_counted(case: Case, result: Path) -> None:
    steps = Steps(case.folder)
    steps.watch()
    try:
        case.run()
    finally:
        result.write_text(str(steps.made))


def count_steps(case: Case) -> int:
    result = case.folder.with_name("steps")
    assert exit_code_of(partial(run_counted, case, result)) == (REFUSED if case.is_refused else 0)
    case.reset()
    return int(result.read_text())


def kill_and_run_again(case: Case, step: int, wanted: Content | None) -> bool:
    """Did the kill leave the new database? If not, it left what was there before."""
    before, had = case.content(), case.files()
    assert exit_code_of(partial(run_killed, case, step)) == -signal.SIGKILL
    found = case.content()
    is_new = found == wanted
    assert is_new or found == before or (is_empty(found) and is_empty(before)), "only a part of it is there"
    assert exit_code_of(case.run_again) == (REFUSED if case.is_refused or is_new else 0), "when run again"
    assert case.content() == (before if case.is_refused else wanted)
    assert case.files() - had <= case.results
    case.reset()
    return is_new


def kill_at_steps(case: Case) -> dict[str, int]:
    """How often a kill left the new database, and how often what was there before."""
    wanted = file_content(case.folder / "from" / "homeward.db")
    total = count_steps(case)
    left = Counter(new=0, before=0)
    for step in range(1, total + 1):
        if step <= FIRST or step % EVERY == 0 or step > total - LAST:
            try:
                left["new" if kill_and_run_again(case, step, wanted) else "before"] += 1
            except AssertionError as error:
                error.add_note(f"killed before step {step} of {total}")
                raise
    return dict(left)


def main(name: str, folder: Path, address: str = "") -> None:
    tempfile.tempdir = str(folder / "work" / "temp")
    scratch_database.removed_afterwards = removed_by_nobody_else  # type: ignore[attr-defined]
    case = Case(name, folder, address)
    case.prepare()
    print(json.dumps(kill_at_steps(case)))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), *sys.argv[3:])
