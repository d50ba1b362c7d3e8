"""The catalogues as their files have them, for tests that read every message."""

from functools import cache
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from homeward.catalogue.folders import HOUSE, SOURCE, languages
from homeward.catalogue.translator import PLACE
from homeward.games import GAMES
from tests.load_tool import load_tool

TRANSLATIONS = [language for language in languages() if language != SOURCE]
# a game that is not part of the package may be in English only
OURS = [game.parts.catalogue for game in GAMES if game.parts.catalogue.is_relative_to(HOUSE.parent)]
FOLDERS = [HOUSE, *OURS]
TOOL = load_tool("update_catalogues")


@cache
def read(folder: Path, language: str) -> Catalog:
    with (folder / f"{language}.po").open("rb") as stream:
        return read_po(stream, locale=TOOL.locale_of(language), abort_invalid=True)


def messages(folder: Path, language: str) -> dict[str, Message]:
    return {str(message.context): message for message in read(folder, language) if message.id}


def forms(text: object) -> list[str]:
    return [str(form) for form in text] if isinstance(text, tuple | list) else [str(text)]


def sentences(folder: Path, language: str) -> dict[str, list[str]]:
    """What a language says, by key: one sentence, or one for each plural form."""
    said = messages(folder, language).items()
    return {key: forms(message.id if language == SOURCE else message.string) for key, message in said}


def places(text: str) -> set[str]:
    return {place[1] for place in PLACE.finditer(text)}


def asked_forms(text: str) -> set[str]:
    """The forms of names that a text asks for, such as acc in {monster@acc}."""
    return {place[2] for place in PLACE.finditer(text) if place[2]}


def title(folder: Path) -> str:
    return folder.parent.name
