"""Food is grasses, herbs and roots, worth 1, 2 and 3, in every word and picture of the game."""

import re
from pathlib import Path

import pytest

from homeward.catalogue.translator import english
from homeward.games.wombat_rescue import WOMBAT_RESCUE
from homeward.games.wombat_rescue.components import BOX
from homeward.testkit import rules
from tests.games.wombat_rescue.wombat_table import WombatTable, wombats

ROOT = Path(__file__).parents[3]
CLIENT = ROOT / "web" / "src"
GAME = ROOT / "src" / "homeward" / "games" / "wombat_rescue"
ENGLISH = GAME / "catalogue" / "en.po"
PICTURES = [CLIENT / "art" / "things" / "outback.ts", CLIENT / "games" / "wombat_rescue" / "gallery.ts"]
SOURCES = [
    *GAME.rglob("*.py"),
    *(CLIENT / "games" / "wombat_rescue").glob("*.*"),
    ROOT / "docs" / "games" / "wombat-rescue.md",
    ENGLISH,
    *PICTURES,
]
OTHER_FOOD = re.compile(r"\b(carrots?|bark|(green|orange|black) (food )?discs?)\b", re.IGNORECASE)
# on its own it is a kind of ground, never something to eat
ONE_GRASS = re.compile(r"\bgrass\b", re.IGNORECASE)


@rules("WR-03")
def test_each_kind_has_its_worth() -> None:
    assert [(disc.id, disc.worth) for disc in BOX.disc] == [("grasses", 1), ("herbs", 2), ("roots", 3)]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_nothing_else_is_eaten(path: Path) -> None:
    assert OTHER_FOOD.findall(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", [ENGLISH, *PICTURES], ids=lambda path: path.name)
def test_words_and_pictures_say_grasses_too(path: Path) -> None:
    said = path.read_text(encoding="utf-8")
    assert ONE_GRASS.findall(said) == []
    assert all(disc.id in said for disc in BOX.disc)


@pytest.mark.parametrize(("worth", "name"), [(1, "grasses"), (2, "herbs"), (3, "roots")])
def test_events_labels_and_spoken_lines_name_it(worth: int, name: str) -> None:
    table = wombats(f"r=0 q=0  A . {worth}")
    offered = [WOMBAT_RESCUE.label(table.view, WOMBAT_RESCUE.moves[code]) for code in table.state.legal()]
    assert any(english(label).endswith(f"({name})") for label in offered)
    assert any(f"Food: {name} at" in line for line in spoken(table))
    table.walk(2, 0)
    assert f"Seat 1 eats {name}, worth {worth}." in [english(event.said) for event in table.events if event.said]
    assert any(f"{name} (mouth)" in line for line in spoken(table))


def spoken(table: WombatTable) -> list[str]:
    return [english(line) for line in WOMBAT_RESCUE.describe(table.view)]


def test_positions_saved_when_food_had_other_names_are_still_read() -> None:
    """A snapshot keeps what a disc is worth, not what it is called."""
    state = WOMBAT_RESCUE.deal(2, 1)
    state.play(state.legal()[0])
    saved = WOMBAT_RESCUE.snapshot(state)
    assert {disc for _, disc in saved["discs"]} == {1, 2, 3}
    assert not any(disc.id in str(saved) for disc in BOX.disc)
    assert WOMBAT_RESCUE.snapshot(WOMBAT_RESCUE.restore(saved)) == saved
