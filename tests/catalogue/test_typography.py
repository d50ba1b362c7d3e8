"""Words and signs are the ones that docs/translating.md settles for each language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from homeward.catalogue.folders import SOURCE, languages
from homeward.catalogue.translator import PLACE
from tests.catalogue.message_files import FOLDERS, TOOL, TRANSLATIONS, sentences

COMMANDS = {"extras.missing", "terminal.how", "serve.at", "admin.short-token"}  # they contain commands and keys
ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "translating.md").read_text(encoding="utf-8")

SIGNS = {
    r"  ": "two spaces",
    r"(?<=[\d}]) %": "a space before % at which a line can break",
    r"\.\.\.": "… is one sign",
    r"[\"']": "straight quotes and apostrophes",
    r"\s$|^\s": "a space at the end",
}
SIGNS_OF = {
    "en": {
        r"(?<=[\d}])[\u00a0\u202f]%": "no space before %",
        r"[«»„]": "“quotes”",
        r"[\w}], [\w{}]+, (or|and) ": "“2, 3 or 4”: no comma before the last of a list",
    },
    "de": {r"[«»”]": "„Anführung“"},
    "fr": {
        r" [:!?;»](?!/)|« |\u00a0[!?;]|\w[!?;»](?!\w)": "U+202F before ! ? ; and U+00A0 before : and inside « »",
        r"[„“”]": "« guillemets »",
        r"\b([Dd]e|[Qq]ue) \{(name|who|names)\}": "elision: use a colon or brackets",
    },
    "cs": {r"[«»”]": "„uvozovky“"},
    "es": {r"[„“”]": "«comillas»", r"^[^¡]*!": "¡ before !", r"^[^¿]*\?": "¿ before ?"},
    "it": {r"[„“”]": "«virgolette»"},
    "nl": {r"[«»„]": "‘aanhalingstekens’"},
    "pl": {r"[“»«]": "„cudzysłów”"},
}
# A bed on a screen has no north; the names of sides are in the glossary. By language, as in the guide's table of words.
COMPASS = {
    "en": "north*, south*, east*, west*",
    "de": "nord*, süd*, ost*, west*",
    "fr": "nord*, sud*, l’est, ouest",
    "cs": "sever*, jih*, již*, východ*, západ*",
    "es": "norte*, sur, al este, el este, del este, oeste",
    "pl": "północ*, południ*, wschod*, wschód*, zachod*, zachód*",
    "nl": "noord*, zuid*, oost*, west*",
    "it": "nord*, sud*, est, ovest",
}
IN_THE_BAR = re.compile(r"(^|\.)(prompt|event|refusal|lesson|coach|guide|hint)\.")
LONGEST = 140  # letters in the bar under the board, with long names in the places
LONG_NAME = "Maximiliane"
LONG_NUMBER = "120"
NUMBERS = {"n", "of", "points", "seconds", "seat"}


def everything(language: str) -> Iterator[tuple[str, str]]:
    """All that is said in a language, and in English also what a new game begins with."""
    for folder in [*FOLDERS, TOOL.EXAMPLE] if language == SOURCE else FOLDERS:
        for key, said in sentences(folder, language).items():
            yield from ((key, form) for form in said if key not in COMMANDS and "@" not in key)


def without_places(text: str) -> str:
    """The words of a text, also those among which a form chooses."""
    return PLACE.sub(lambda place: re.sub(r"\|\w+=", " ", place[3] or "").strip() or "{}", text)


def tables_below(heading: str) -> list[list[str]]:
    """The rows of the tables of a section of the guide, with their headings."""
    section = re.split(rf"^{re.escape(heading)}$", GUIDE, flags=re.MULTILINE)[1]
    level = heading.partition(" ")[0]
    section = re.split(rf"^#{{1,{len(level)}}} ", section, flags=re.MULTILINE)[0]
    rows = [line.strip().strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows if not set("".join(row)) <= set("- :")]


@cache
def words_not_used() -> dict[str, list[tuple[str, str]]]:
    """By language: a pattern, and what is written instead."""
    found: dict[str, list[tuple[str, str]]] = {}
    for language, instead, avoided in tables_below("## Words we do not use")[1:]:
        found.setdefault(language, []).extend((one, instead) for one in patterns(avoided))
    return found


def patterns(avoided: str) -> list[str]:
    """Of words with commas between them."""
    return [pattern(word.strip()) for word in avoided.split(",")]


def pattern(word: str) -> str:
    """Of a word in the guide: * is any ending."""
    capital = rf"[{word[0].lower()}{word[0].upper()}]"
    rest = r"\w*".join(map(re.escape, word[1:].split("*")))
    return rf"\b{capital}{rest}\b"


@pytest.mark.parametrize("language", languages())
def test_signs_are_the_language_s(language: str) -> None:
    wrong = {**SIGNS, **SIGNS_OF.get(language, {})}
    found = [
        f"{key}: {form} ({why})"
        for key, form in everything(language)
        for sign, why in wrong.items()
        if re.search(sign, without_places(form))
    ]
    assert found == []


@pytest.mark.parametrize("language", languages())
def test_words_that_we_do_not_use(language: str) -> None:
    found = [
        f"{key}: {form} (instead: {instead})"
        for key, form in everything(language)
        for avoided, instead in words_not_used().get(language, [])
        if re.search(avoided, without_places(form)) and not key.startswith("admin.")
    ]
    assert found == []


@pytest.mark.parametrize(
    ("said", "is_wrong"),
    [
        ("2, 3, or 4", True),
        ("{one}, {two}, and {three}", True),
        ("2, 3 or 4", False),
        ("Sit down, or watch.", False),
        ("Two tiles play tricks, they wake up, and nobody is safe.", False),
    ],
)
def test_a_list_in_english_has_no_comma_before_its_last_thing(said: str, is_wrong: bool) -> None:
    found = [why for sign, why in SIGNS_OF["en"].items() if re.search(sign, without_places(said))]
    assert bool(found) == is_wrong


@pytest.mark.parametrize("word", ["color", "Gray", "neighbors", "practicing", "organized", "toward"])
def test_american_spellings_are_found(word: str) -> None:
    assert any(re.search(avoided, word) for avoided, _ in words_not_used()["en"])


@pytest.mark.parametrize("language", languages())
def test_around_the_bed_nothing_has_a_point_of_the_compass(language: str) -> None:
    found = [
        f"{key}: {form}"
        for key, form in everything(language)
        for avoided in patterns(COMPASS[language])
        if key.startswith("monster-chase.") and re.search(avoided, without_places(form))
    ]
    assert found == []


@pytest.mark.parametrize("language", languages())
def test_the_bar_under_the_board_has_room_for_every_text(language: str) -> None:
    def filled(text: str) -> str:
        return PLACE.sub(lambda place: LONG_NUMBER if place[1] in NUMBERS else LONG_NAME, text)

    texts = [(key, filled(form)) for key, form in everything(language) if IN_THE_BAR.search(key)]
    assert [f"{key}: {text}" for key, text in texts if len(text) > LONGEST] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_was_left_in_english(language: str) -> None:
    english = dict(everything(SOURCE))
    copies = [(key, form) for key, form in everything(language) if english.get(key) == form]
    assert [f"{key}: {form}" for key, form in copies if len(re.findall(r"\w{2,}", without_places(form))) > 3] == []


class Term(NamedTuple):
    section: str
    language: str
    words: str


def glossary() -> Iterator[Term]:
    sections = re.findall(r"^### (.+)$", GUIDE, flags=re.MULTILINE)
    for section in sections:
        rows = tables_below(f"### {section}")
        if rows and rows[0][0] == "English":
            for row in rows[1:]:
                yield from (Term(section, name, words) for name, words in zip(rows[0], row, strict=True))


def test_a_glossary_says_every_term_in_every_language() -> None:
    terms = list(glossary())
    assert {term.language for term in terms} == set(NAMES)
    assert [term for term in terms if not term.words] == []


def test_every_language_has_its_voice_and_its_columns_in_the_guide() -> None:
    """Whoever begins a language settles how it speaks, and adds its name here."""
    assert set(NAMES.values()) == set(languages()), "add it to NAMES and to COMPASS"
    voices = tables_below("### The voice of each language")[1:]
    assert [name for name, *_ in voices] == list(NAMES)
    assert all(voice and signs for _, voice, signs in voices)
    assert tables_below("## Titles")[0][1:] == list(NAMES)


NAMES = {
    "English": "en",
    "German": "de",
    "French": "fr",
    "Czech": "cs",
    "Spanish": "es",
    "Polish": "pl",
    "Dutch": "nl",
    "Italian": "it",
}


@pytest.mark.parametrize("language", languages())
def test_the_glossary_s_words_are_the_ones_in_use(language: str) -> None:
    """Whatever ending they have: by all letters of their longest word but the last two."""
    said = " ".join(without_places(form) for _, form in everything(language)).lower()
    terms = [
        (section, one) for section, spoken, words in glossary() for one in single(words) if NAMES[spoken] == language
    ]
    assert [(section, one) for section, one in terms if stem(one) not in said] == []


def single(words: str) -> list[str]:
    """The terms in a cell, without what is in brackets."""
    return [one.strip() for one in re.split(r"[;,]", re.sub(r"\(.*?\)", "", words))]


def stem(term: str) -> str:
    words: list[str] = re.findall(r"[\w’]+", term)
    word = max(words or [""], key=len).lower()
    return word[: max(3, len(word) - 2)]
