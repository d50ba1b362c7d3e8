"""The faults. Each starts a real server, lets tables play, breaks something, mends it, and tells what came of it."""

import asyncio
import random
import signal
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from homeward.client.server_process import HomewardServer
from homeward.server.backups.backup import save
from homeward.server.backups.restore import restore_from

from .clock import JumpingClock
from .disk import Disk, read_only_disk, small_disk
from .findings import Finding, found
from .playing import Playing, tables_playing
from .servers import house_of_two, started
from .stalled_devices import StalledDevice, let_go

HOUR, DAY = 3600, 86400

Fault = Callable[[Path, int, int], Coroutine[Any, Any, Finding]]


async def finding(fault: str, times: int, playing: Playing, database: str) -> Finding:
    await playing.more(len(playing.tables))
    await playing.rest()
    return await found(fault, times, playing.tables, database)


async def server_killed(directory: Path, tables: int, times: int) -> Finding:
    """SIGKILL at random moments; a new process takes up the same port and file."""
    database = f"sqlite:///{directory}/homeward.db"
    server = HomewardServer(database, directory / "log")
    async with started(server), tables_playing([server.address], tables) as playing:
        for _ in range(times):
            await playing.more(random.randint(1, 3 * tables))
            await asyncio.to_thread(server.end, signal.SIGKILL)
            await asyncio.to_thread(server.start)
        return await finding("server process killed (SIGKILL)", times, playing, database)


async def worker_killed(directory: Path, tables: int, times: int) -> Finding:
    """One of two processes is killed and replaced; its devices come back to whichever is there."""
    async with house_of_two(directory) as server, tables_playing([server.address], tables) as playing:
        for number in range(times):
            await playing.more(random.randint(1, 3 * tables))
            server.kill_one_worker(number)
        return await finding("one of two server processes killed", times, playing, server.database)


async def processes_renewed(directory: Path, tables: int, times: int) -> Finding:
    """Both processes are replaced one by one, as for a new version: nobody hears more than "come back"."""
    async with house_of_two(directory) as server, tables_playing([server.address], tables) as playing:
        for _ in range(times):
            await playing.more(2 * tables)
            await server.renew()
        result = await finding("both processes replaced, one by one (SIGHUP)", times, playing, server.database)
        assert set(result.told) <= {"going-down"}, result.told
        return result


async def postgres_restarted(directory: Path, tables: int, times: int) -> Finding:
    """PostgreSQL crashes and recovers under two processes."""
    async with house_of_two(directory) as server, tables_playing([server.address], tables) as playing:
        for _ in range(times):
            await playing.more(2 * tables)
            await asyncio.to_thread(server.postgres.restart)
        return await finding("PostgreSQL crashed and restarted", times, playing, server.database)


async def redis_restarted(directory: Path, tables: int, times: int) -> Finding:
    """Redis is killed and comes back under two processes. Tables play on without it, only slower."""
    async with house_of_two(directory) as server, tables_playing([server.address], tables) as playing:
        for _ in range(times):
            await playing.more(2 * tables)
            await asyncio.to_thread(server.redis.kill)
            await asyncio.to_thread(server.redis.start)
        return await finding("Redis killed and restarted", times, playing, server.database)


async def disk_full(directory: Path, tables: int, times: int) -> Finding:
    """No byte can be written for a while: moves are refused with a plain sentence, then go on."""
    return await nothing_written(directory, tables, times, small_disk, "disk full")


async def disk_read_only(directory: Path, tables: int, times: int) -> Finding:
    """As a system does with a disk that has errors."""
    return await nothing_written(directory, tables, times, read_only_disk, "disk read-only")


