"""The contract of a storage, kept by both databases of a server; a browser keeps it too (tests/browser)."""

import asyncio
import sqlite3
from pathlib import Path

import psycopg
import pytest

from homeward.rooms.storage import BadStorage, Storage, StorageDown, Write
from homeward.server.storage import Ban, ServerStorage
from homeward.server.storage.database import check_sql
from homeward.server.storage.schema import MIGRATIONS
from homeward.server.storage.sql import storage_at
from tests.storage_contract import CONTRACT, NOW, Promise

from .old_database import write_old_database
from .postgres import Postgres


@pytest.mark.parametrize("promise", CONTRACT, ids=lambda promise: promise.__name__)
async def test_the_contract_is_kept(promise: Promise, storage: Storage, url: str) -> None:
    async def another() -> Storage:
        other = storage_at(url)
        await other.open()
        return other

    await promise(storage, another)


async def test_a_database_of_every_earlier_version_is_brought_up(url: str) -> None:
    """With what is in it; and brought up twice is brought up."""
    for version in MIGRATIONS:
        write_old_database(url, version)
        for _ in range(2):
            storage = storage_at(url)
            await storage.open()
            assert await storage.load("old") == [b"entry"]
            assert await storage.look("SELECT version_num FROM alembic_version") == [(list(MIGRATIONS)[-1],)]
            await storage.ban(Ban("192.0.2.1", 1.0))
            assert await storage.code("ABCDEF", 0.0) is None
            await storage.close()


async def test_bans_are_kept(storage: ServerStorage, url: str) -> None:
    await storage.ban(Ban("192.0.2.7", NOW))
    await storage.ban(Ban("192.0.2.7", NOW + 5))
    await storage.ban(Ban("192.0.2.1", NOW))
    other = storage_at(url)
    await other.open()
    assert await other.bans() == [Ban("192.0.2.1", NOW), Ban("192.0.2.7", NOW + 5)]
    await other.close()
    assert await storage.lift("192.0.2.7")
    assert not await storage.lift("192.0.2.7")


async def test_many_tables_are_read_at_once(storage: ServerStorage) -> None:
    await storage.append([Write(name, version, f"{name}{version}".encode()) for name in "ab" for version in (1, 2)])
    assert await storage.load_all(["b", "a", "nowhere"]) == {"a": [b"a1", b"a2"], "b": [b"b1", b"b2"]}
    assert await storage.load_all([]) == {}


async def test_many_read_while_one_writes(storage: Storage) -> None:
    await storage.append([Write("a", 1, b"made")])
    writing = asyncio.create_task(storage.append([Write("a", version, b"") for version in range(2, 50)]))
    read = await asyncio.gather(*(storage.load("a") for _ in range(50)))
    assert await writing == [True] * 48
    assert {len(entries) for entries in read} <= {1, 49}, "a commit is seen as a whole or not at all"


# PostgreSQL alone


async def test_a_database_that_may_only_be_read_is_not_ready(postgres: Postgres) -> None:
    """As a replica is before it is promoted."""
    storage = storage_at(postgres.url)
    await storage.open()
    await storage.check()
    await storage.close()
    async with await psycopg.AsyncConnection.connect(postgres.url, autocommit=True) as connection:
        await connection.execute("ALTER ROLE homeward SET default_transaction_read_only = on")
        try:
            with pytest.raises(StorageDown, match="read-only"):
                await storage_at(postgres.url).check()
        finally:
            await connection.execute("ALTER ROLE homeward RESET default_transaction_read_only")


# SQLite alone


async def test_a_damaged_file_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "homeward.db"
    storage = storage_at(f"sqlite:///{path}")
    await storage.open()
    await storage.append([Write(f"table {n}", 1, b"x" * 500) for n in range(500)])
    await storage.close()
    raw = bytearray(path.read_bytes())
    raw[4096 * 3 : 4096 * 9] = b"\xa5" * (4096 * 6)
    path.write_bytes(raw)
    with pytest.raises(BadStorage, match=r"damaged|cannot be used"):
        await storage_at(f"sqlite:///{path}").open()


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear grandma, " * 1000)
    with pytest.raises(BadStorage, match="cannot be used"):
        await storage_at(f"sqlite:///{path}").open()
    assert path.read_text().startswith("Dear grandma")


async def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "homeward.db"
    storage = storage_at(f"sqlite:///{path}")
    await storage.open()
    await storage.close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadStorage, match="another version"):
        await storage_at(f"sqlite:///{path}").open()


async def test_commits_are_durable(tmp_path: Path) -> None:
    storage = storage_at(f"sqlite:///{tmp_path}/homeward.db")
    await storage.open()
    for pragma, value in (("journal_mode", "wal"), ("synchronous", 2)):
        assert await storage.look(f"PRAGMA {pragma}") == [(value,)]
    await storage.close()


@pytest.mark.parametrize("url", ["", "mysql://x/y", "nonsense"])
async def test_other_databases_are_refused_in_words(url: str) -> None:
    with pytest.raises(BadStorage):
        storage_at(url)


@pytest.mark.parametrize("statement", ["SELECT 5 % 2", "SELECT ':name'", "SELECT 'a', 'at :x'", "SELECT 'x%'"])
def test_a_statement_that_the_databases_would_read_differently_is_found(statement: str) -> None:
    with pytest.raises(AssertionError, match="passed by name"):
        check_sql(statement)


@pytest.mark.parametrize("statement", ["SELECT 'a', :x, 'b'", "SELECT :names::text[]", "SELECT 1 WHERE a = 'x:'"])
def test_a_statement_that_both_read_alike_passes(statement: str) -> None:
    assert check_sql(statement) == statement
