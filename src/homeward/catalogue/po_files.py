"""Reads the catalogues: PO files in which a message's context is its key and its text is the English sentence."""

from functools import cache
from pathlib import Path

from polib import POEntry, pofile

from homeward.catalogue.folders import SOURCE, folders
from homeward.catalogue.locale_rules import locale_rules_of

Forms = str | dict[str, str]  # a text, or its forms by plural category
ENGLISH = ("one", "other")  # plural categories of the language of the sources, as its forms stand in a file


def texts(language: str) -> dict[str, Forms]:
    """All messages of Homeward and its games, by key."""
    found: dict[str, Forms] = {}
    for folder in folders:
        found |= texts_of(file_in(folder, language))
    return found


def file_in(folder: Path, language: str) -> Path:
    """The file of a language; the English one if there is no translation of this catalogue."""
    translated = folder / f"{language}.po"
    return translated if translated.exists() else folder / f"{SOURCE}.po"


@cache
def texts_of(file: Path) -> dict[str, Forms]:
    """Every message of a file, in the file's language."""
    return {message.msgctxt: forms_of(message, file.stem) for message in pofile(file.read_text(encoding="utf-8"))}


def forms_of(message: POEntry, language: str) -> Forms:
    """One text, or one for every plural category of the language; in English if it is not translated."""
    if not message.msgid_plural:
        return str(message.msgstr if language != SOURCE and message.msgstr else message.msgid)
    translations = [message.msgstr_plural[index] for index in sorted(message.msgstr_plural)]
    if language != SOURCE and all(translations):
        return dict(zip(locale_rules_of(language).categories, translations, strict=True))
    return dict(zip(ENGLISH, (message.msgid, message.msgid_plural), strict=True))
