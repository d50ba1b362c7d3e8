"""Cleans and checks names: they must be visible and distinguishable."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from homeward.table.refusals import Refused
from homeward.table.wishes import LONGEST_SENT_NAME, NAME_LENGTH, TABLE_NAME_LENGTH

# Invisible characters whose Unicode category does not say so
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
)
EMOJI_STYLE = "\ufe0f"  # follows many emoji; it only changes how they are drawn
MARKS_ON_A_LETTER = 3  # besides those that are part of a composed letter; more would tower over the lines around
MARKS = ("Mn", "Me")
UNSEEN = ("Cf", "Cc", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(name: str) -> str:
    """The name, shortened. Raises Refused if it is empty or has invisible characters."""
    plain = shorten(name)
    if any(map(is_unseen, plain)):
        raise Refused("unseen-letters")
    if not plain:
        raise Refused("bad-name")
    return plain


def clean_table_name(name: str) -> str:
    """The name of a table; it may be empty."""
    plain = shorten(name, TABLE_NAME_LENGTH)
    if any(map(is_unseen, plain)):
        raise Refused("unseen-letters")
    return plain


def shorten(name: str, length: int = NAME_LENGTH) -> str:
    # cut first: the time of NFC grows with the square of the marks on one letter
    composed = unicodedata.normalize("NFC", name[:LONGEST_SENT_NAME].replace(EMOJI_STYLE, ""))
    return " ".join(without_towers(composed).split())[:length].strip()


def without_towers(text: str) -> str:
    """The text with at most `MARKS_ON_A_LETTER` combining marks in a row; the rest is left out."""
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in MARKS else 0
        if marks <= MARKS_ON_A_LETTER:
            kept.append(character)
    return "".join(kept)


def distinct_names(names: Iterable[str]) -> list[str]:
    """The names of a record without invisible characters; empty where an earlier one looks the same."""
    kept: list[str] = []
    for name in names:
        seen = shorten("".join(" " if is_unseen(character) else character for character in name[:LONGEST_SENT_NAME]))
        kept.append("" if any(likenesses(seen) & likenesses(other) for other in kept) else seen)
    return kept


def is_unseen(character: str) -> bool:
    return character in BLANK or unicodedata.category(character) in UNSEEN


def check_is_free(name: str, others: Iterable[str]) -> None:
    """Raises Refused if another name is the same or looks the same."""
    mine = likenesses(name)
    if any(mine & likenesses(other) for other in others):
        raise Refused("name-taken", name=name)


def likenesses(name: str) -> set[str]:
    """Two names with one of these in common look the same, as written or in small letters."""
    plain = unicodedata.normalize("NFKC", name)
    small = plain.casefold()
    return {small, skeleton(plain), skeleton(small), skeleton(plain).casefold()}


def skeleton(text: str) -> str:
    """The text with every letter replaced by its prototype (Unicode Technical Standard 39)."""
    return "".join(map(prototype, unicodedata.normalize("NFD", text)))


@lru_cache(maxsize=4096)
def prototype(letter: str) -> str:
    """Of all letters that look like this one, the one with the most look-alikes. The table has both directions."""
    data = confusables()

    def look_alikes(one: str) -> list[dict[str, str]]:
        return data.get(one, [])

    alike = [letter, *(other["c"] for other in look_alikes(letter))]
    return max(alike, key=lambda one: (len(look_alikes(one)), one))


@lru_cache(maxsize=1)
def confusables() -> dict[str, list[dict[str, str]]]:
    """The look-alikes of every letter. Reading them takes 40 ms, so a server calls this before it serves."""
    from confusable_homoglyphs.confusables import confusables_data

    found: dict[str, list[dict[str, str]]] = confusables_data
    return found
