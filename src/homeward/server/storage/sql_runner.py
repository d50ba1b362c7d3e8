"""Runs statements in threads: one that writes, several that read. What only SQLite files need is in `watch`."""

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

FAILURES = (DriverError, OSError)  # what goes wrong below: a full disk, a server that went away
READERS = 8  # threads, each with a connection of its own while it reads
BEAT = "INSERT INTO heartbeat (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
Result = TypeVar("Result")


def run_statement(connection: Connection, statement: str, values: Values) -> int:
    return connection.run(statement, values)


class SqlRunner:
    """All writing is done by one thread: a whole commit costs the busy event loop one hop, not one per statement."""

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
        """Nothing in it is changed, and another process may serve it meanwhile."""
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
        """From the first write on, everything that belongs to the database is there and can be watched."""
        with self._writing.borrow() as connection:
            upgrade(connection)
            connection.run(BEAT, {"at": time.time()})
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

    async def beat(self) -> None:
        """Write something, to see whether that works."""
        await self.execute(BEAT, {"at": time.time()})

    async def execute(self, statement: str, values: Values) -> int:
        """One statement in a commit of its own: how many rows were touched."""
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
        """One commit, surely in the database that everybody will find."""
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
        """Why nothing could be read or written: a file that is gone is the better answer than what came of it."""
        try:
            if self._watch is not None:
                self._watch.check_files()
        except StorageReplaced as replaced:
            return replaced
        return StorageDown(first_line(error))

    # Reading

    async def read(self, query: str, values: Values = NONE) -> list[Row]:
        with self.raise_as_down():
            rows = await self.look(query, values)
        if self._watch is not None:
            self._watch.check_files()
        return rows

    async def look(self, query: str, values: Values = NONE) -> list[Row]:
        """The same, but a failure is raised as it is."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, query, values)

    def _look(self, query: str, values: Values) -> list[Row]:
        with self._reading.borrow() as connection:
            return connection.rows(query, values)

    # The write-ahead log of SQLite

    def checkpoint(self) -> bool:
        """From the log into the database file, as far as nobody is reading. Nothing is lost if it fails."""
        done = False
        with suppress(*FAILURES), self._writing.borrow() as connection:
            connection.rows("PRAGMA wal_checkpoint(PASSIVE)")
            done = True
        if self._watch is not None:
            self._watch.settled()
        return done

    def empty_log(self) -> bool:
        """Whether the log is empty now. It never waits for somebody who reads: next time, then."""
        emptied = False
        with suppress(*FAILURES), self._writing.borrow() as connection:
            connection.rows("PRAGMA busy_timeout=0")
            try:
                ((is_busy, *_),) = connection.rows("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                connection.rows(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
            emptied = not is_busy
        if self._watch is not None:
            self._watch.settled()
        return emptied
