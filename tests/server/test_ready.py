"""`/ready` proves that something can be written down: not on a full disk, not on one that is read-only."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from homeward.engine.errors import HomewardError
from homeward.rooms import rate_limits
from homeward.rooms.storage import StorageDown
from homeward.server.process.readiness import Readiness
from tests.faults.disk import Disk, read_only_disk, small_disk

from .live import Server


@pytest.fixture
def place(tmp_path: Path) -> Path:
    place = tmp_path / "disk"
    place.mkdir()
    return place


@pytest.fixture
def server(tmp_path: Path, place: Path) -> Iterator[Server]:
    server = Server(tmp_path, database=f"sqlite:///{place}/homeward.db")
    yield server
    server.stop()


@pytest.mark.parametrize("disk_at", [small_disk, read_only_disk])
def test_a_server_that_cannot_write_is_not_ready(server: Server, place: Path, disk_at: Callable[[Path], Disk]) -> None:
    disk = disk_at(place)
    try:
        server.start()
        for _ in range(2):
            disk.fill(server.pid)
            assert server.until_ready_is(503) == "not-now"
            assert server.get("/health").status_code == 200
            disk.free(server.pid)
            server.until_ready_is(200)
        server.stop()
    finally:
        disk.remove()


class Looks:
    def __init__(self) -> None:
        self.count = 0
        self.problem: HomewardError | None = None

    async def look(self) -> None:
        self.count += 1
        await asyncio.sleep(0)
        if self.problem is not None:
            raise self.problem


async def test_whoever_asks_all_the_time_does_not_keep_the_disk_busy() -> None:
    looks, now = Looks(), [0.0]
    readiness = Readiness(looks.look, lambda: now[0])
    await asyncio.gather(*(readiness.check() for _ in range(100)))
    assert looks.count == 1
    looks.problem = StorageDown("full")
    now[0] += rate_limits.SECONDS_BETWEEN_READY
    for _ in range(3):
        with pytest.raises(StorageDown):
            await readiness.check()
    assert looks.count == 2
    looks.problem = None
    now[0] += rate_limits.SECONDS_BETWEEN_READY
    await readiness.check()
