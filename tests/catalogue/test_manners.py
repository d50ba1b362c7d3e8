"""Numbers, plurals and lists are those of CLDR: what is kept here says the same as Babel, which has it all."""

import pytest
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from hypothesis import given
from hypothesis import strategies as st

from homeward.catalogue.folders import languages
from homeward.catalogue.manners import FILE, fitting, manners_of
from tests.catalogue.test_words import TOOL

LANGUAGES = st.sampled_from(languages())


def test_the_file_is_as_the_tool_writes_it() -> None:
    assert TOOL.written_manners(languages()) == FILE.read_text(encoding="utf-8"), "run `make words`"


@given(LANGUAGES, st.integers(-(10**9), 10**9))
def test_numbers(language: str, number: int) -> None:
    assert manners_of(language).number(number) == format_decimal(number, locale=language)


@given(LANGUAGES, st.integers(0, 100_000))
def test_plural_forms(language: str, number: int) -> None:
    assert manners_of(language).category(number) == Locale.parse(language).plural_form(number)


@given(LANGUAGES, st.lists(st.text("ab{}"), max_size=6))
def test_lists(language: str, items: list[str]) -> None:
    manners = manners_of(language)
    assert manners.every.join(items) == format_list(items, "standard", locale=language)
    assert manners.one_of.join(items) == format_list(items, "or", locale=language)


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
    assert fitting(wishes, ("en", "de", "fr", "cs")) == found


def test_a_language_that_nobody_has_begun_has_the_manners_of_english() -> None:
    assert manners_of("tlh") == manners_of("en")
