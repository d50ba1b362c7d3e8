"""Numbers, plurals and lists are those of CLDR: what is kept here says the same as Babel, which has it all."""

import pytest
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from hypothesis import given
from hypothesis import strategies as st

from homeward.catalogue.folders import languages
from homeward.catalogue.locale_rules import FILE, best_match, locale_rules_of
from tests.load_tool import load_tool

TOOL = load_tool("update_catalogues")
LANGUAGES = st.sampled_from(languages())


def test_the_file_is_as_the_tool_writes_it() -> None:
    assert TOOL.locale_rules_file(languages()) == FILE.read_text(encoding="utf-8"), "run `make words`"


@given(LANGUAGES, st.integers(-(10**9), 10**9))
def test_numbers(language: str, number: int) -> None:
    assert locale_rules_of(language).number(number) == format_decimal(number, locale=language)


@given(LANGUAGES, st.integers(0, 100_000))
def test_plural_forms(language: str, number: int) -> None:
    assert locale_rules_of(language).category(number) == Locale.parse(language).plural_form(number)


@given(LANGUAGES, st.lists(st.text("ab{}"), max_size=6))
def test_lists(language: str, items: list[str]) -> None:
    locale_rules = locale_rules_of(language)
    assert locale_rules.every.join(items) == format_list(items, "standard", locale=language)
    assert locale_rules.one_of.join(items) == format_list(items, "or", locale=language)


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        (["de"], "de"),
        (["de_AT"], "de"),
        (["cs-CZ"], "cs"),
        (["it", "fr-CA"], "fr"),
        (["FR"], "fr"),
        (["*", ""], None),
        (["C"], None),
        ([], None),
    ],
)
def test_a_wish_is_met_by_the_language_of_any_country(wishes: list[str], found: str | None) -> None:
    assert best_match(wishes, ("en", "de", "fr", "cs")) == found


def test_a_language_that_nobody_has_begun_has_the_locale_rules_of_english() -> None:
    assert locale_rules_of("tlh") == locale_rules_of("en")
