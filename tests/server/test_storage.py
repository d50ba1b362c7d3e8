"""The contract of a storage, kept by both databases of a server; a browser keeps it too (tests/browser)."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from homeward.rooms.storage import BadStorage, Storage, StorageDown, Write
from homeward.server.storage.schema import metadata
from homeward.server.storage.sql import SqlStorage, storage_at
from tests.storage_contract import CONTRACT, Promise

from .postgres import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/homeward.db"
    server: Postgres = request.getfixturevalue("postgres")
    async with await psycopg.AsyncConnection.connect(server.url, autocommit=True) as connection:
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return server.url


@pytest.fixture
async def storage(url: str) -> AsyncIterator[Storage]:
    storage = storage_at(url, serving=True)
    await storage.open()
    yield storage
    await storage.close()


@pytest.mark.parametrize("promise", CONTRACT, ids=lambda promise: promise.__name__)
async def test_the_contract_is_kept(promise: Promise, storage: Storage, url: str) -> None:
    async def another() -> Storage:
        other = storage_at(url)
        await other.open()
        return other

    await promise(storage, another)


async def test_migrations_make_exactly_the_schema(storage: SqlStorage) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with storage.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


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
    async with storage.engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2)):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar_one() == value
    await storage.close()


@pytest.mark.parametrize("url", ["", "mysql://x/y", "nonsense"])
async def test_other_databases_are_refused_in_words(url: str) -> None:
    with pytest.raises(BadStorage):
        storage_at(url)
