"""`homeward replay` tells games again that were played before the rules changed."""

from pathlib import Path

import pytest

from homeward.catalogue.folders import SOURCE
from homeward.catalogue.translator import translator_for
from homeward.record import Record
from homeward.terminal.replay_command import replay
from tests.command_line import run
from tests.old_games import End, record_ends

IN_TURNS = [param for param in record_ends() if "falle" not in str(param.id)]


@pytest.mark.parametrize(("path", "end"), IN_TURNS)
def test_an_old_record_is_told_to_its_old_end(path: Path, end: End, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record.load(path)
    replay(path, rules=True)
    told = capsys.readouterr().out
    assert f"({record.game.text(record.moves[-1])})" in told.partition(f"\n{len(record.moves)}. ")[2]
    verdict = record.game.score_sheet(record.state).verdict
    assert verdict is not None
    assert translator_for(SOURCE).translate(verdict, record.data.names).split(":")[0] in " ".join(told.split())
    replay(path, move=len(record.moves))
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", ["pets-rescue/pass-accepted-3-players", "monster-chase/fearless-expert-lost"])
def test_on_the_command_line(name: str) -> None:
    path = next(param.values[0] for param in IN_TURNS if name in str(param.values[0]))
    record = Record.load(str(path))
    told = run("replay", str(path))
    assert told.returncode == 0, told.stderr
    assert f"{len(record.moves)}. " in told.stdout
