"""Servers that tests share."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from .live import Server
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
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    yield server
    server.kill()
