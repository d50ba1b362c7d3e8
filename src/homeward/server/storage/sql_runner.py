"""Runs statements in threads: one that writes, several that read. `watch` guards the files of SQLite."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from homeward.rooms.storage import BadStorage, StorageDown, StorageReplaced, say
from homeward.server.storage.database import NONE, Connection, Database, DriverError, Row, Values, first_line
from homeward.server.storage.pool import Pool
from homeward.server.storage.schema import upgrade
from homeward.server.storage.sqlite.file_watch import FileWatch
from homeward.server.storage.sqlite.sqlite_database import BUSY_SECONDS
from homeward.server.storage.sqlite.sqlite_files import make_private

FAILURES = (DriverError, OSError)  # a full disk, a database server that went away
READERS = 8  # threads, each with its own connection while it reads
HEARTBEAT = "INSERT INTO heartbeat (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
Result = TypeVar("Result")


def run_statement(connection: Connection, statement: str, values: Values) -> int:
    return connection.run(statement, values)


def run_query(connection: Connection, query: str, values: Values) -> list[Row]:
    return connection.rows(query, values)


class SqlRunner:
    """One thread does all writing, so that a commit costs the event loop one thread switch, not one per statement."""

    def __init__(self, database: Database, file: Path | None, watch: FileWatch | None) -> None:
        self._writing = Pool(database, writing=True)
        self._reading = Pool(database)
        self._file = file  # of SQLite
        self._watch = watch
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reading")

    # Opening and closing

    async def open(self) -> None:
        try:
            if self._watch is not None:
                self._watch.claim()
            if self._file is not None:
                make_private(self._file)
            await self._check_file()
            await self.in_writer(self._begin)
        except FAILURES as error:
            raise BadStorage(say("unusable", problem=first_line(error))) from None

    async def open_to_read(self) -> None:
        """Open without changing anything; another process may serve the database meanwhile."""
        try:
            await self._check_file()
        except FAILURES as error:
            raise BadStorage(say("unusable", problem=first_line(error))) from None

    async def _check_file(self) -> None:
        if self._file is None:
            return
        ((verdict,),) = await self.look("PRAGMA quick_check(1)")
        if verdict != "ok":
            raise BadStorage(say("damaged", problem=verdict))

    def _begin(self) -> None:
        """Migrate and write once: then all files of the database exist and can be watched."""
        with self._writing.borrow() as connection:
            upgrade(connection)
            connection.run(HEARTBEAT, {"at": time.time()})
        if self._watch is not None:
            self._watch.begin()

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        for pool in (self._reading, self._writing):
            pool.close()
        if self._watch is not None:
            self._watch.end()

    # Writing

    async def write_heartbeat(self) -> None:
        """Write one row, to check that writing works."""
        await self.execute(HEARTBEAT, {"at": time.time()})

    async def execute(self, statement: str, values: Values) -> int:
        """Run one statement in its own commit and return how many rows it touched."""
        return await self.transact(run_statement, statement, values)

    async def transact(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Call a function with a connection, in one commit."""
        return await self.in_writer(self._transact, work, *arguments)

    async def in_writer(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Call a function in the thread that writes."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, work, *arguments)

    def _transact(self, work: Callable[..., Result], *arguments: object) -> Result:
        with self.commit() as connection:
            return work(connection, *arguments)

    @contextmanager
    def commit(self) -> Iterator[Connection]:
        """One commit, with a check before and after it that the files were not replaced."""
        with self.raise_as_down():
            if self._watch is not None:
                self._watch.look()
            with self._writing.borrow() as connection, connection.transaction():
                yield connection
            if self._watch is not None:
                self._watch.look()

    @contextmanager
    def raise_as_down(self) -> Iterator[None]:
        """Raise failures as StorageDown."""
        try:
            yield
        except FAILURES as error:
            raise self._down(error) from None

    def _down(self, error: BaseException) -> StorageDown:
        """The error to raise. That a file was replaced says more than the failure that follows from it."""
        try:
            if self._watch is not None:
                self._watch.check_files()
        except StorageReplaced as replaced:
            return replaced
        return StorageDown(first_line(error))

    # Reading

    async def read(self, query: str, values: Values = NONE) -> list[Row]:
        return await self.read_with(run_query, query, values)

    async def read_with(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Call a function with a connection that reads."""
        with self.raise_as_down():
            result = await self._in_reader(work, *arguments)
        if self._watch is not None:
            self._watch.check_files()
        return result

    async def look(self, query: str, values: Values = NONE) -> list[Row]:
        """Read; a failure is raised as the driver's error."""
        return await self._in_reader(run_query, query, values)

    async def _in_reader(self, work: Callable[..., Result], *arguments: object) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work, *arguments)

    def _read(self, work: Callable[..., Result], *arguments: object) -> Result:
        with self._reading.borrow() as connection:
            return work(connection, *arguments)

    # The write-ahead log of SQLite

    def checkpoint(self) -> bool:
        """Copy the log into the database file, as far as no reader needs it. Nothing is lost if this fails."""
        done = False
        with suppress(*FAILURES), self._writing.borrow() as connection:
            connection.rows("PRAGMA wal_checkpoint(PASSIVE)")
            done = True
        if self._watch is not None:
            self._watch.checkpointed()
        return done

    def empty_log(self) -> bool:
        """Empty the log; False if a reader needs it. It does not wait for the reader: the next call tries again."""
        emptied = False
        with suppress(*FAILURES), self._writing.borrow() as connection:
            connection.rows("PRAGMA busy_timeout=0")
            try:
                ((is_busy, *_),) = connection.rows("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                connection.rows(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
            emptied = not is_busy
        if self._watch is not None:
            self._watch.checkpointed()
        return emptied
