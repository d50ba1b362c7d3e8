"""The command line: what it prints, what it refuses, and how it exits."""

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
        (["perft", "chess"], "There is no game called chess; the house has: "),
        (["perft", "monster-chase", "--players", "9"], "1, 2, 3, 4, 5, or 6 can play, not 9."),
        (["perft", "monster-chase", "-o", "length=11"], "length cannot be '11'; allowed: 10, 15, or 20."),
        (["perft", "monster-chase", "-o", "speed=1"], "There is no option speed; this game has: length, "),
        (["perft", "monster-chase", "-o", "start=7"], "start cannot be '7'; allowed: 1, 2, 3, 4, 5, 6, or chance."),
        (["play", "monster-chase", "--players", "2", "-o", "start=3"], "Seat 3 cannot begin"),
        (["perft", "monster-chase", "-o", "pack"], "write name=value"),
        (["perft", "monster-chase", "-o", "mode=easy", "-o", "pack=yes"], "MC-R17"),
        (["perft", "monster-chase", "--depth", "0"], "depth must be at least 1"),
        (["play", "monster-chase", "--bots", "dragon"], "There is no bot dragon; Monster Chase has: random, "),
        (["replay", "nowhere.json"], "nowhere.json cannot be read"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(words: list[str], message: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr


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
    assert f"{len(record.moves)}. flip" in told.stdout
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
