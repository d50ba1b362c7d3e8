"""`homeward replay` in any language, with the names of those who played."""

from pathlib import Path

import pytest

from homeward.catalogue import player
from homeward.catalogue.folders import languages
from homeward.catalogue.translator import translator_for
from homeward.record import Record
from tests.command_line import run
from tests.old_games import FOLDER

NAMES = ["Ada", "Bo", "Žofie"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    record = Record.load(FOLDER / "pets-rescue" / "pass-accepted-3-players.json")
    record.data.names = NAMES
    path = tmp_path / "game.json"
    record.save(path)
    return path


@pytest.mark.parametrize("language", languages())
def test_a_record_is_told_in_any_language_with_its_names(language: str, file: Path) -> None:
    record = Record.load(file)
    again = run("replay", str(file), "--language", language)
    assert again.returncode == 0, again.stderr
    told = " ".join(again.stdout.split())
    verdict = record.game.score_sheet(record.state).verdict
    assert verdict is not None
    assert translator_for(language).translate(verdict, NAMES) in told
    assert all(name in told for name in NAMES)
    assert all(translator_for(language).translate(player(seat)) not in told for seat in range(len(NAMES)))
