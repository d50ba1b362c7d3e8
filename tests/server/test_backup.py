"""Backup and restore: from either database, into either, while games go on."""

from pathlib import Path

import psycopg
import pytest

from homeward.server.backup import save
from homeward.server.restore import bring_back
from homeward.server.storage import BadStorage, Write
from homeward.server.storage.copying import Copied
from homeward.server.storage.sql import storage_at

from .postgres import Postgres

ENTRIES = [Write("a", 1, b"made"), Write("a", 2, bytes(range(256))), Write("b", 1, b"")]


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/homeward.db"
    server: Postgres = request.getfixturevalue("postgres")
    await empty(server)
    return server.url


async def empty(server: Postgres) -> None:
    async with await psycopg.AsyncConnection.connect(server.url, autocommit=True) as connection:
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")


async def fill(database: str, writes: list[Write]) -> None:
    storage = storage_at(database)
    await storage.open()
    await storage.append(writes)
    await storage.close()


async def content(database: str) -> dict[str, list[bytes]]:
    storage = storage_at(database)
    await storage.open()
    found = {name: await storage.load(name) for name in ("a", "b")}
    await storage.close()
    return found


async def test_a_backup_holds_everything_and_goes_into_either_database(
    database: str, tmp_path: Path, postgres: Postgres
) -> None:
    await fill(database, ENTRIES)
    before = await content(database)
    assert await save(database, tmp_path / "backup") == Copied(tables=2, entries=3)
    await fill(database, [Write("a", 3, b"later")])
    await empty(postgres)
    for target in (f"sqlite:///{tmp_path}/new.db", postgres.url):
        assert await bring_back(tmp_path / "backup", target) == Copied(tables=2, entries=3)
        assert await content(target) == before


async def test_a_backup_is_one_file(tmp_path: Path) -> None:
    await fill(f"sqlite:///{tmp_path}/homeward.db", ENTRIES)
    target = tmp_path / "backups"
    target.mkdir()
    await save(f"sqlite:///{tmp_path}/homeward.db", target / "monday")
    assert [path.name for path in target.iterdir()] == ["monday"]


async def test_a_backup_is_taken_while_the_database_is_in_use(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/homeward.db"
    storage = storage_at(database)
    await storage.open()
    await storage.append(ENTRIES)
    assert (await save(database, tmp_path / "backup")).entries == 3
    assert await storage.append([Write("b", 2, b"on and on")]) == [True]
    await storage.close()


async def test_nothing_is_overwritten(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/homeward.db"
    await fill(database, ENTRIES)
    await save(database, tmp_path / "backup")
    with pytest.raises(BadStorage, match="does not overwrite"):
        await save(database, tmp_path / "backup")
    with pytest.raises(BadStorage, match="empty one"):
        await bring_back(tmp_path / "backup", database)
    assert len((await content(database))["a"]) == 2


async def test_what_is_not_there_is_said_and_not_made(tmp_path: Path) -> None:
    with pytest.raises(BadStorage, match="no database"):
        await save(f"sqlite:///{tmp_path}/nothing.db", tmp_path / "backup")
    with pytest.raises(BadStorage, match="no backup"):
        await bring_back(tmp_path / "nothing", f"sqlite:///{tmp_path}/new.db")
    assert list(tmp_path.iterdir()) == []


async def test_a_damaged_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "backup").write_bytes(b"Dear grandma, " * 1000)
    with pytest.raises(BadStorage):
        await bring_back(tmp_path / "backup", f"sqlite:///{tmp_path}/new.db")
