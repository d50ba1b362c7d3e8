"""Numbers, plurals and lists are those of CLDR: what is kept here says the same as Babel, which has it all."""

import msgspec
import pytest
from babel import Locale
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
    rules, locale = locale_rules_of(language), TOOL.locale_of(TOOL.REGIONS.get(language, language))
    assert rules.every.join(items) == format_list(items, "standard", locale=locale)
    assert rules.one_of.join(items) == format_list(items, "or", locale=locale)


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
        (["zh-TW", "de"], "zh-Hant"),
        (["zh_HK"], "zh-Hant"),
        (["zh-CN", "zh-SG"], None),
        (["zh-Hant-CN"], "zh-Hant"),
        (["pt"], "pt-BR"),
        (["pt-PT"], "pt-PT"),
        (["pt-AO"], "pt-BR"),
        ([], None),
    ],
)
def test_a_wish_is_met_by_the_language_of_any_country(
    wishes: list[str], found: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = ("en", "de", "fr", "cs", "zh-Hant", "pt-BR", "pt-PT")
    rules = msgspec.json.decode(TOOL.locale_rules_file(spoken), type=dict[str, locale_rules.LocaleRules])
    monkeypatch.setattr(locale_rules, "all_locale_rules", lambda: rules)
    assert best_match(wishes, spoken) == found


def test_a_language_that_nobody_has_begun_has_the_locale_rules_of_english() -> None:
    assert locale_rules_of("tlh") == locale_rules_of("en")
