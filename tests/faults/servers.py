"""Real servers for a fault, started and stopped round it."""

import asyncio
import os
import shutil
import signal
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from homeward.client.server_process import HomewardServer
from tests.server.postgres import Postgres
from tests.server.redis_server import RedisServer


class HouseOfTwo(HomewardServer):
    """Two server processes behind one port, with what they share."""

    def __init__(self, postgres: Postgres, redis: RedisServer, log: Path) -> None:
        super().__init__(postgres.url, log, "--workers", "2", "--redis", redis.url)
        self.database = postgres.url
        self.postgres = postgres
        self.redis = redis

    def workers(self) -> list[int]:
        """The process ids of the server processes."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(pid) for pid in children if b"spawn_main" in command_line(pid)]

    async def renew(self) -> None:
        """Every process is replaced, one by one."""
        before = set(self.workers())
        os.kill(self.pid, signal.SIGHUP)
        while before & set(self.workers()) or len(self.workers()) < len(before):
            assert self.is_running
            await asyncio.sleep(0.01)

    def kill_one_worker(self, number: int) -> None:
        workers = self.workers()
        os.kill(workers[number % len(workers)], signal.SIGKILL)


def command_line(pid: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""  # gone already


@asynccontextmanager
async def started(server: HomewardServer) -> AsyncIterator[None]:
    await asyncio.to_thread(server.start)
    try:
        yield
    finally:
        await asyncio.to_thread(server.stop)


@asynccontextmanager
async def house_of_two(directory: Path) -> AsyncIterator[HouseOfTwo]:
    # not below the test's own directory: the user who runs PostgreSQL may not enter it
    place = Path(tempfile.mkdtemp(prefix="homeward-postgres-"))
    place.chmod(0o755)
    postgres, redis = await asyncio.to_thread(Postgres, place), RedisServer()
    try:
        await asyncio.to_thread(postgres.start)
        await asyncio.to_thread(redis.start)
        server = HouseOfTwo(postgres, redis, directory / "log")
        async with started(server):
            yield server
    finally:
        redis.kill()
        await asyncio.to_thread(postgres.stop, "immediate")
        shutil.rmtree(place, ignore_errors=True)
