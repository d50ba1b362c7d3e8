"""Both storages in one set of statements. What only SQLite needs, being files that anybody can touch, is in `watch`."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, func, select, text
from sqlalchemy import delete as sql_delete
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from homeward.rooms.storage import BadStorage, Ban, Code, StorageDown, StorageReplaced, StoredTable, Why, Write, say
from homeward.server.storage.codes import keep_code
from homeward.server.storage.end_of_tables import (
    delete_tables,
    fingerprint,
    held,
    note_visits,
    stored_tables,
    unused_tables,
)
from homeward.server.storage.files import make_private
from homeward.server.storage.migrate import upgrade
from homeward.server.storage.schema import bans, codes, deleted, entries, heartbeat
from homeward.server.storage.watch import Watch

# What goes wrong below SQLAlchemy (a full disk, a server that went away) comes as one of these.
TROUBLE = (SQLAlchemyError, sqlite3.Error, OSError)
BUSY_SECONDS = 10  # to wait for another connection that writes
ENTRIES_PER_CHECKPOINT = 500  # about 4 MB of write-ahead log
Result = TypeVar("Result")


def storage_at(url: str, *, serving: bool = False) -> "SqlStorage":
    """The storage of a database address: `sqlite:///homeward.db` or `postgresql://user@host/name`.

    Whoever serves it has a SQLite database for itself and watches over its files.
    """
    parsed = parsed_address(url)
    if parsed.get_backend_name() == "sqlite":
        return sqlite_storage(parsed, serving)
    address = parsed.set(drivername="postgresql+psycopg")
    options: dict[str, Any] = {"pool_timeout": 5, "connect_args": {"connect_timeout": 5}}
    return SqlStorage(create_engine(address, pool_size=1, **options), create_async_engine(address, **options))


def parsed_address(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadStorage(say("no-address", address=url)) from None
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadStorage(say("no-such-kind", kind=parsed.get_backend_name()))
    return parsed


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL."""
    parsed = parsed_address(url)
    if parsed.get_backend_name() != "sqlite":
        return None
    if not parsed.database:
        raise BadStorage(say("no-address", address=url))
    return Path(parsed.database)


def sqlite_storage(parsed: URL, serving: bool) -> "SqlStorage":
    if not parsed.database:
        raise BadStorage(say("no-address", address=str(parsed)))
    file = Path(parsed.database)
    # never make a file just by looking for it: one that is gone must be missed
    address = parsed.set(database=file.absolute().as_uri(), query={"mode": "rw", "uri": "true"})
    options: dict[str, Any] = {"connect_args": {"timeout": BUSY_SECONDS}}
    writing = create_engine(address.set(drivername="sqlite+pysqlite"), **options)
    reading = create_async_engine(address.set(drivername="sqlite+aiosqlite"), **options)
    for engine in (writing, reading.sync_engine):
        event.listen(engine, "connect", make_durable)
    event.listen(writing, "connect", leave_file_alone)
    return SqlStorage(writing, reading, file, Watch(file) if serving else None)


