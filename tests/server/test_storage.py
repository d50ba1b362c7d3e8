"""The contract of a storage, kept by both of them."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest

from homeward.server.storage import BadStorage, Ban, Storage, StorageDown, Write
from homeward.server.storage.database import database_at
from homeward.server.storage.files import make_private
from homeward.server.storage.schema import MIGRATIONS
from homeward.server.storage.scribe import Scribe
from homeward.server.storage.sql import sqlite_file, storage_at

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


async def test_entries_come_back_in_order(storage: Storage) -> None:
    assert await storage.append([Write("a", 1, b"made"), Write("b", 1, b"other")]) == [True, True]
    assert await storage.append([Write("a", version, b"%d" % version) for version in range(2, 12)]) == [True] * 10
    assert await storage.load("a") == [b"made", *(b"%d" % version for version in range(2, 12))]
    assert await storage.load("a", after=9) == [b"10", b"11"]
    assert await storage.load("nowhere") == []
    assert await storage.tables() == 2
    assert storage.lost == {}


async def test_a_table_with_a_hole_is_not_played_on(storage: Storage) -> None:
    await storage.append([Write("a", 1, b"made"), Write("a", 2, b""), Write("a", 4, b"")])
    with pytest.raises(StorageDown, match="missing"):
        await storage.load("a")
    with pytest.raises(StorageDown, match="missing"):
        await storage.load("a", after=2)


async def test_a_version_is_taken_once(storage: Storage) -> None:
    await storage.append([Write("a", 1, b"first")])
    assert await storage.append([Write("a", 1, b"second"), Write("b", 1, b"fine")]) == [False, True]
    assert await storage.load("a") == [b"first"]


async def test_of_many_at_once_one_wins(storage: Storage) -> None:
    results = await asyncio.gather(*(storage.append([Write("a", 1, b"%d" % n)]) for n in range(10)))
    assert sorted(results) == [[False]] * 9 + [[True]]
    assert await storage.load("a") == [b"%d" % results.index([True])]


async def test_what_is_stored_is_there_for_the_next_process(storage: Storage, url: str) -> None:
    await storage.append([Write("a", 1, bytes(range(256)))])
    other = storage_at(url)
    await other.open()
    assert await other.load("a") == [bytes(range(256))]
    await other.close()


async def test_a_batch_of_many_tables(storage: Storage) -> None:
    writes = [Write(f"table {n}", 1, b"x" * 200) for n in range(3000)]
    assert await storage.append(writes) == [True] * 3000
    await storage.check()


async def test_tables_share_commits(storage: Storage) -> None:
    sizes: list[int] = []
    scribe = Scribe(storage, lambda size, seconds: sizes.append(size))
    scribe.start()
    stored = await asyncio.gather(*(scribe.write(Write(f"{n}", 1, b"")) for n in range(200)))
    await scribe.stop()
    assert stored == [True] * 200
    assert sum(sizes) == 200
    assert len(sizes) < 20


async def test_a_stopping_scribe_stores_what_waits(storage: Storage) -> None:
    scribe = Scribe(storage)
    scribe.start()
    waiting = asyncio.gather(*(scribe.write(Write(f"{n}", 1, b"")) for n in range(5)))
    await asyncio.sleep(0)
    await scribe.stop()
    assert await waiting == [True] * 5
    with pytest.raises(StorageDown):
        await scribe.write(Write("late", 1, b""))


async def test_a_database_of_every_earlier_version_is_brought_up(url: str) -> None:
    """With what is in it; and brought up twice is brought up."""
    for version in MIGRATIONS:
        await made_anew(url, version)
        for _ in range(2):
            storage = storage_at(url)
            await storage.open()
            assert await storage.load("old") == [b"entry"]
            assert await storage.look("SELECT version_num FROM alembic_version") == [(list(MIGRATIONS)[-1],)]
            await storage.ban(Ban("192.0.2.1", 1.0))
            assert await storage.code("ABCDEF", 0.0) is None
            await storage.close()


async def made_anew(url: str, version: str) -> None:
    """As that version of Homeward left it, with one entry."""
    file = sqlite_file(url)
    if file is not None:
        file.unlink(missing_ok=True)
        make_private(file)
    link = database_at(url).connect()
    if file is None:
        link.run("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    versions = list(MIGRATIONS)
    for one in versions[: versions.index(version) + 1]:
        for statement in MIGRATIONS[one]:
            link.run(statement.format(**link.speech.types))
    link.run("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
    link.run("INSERT INTO alembic_version VALUES (:version)", {"version": version})
    link.run("INSERT INTO entries VALUES ('old', 1, :body, 0)", {"body": b"entry"})
    link.close()


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
