"""Plural forms, list patterns and number formats of all languages of Homeward, taken from CLDR."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from gettext import c2py
from pathlib import Path

import msgspec
from msgspec import Struct

from homeward.catalogue.folders import SOURCE

FILE = Path(__file__).with_name("locale_rules.json")  # written by `make words`
SCRIPT = re.compile("[A-Za-z]{4}")
REGION = re.compile("[A-Za-z]{2}|[0-9]{3}")


class LastPatterns(Struct, frozen=True):
    """The patterns before a last item with a certain sound: "Ana e Iván" in Spanish."""

    before: str  # what such an item begins with, as a regular expression
    pair: str
    end: str


class ListPatterns(Struct, frozen=True, omit_defaults=True):
    """Patterns with the placeholders {0} and {1}."""

    pair: str
    start: str
    middle: str
    end: str
    exception: LastPatterns | None = None

    def join(self, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        *before, last = items
        ending = self._before(last)
        if len(items) == 2:
            return ending.pair.format(*items)
        joined = self.start.format(*before[:2])
        for item in before[2:]:
            joined = self.middle.format(joined, item)
        return ending.end.format(joined, last)

    def _before(self, last: str) -> "ListPatterns | LastPatterns":
        other = self.exception
        return other if other is not None and re.match(other.before, last, re.IGNORECASE) else self


class LocaleRules(Struct, frozen=True):
    """The rules of one language."""

    plural: str  # the index of the form for a number n, as PO files write it
    categories: tuple[str, ...]  # the names of those forms in CLDR, and so in the browser
    minus: str
    group: str  # between thousands
    group_sizes: tuple[int, int]  # of the last group, and of all before it
    fewest_grouped: int  # a number of fewer digits is written without groups: "1234" in Spanish
    likely: dict[str, str]  # the scripts and regions that shorter codes of this language mean, such as zh-TW
    every: ListPatterns  # "a, b and c"
    one_of: ListPatterns  # "a, b or c"

    def category(self, number: int) -> str:
        return self.categories[plural_index(self.plural)(number)]

    def number(self, value: int) -> str:
        return (self.minus if value < 0 else "") + self._in_groups(str(abs(value)))

    def _in_groups(self, digits: str) -> str:
        if len(digits) < self.fewest_grouped:
            return digits
        last, others = self.group_sizes
        groups, left = [digits[-last:]], digits[:-last]
        while left:
            groups.insert(0, left[-others:])
            left = left[:-others]
        return self.group.join(groups)


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
    """The first wanted language (such as de_AT) that is available: in the same script, best of the same region."""
    for wish in wanted:
        readable = [one for one in available if _agreement(wish, one) > 0]
        if readable:
            return max(readable, key=lambda one: _agreement(wish, one))
    return None


def _agreement(wish: str, available: str) -> int:
    """0 if who wishes the one language cannot read the other; 2 if also the region is the same."""
    likely = locale_rules_of(available).likely
    (*readable, region), (*also_readable, home) = _full_code(wish, likely), _full_code(available, likely)
    return 0 if readable != also_readable else 1 + (region == home)


def _full_code(code: str, likely: dict[str, str]) -> tuple[str, str, str]:
    """Language, script and region; what the code leaves out is what is likely."""
    language, *others = code.replace("_", "-").split("-")
    language, script, region = language.lower(), _subtag(others, SCRIPT).title(), _subtag(others, REGION).upper()
    known = (f"{language}-{script}", f"{language}-{region}", language)
    full = next((likely[one] for one in known if one in likely), f"{language}--").split("-")
    return language, script or full[1], region or full[2]


def _subtag(parts: Iterable[str], pattern: re.Pattern[str]) -> str:
    return next((part for part in parts if pattern.fullmatch(part)), "")