def make_durable(connection: Any, record: object) -> None:
    """WAL: readers never wait for the writer. FULL: a commit is on the disk before it is acknowledged."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def leave_file_alone(connection: Any, record: object) -> None:
    """A commit goes to the write-ahead log only: so whoever else writes into the database file is found out.

    What is deleted is overwritten with zeros on its way there.
    """
    cursor = connection.cursor()
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.execute("PRAGMA secure_delete=ON")
    cursor.close()


class SqlStorage:
    """Entries in a database, reached through SQLAlchemy Core.

    All writing is done by one thread: a whole commit costs the busy event loop one hop, not one per statement.
    """

    def __init__(
        self, writing: Engine, engine: AsyncEngine, file: Path | None = None, watch: Watch | None = None
    ) -> None:
        self.engine = engine
        self._writing = writing
        self._file = file  # of SQLite
        self._watch = watch
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self._in_log = 0  # entries since the last checkpoint
        self._holds_deleted = True  # may the write-ahead log hold something that was deleted?
        dialect = sqlite if file is not None else postgresql
        self._insert = (
            dialect.insert(entries).on_conflict_do_nothing().returning(entries.c.table_name, entries.c.version)
        )
        beat = dialect.insert(heartbeat)
        ban = dialect.insert(bans)
        self._ban = ban.on_conflict_do_update(index_elements=["network"], set_={"until": ban.excluded.until})
        self._beat = beat.on_conflict_do_update(index_elements=["id"], set_={"at": beat.excluded.at})

    @property
    def lost(self) -> Mapping[str, int]:
        return self._watch.lost if self._watch is not None else {}

    # Opening and closing

    async def open(self) -> None:
        try:
            if self._watch is not None:
                self._watch.claim()
            if self._file is not None:
                make_private(self._file)
            await self._check_file()
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
            await self._in_thread(self._begin)
        except TROUBLE as error:
            raise BadStorage(say("unusable", problem=first_line(error))) from None

    async def open_to_read(self) -> None:
        """Nothing in it is changed, and another process may serve it meanwhile."""
        try:
            await self._check_file()
        except TROUBLE as error:
            raise BadStorage(say("unusable", problem=first_line(error))) from None

    async def _check_file(self) -> None:
        if self._file is None:
            return
        async with self.engine.connect() as connection:
            verdict = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar_one()
        if verdict != "ok":
            raise BadStorage(say("damaged", problem=verdict))

    def _begin(self) -> None:
        """From the first write on, everything that belongs to the database is there and can be watched."""
        with self._writing.begin() as connection:
            connection.execute(self._beat, {"id": 1, "at": time.time()})
        if self._watch is not None:
            self._watch.begin()

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._writing.dispose()
        await self.engine.dispose()
        if self._watch is not None:
            self._watch.end()

    # Writing

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        return await self._in_thread(self._append, writes)

    async def check(self) -> None:
        await self._in_thread(self._execute, self._beat, {"id": 1, "at": time.time()})

    def _execute(self, statement: Executable, row: dict[str, Any]) -> int:
        with self._commit() as connection:
            return connection.execute(statement, row).rowcount

    def _append(self, writes: Sequence[Write]) -> list[bool]:
        with self._told_as_down():
            with self._commit() as connection:
                stored = self._insert_all(connection, writes)
            if self._watch is not None:
                self._watch.note(stored)
                self._in_log += len(stored)
        if self._in_log >= ENTRIES_PER_CHECKPOINT:
            self._checkpoint()
        return [(one.table, one.version) in stored for one in writes]

    def _insert_all(self, connection: Connection, writes: Sequence[Write]) -> set[tuple[str, int]]:
        """The entries that were stored: those of tables that are new or still there."""
        there = held(connection, (one.table for one in writes if one.version > 1))
        there |= {one.table for one in writes if one.version == 1}
        now = time.time()
        rows = [
            {"table_name": one.table, "version": one.version, "body": one.body, "stored_at": now}
            for one in writes
            if one.table in there
        ]
        return {(row[0], row[1]) for row in connection.execute(self._insert, rows)} if rows else set()

    @contextmanager
    def _commit(self) -> Iterator[Connection]:
        """One commit, surely in the database that everybody will find."""
        with self._told_as_down():
            if self._watch is not None:
                self._watch.look()
            with self._writing.begin() as connection:
                if self._file is not None:  # or Python would begin only with the first thing that is written
                    connection.exec_driver_sql("BEGIN IMMEDIATE")
                yield connection
            if self._watch is not None:
                self._watch.look()

    @contextmanager
    def _told_as_down(self) -> Iterator[None]:
        try:
            yield
        except TROUBLE as error:
            raise self._down(error) from None

    def _down(self, error: BaseException) -> StorageDown:
        """Why nothing could be read or written: a file that is gone is the better answer than what came of it."""
        try:
            if self._watch is not None:
                self._watch.check_files()
        except StorageReplaced as replaced:
            return replaced
        return StorageDown(first_line(error))

    def _checkpoint(self) -> None:
        """From the write-ahead log into the database file, as far as nobody is reading. Nothing is lost if it fails."""
        assert self._watch is not None
        with suppress(*TROUBLE), self._writing.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            self._in_log = 0
        self._watch.settled()

    # The end of tables

    async def visited(self, tables: Sequence[str], at: float) -> None:
        await self._in_thread(self._transact, note_visits, tables, at)

    async def delete(self, tables: Sequence[str], why: Why, unused_since: float | None = None) -> list[str]:
        gone: list[str] = await self._in_thread(self._delete, tables, why, unused_since)
        return gone

    def _delete(self, tables: Sequence[str], why: Why, unused_since: float | None) -> list[str]:
        with self._commit() as connection:
            gone = delete_tables(connection, tables, why, unused_since)
            if self._watch is not None:
                self._watch.forget(gone)
        self._holds_deleted |= bool(gone)
        return gone

    async def tidy(self) -> None:
        """PostgreSQL does it by itself. SQLite overwrites what is deleted, but its log knows it until it is emptied."""
        if self._file is not None and self._holds_deleted:
            await self._in_thread(self._empty_log)

    def _empty_log(self) -> None:
        with suppress(*TROUBLE), self._writing.connect() as connection:
            connection.exec_driver_sql("PRAGMA busy_timeout=0")  # never wait for somebody who reads: next time, then
            try:
                emptied = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").first()
            finally:
                connection.exec_driver_sql(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
            self._holds_deleted = emptied is None or bool(emptied[0])
        if self._watch is not None:
            self._watch.settled()

    def _transact(self, work: Callable[..., Result], *arguments: object) -> Result:
        with self._commit() as connection:
            return work(connection, *arguments)

    # Codes to type

    async def keep_code(self, wished: Sequence[Code], now: float) -> Code | None:
        return await self._in_thread(self._transact, keep_code, wished, now)

    async def code(self, code: str, now: float) -> Code | None:
        rows = await self._read(select(codes).where(codes.c.code == code, codes.c.until > now))
        return Code(rows[0].code, rows[0].table_name, rows[0].key_hash, rows[0].until) if rows else None

    # Who may not come in

    async def ban(self, ban: Ban) -> None:
        await self._in_thread(self._execute, self._ban, {"network": ban.network, "until": ban.until})

    async def lift(self, network: str) -> bool:
        gone = sql_delete(bans).where(bans.c.network == network)
        return bool(await self._in_thread(self._execute, gone, {}))

    async def _in_thread(self, work: Callable[..., Result], *arguments: object) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    # Reading

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        query = (
            select(entries.c.version, entries.c.body)
            .where(entries.c.table_name == table, entries.c.version > after)
            .order_by(entries.c.version)
        )
        rows = await self._read(query)
        if rows and rows[-1].version != after + len(rows):
            raise StorageDown(say("hole", table=table))
        return [bytes(row.body) for row in rows]

    async def tables(self) -> int:
        rows = await self._read(select(func.count()).select_from(entries).where(entries.c.version == 1))
        return int(rows[0][0])

    async def listed(self, start: int = 0, count: int = 100) -> list[StoredTable]:
        newest = stored_tables().order_by(entries.c.stored_at.desc(), entries.c.table_name).offset(start).limit(count)
        return [stored_table(row) for row in await self._read(newest)]

    async def find(self, table: str) -> StoredTable | None:
        rows = await self._read(stored_tables().where(entries.c.table_name == table))
        return stored_table(rows[0]) if rows else None

    async def unused(self, since: float, count: int) -> list[str]:
        return [row.table_name for row in await self._read(unused_tables(since).limit(count))]

    async def deleted(self, table: str) -> Why | None:
        rows = await self._read(select(deleted.c.why).where(deleted.c.name_hash == fingerprint(table)))
        return rows[0].why if rows else None

    async def bans(self) -> list[Ban]:
        return [Ban(row.network, row.until) for row in await self._read(select(bans).order_by(bans.c.network))]

    async def _read(self, query: Executable) -> Sequence[Any]:
        try:
            async with self.engine.connect() as connection:
                rows = (await connection.execute(query)).all()
        except TROUBLE as error:
            raise self._down(error) from None
        if self._watch is not None:
            self._watch.check_files()
        return rows


def stored_table(row: Any) -> StoredTable:
    return StoredTable(row.table_name, row.entries, row.stored_at, max(row.last, row.visit), bytes(row.body))


def first_line(error: BaseException) -> str:
    """An error in one line, without the statement and its values: those are not for logs."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().split("\n")[0] or type(cause).__name__
