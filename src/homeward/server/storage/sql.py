"""Both storages in one set of statements; what differs between the databases is in `sqlite` and `postgres`."""

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Engine, create_engine, event, func, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from homeward.server.storage import BadStorage, StorageDown, Write
from homeward.server.storage.migrate import upgrade
from homeward.server.storage.schema import entries

# What goes wrong below SQLAlchemy (a full disk, a server that went away) comes as one of these.
TROUBLE = (SQLAlchemyError, OSError)


def storage_at(url: str) -> "SqlStorage":
    """The storage of a database address: `sqlite:///homeward.db` or `postgresql://user@host/name`."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadStorage(f"{url!r} is not the address of a database; try sqlite:///homeward.db") from None
    if parsed.get_backend_name() == "sqlite":
        options: dict[str, Any] = {"connect_args": {"timeout": 10}}
        writing = create_engine(parsed.set(drivername="sqlite+pysqlite"), **options)
        reading = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"), **options)
        for engine in (writing, reading.sync_engine):
            event.listen(engine, "connect", make_durable)
        return SqlStorage(writing, reading)
    if parsed.get_backend_name() == "postgresql":
        address = parsed.set(drivername="postgresql+psycopg")
        options = {"pool_timeout": 5, "connect_args": {"connect_timeout": 5}}
        return SqlStorage(create_engine(address, pool_size=1, **options), create_async_engine(address, **options))
    raise BadStorage(f"Homeward keeps its tables in SQLite or PostgreSQL, not in {parsed.get_backend_name()}")


def make_durable(connection: Any, record: object) -> None:
    """WAL: readers never wait for the writer. FULL: a commit is on the disk before it is acknowledged."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


class SqlStorage:
    """Entries in a database, reached through SQLAlchemy Core.

    All writing is done by one thread: a whole commit costs the busy event loop one hop, not one per statement.
    """

    def __init__(self, writing: Engine, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writing = writing
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self.is_sqlite = engine.dialect.name == "sqlite"
        dialect = sqlite if self.is_sqlite else postgresql
        self._insert = (
            dialect.insert(entries).on_conflict_do_nothing().returning(entries.c.table_name, entries.c.version)
        )

    async def open(self) -> None:
        try:
            if self.is_sqlite:
                await self._check_file()
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
        except TROUBLE as error:
            raise BadStorage(f"The database cannot be used: {first_line(error)}") from None

    async def _check_file(self) -> None:
        async with self.engine.connect() as connection:
            verdict = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar_one()
        if verdict != "ok":
            raise BadStorage(f"The database file is damaged ({verdict}). Put the last backup in its place.")

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._writing.dispose()
        await self.engine.dispose()

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._append, writes)

    def _append(self, writes: Sequence[Write]) -> list[bool]:
        now = time.time()
        rows = [{"table_name": one.table, "version": one.version, "body": one.body, "stored_at": now} for one in writes]
        try:
            with self._writing.begin() as connection:
                stored = {(name, version) for name, version in connection.execute(self._insert, rows)}
        except TROUBLE as error:
            raise StorageDown(first_line(error)) from None
        return [(one.table, one.version) in stored for one in writes]

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        query = (
            select(entries.c.body)
            .where(entries.c.table_name == table, entries.c.version > after)
            .order_by(entries.c.version)
        )
        return [bytes(body) for (body,) in await self._read(query)]

    async def tables(self) -> int:
        rows = await self._read(select(func.count()).select_from(entries).where(entries.c.version == 1))
        return int(rows[0][0])

    async def check(self) -> None:
        await self._read(select(1))

    async def _read(self, query: Executable) -> Sequence[Any]:
        try:
            async with self.engine.connect() as connection:
                return await self._rows(connection, query)
        except TROUBLE as error:
            raise StorageDown(first_line(error)) from None

    async def _rows(self, connection: AsyncConnection, query: Executable) -> Sequence[Any]:
        return (await connection.execute(query)).all()


def first_line(error: BaseException) -> str:
    """An error in one line, without the statement and its values: those are not for logs."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().split("\n")[0] or type(cause).__name__
