"""`homeward replay` in any language, with the names of those who played."""

from pathlib import Path

import pytest

from homeward.catalogue import player
from homeward.catalogue.folders import languages
from homeward.catalogue.telling import teller
from homeward.record import Record
from tests.old_games import FOLDER
from tests.test_cli import run

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
    assert teller(language).tell(verdict, NAMES) in told
    assert all(name in told for name in NAMES)
    assert all(teller(language).tell(player(seat)) not in told for seat in range(len(NAMES)))
