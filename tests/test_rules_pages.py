"""The rules pages are complete: every rule that somebody with the printed game needs stands behind a sentence."""

import re
from pathlib import Path

import pytest

from homeward.catalogue import Text
from homeward.catalogue.folders import languages
from homeward.catalogue.translator import translator_for
from homeward.testkit.rule_ids import load_rule_ids

ROOT = Path(__file__).parents[1]
KNOWN = load_rule_ids(ROOT / "tests" / "rules")
ID = re.compile(r"'([A-Z]+-[A-Z]?\d+)'")
# V are examples and D are lists of components: tests hold to them, and nobody plays by them.
NO_RULES = re.compile(r"-[VD]\d+$")
# Questions that only a program or the printer of a rulebook has.
NOT_FOR_PLAYERS = {
    *("MBR-R2", "MC-R34", "MC-R36", "MC-R38", "MC-R44", "MF-R5", "MF-R35"),
    *("WR-R72", "WR-R73", "WR-R75", "WR-R76", "WR-R91"),
}


@pytest.mark.parametrize("game", KNOWN)
def test_every_rule_for_players_stands_behind_a_sentence(game: str) -> None:
    page = ROOT / "web" / "src" / "games" / game.replace("-", "_") / "rules.ts"
    told = set(ID.findall(page.read_text(encoding="utf-8")))
    known = set(KNOWN[game].ids)
    assert told <= known
    assert {rule for rule in known - told if not NO_RULES.search(rule)} <= NOT_FOR_PLAYERS


@pytest.mark.parametrize(
    ("sentence", "first_words"),
    [
        ("monster-baby-rescue.rules.MBR-01", "Everybody chooses a different baby, or gets one by chance."),
        ("monster-falle.rules.MF-10", "Everybody chooses a colour, or gets one by chance"),
        ("wombat-rescue.rules.WR-01", "Everybody chooses a colour, or gets one by chance"),
    ],
)
def test_who_may_choose_a_monster_or_a_colour_reads_so(sentence: str, first_words: str) -> None:
    assert first_words in translator_for("en").translate(Text(sentence))
    assert len({translator_for(language).translate(Text(sentence)) for language in languages()}) == len(languages())
