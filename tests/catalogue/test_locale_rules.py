"""Numbers, plurals and lists are those of CLDR: what is kept here says the same as Babel.

Babel does not know where four digits stand together, nor all minus signs: a browser does, and is asked by
web/src/words/locale_rules.test.ts.
"""

from pathlib import Path

import msgspec
import pytest
from babel.lists import format_list
from babel.numbers import format_decimal
from hypothesis import given
from hypothesis import strategies as st

from homeward.catalogue import locale_rules
from homeward.catalogue.folders import languages
from homeward.catalogue.locale_rules import FILE, best_match, locale_rules_of
from tests.load_tool import load_tool

TOOL = load_tool("update_catalogues")
LANGUAGES = st.sampled_from(languages())


class Wish(msgspec.Struct):
    wishes: list[str]
    found: str | None


class Wishes(msgspec.Struct):
    """They are met alike in Python and in the browser, which is asked for the same."""

    spoken: list[str]
    cases: list[Wish]


WISHES = msgspec.json.decode(Path(__file__).with_name("wishes.json").read_bytes(), type=Wishes)


def test_the_file_is_as_the_tool_writes_it() -> None:
    assert TOOL.locale_rules_file(languages()) == FILE.read_text(encoding="utf-8"), "run `make words`"


@given(LANGUAGES, st.integers(-(10**9), 10**9))
def test_numbers(language: str, number: int) -> None:
    rules = locale_rules_of(language)
    written = format_decimal(abs(number), locale=TOOL.region_of(language))
    together = len(str(abs(number))) < rules.fewest_grouped
    sign = rules.minus if number < 0 else ""
    assert rules.number(number) == sign + (written.replace(rules.group, "") if together else written)


@given(LANGUAGES, st.integers(0, 100_000))
def test_plural_forms(language: str, number: int) -> None:
    assert locale_rules_of(language).category(number) == TOOL.locale_of(language).plural_form(number)


@given(LANGUAGES, st.lists(st.text("ab{}"), max_size=6))
def test_lists(language: str, items: list[str]) -> None:
    rules, locale = locale_rules_of(language), TOOL.region_of(language)
    assert rules.every.join(items) == format_list(items, "standard", locale=locale)
    assert rules.one_of.join(items) == format_list(items, "or", locale=locale)


@pytest.mark.parametrize("case", WISHES.cases, ids=lambda case: ",".join(case.wishes))
def test_a_wish_is_met_by_the_language_of_any_country(case: Wish, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = msgspec.json.decode(TOOL.locale_rules_file(WISHES.spoken), type=dict[str, locale_rules.LocaleRules])
    monkeypatch.setattr(locale_rules, "all_locale_rules", lambda: rules)
    assert best_match(case.wishes, WISHES.spoken) == case.found


def test_a_language_that_nobody_has_begun_has_the_locale_rules_of_english() -> None:
    assert locale_rules_of("tlh") == locale_rules_of("en")
