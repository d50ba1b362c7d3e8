"""Both storages in one set of statements. What only SQLite needs, being files that anybody can touch, is in `watch`."""

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from homeward.rooms.storage import BadStorage, Code, StorageDown, StorageReplaced, StoredTable, Why, Write, say
from homeward.server.storage import Ban, Bell, BellKind, Card
from homeward.server.storage.bells import DROP_BELL, HEARD, KEEP_BELL, SET_DUE, its_row, secret, take_due_bells
from homeward.server.storage.cards import FIND_CARD, put_card
from homeward.server.storage.clocks import KEEP_CLOCK, set_clock, take_due_clocks
from homeward.server.storage.codes import keep_code
from homeward.server.storage.database import (
    BUSY_SECONDS,
    NONE,
    Database,
    Link,
    Row,
    SqliteDatabase,
    Trouble,
    Values,
    database_at,
    first_line,
)
from homeward.server.storage.end_of_tables import (
    STORED_TABLES,
    UNUSED_TABLES,
    delete_tables,
    fingerprint,
    held,
    note_visits,
)
from homeward.server.storage.files import make_private
from homeward.server.storage.links import Links
from homeward.server.storage.schema import upgrade
from homeward.server.storage.watch import Watch

TROUBLE = (Trouble, OSError)  # what goes wrong below: a full disk, a server that went away
ENTRIES_PER_CHECKPOINT = 500  # about 4 MB of write-ahead log
READERS = 8  # threads, each with a connection of its own while it reads
Result = TypeVar("Result")

NEW_ENTRY = """
INSERT INTO entries (table_name, version, body, stored_at) VALUES (:table, :version, :body, :now) ON CONFLICT DO NOTHING
"""
BEAT = "INSERT INTO heartbeat (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
NEW_BAN = """
INSERT INTO bans (network, until) VALUES (:network, :until)
ON CONFLICT (network) DO UPDATE SET until = excluded.until
"""


