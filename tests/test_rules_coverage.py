"""Every rule id has a test or a stated reason, and the page that says so is up to date."""

from pathlib import Path

from homeward.games import GAMES
from homeward.testkit.rule_ids import coverage_page, load_rule_ids, marked_tests, problems

ROOT = Path(__file__).parents[1]
KNOWN = load_rule_ids(ROOT / "tests" / "rules")
TESTED = marked_tests(ROOT / "tests")


def test_every_rule_is_tested_or_accounted_for() -> None:
    assert problems(KNOWN, TESTED) == []


def test_every_game_lists_its_rules() -> None:
    assert {game.name for game in GAMES} <= set(KNOWN)


def test_the_coverage_page_is_up_to_date() -> None:
    page = (ROOT / "docs" / "rules-coverage.md").read_text(encoding="utf-8")
    assert page == coverage_page(KNOWN, TESTED), "run `make docs`"
