"""One finished game for every way a game can end."""

from pathlib import Path

import pytest

from homeward.catalogue.translator import english
from homeward.record import Record
from homeward.testkit import rules

RECORDS = Path(__file__).parents[2] / "records" / "monster-chase"

ENDINGS = {
    "won-together": ("you all win!", [0, 1, 2]),
    "won-in-packs": ("you all win!", [0, 1]),
    "lost-bed-surrounded": ("The bed is surrounded", []),
    "lost-nobody-left-to-come": ("The last window is lit, and nobody is left under the bed", []),
    "lost-fearless-with-the-sock": ("The bed is surrounded", []),
    "lost-with-the-sock": ("the monsters win", []),
    "easy-always-won": ("you win!", [0]),
    "race-won": ("has the most and wins!", None),
    "race-shared": ("have the most and share the win!", None),
}


@rules("MC-21", "MC-22", "MC-23", "MC-27", "MC-R31")
@pytest.mark.parametrize("name", ENDINGS)
def test_ending(name: str) -> None:
    verdict, winners = ENDINGS[name]
    record = Record.load(RECORDS / f"{name}.json")
    sheet = record.game.score_sheet(record.state)
    assert record.state.over
    assert sheet.verdict is not None
    assert verdict in english(sheet.verdict)
    if winners is not None:
        assert list(sheet.winners) == winners
    else:
        assert (len(sheet.winners) > 1) == (name == "race-shared")


def test_every_record_has_its_ending() -> None:
    assert {path.stem for path in RECORDS.glob("*.json")} == set(ENDINGS)
