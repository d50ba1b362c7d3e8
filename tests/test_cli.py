"""The command line: what it prints, what it refuses, and how it exits."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import homeward
from homeward.games import shelf
from homeward.lab.speed.bench import BenchReport, GameSpeed, print_report
from homeward.lab.speed.measure import Speed, measure
from homeward.lab.speed.measure_restore import RestoreTimes
from homeward.lab.speed.peers import PeerSpeed, Way
from tests.command_line import run


def test_version_tells_the_build() -> None:
    assert run("--version").stdout.startswith("homeward ")
    assert "compiled" in run("--version").stdout


def test_help_lists_the_commands() -> None:
    told = run("--help").stdout
    for command in ("play", "replay", "perft", "bench"):
        assert command in told


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["perft", "chess"], "There is no game called chess. This house has "),
        (["perft", "monster-chase", "--players", "9"], "for 1, 2, 3, 4, 5 or 6 people, not 9."),
        (["perft", "monster-chase", "-o", "length=11"], "length cannot be '11'. It can be 10, 15 or 20."),
        (
            ["perft", "monster-chase", "-o", "speed=1"],
            "There is no option called speed. This game has these options: length, ",
        ),
        (["perft", "monster-chase", "-o", "start=7"], "start cannot be '7'. It can be 1, 2, 3, 4, 5, 6 or chance."),
        (["play", "monster-chase", "--players", "2", "-o", "start=3"], "Seat 3 cannot begin"),
        (["perft", "monster-chase", "-o", "pack"], "Write name=value"),
        (["perft", "monster-chase", "-o", "mode=easy", "-o", "pack=yes"], "Choose the real hunt.\n"),
        (["perft", "monster-chase", "--depth", "0"], "depth must be at least 1"),
        (["play", "monster-chase", "--bots", "dragon"], "There is no bot dragon; Monster Chase has: random, "),
        (["replay", "nowhere.json"], "nowhere.json cannot be read"),
        (["foo"], "There is no command “foo”; the commands are: serve, "),
        (["[/]\x1b[2J"], r"There is no command “[/]\x1b[2J”"),
        (["tables", "foo"], "There is no command “foo”; the commands are: list, show, close, delete and export."),
        (["serve", "--port", "99999"], "There is no port 99999; ports go from 0 to 65535."),
        (["serve", "--port", "-1"], "There is no port -1"),
        (["serve", "--metrics-port", "65536"], "There is no port 65536"),
        (["serve", "--metrics-port", "65535", "--workers", "2"], "There is no port 65536"),
        (["serve", "--audit-log", "/nowhere/audit.log"], "The audit log /nowhere/audit.log cannot be written: No such"),
        (["serve", "--admin-token-file", "/nowhere/token"], "The token cannot be read from /nowhere/token: No such"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(words: list[str], message: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == "", "nothing was begun"


# A stop, at any moment

STOP_AT_IMPORT = """
import os, signal, sys
from importlib.abc import MetaPathFinder

class Stop(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.{how})

