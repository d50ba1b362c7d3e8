"""`homeward play` speaks in sentences: typed words, help, and no ids of rules unless somebody wants them."""

import io
import re
from collections.abc import Callable, Iterator

import pytest

from homeward.catalogue.folders import languages
from homeward.catalogue.terminal_language import set_language
from homeward.catalogue.text import Text
from homeward.catalogue.translator import translator_for
from homeward.terminal.play_command import play
from homeward.terminal.typed_words import TYPED, word_in
from homeward.testkit import rules

RULE_ID = re.compile(r"\b[A-Z]{2,3}-R?\d+")
Play = Callable[..., str]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Play]:
    """What is printed when people type this."""

    def told(game: str, *typed: str, language: str | None = "en", **options: object) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        play(game, seed=3, language=language, **options)  # type: ignore[arg-type]
        return " ".join(capsys.readouterr().out.split())

    yield told
    set_language(None)


@pytest.mark.parametrize("language", languages())
def test_help_is_a_word_in_every_language(told: Play, language: str) -> None:
    translate = translator_for(language).translate
    helped = told("monster-chase", translate(Text("terminal.word.help")), language=language, players=1)
    for word in TYPED:
        assert f"{translate(Text(f'terminal.word.{word}'))}: {translate(Text(f'terminal.word.{word}.does'))}" in helped
        assert word_in(translate(Text(f"terminal.word.{word}")).upper()) == word
        assert word_in(word) == word, "the English words work everywhere"


def test_the_first_lines_say_how_to_get_help(told: Play) -> None:
    assert "“help” tells you what else you can type." in told("monster-chase", players=1)


@pytest.mark.parametrize("typed", ["Turn over tile 4", " turn OVER tile 4", "tile 4", "4", "flip 4"])
def test_a_move_is_a_number_or_words(told: Play, typed: str) -> None:
    assert "A window lights up: 1 of 3." in told("monster-chase", typed, players=1)


def test_words_of_several_moves_are_answered_with_these_moves(told: Play) -> None:
    lines = told("monster-chase", "turn over", "stop", players=1)
    assert "“turn over” fits several moves." in lines
    assert lines.count("10 Turn over tile 10") == 2, "in the list of all moves, and in that of those that fit"


def test_a_number_of_thousands_of_digits_is_no_choice(told: Play) -> None:
    assert "There is no choice 999" in told("monster-chase", "9" * 5000, "stop", players=1)


def test_a_bot_s_move_is_a_sentence(told: Play) -> None:
    assert re.search(r"Seat 2 \(Fox\): Turn over tile \d+ ", told("monster-chase", "1", players=2, bots="fox"))
    assert re.search(r"Seat 2 \(Fox\): [A-Z]", told("wombat-rescue", players=2, bots="fox"))


def test_ids_of_rules_are_for_those_who_want_them(told: Play) -> None:
    refused = ["walk 140", "rules", "walk 140", "rules", "walk 140"]
    lines = told("wombat-rescue", *refused, players=2, bots="fox")
    assert len(RULE_ID.findall(lines)) == 1
    assert "which rule is behind every no" in lines
    assert "The rules are not named any more." in lines


def test_the_score_names_no_rules(told: Play) -> None:
    moves = [str(1 + number % 10) for number in range(400)]
    end = told("monster-chase", *moves, players=1, option=("mode=easy", "length=10"))
    assert "Total: " in end
    assert RULE_ID.findall(end) == []
    assert RULE_ID.findall(told("monster-chase", "rules", *moves, players=1, option=("mode=easy", "length=10"))) != []


@rules("MC-R29")
def test_the_toy_that_is_turned_is_named_once(told: Play) -> None:
    lines = told("monster-chase", "2", "table", "stop", players=1)
    assert lines.count("The drum!") == 1
    assert "Seat 1 turns over a toy." not in lines, "nobody hears of the same move twice"


@rules("MC-R29")
def test_a_screen_is_cleared_of_the_toy_and_the_log_does_not_name_it(
    told: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("homeward.terminal.play_command.console.clear", lambda: print("(cleared)"))
    shown, kept = told("monster-chase", "2", "", "stop", players=1).split("(cleared)")
    assert shown.count("The drum!") == 1
    assert "drum" not in kept.split("At the bed")[0].lower()
    assert "Seat 1 turns over a toy." in kept
