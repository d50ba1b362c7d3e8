"""`homeward load`: plays many tables on a server over real sockets, and the same load on a peer."""

import asyncio
import platform
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import msgspec
from msgspec import Struct
from rich.box import SIMPLE
from rich.table import Table

from homeward.build_info import version_line
from homeward.client.http_client import NoServer
from homeward.client.server_process import HomewardServer, ServerProcess
from homeward.console import AsJson, console, errors
from homeward.games import GAMES
from homeward.games import game as find_game
from homeward.load.boardgame_io import BoardgameIo, PeerTable, install
from homeward.load.many_tables import Load, ManyTables, PlayedTable
from homeward.load.real_time_load import LONGEST, BeatLoad, play_beats
from homeward.load.scripted_table import make_tables

Result = TypeVar("Result")
CAPTION = "every: from one move of a table to the next; 50th to worst: ms from a move to its acknowledgement"
MEMORY = Path("/dev/shm")  # a folder in memory, if the system has one
# name, in files?, flushed before a move is acknowledged?
PEERS = (
    ("boardgame.io disk", True, True),
    ("boardgame.io files", True, False),
    ("boardgame.io memory", False, False),
)


class Measured(Struct, frozen=True, kw_only=True):
    """The results of one server."""

    server: str
    durable: bool  # is a move on the disk before it is acknowledged?
    steady: Load
    saturated: Load | None
    kilobytes_per_table: float | None  # resident memory of the server process


class LoadReport(Struct, frozen=True):
    version: str
    machine: str
    measured: list[Measured]


class Plan(Struct, frozen=True):
    """What to measure."""

    tables: int
    move_every: float
    seconds: float
    saturation: bool
    tables_at_saturation: int
    bots: int  # at every table, besides the two players


def load(
    *,
    server: list[str] | None = None,
    metrics: str = "",
    game: str = "",
    tables: int = 100,
    bots: int = 0,
    move_every: float = 2.0,
    seconds: float = 10.0,
    saturation: bool = True,
    saturation_tables: int = 200,
    hold_every: float = 0.1,
    peer: Path | None = None,
    json: AsJson = False,
) -> None:
    """Play many tables with scripted devices over real sockets and report how fast the server is.

    Parameters
    ----------
    server
        Address of a running server, such as http://127.0.0.1:8000; several addresses of one house may be given, and
        the devices of a table are spread over them. The server needs `--trust` for this address. Default: a server
        started for this run, one process on one core, with a new database.
    metrics
        Address of that server's metrics (its --metrics-port), such as http://127.0.0.1:9100; for games in real time.
    game
        The game to play. Default: the shortest one. A game in real time runs all its tables at full speed and reports
        how late the beats are; then move_every and saturation have no effect.
    tables
        How many tables, each with two devices.
    bots
        Owls at every table besides the two players. Not in real time.
    move_every
        Seconds between two moves of a table.
    seconds
        How long each measurement takes.
    saturation
        Also let tables play as fast as they can.
    saturation_tables
        How many tables do that.
    hold_every
        In real time: seconds after which every device changes what its hands hold.
    peer
        Folder of the peer (tools/peers/boardgame-io): measure boardgame.io's server in the same run. Its packages are
        installed from npm into build/peers.
    """
    if tables < 1 or saturation_tables < 1 or bots < 0 or move_every < 0 or seconds <= 0:
        raise NoServer("a load needs at least one table, some seconds, and move_every and bots that are not negative")
    allow_many_sockets()
    game = game or min(GAMES, key=lambda one: max(one.info.minutes)).name
    if find_game(game).info.tick_hz:
        load_beats(server, metrics, game, tables, hold_every, seconds, json)
        return
    plan = Plan(tables, move_every, seconds, saturation, min(tables, saturation_tables), bots)
    measured = [measure_running(server, game, plan) if server else measure_own(game, plan)]
    if peer is not None:
        measured += [measure_in_memory(game, plan)] if MEMORY.is_dir() else []
        measured += measure_peer(peer, plan)
    report = LoadReport(version_line(), f"{platform.machine()}, Python {platform.python_version()}", measured)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        print_report(report)