async def nothing_written(
    directory: Path, tables: int, times: int, disk_at: Callable[[Path], Disk], fault: str
) -> Finding:
    place = directory / "disk"
    place.mkdir()
    disk = disk_at(place)
    database = f"sqlite:///{place}/homeward.db"
    server = HomewardServer(database, directory / "log")
    try:
        async with started(server), tables_playing([server.address], tables) as playing:
            for _ in range(times):
                await playing.more(2 * tables)
                disk.fill(server.pid)
                await playing.told("not-now", tables)
                disk.free(server.pid)
            return await finding(f"{fault} ({disk.kind})", times, playing, database)
    finally:
        disk.remove()


async def file_damaged(directory: Path, tables: int, times: int) -> Finding:
    """The database file is overwritten in places: the server says so and does not start; a backup brings it back."""
    path = directory / "homeward.db"
    database = f"sqlite:///{path}"
    server = HomewardServer(database, directory / "log")
    async with started(server), tables_playing([server.address], tables) as playing:
        for number in range(times):
            await playing.more(4 * tables)
            await playing.rest()
            copy = directory / f"backup-{number}.db"
            await save(database, copy)
            await asyncio.to_thread(server.stop)
            damage(path)
            await asyncio.to_thread(refuses_to_start, server)
            path.unlink()
            await restore_from(copy, database)
            await asyncio.to_thread(server.start)
            playing.go_on()
        return await finding("database file damaged, backup restored", times, playing, database)


def damage(path: Path) -> None:
    """Nonsense over a few pages in the middle of the file."""
    raw = bytearray(path.read_bytes())
    middle = len(raw) // 2 // 4096 * 4096
    raw[middle : middle + 3 * 4096] = random.randbytes(3 * 4096)
    path.write_bytes(raw)


def refuses_to_start(server: HomewardServer) -> None:
    said_before = len(server.log.read_text())
    server.launch()
    assert server.wait() == 2
    said = server.log.read_text()[said_before:]
    assert "homeward: The database" in said
    assert "Traceback" not in said


async def clock_jumps(directory: Path, tables: int, times: int) -> Finding:
    """The time of day jumps to and fro by up to a day."""
    clock = JumpingClock(directory)
    database = f"sqlite:///{directory}/homeward.db"
    server = HomewardServer(database, directory / "log", env=clock.env)
    async with started(server), tables_playing([server.address], tables) as playing:
        for _ in range(times):
            await playing.more(2 * tables)
            clock.jump(random.choice((-DAY, -HOUR, -1, 0, 1, HOUR, DAY)))
        return await finding("clock jumped by up to a day", times, playing, database)


async def client_never_reads(directory: Path, tables: int, times: int) -> Finding:
    """At every table an onlooker reads nothing; it is let go, its messages do not pile up, nobody else notices."""
    database = f"sqlite:///{directory}/homeward.db"
    server = HomewardServer(database, directory / "log")
    async with started(server), tables_playing([server.address], tables) as playing:
        for _ in range(times):
            stalled = [await asyncio.to_thread(StalledDevice, server.address, table) for table in playing.tables]
            before = server.resident_bytes() or 0
            for device in stalled:
                await device.come()
            await let_go(server.metrics, playing, people=2 * tables)
            assert (server.resident_bytes() or 0) - before < 4_000_000 * tables, "unread messages pile up"
            for device in stalled:
                device.leave()
        return await finding("client that never reads", times, playing, database)


# Each with the number of tables and how often it happens: in the long version, and in the short one for every day.
FAULTS: dict[Fault, tuple[tuple[int, int], tuple[int, int]]] = {
    server_killed: ((30, 200), (6, 3)),
    worker_killed: ((20, 50), (6, 2)),
    processes_renewed: ((20, 20), (6, 2)),
    postgres_restarted: ((20, 20), (6, 1)),
    redis_restarted: ((20, 20), (6, 1)),
    disk_full: ((20, 20), (4, 2)),
    disk_read_only: ((20, 20), (4, 2)),
    file_damaged: ((10, 10), (3, 1)),
    clock_jumps: ((20, 100), (4, 5)),
    client_never_reads: ((4, 3), (1, 1)),
}
