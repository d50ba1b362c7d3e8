"""How a language counts, joins things and writes numbers: CLDR's facts, of the languages of the house alone."""

from collections.abc import Callable, Sequence
from functools import cache
from gettext import c2py
from pathlib import Path

import msgspec
from msgspec import Struct

from homeward.catalogue.folders import SOURCE

FILE = Path(__file__).with_name("manners.json")  # written by `make words`
THOUSAND = ","  # as Python groups digits


class Joining(Struct, frozen=True):
    """Patterns with places {0} and {1}."""

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
        begun = self.start.format(*before[:2])
        for item in before[2:]:
            begun = self.middle.format(begun, item)
        return self.end.format(begun, last)


class Manners(Struct, frozen=True):
    """Of one language."""

    plural: str  # which form a number n has, as PO files say it
    categories: tuple[str, ...]  # what CLDR, and so the browser, calls those forms
    group: str  # between thousands
    every: Joining  # "a, b and c"
    one_of: Joining  # "a, b or c"

    def category(self, number: int) -> str:
        return self.categories[plural_index(self.plural)(number)]

    def number(self, value: int) -> str:
        return f"{value:,}".replace(THOUSAND, self.group)


def manners_of(language: str) -> Manners:
    """Those of English for a language that nobody has begun."""
    known = all_manners()
    return known.get(language, known[SOURCE])


@cache
def all_manners() -> dict[str, Manners]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Manners])


@cache
def plural_index(expression: str) -> Callable[[int], int]:
    index: Callable[[int], int] = c2py(expression)
    return index


def fitting(wishes: Sequence[str], available: Sequence[str]) -> str | None:
    """The first wished language, such as de_AT or pt-BR, that there is: in that country or elsewhere."""
    for wish in wishes:
        exact = wish.replace("_", "-")
        for one in (exact, exact.partition("-")[0].lower()):
            if one in available:
                return one
    return None
