"""Reads catalogues: PO files in which a message's context is its key and its text is the English sentence."""

from functools import cache
from gettext import c2py
from pathlib import Path

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from homeward.catalogue.folders import SOURCE, folders

Forms = str | dict[str, str]  # a text, or its forms by plural category
ENGLISH = {"one": 0, "other": 1}  # plural categories and forms of the language of the sources
MANY_ENOUGH = 200  # numbers that show every plural form of a language


def texts(language: str) -> dict[str, Forms]:
    """All sentences that the house and its games can say, by key."""
    found: dict[str, Forms] = {}
    for folder in folders:
        found |= texts_of(file_in(folder, language))
    return found


def file_in(folder: Path, language: str) -> Path:
    """A game that nobody has translated into a language is told in English."""
    translated = folder / f"{language}.po"
    return translated if translated.exists() else folder / f"{SOURCE}.po"


@cache
def texts_of(file: Path) -> dict[str, Forms]:
    """Every message of a file as it is read in the file's language."""
    with file.open("rb") as stream:
        catalogue = read_po(stream, locale=file.stem)
    categories = plural_categories(catalogue, file.stem)
    return {str(message.context): forms_of(message, categories, file.stem) for message in catalogue if message.id}


def forms_of(message: Message, categories: dict[str, int], language: str) -> Forms:
    """One text, or one for every plural category of the language; in English if nobody has translated it."""
    translation = message.string or ""
    translated = language != SOURCE and all(translation or [""])
    said, order = (translation, categories) if translated else (message.id, ENGLISH)
    return said if isinstance(said, str) else {category: said[index] for category, index in order.items()}


def plural_categories(catalogue: Catalog, language: str) -> dict[str, int]:
    """Which of a message's plural forms each category of the language has."""
    index_of, locale = c2py(catalogue.plural_expr), Locale.parse(language)
    return {locale.plural_form(number): index_of(number) for number in range(MANY_ENOUGH)}
