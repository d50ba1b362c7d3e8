"""`homeward bench`: how fast every game runs, compiled and not, and other frameworks, as ratios from one run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct
from rich.table import Table

import homeward
from homeward.build_info import is_compiled
from homeward.catalogue.translator import english
from homeward.console import AsJson, console, errors
from homeward.engine.errors import HomewardError
from homeward.games import GAMES
from homeward.games import game as find_game
from homeward.lab.speed.measure import BATCH_SIZE, Speed
from homeward.lab.speed.peers import BATCH, DRIVEN, OWN_LOOP, ZOO, PeerSpeed, peer_speeds

WHOLE = 9.95  # from this ratio on the fraction is not shown


class GameSpeed(Struct, frozen=True):
    game: str
    players: int
    compiled: Speed | None
    interpreted: Speed

    def ratio(self) -> float | None:
        return self.compiled.moves_per_second / self.interpreted.moves_per_second if self.compiled else None

    def driven_ratio(self) -> float | None:
        if self.compiled is None:
            return None
        return self.compiled.driven_moves_per_second / self.interpreted.driven_moves_per_second


class BenchReport(Struct, frozen=True):
    games: list[GameSpeed]
    peers: list[PeerSpeed]


def bench(
    *games: str, seconds: float = 2.0, peers: bool = True, allow_uncompiled: bool = False, json: AsJson = False
) -> None:
    """Measure games and moves per second, compiled and not, and the installed peers, in one run.

    Parameters
    ----------
    games
        Names of games; default: all.
    seconds
        How long each measurement takes.
    peers
        Also measure OpenSpiel, PettingZoo and pgx where they are installed.
    allow_uncompiled
        Measure even if this build is not compiled.
    """
    if not is_compiled() and not allow_uncompiled:
        raise HomewardError(
            "this build is not compiled, so it would measure the wrong thing; --allow-uncompiled does it"
        )
    chosen = [find_game(name) for name in games] or list(GAMES)
    with TemporaryDirectory() as folder, errors.status("measuring") as status:
        plain = interpreted_copy(Path(folder))
        rows = []
        for game in chosen:
            status.update(f"measuring {english(game.title)}")
            rows.append(game_speed(game.name, typical_players(game.info.players), seconds, plain))
        status.update("measuring the peers")
        report = BenchReport(rows, list(peer_speeds(seconds)) if peers else [])
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        print_report(report)


def typical_players(offered: tuple[int, ...]) -> int:
    return 4 if 4 in offered else max(offered)


def interpreted_copy(folder: Path) -> Path:
    """The same package without its compiled files. Returns the folder to put on the path."""
    source = Path(homeward.__file__).parent
    shutil.copytree(
        source, folder / "homeward", ignore=shutil.ignore_patterns("*.so", "*.pyd", "static", "__pycache__")
    )
    return folder


def game_speed(name: str, players: int, seconds: float, plain: Path) -> GameSpeed:
    compiled = run_measure(name, players, seconds, Path(homeward.__file__).parents[1]) if is_compiled() else None
    return GameSpeed(name, players, compiled, run_measure(name, players, seconds, plain))


def run_measure(name: str, players: int, seconds: float, path: Path) -> Speed:
    """Measure in a new process, so that both builds start equal."""
    command = [sys.executable, "-m", "homeward.lab.speed.measure", name, str(players), str(seconds)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(path)}, capture_output=True, check=True)
    return msgspec.json.decode(done.stdout, type=Speed)


def print_report(report: BenchReport) -> None:
    table = Table(title="Random games on one core; x: times the uncompiled rules")
    for heading in ("game", "seats", "games/s", "moves/s", "x", "Python", "x"):
        table.add_column(heading, justify="left" if heading == "game" else "right", no_wrap=True)
    for row in report.games:
        speed = row.compiled or row.interpreted
        table.add_row(
            row.game,
            str(row.players),
            f"{speed.games_per_second:,.0f}",
            f"{speed.moves_per_second:,.0f}",
            times(row.ratio()),
            f"{speed.driven_moves_per_second:,.0f}",
            times(row.driven_ratio()),
        )
    console.print(table)
    print_restore(report)
    print_beats(report)
    print_learning(report)
    if report.peers:
        print_peers(report)


def print_restore(report: BenchReport) -> None:
    """The cost of checking a snapshot. Bot processes get snapshots from the server and do not check them."""
    table = Table(title="Restoring a snapshot, µs")
    for heading in ("game", "checked", "trusted", "x"):
        table.add_column(heading, justify="left" if heading == "game" else "right", no_wrap=True)
    for row in report.games:
        restore = (row.compiled or row.interpreted).restore
        ratio = times(restore.checked / restore.trusted)
        table.add_row(row.game, f"{restore.checked:.0f}", f"{restore.trusted:.0f}", ratio)
    console.print(table)


def print_beats(report: BenchReport) -> None:
    """The speed of the physics of games in real time; a running table needs sixty beats a second."""
    table = Table(title="Physics beats/s on one core, random hands; x: times the uncompiled physics")
    for heading in ("game", "compiled", "uncompiled", "x"):
        table.add_column(heading, justify="left" if heading == "game" else "right", no_wrap=True)
    for row in report.games:
        plain = row.interpreted.beats_per_second
        if plain is not None:
            fast = row.compiled.beats_per_second if row.compiled else None
            table.add_row(row.game, f"{fast:,.0f}" if fast else "-", f"{plain:,.0f}", times(fast and fast / plain))
    if table.row_count:
        console.print(table)


def print_learning(report: BenchReport) -> None:
    """Steps with observation and mask, as learning programs use them."""
    table = Table(title=f"Observed and masked steps/s on one core, batches of {BATCH_SIZE} and PettingZoo")
    for heading in ("game", "floats", "bytes", "zoo, floats", "zoo, bytes"):
        table.add_column(heading, justify="left" if heading == "game" else "right", no_wrap=True)
    for row in report.games:
        speed = row.compiled
        if speed is not None and speed.observed_per_second is not None:
            batch = (speed.observed_per_second, speed.bytes_per_second)
            zoo = (speed.zoo_per_second, speed.zoo_bytes_per_second)
            table.add_row(row.game, *(f"{number:,.0f}" if number else "-" for number in (*batch, *zoo)))
    if table.row_count:
        console.print(table)


def print_peers(report: BenchReport) -> None:
    """How many of our moves take as long as one of a peer's, each played in the same way."""
    table = Table(title="Peers; x: our moves to one of theirs, played in the same way")
    table.add_column("peer", no_wrap=True)
    table.add_column("way", no_wrap=True)
    table.add_column("moves/s", justify="right", no_wrap=True)
    for row in report.games:
        table.add_column(initials(row.game), justify="right", no_wrap=True)
    for peer in report.peers:
        ours = [matching_speed(row.compiled or row.interpreted, peer) for row in report.games]
        ratios = [times(mine and mine / peer.moves_per_second) for mine in ours]
        table.add_row(peer.name, peer.way, f"{peer.moves_per_second:,.0f}", *ratios)
    console.print(table)
    console.print(", ".join(f"{initials(row.game)}: {row.game}" for row in report.games))


def initials(game: str) -> str:
    return "".join(word[0].upper() for word in game.split("-"))


def matching_speed(speed: Speed, peer: PeerSpeed) -> float | None:
    return {
        DRIVEN: speed.driven_moves_per_second,
        OWN_LOOP: speed.moves_per_second,
        BATCH: speed.observed_per_second,
        ZOO: speed.zoo_bytes_per_second,  # PettingZoo's own games have bytes
    }[peer.way]


def times(ratio: float | None) -> str:
    return f"{ratio:.1f}" if ratio and ratio < WHOLE else f"{ratio:.0f}" if ratio else "-"
