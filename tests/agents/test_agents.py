"""Any program that reads and writes lines can play: fixed deals, every seat, budgets, and everything written down."""

import json
import sys
from pathlib import Path

import pytest

from homeward.agents.matches import agents
from homeward.engine.errors import BadOption, HomewardError

TEN_LINES = """
import random
import sys

for line in sys.stdin:
    if line.startswith("? "):
        print(random.randint(1, int(line[2:])), flush=True)
"""


def program(tmp_path: Path, text: str) -> str:
    path = tmp_path / "agent.py"
    path.write_text(text, encoding="utf-8")
    return f"{sys.executable} {path}"


def outcomes(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_an_agent_of_a_few_lines_plays_every_deal_in_every_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    agents("monster-baby-rescue", program(tmp_path, TEN_LINES), players=3, against="random,greedy", deals=1, seed=4,
           transcripts=tmp_path / "words", json=True)  # fmt: skip
    found = outcomes(capsys)
    assert [(one["bot"], one["seat"], one["seed"]) for one in found] == [
        (bot, seat, 4) for bot in ("random", "greedy") for seat in range(3)
    ]
    assert all(one["moves"] and not one["late"] and not one["refused"] for one in found)
    written = sorted((tmp_path / "words").iterdir())
    assert len(written) == 6
    words = written[0].read_text(encoding="utf-8").splitlines()
    assert sum(line.startswith("> ") for line in words) == sum(line.startswith("? ") for line in words) > 5
    assert words[-1].startswith("= ")


def test_answers_that_are_not_legal_are_explained_and_then_chance_moves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stubborn = TEN_LINES.replace("random.randint(1, int(line[2:]))", '"take 9"')
    agents("monster-baby-rescue", program(tmp_path, stubborn), against="random", deals=1, tries=2,
           transcripts=tmp_path, json=True)  # fmt: skip
    first = outcomes(capsys)[0]
    assert first["helped"] == first["moves"]
    assert first["refused"] == 2 * int(str(first["moves"]))
    words = (tmp_path / "monster-baby-rescue.random.1.seat-0.txt").read_text(encoding="utf-8")
    assert words.count("\n! ") == first["refused"]


def test_moves_may_be_written_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typist = """
import sys

for line in sys.stdin:
    if line.startswith("1) "):
        move = line[3:].split(":")[0]
    if line.startswith("? "):
        print(move, flush=True)
"""
    agents("pets-rescue", program(tmp_path, typist), against="random", deals=1, json=True)
    assert [(one["refused"], one["late"]) for one in outcomes(capsys)] == [(0, False)] * 2


@pytest.mark.parametrize("text", ["import time\ntime.sleep(60)\n", "raise SystemExit\n"], ids=["sleeps", "goes away"])
def test_who_does_not_answer_loses(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    agents("monster-chase", program(tmp_path, text), against="random", deals=1, seconds=0.2, json=True)
    assert [(one["value"], one["late"], one["moves"]) for one in outcomes(capsys)] == [(0.0, True, 0)] * 2


def test_wrong_calls_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(HomewardError, match="cannot be started"):
        agents("monster-chase", str(tmp_path / "nobody"), against="random", deals=1)
    with pytest.raises(BadOption, match="more than 0"):
        agents("monster-chase", "x", against="random", tries=0)
    agents("monster-chase", program(tmp_path, TEN_LINES), against="random", deals=1)
    assert "against random: " in capsys.readouterr().out
