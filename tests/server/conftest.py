"""Servers and storages that tests share."""

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import psycopg
import pytest

from homeward.rooms.storage import Storage
from homeward.server.storage.sql import storage_at
from tests.start_servers import start_servers

from .admin_server import AdminServer, StartAdminServer
from .live import Server, StartServer
from .postgres import Postgres
from .redis_server import RedisServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # not pytest's own temporary directory: the user who runs PostgreSQL may not enter it
    directory = Path(tempfile.mkdtemp(prefix="homeward-postgres-"))
    directory.chmod(0o755)
    server = Postgres(directory)
    server.start()
    yield server
    server.stop("immediate")
    shutil.rmtree(directory, ignore_errors=True)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not hurt it."""
    with start_servers(Server, tmp_path_factory.mktemp("server")) as server_with:
        yield server_with()


@pytest.fixture
def server_with(tmp_path: Path) -> Iterator[StartServer]:
    """Starts a server of the test's own with the given options, in `tmp_path`."""
    with start_servers(Server, tmp_path) as server_with:
        yield server_with


@pytest.fixture(scope="module")
def module_server_with(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StartServer]:
    """The same for a server that all tests of a module share."""
    with start_servers(Server, tmp_path_factory.mktemp("server")) as server_with:
        yield server_with


@pytest.fixture
def admin_server_with(tmp_path: Path) -> Iterator[StartAdminServer]:
    with start_servers(AdminServer, tmp_path) as admin_server_with:
        yield admin_server_with


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    yield server
    server.kill()


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
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


@pytest.fixture(scope="module")
def pair(module_server_with: StartServer, postgres: Postgres, redis: RedisServer) -> tuple[Server, Server]:
    """Two servers as if on two machines. They survive everything that is done to PostgreSQL and Redis here."""
    options = ("--redis", redis.url)
    return module_server_with(*options, database=postgres.url), module_server_with(*options, database=postgres.url)