def allow_many_sockets() -> None:
    """Raise the limit of open files as far as the system allows; a server started from here inherits it."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# Real time


def load_beats(
    server: list[str] | None, metrics: str, game: str, tables: int, hold_every: float, seconds: float, json: bool
) -> None:
    if server and not metrics:
        raise NoServer(
            "the lateness of beats is read from the server's --metrics-port: give its address with --metrics http://…"
        )
    if seconds > LONGEST or hold_every <= 0:
        raise NoServer(f"in real time seconds must be at most {LONGEST:g}, and hold_every more than 0")

    def run(address: str, metrics: str) -> BeatLoad:
        played = make_tables([address], game, tables, bots=1)  # with a bot, two players are a team
        return asyncio.run(play_beats(played, find_game(game), metrics, hold_every, seconds))

    with errors.status(f"homeward: {tables} tables in real time"):
        done = run(server[0], metrics) if server else with_own_server(lambda own: run(own.address, own.metrics))
    if json:
        print(msgspec.json.encode(done).decode())
    else:
        print_beats(done)


def print_beats(done: BeatLoad) -> None:
    console.print(version_line())
    late = done.lateness
    table = Table(
        box=SIMPLE,
        pad_edge=False,
        padding=(0, 1),
        caption="ms by which a beat is late; a beat is 1/60 s",
    )
    for title in ("tables", "beats/s each", "slowest", "holds/s", "50th", "99th", "worst below", "within half a beat"):
        table.add_column(title, justify="right")
    speeds = [f"{done.beats_per_second:.1f}", f"{done.slowest_table:.1f}", f"{done.holds_per_second:.0f}"]
    waits = [f"{late.p50:.1f}", f"{late.p99:.1f}", f"{late.worst_below:.0f}", f"{late.within_half_a_beat:.2%}"]
    table.add_row(str(done.tables), *speeds, *waits)
    console.print(table)
    console.print(f"errors: {len(done.errors)}")
    for problem in done.errors[:5]:
        errors.print(problem)


# Measuring


def measure_running(addresses: list[str], game: str, plan: Plan) -> Measured:
    tables = make_tables(addresses, game, plan.tables, bots=plan.bots)
    return measure("homeward", True, None, lambda: tables, plan)


def measure_own(game: str, plan: Plan, name: str = "homeward disk", folder: Path | None = None) -> Measured:
    def work(own: HomewardServer) -> Measured:
        tables = partial(make_tables, [own.address], game, plan.tables, bots=plan.bots)
        return measure(name, folder is None, own, tables, plan)

    return with_own_server(work, folder)


def measure_in_memory(game: str, plan: Plan) -> Measured:
    """The same server with its database in memory."""
    return measure_own(game, plan, "homeward memory", MEMORY)


def with_own_server(work: Callable[[HomewardServer], Result], where: Path | None = None) -> Result:
    """Start a server with a new database, on one core."""
    with TemporaryDirectory(prefix="homeward-load-", dir=where) as folder:
        own = HomewardServer(f"sqlite:///{folder}/homeward.db", Path(folder) / "log")
        return with_server(own, lambda: work(own))


def measure_peer(sources: Path, plan: Plan) -> list[Measured]:
    with errors.status("installing the peer"):
        installed = install(sources, Path("build/peers/boardgame-io"))
    results = []
    for name, in_files, flushed in PEERS:
        with TemporaryDirectory(prefix="homeward-load-") as folder:
            own = BoardgameIo(installed, Path(folder) / "log", Path(folder) / "matches" if in_files else None, flushed)
            results.append(with_server(own, lambda: measure(name, flushed, own, peers(own, plan.tables), plan)))  # noqa: B023
    return results


def peers(own: BoardgameIo, count: int) -> Callable[[], Sequence[PlayedTable]]:
    return lambda: [PeerTable(own.address, number) for number in range(count)]


def with_server(server: HomewardServer | BoardgameIo, work: Callable[[], Result]) -> Result:
    server.start()
    try:
        server.keep_to_one_core()
        return work()
    finally:
        server.stop()


def measure(
    name: str, durable: bool, server: ServerProcess | None, make_all: Callable[[], Sequence[PlayedTable]], plan: Plan
) -> Measured:
    """Make the tables, play at a steady rate, then as fast as possible."""
    resident = server.resident_bytes if server is not None else lambda: None
    with errors.status(f"{name}: {plan.tables} tables"):
        before = resident()
        tables = make_all()
        steady, after, saturated = asyncio.run(play(tables, plan, resident))
    memory = round((after - before) / plan.tables / 1024, 1) if after is not None and before is not None else None
    return Measured(server=name, durable=durable, steady=steady, saturated=saturated, kilobytes_per_table=memory)


async def play(
    tables: Sequence[PlayedTable], plan: Plan, resident: Callable[[], int | None]
) -> tuple[Load, int | None, Load | None]:
    """The steady run, the server's memory after it with all devices connected, and the run at full speed."""
    all_tables = ManyTables(tables)
    await all_tables.sit_down()
    try:
        steady, memory = await all_tables.play(plan.move_every, plan.seconds), resident()
        if not plan.saturation:
            return steady, memory, None
        return steady, memory, await ManyTables(tables[: plan.tables_at_saturation]).play(0, plan.seconds)
    finally:
        await all_tables.stand_up()


# Printing


def print_report(report: LoadReport) -> None:
    console.print(f"{report.version} on {report.machine}")
    table = Table(box=SIMPLE, pad_edge=False, padding=(0, 1, 0, 0), caption=CAPTION)
    table.add_column("server", no_wrap=True)
    for title in ("tables", "every", "moves/s", "50th", "99th", "worst", "kB/table"):
        table.add_column(title, justify="right", no_wrap=True)
    for one in report.measured:
        for run in (one.steady, one.saturated):
            if run is not None:
                table.add_row(*row(one, run))
    console.print(table)
    problems = [f"{one.server}: {line}" for one in report.measured for line in errors_of(one)]
    console.print(f"errors: {len(problems)}")
    for problem in problems[:5]:
        errors.print(problem)
    if any(not one.durable for one in report.measured):
        console.print(
            "disk: a move is on the disk when it is acknowledged; files: it may be later; memory: nothing is stored."
        )


def errors_of(one: Measured) -> list[str]:
    return one.steady.errors + (one.saturated.errors if one.saturated else [])


def row(one: Measured, run: Load) -> list[str]:
    memory = "" if one.kilobytes_per_table is None or run is not one.steady else f"{one.kilobytes_per_table:.0f}"
    wait = run.latency
    every = f"{run.move_every:g} s" if run.move_every else "no wait"
    waits = [f"{wait.p50:.1f}", f"{wait.p99:.1f}", f"{wait.worst:.1f}"]
    return [one.server, str(run.tables), every, f"{run.moves_per_second:.0f}", *waits, memory]
