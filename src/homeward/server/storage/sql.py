"""`ServerStorage` in a database, with one set of statements for SQLite and PostgreSQL."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from homeward.rooms.storage import DeletionReason, JoinCode, StorageDown, StoredTable, Write, say
from homeward.server.storage import Ban, Card, Subscription, SubscriptionKind
from homeward.server.storage.clock_rows import set_clock, take_due_clocks
from homeward.server.storage.database import NONE, Connection, Database, Row, Values
from homeward.server.storage.database_url import database_at
from homeward.server.storage.deletion import (
    STORED_TABLES,
    UNUSED_TABLES,
    delete_tables,
    fingerprint,
    note_visits,
)
from homeward.server.storage.entry_rows import entries_of, insert_entries
from homeward.server.storage.family_card_rows import FIND_CARD, put_card
from homeward.server.storage.join_code_rows import keep_code
from homeward.server.storage.schema import needs_upgrade
from homeward.server.storage.sql_runner import SqlRunner
from homeward.server.storage.sqlite.file_watch import FileWatch
from homeward.server.storage.sqlite.sqlite_database import SqliteDatabase
from homeward.server.storage.subscription_rows import (
    DELIVERED,
    DROP_SUBSCRIPTION,
    KEEP_SUBSCRIPTION,
    SET_DUE,
    its_row,
    secret,
    take_due_subscriptions,
)

ENTRIES_PER_CHECKPOINT = 500  # about 4 MB of write-ahead log

NEW_BAN = """
INSERT INTO bans (network, until) VALUES (:network, :until)
ON CONFLICT (network) DO UPDATE SET until = excluded.until
"""


def storage_at(url: str, *, serving: bool = False) -> "SqlStorage":
    """The storage of a database address: `sqlite:///homeward.db` or `postgresql://user@host/name`.

    With `serving`, a SQLite database is locked for this process and its files are watched.
    """
    database = database_at(url)
    if isinstance(database, SqliteDatabase):
        return SqlStorage(database, database.file, FileWatch(database.file) if serving else None)
    return SqlStorage(database)


class SqlStorage:
    """Implements `ServerStorage`. Every method is one transaction; the statements are in the `*_rows.py` files."""

    def __init__(self, database: Database, file: Path | None = None, watch: FileWatch | None = None) -> None:
        self._sql = SqlRunner(database, file, watch)
        self._file = file  # of SQLite
        self._watch = watch
        self._in_log = 0  # entries since the last checkpoint
        self._holds_deleted = True  # may the write-ahead log hold something that was deleted?

    @property
    def lost(self) -> Mapping[str, int]:
        return self._watch.lost if self._watch is not None else {}

    # Opening and closing

    async def open(self) -> None:
        await self._sql.open()

    async def open_to_read(self) -> None:
        """Open without changing anything; another process may serve the database meanwhile."""
        await self._sql.open_to_read()

    async def needs_upgrade(self) -> bool:
        """Only a storage that was opened to read can need one."""
        return await self._sql.read_with(needs_upgrade)

    async def close(self) -> None:
        await self._sql.close()

    async def check(self) -> None:
        await self._sql.write_heartbeat()

    async def look(self, query: str, values: Values = NONE) -> list[Row]:
        """Run any query; a failure is raised as the driver's error."""
        return await self._sql.look(query, values)

    # Entries

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        return await self._sql.in_writer(self._append, writes)

    def _append(self, writes: Sequence[Write]) -> list[bool]:
        with self._sql.raise_as_down():
            with self._sql.commit() as connection:
                stored = insert_entries(connection, writes)
            if self._watch is not None:
                self._watch.note(stored)
                self._in_log += len(stored)
        if self._in_log >= ENTRIES_PER_CHECKPOINT and self._sql.checkpoint():
            self._in_log = 0
        return [(one.table, one.version) in stored for one in writes]

    # Deleting tables

    async def visited(self, tables: Sequence[str], at: float) -> None:
        await self._sql.transact(note_visits, tables, at)

    async def delete(self, tables: Sequence[str], why: DeletionReason, unused_since: float | None = None) -> list[str]:
        gone: list[str] = await self._sql.transact(self._delete, tables, why, unused_since)
        self._holds_deleted |= bool(gone)
        return gone

    def _delete(
        self, connection: Connection, tables: Sequence[str], why: DeletionReason, unused_since: float | None
    ) -> list[str]:
        gone = delete_tables(connection, tables, why, unused_since)
        if self._watch is not None:
            self._watch.forget(gone)
        return gone

    async def tidy(self) -> None:
        """Empty the write-ahead log of SQLite, which holds deleted data until then. PostgreSQL needs nothing."""
        if self._file is not None and self._holds_deleted:
            self._holds_deleted = not await self._sql.in_writer(self._sql.empty_log)

    # Join codes

    async def keep_code(self, wished: Sequence[JoinCode], now: float) -> JoinCode | None:
        return await self._sql.transact(keep_code, wished, now)

    async def code(self, code: str, now: float) -> JoinCode | None:
        query = "SELECT code, table_name, key_hash, until FROM codes WHERE code = :code AND until > :now"
        rows = await self._sql.read(query, {"code": code, "now": now})
        return JoinCode(*rows[0]) if rows else None

    # Family cards

    async def card(self, place_hash: str) -> Card | None:
        rows = await self._sql.read(FIND_CARD, {"place": place_hash})
        return Card(*rows[0]) if rows else None

    async def cards(self) -> int:
        ((count,),) = await self._sql.read("SELECT count(*) FROM cards")
        return int(count)

    async def put_card(self, card: Card, at: float) -> bool:
        return await self._sql.transact(put_card, card, at)

    async def drop_card(self, place_hash: str) -> None:
        await self._sql.execute("DELETE FROM cards WHERE place_hash = :place", {"place": place_hash})

    async def use_card(self, place_hash: str, at: float) -> None:
        used = "UPDATE cards SET used_at = :at WHERE place_hash = :place"
        await self._sql.execute(used, {"place": place_hash, "at": at})

    async def drop_unused_cards(self, since: float) -> int:
        return await self._sql.execute("DELETE FROM cards WHERE used_at < :since", {"since": since})

    # Turn notices

    async def keep_subscription(self, subscription: Subscription) -> None:
        quiet = {"quiet_from": subscription.quiet_from, "quiet_to": subscription.quiet_to}
        await self._sql.execute(
            KEEP_SUBSCRIPTION, {**its_row(subscription), **quiet, "endpoint": subscription.endpoint}
        )

    async def drop_subscription(self, table: str, device: int, kind: SubscriptionKind) -> None:
        await self._sql.execute(DROP_SUBSCRIPTION, {"table": table, "device": device, "kind": kind})

    async def tables_with_subscriptions(self) -> list[str]:
        return [row[0] for row in await self._sql.read("SELECT DISTINCT table_name FROM bells")]

    async def set_due(self, table: str, device: int, due: float | None) -> None:
        await self._sql.execute(SET_DUE, {"table": table, "device": device, "due": due})

    async def take_due_subscriptions(self, now: float, kind: SubscriptionKind, count: int) -> list[Subscription]:
        return await self._sql.transact(take_due_subscriptions, now, kind, count)

    async def notice_delivered(self, subscription: Subscription) -> None:
        await self._sql.execute(DELIVERED, {**its_row(subscription), "again": subscription.again})

    # Gentle clocks

    async def take_due_clocks(self, now: float, until: float, count: int) -> list[str]:
        return await self._sql.transact(take_due_clocks, now, until, count)

    async def set_clock(self, table: str, until: float, look: float | None) -> None:
        await self._sql.transact(set_clock, table, until, look)

    async def secret(self, name: str, new: str) -> str:
        return await self._sql.transact(secret, name, new)

    # Bans

    async def ban(self, ban: Ban) -> None:
        await self._sql.execute(NEW_BAN, {"network": ban.network, "until": ban.until})

    async def lift(self, network: str) -> bool:
        gone = "DELETE FROM bans WHERE network = :network"
        return bool(await self._sql.execute(gone, {"network": network}))

    # Reading

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT version, body FROM entries WHERE table_name = :table AND version > :after ORDER BY version"
        rows = await self._sql.read(query, {"table": table, "after": after})
        if rows and rows[-1][0] != after + len(rows):
            raise StorageDown(say("hole", table=table))
        return [body for _, body in rows]

    async def load_all(self, tables: Sequence[str]) -> dict[str, list[bytes]]:
        return await self._sql.read_with(entries_of, tables)

    async def tables(self) -> int:
        ((count,),) = await self._sql.read("SELECT count(*) FROM entries WHERE version = 1")
        return int(count)

    async def listed(self, start: int = 0, count: int = 100) -> list[StoredTable]:
        newest = f"{STORED_TABLES} ORDER BY first.stored_at DESC, first.table_name LIMIT :count OFFSET :start"
        return [stored_table(row) for row in await self._sql.read(newest, {"start": start, "count": count})]

    async def find(self, table: str) -> StoredTable | None:
        rows = await self._sql.read(f"{STORED_TABLES} AND first.table_name = :table", {"table": table})
        return stored_table(rows[0]) if rows else None

    async def unused(self, since: float, count: int) -> list[str]:
        oldest = f"{UNUSED_TABLES} ORDER BY first.stored_at LIMIT :count"
        return [row[0] for row in await self._sql.read(oldest, {"since": since, "count": count})]

    async def deleted(self, table: str) -> DeletionReason | None:
        rows = await self._sql.read("SELECT why FROM deleted WHERE name_hash = :hash", {"hash": fingerprint(table)})
        return rows[0][0] if rows else None

    async def bans(self) -> list[Ban]:
        return [Ban(*row) for row in await self._sql.read("SELECT network, until FROM bans ORDER BY network")]


def stored_table(row: Row) -> StoredTable:
    name, made, body, entries, last, visit = row
    return StoredTable(name, entries, made, max(last, visit), body)
