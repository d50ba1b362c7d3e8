"""`make capacity`: what a move costs whom, with one, two and four server processes, PostgreSQL and Redis.

CPU time is counted, not seconds: it is the same on a busy machine, and it says how much fits on any number of cores.
docs/capacity.md does the arithmetic.
"""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from homeward.build_info import version_line
from homeward.client.server_process import HomewardServer
from homeward.load.many_tables import Load, ManyTables
from homeward.load.scripted_table import make_tables
from tests.server.postgres import Postgres
from tests.server.redis_server import RedisServer

PROCESSES = (1, 2, 4)
GAME = "monster-chase"
TICK = os.sysconf("SC_CLK_TCK")


class Cost(Struct, frozen=True, kw_only=True):
    """Of one run: what it was, and what a move took of each part, in milliseconds of CPU time."""

    processes: int
    load: Load
    server_ms: float
    postgres_ms: float
    redis_ms: float
    bytes_per_move: float


def cpu_seconds(pid: int) -> float:
    """Of a process and everything it started that still runs."""
    try:
        user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        tasks = Path(f"/proc/{pid}/task").iterdir()
        children = [child for task in tasks for child in (task / "children").read_text().split()]
    except OSError:
        return 0.0
    return (int(user) + int(system)) / TICK + sum(cpu_seconds(int(child)) for child in children)


def postmaster(postgres: Postgres) -> int:
    return int((postgres.directory / "data" / "postmaster.pid").read_text().split()[0])


def stored_bytes(postgres: Postgres) -> int:
    return sum(file.stat().st_size for file in (postgres.directory / "data" / "base").rglob("*") if file.is_file())


@contextmanager
def both_servers() -> Iterator[tuple[Postgres, RedisServer]]:
    place = Path(tempfile.mkdtemp(prefix="homeward-capacity-"))
    place.chmod(0o755)
    postgres, redis = Postgres(place), RedisServer()
    postgres.start()
    redis.start()
    try:
        yield postgres, redis
    finally:
        redis.kill()
        postgres.stop("immediate")
        shutil.rmtree(place, ignore_errors=True)


def measured(processes: int, tables: int, move_every: float, seconds: float) -> Cost:
    with both_servers() as (postgres, redis), tempfile.TemporaryDirectory() as folder:
        options = ["--redis", redis.url, "--workers", str(processes)]
        server = HomewardServer(postgres.url, Path(folder) / "log", *options)
        server.start()
        try:
            pids = [server.pid, postmaster(postgres), redis.pid]
            before: list[float] = []
            after: list[float] = []

            async def run() -> Load:
                everybody = ManyTables(await asyncio.to_thread(make_tables, [server.address], GAME, tables))
                await everybody.sit_down()
                before.extend([*map(cpu_seconds, pids), stored_bytes(postgres)])
                try:
                    return await everybody.play(move_every, seconds)
                finally:
                    after.extend([*map(cpu_seconds, pids), stored_bytes(postgres)])
                    await everybody.stand_up()

            load = asyncio.run(run())
        finally:
            server.stop()
    each = [(late - early) / load.moves for early, late in zip(before, after, strict=True)]
    server_ms, postgres_ms, redis_ms = (round(1000 * one, 3) for one in each[:3])
    return Cost(
        processes=processes,
        load=load,
        server_ms=server_ms,
        postgres_ms=postgres_ms,
        redis_ms=redis_ms,
        bytes_per_move=round(each[3]),
    )


def main(tables: int = 200, move_every: float = 1.0, seconds: float = 15.0) -> None:
    print(version_line())
    print("processes  moves/s  50th ms  99th ms  CPU ms a move: server  PostgreSQL  Redis  bytes a move  errors")
    for processes in PROCESSES:
        cost = measured(processes, tables, move_every, seconds)
        load = cost.load
        print(
            f"{processes:9}  {load.moves_per_second:7.0f}  {load.latency.p50:7.1f}  {load.latency.p99:7.1f}"
            f"  {cost.server_ms:21.3f}  {cost.postgres_ms:10.3f}  {cost.redis_ms:5.3f}"
            f"  {cost.bytes_per_move:12.0f}  {len(load.errors):6}",
            flush=True,
        )


if __name__ == "__main__":
    main()
