"""Programs that play badly in every way: a match always ends, and nothing of them is left."""

import json
import sys
import time
from pathlib import Path

import pytest

from homeward.agents.agent_program import LONGEST_LINE
from homeward.agents.matches import agents
from homeward.agents.own_table import OwnTable
from homeward.engine.errors import BadOption
from homeward.games import GAMES

ANSWER = """
import sys
for line in sys.stdin:
    if line.startswith("? "):
        print({answer}, flush=True)
"""


def play(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, seconds: float = 60.0) -> list[dict[str, int]]:
    """The outcomes of one deal in both seats."""
    path = tmp_path / "agent.py"
    path.write_text(text, encoding="utf-8")
    command = f"{sys.executable} {path}"
    agents("monster-baby-rescue", command, against="random", deals=1, tries=1, seconds=seconds,
           transcripts=tmp_path / "words", json=True)  # fmt: skip
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize(
    "answer",
    [
        *(
            '"9" * 5000',
            '"9" * 70_000',
            '"x" * 1_000_000',
            '"take " + "9" * 800',
            '"\\x00\\x1b[2J"',
            '"-1"',
            '"\\u0663" * 50',
        ),
        '""',
    ],
)
def test_answers_that_are_nonsense_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], answer: str) -> None:
    for outcome in play(tmp_path, capsys, ANSWER.format(answer=answer)):
        assert not outcome["late"]
        assert outcome["refused"] == outcome["helped"] == outcome["moves"] > 0
    for words in (tmp_path / "words").iterdir():
        longest = max(len(line.encode()) for line in words.read_text(encoding="utf-8").splitlines())
        assert longest < 3 * LONGEST_LINE


def test_a_flood_of_answers_ends_with_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for outcome in play(tmp_path, capsys, "while True: print('no' * 100)\n"):
        assert not outcome["late"]
        assert outcome["helped"] == outcome["moves"] > 0


@pytest.mark.parametrize(
    "text",
    [
        "while True: print('9' * 1000, end='')\n",
        "import time\nwhile True: print('9', end='', flush=True); time.sleep(0.01)\n",
        "import signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\ntime.sleep(3600)\n",
    ],
    ids=["a line without end", "drop by drop", "reads nothing"],
)
def test_who_never_answers_loses_in_time(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    assert [(one["late"], one["moves"]) for one in play(tmp_path, capsys, text, 0.5)] == [(True, 0)] * 2


def test_who_stops_reading_loses_in_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It answers ahead for the whole game, so only the full pipe to it could hold the game up."""
    for outcome in play(tmp_path, capsys, "import time\nprint('no\\n' * 5000, flush=True)\ntime.sleep(3600)\n", 0.5):
        assert outcome["late"] or outcome["helped"] == outcome["moves"] > 0


def test_nothing_that_it_started_is_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It ends at once, and leaves somebody behind."""
    children = tmp_path / "children"
    play(tmp_path, capsys, f"""
import subprocess, sys
started = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"], stdout=subprocess.DEVNULL)
open({str(children)!r}, "a").write(f"{{started.pid}}\\n")
""")  # fmt: skip
    pids = children.read_text().split()
    assert len(pids) == 2
    while any(map(is_alive, pids)):
        time.sleep(0.01)


def is_alive(pid: str) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.parametrize("command", ["", "  ", "'unfinished"])
def test_what_is_no_command_is_told(command: str) -> None:
    with pytest.raises(BadOption):
        agents("monster-chase", command, against="random", deals=1)


@pytest.mark.parametrize("game", [game.name for game in GAMES if not game.name.endswith("falle")])
def test_no_move_breaks_a_table(game: str) -> None:
    table = OwnTable(game, 2, 0, "random", 1)
    for move in ("9" * 5000, "take " + "9" * 5000, "\x00", "", "\ud800", "-1", "1e9", "\u0663" * 5000):
        assert table.why_not(move)
        assert table.play(move).startswith("Not played: ")