def storage_at(url: str, *, serving: bool = False) -> "SqlStorage":
    """The storage of a database address: `sqlite:///homeward.db` or `postgresql://user@host/name`.

    Whoever serves it has a SQLite database for itself and watches over its files.
    """
    database = database_at(url)
    if isinstance(database, SqliteDatabase):
        return SqlStorage(database, database.file, Watch(database.file) if serving else None)
    return SqlStorage(database)


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL."""
    database = database_at(url)
    return database.file if isinstance(database, SqliteDatabase) else None


class SqlStorage:
    """Entries in a database.

    All writing is done by one thread: a whole commit costs the busy event loop one hop, not one per statement.
    """

    def __init__(self, database: Database, file: Path | None = None, watch: Watch | None = None) -> None:
        self._writing = Links(database, writing=True)
        self._reading = Links(database)
        self._file = file  # of SQLite
        self._watch = watch
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reading")
        self._in_log = 0  # entries since the last checkpoint
        self._holds_deleted = True  # may the write-ahead log hold something that was deleted?

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
        ((verdict,),) = await self.look("PRAGMA quick_check(1)")
        if verdict != "ok":
            raise BadStorage(say("damaged", problem=verdict))

    def _begin(self) -> None:
        """From the first write on, everything that belongs to the database is there and can be watched."""
        with self._writing.lent() as link:
            upgrade(link)
            link.run(BEAT, {"at": time.time()})
        if self._watch is not None:
            self._watch.begin()

    async def close(self) -> None:
        for threads in (self._thread, self._readers):
            await asyncio.to_thread(threads.shutdown)
        for links in (self._reading, self._writing):
            links.close()
        if self._watch is not None:
            self._watch.end()

    # Writing

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        return await self._in_thread(self._append, writes)

    async def check(self) -> None:
        await self._in_thread(self._execute, BEAT, {"at": time.time()})

    def _execute(self, statement: str, values: Values) -> int:
        with self._commit() as link:
            return link.run(statement, values)

    def _append(self, writes: Sequence[Write]) -> list[bool]:
        with self._told_as_down():
            with self._commit() as link:
                stored = self._insert_all(link, writes)
            if self._watch is not None:
                self._watch.note(stored)
                self._in_log += len(stored)
        if self._in_log >= ENTRIES_PER_CHECKPOINT:
            self._checkpoint()
        return [(one.table, one.version) in stored for one in writes]

    def _insert_all(self, link: Link, writes: Sequence[Write]) -> set[tuple[str, int]]:
        """The entries that were stored: those of tables that are new or still there."""
        there = held(link, (one.table for one in writes if one.version > 1))
        there |= {one.table for one in writes if one.version == 1}
        wanted = [one for one in writes if one.table in there]
        now = time.time()
        rows = [{"table": one.table, "version": one.version, "body": one.body, "now": now} for one in wanted]
        counts = link.run_each(NEW_ENTRY, rows)
        stored = [one for one, count in zip(wanted, counts, strict=True) if count]
        if clocks := [{"table": one.table, "due": one.look} for one in stored if one.look is not None]:
            link.run_each(KEEP_CLOCK, clocks)
        return {(one.table, one.version) for one in stored}

    @contextmanager
    def _commit(self) -> Iterator[Link]:
        """One commit, surely in the database that everybody will find."""
        with self._told_as_down():
            if self._watch is not None:
                self._watch.look()
            with self._writing.lent() as link, link.transaction():
                yield link
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
        with suppress(*TROUBLE), self._writing.lent() as link:
            link.rows("PRAGMA wal_checkpoint(PASSIVE)")
            self._in_log = 0
        self._watch.settled()

    # The end of tables

    async def visited(self, tables: Sequence[str], at: float) -> None:
        await self._in_thread(self._transact, note_visits, tables, at)

    async def delete(self, tables: Sequence[str], why: Why, unused_since: float | None = None) -> list[str]:
        gone: list[str] = await self._in_thread(self._delete, tables, why, unused_since)
        return gone

    def _delete(self, tables: Sequence[str], why: Why, unused_since: float | None) -> list[str]:
        with self._commit() as link:
            gone = delete_tables(link, tables, why, unused_since)
            if self._watch is not None:
                self._watch.forget(gone)
        self._holds_deleted |= bool(gone)
        return gone

    async def tidy(self) -> None:
        """PostgreSQL does it by itself. SQLite overwrites what is deleted, but its log knows it until it is emptied."""
        if self._file is not None and self._holds_deleted:
            await self._in_thread(self._empty_log)

    def _empty_log(self) -> None:
        with suppress(*TROUBLE), self._writing.lent() as link:
            link.rows("PRAGMA busy_timeout=0")  # never wait for somebody who reads: next time, then
            try:
                ((is_busy, *_),) = link.rows("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                link.rows(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
            self._holds_deleted = bool(is_busy)
        if self._watch is not None:
            self._watch.settled()

    def _transact(self, work: Callable[..., Result], *arguments: object) -> Result:
        with self._commit() as link:
            return work(link, *arguments)

    # Codes to type

    async def keep_code(self, wished: Sequence[Code], now: float) -> Code | None:
        return await self._in_thread(self._transact, keep_code, wished, now)

    async def code(self, code: str, now: float) -> Code | None:
        query = "SELECT code, table_name, key_hash, until FROM codes WHERE code = :code AND until > :now"
        rows = await self._read(query, {"code": code, "now": now})
        return Code(*rows[0]) if rows else None

    # Family cards

    async def card(self, place_hash: str) -> Card | None:
        rows = await self._read(FIND_CARD, {"place": place_hash})
        return Card(*rows[0]) if rows else None

    async def put_card(self, card: Card, at: float) -> bool:
        return await self._in_thread(self._transact, put_card, card, at)

    async def drop_card(self, place_hash: str) -> None:
        await self._in_thread(self._execute, "DELETE FROM cards WHERE place_hash = :place", {"place": place_hash})

    async def use_card(self, place_hash: str, at: float) -> None:
        used = "UPDATE cards SET used_at = :at WHERE place_hash = :place"
        await self._in_thread(self._execute, used, {"place": place_hash, "at": at})

    async def drop_unused_cards(self, since: float) -> int:
        return await self._in_thread(self._execute, "DELETE FROM cards WHERE used_at < :since", {"since": since})

    # Bells

    async def keep_bell(self, bell: Bell) -> None:
        values = {"quiet_from": bell.quiet_from, "quiet_to": bell.quiet_to, "endpoint": bell.endpoint}
        await self._in_thread(self._execute, KEEP_BELL, {**values, **its_row(bell)})

    async def drop_bell(self, table: str, device: int, kind: BellKind) -> None:
        await self._in_thread(self._execute, DROP_BELL, {"table": table, "device": device, "kind": kind})

    async def tables_with_bells(self) -> list[str]:
        return [row[0] for row in await self._read("SELECT DISTINCT table_name FROM bells")]

    async def set_due(self, table: str, device: int, due: float | None) -> None:
        await self._in_thread(self._execute, SET_DUE, {"table": table, "device": device, "due": due})

    async def take_due_bells(self, now: float, count: int) -> list[Bell]:
        return await self._in_thread(self._transact, take_due_bells, now, count)

    async def bell_heard(self, bell: Bell) -> None:
        await self._in_thread(self._execute, HEARD, {**its_row(bell), "again": bell.again})

    # Gentle clocks

    async def take_due_clocks(self, now: float, until: float, count: int) -> list[str]:
        return await self._in_thread(self._transact, take_due_clocks, now, until, count)

    async def set_clock(self, table: str, until: float, look: float | None) -> None:
        await self._in_thread(self._transact, set_clock, table, until, look)

    async def secret(self, name: str, new: str) -> str:
        return await self._in_thread(self._transact, secret, name, new)

    # Who may not come in

    async def ban(self, ban: Ban) -> None:
        await self._in_thread(self._execute, NEW_BAN, {"network": ban.network, "until": ban.until})

    async def lift(self, network: str) -> bool:
        gone = "DELETE FROM bans WHERE network = :network"
        return bool(await self._in_thread(self._execute, gone, {"network": network}))

    async def _in_thread(self, work: Callable[..., Result], *arguments: object) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    # Reading

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT version, body FROM entries WHERE table_name = :table AND version > :after ORDER BY version"
        rows = await self._read(query, {"table": table, "after": after})
        if rows and rows[-1][0] != after + len(rows):
            raise StorageDown(say("hole", table=table))
        return [body for _, body in rows]

    async def tables(self) -> int:
        ((count,),) = await self._read("SELECT count(*) FROM entries WHERE version = 1")
        return int(count)

    async def listed(self, start: int = 0, count: int = 100) -> list[StoredTable]:
        newest = f"{STORED_TABLES} ORDER BY first.stored_at DESC, first.table_name LIMIT :count OFFSET :start"
        return [stored_table(row) for row in await self._read(newest, {"start": start, "count": count})]

    async def find(self, table: str) -> StoredTable | None:
        rows = await self._read(f"{STORED_TABLES} AND first.table_name = :table", {"table": table})
        return stored_table(rows[0]) if rows else None

    async def unused(self, since: float, count: int) -> list[str]:
        oldest = f"{UNUSED_TABLES} ORDER BY first.stored_at LIMIT :count"
        return [row[0] for row in await self._read(oldest, {"since": since, "count": count})]

    async def deleted(self, table: str) -> Why | None:
        rows = await self._read("SELECT why FROM deleted WHERE name_hash = :hash", {"hash": fingerprint(table)})
        return rows[0][0] if rows else None

    async def bans(self) -> list[Ban]:
        return [Ban(*row) for row in await self._read("SELECT network, until FROM bans ORDER BY network")]

    async def _read(self, query: str, values: Values = NONE) -> list[Row]:
        try:
            rows = await self.look(query, values)
        except TROUBLE as error:
            raise self._down(error) from None
        if self._watch is not None:
            self._watch.check_files()
        return rows

    async def look(self, query: str, values: Values = NONE) -> list[Row]:
        """Whatever is asked of the database; a Trouble is not yet told in words."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, query, values)

    def _look(self, query: str, values: Values) -> list[Row]:
        with self._reading.lent() as link:
            return link.rows(query, values)


def stored_table(row: Row) -> StoredTable:
    name, made, body, entries, last, visit = row
    return StoredTable(name, entries, made, max(last, visit), body)
