"""What people may be called: names that everybody can see and tell apart."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from homeward.table.refusals import Refused
from homeward.table.wishes import NAME_LENGTH, TABLE_NAME_LENGTH

# Neither letters nor marks by their category, or not by it alone, and yet nothing is seen where they stand
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
)
EMOJI_STYLE = "\ufe0f"  # phones write it after many pictures; it changes nothing but the drawing
UNSEEN = ("Cf", "Cc", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(name: str) -> str:
    """A name fit for a small label. Refused if nothing of it, or not all of it, can be seen."""
    plain = shorten(name)
    if any(map(is_unseen, plain)):
        raise Refused("unseen-letters")
    if not plain:
        raise Refused("bad-name")
    return plain


def clean_table_name(name: str) -> str:
    """What people call a table; nothing at all is fine."""
    plain = shorten(name, TABLE_NAME_LENGTH)
    if any(map(is_unseen, plain)):
        raise Refused("unseen-letters")
    return plain


def shorten(name: str, length: int = NAME_LENGTH) -> str:
    composed = unicodedata.normalize("NFC", name.replace(EMOJI_STYLE, ""))
    return " ".join(composed.split())[:length].strip()


def distinct_names(names: Iterable[str]) -> list[str]:
    """Those of a record: what is left of each when nothing is invisible; nothing where another has it already."""
    kept: list[str] = []
    for name in names:
        seen = shorten("".join(" " if is_unseen(character) else character for character in name))
        kept.append("" if any(likenesses(seen) & likenesses(other) for other in kept) else seen)
    return kept


def is_unseen(character: str) -> bool:
    return character in BLANK or unicodedata.category(character) in UNSEEN


def check_is_free(name: str, others: Iterable[str]) -> None:
    """Refused if somebody else is called the same, or so that people could not tell."""
    mine = likenesses(name)
    if any(mine & likenesses(other) for other in others):
        raise Refused("name-taken", name=name)


def likenesses(name: str) -> set[str]:
    """Two names that have one of these in common look the same: as they are written, or in small letters."""
    plain = unicodedata.normalize("NFKC", name)
    small = plain.casefold()
    return {small, skeleton(plain), skeleton(small), skeleton(plain).casefold()}


def skeleton(text: str) -> str:
    """What is left when every letter that looks like another is that other one (Unicode Technical Standard 39)."""
    return "".join(map(prototype, unicodedata.normalize("NFD", text)))


@lru_cache(maxsize=4096)
def prototype(letter: str) -> str:
    """Of all that look like this letter the one that most others look like: the table has them in both directions."""
    from confusable_homoglyphs.confusables import confusables_data  # large, and not needed before there is a name

    def known(one: str) -> list[dict[str, str]]:
        found: list[dict[str, str]] = confusables_data.get(one, [])
        return found

    alike = [letter, *(other["c"] for other in known(letter))]
    return max(alike, key=lambda one: (len(known(one)), one))