sys.meta_path.insert(0, Stop())
from homeward.cli import main
main()
"""


@pytest.mark.parametrize("how", ["SIGINT", "SIGTERM"])
@pytest.mark.parametrize("module", ["cyclopts", "homeward.server.process.run_server", "uvicorn.lifespan.on"])
def test_a_stop_while_it_starts_is_no_stack_trace(tmp_path: Path, module: str, how: str) -> None:
    words = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/homeward.db"]
    program = STOP_AT_IMPORT.format(module=module, how=how)
    done = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, check=False)
    assert done.returncode in {"SIGINT": (130,), "SIGTERM": (0, -signal.SIGTERM)}[how]
    assert "Traceback" not in done.stderr
    assert "leaked" not in done.stderr


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_stop_of_a_running_server_is_one_sentence(tmp_path: Path, how: signal.Signals) -> None:
    """A terminal sends Ctrl-C to all processes, also to the bot processes, which are still starting here."""
    words = ["serve", "--port", "0", "--thinkers", "2", "--database", f"sqlite:///{tmp_path}/homeward.db"]
    command = [sys.executable, "-m", "homeward.cli", *words]
    english = os.environ | {"LC_ALL": "C"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=english, start_new_session=True
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        assert re.match(r"Homeward is at http://localhost:[1-9]\d* ", server.stdout.readline())
        while '"event":"open"' not in server.stderr.readline():
            pass
        (os.killpg if how == signal.SIGINT else os.kill)(server.pid, how)
        said, problems = server.communicate()
    assert said == "Homeward has stopped. Every table is kept.\n"
    assert "Traceback" not in problems
    assert "leaked" not in problems
    assert server.returncode == (130 if how == signal.SIGINT else 0)


def test_perft_counts_by_depth() -> None:
    assert [line.split()[1] for line in run("perft", "monster-chase", "--depth", "3").stdout.splitlines()] == [
        "10",
        "100",
        "1,000",
    ]


def test_a_game_in_the_terminal_from_the_first_to_the_last_move(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = "jump\n?\n" + "\n".join(str(1 + number % 10) for number in range(400))
    done = run(
        "play", "monster-chase", "--players", "2", "--bots", "fox", "--seed", "3", "-o", "mode=easy", "-o", "length=10",
        "--save", str(path), typed=typed,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "has no move “jump”." in done.stdout
    assert "you all win!" in done.stdout
    record = homeward.Record.load(path)
    assert record.state.over
    told = run("replay", str(path))
    assert told.returncode == 0
    assert re.search(rf"^{len(record.moves)}\. Seat \d: Turn over tile ", told.stdout, re.MULTILINE)
    assert "In the closet: 10 of 10" in run("replay", str(path), "--move", str(len(record.moves))).stdout
    assert run("replay", str(path), "--move", "9999").returncode == 2


def test_stopping_early_saves_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert (
        run("play", "monster-chase", "--players", "1", "--seed", "3", "--save", str(path), typed="1\nq\n").returncode
        == 0
    )
    assert msgspec.json.decode(path.read_bytes())["moves"] == [0]


def test_bench_never_measures_the_wrong_build_quietly() -> None:
    done = run("bench", "monster-chase", "--seconds", "0.05", "--no-peers", "--json", "--allow-uncompiled")
    report = msgspec.json.decode(done.stdout)
    row = report["games"][0]
    assert row["interpreted"]["compiled"] is False
    if row["compiled"] is None:
        assert run("bench", "--seconds", "0.05").returncode == 2
    else:
        assert row["compiled"]["compiled"] is True


def test_tables_of_bench_fit_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    observed = 1_234_567.0, 2_345_678.0, 234_567.0, 345_678.0
    speed = Speed(True, 123_456.0, 9_876_543.0, 1_234_567.0, RestoreTimes(200.0, 20.0), 9_876_543.0, *observed)
    games = [GameSpeed(info.name, 4, speed, speed) for info in shelf()]
    ways: tuple[Way, ...] = ("Python", "own", "batch", "zoo")
    speeds = (12_345.0, 98_765.0, 4_321_000.0)  # ratios of every length
    peers = [PeerSpeed("PettingZoo connect_four", moves, way) for way in ways for moves in speeds]
    print_report(BenchReport(games, peers))
    told = capsys.readouterr().out.splitlines()
    assert max(len(line) for line in told) <= 80
    assert not [line for line in told if "…" in line]
    assert sum("PettingZoo connect_four" in line for line in told) == len(peers)


def test_bench_says_what_checking_a_snapshot_costs(capsys: pytest.CaptureFixture[str]) -> None:
    row = GameSpeed("monster-chase", 2, None, measure("monster-chase", 2, 0.01))
    assert 0 < row.interpreted.restore.trusted < row.interpreted.restore.checked
    print_report(BenchReport([row], []))
    assert "monster-chase" in capsys.readouterr().out.partition("Restoring a snapshot")[2]


def test_bench_counts_the_beats_of_a_game_in_real_time(capsys: pytest.CaptureFixture[str]) -> None:
    games = [GameSpeed(name, 2, None, measure(name, 2, 0.01)) for name in ("monster-falle", "monster-chase")]
    falle, chase = (row.interpreted.beats_per_second for row in games)
    assert falle is not None
    assert falle > 0
    assert chase is None
    report = BenchReport(games, [])
    print_report(report)
    physics = capsys.readouterr().out.partition("Physics beats/s")[2].partition("Observed and masked")[0]
    assert "monster-falle" in physics
    assert "monster-chase" not in physics
