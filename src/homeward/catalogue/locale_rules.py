"""Plural forms, list patterns and number formats of all languages of Homeward, taken from CLDR."""

from collections.abc import Callable, Sequence
from functools import cache
from gettext import c2py
from pathlib import Path

import msgspec
from msgspec import Struct

from homeward.catalogue.folders import SOURCE

FILE = Path(__file__).with_name("locale_rules.json")  # written by `make words`
THOUSAND = ","  # as Python groups digits


class ListPatterns(Struct, frozen=True):
    """Patterns with the placeholders {0} and {1}."""

    pair: str
    start: str
    middle: str
    end: str

    def join(self, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        *before, last = items
        if len(items) == 2:
            return self.pair.format(*items)
        joined = self.start.format(*before[:2])
        for item in before[2:]:
            joined = self.middle.format(joined, item)
        return self.end.format(joined, last)


class LocaleRules(Struct, frozen=True):
    """The rules of one language."""

    plural: str  # the index of the form for a number n, as PO files write it
    categories: tuple[str, ...]  # the names of those forms in CLDR, and so in the browser
    group: str  # between thousands
    every: ListPatterns  # "a, b and c"
    one_of: ListPatterns  # "a, b or c"

    def category(self, number: int) -> str:
        return self.categories[plural_index(self.plural)(number)]

    def number(self, value: int) -> str:
        return f"{value:,}".replace(THOUSAND, self.group)


def locale_rules_of(language: str) -> LocaleRules:
    """The rules of a language; those of English for a language without translations."""
    known = all_locale_rules()
    return known.get(language, known[SOURCE])


@cache
def all_locale_rules() -> dict[str, LocaleRules]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, LocaleRules])


@cache
def plural_index(expression: str) -> Callable[[int], int]:
    index: Callable[[int], int] = c2py(expression)
    return index


def best_match(wanted: Sequence[str], available: Sequence[str]) -> str | None:
    """The first wanted language that is available, such as de_AT or pt-BR: the regional one or the general one."""
    for wish in wanted:
        exact = wish.replace("_", "-")
        for one in (exact, exact.partition("-")[0].lower()):
            if one in available:
                return one
    return None
