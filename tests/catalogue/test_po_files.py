"""What a house can say in a language: what is translated, and the rest in English."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from homeward.catalogue import folders
from homeward.catalogue.po_files import texts, texts_of

ENGLISH = 'msgctxt "moths.title"\nmsgid "Moths"\nmsgstr ""\n'
GERMAN = 'msgctxt "moths.title"\nmsgid "Moths"\nmsgstr "Motten"\n'
POLISH = """msgctxt "moths.title"
msgid "Moths"
msgstr ""

msgctxt "moths.count"
msgid "A moth"
msgid_plural "{n} moths"
msgstr[0] ""
msgstr[1] ""
msgstr[2] ""
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> Iterator[Path]:
    """Of a game that has just been written."""
    (tmp_path / "en.po").write_text(ENGLISH)
    folders.add(tmp_path)
    yield tmp_path
    folders.folders.remove(tmp_path)


def test_a_game_that_nobody_has_translated_is_told_in_english(catalogue: Path) -> None:
    assert texts("de")["moths.title"] == "Moths"


def test_a_message_that_nobody_has_translated_is_told_in_english(catalogue: Path) -> None:
    (catalogue / "pl.po").write_text(POLISH)
    count = {"one": "A moth", "other": "{n} moths"}
    assert texts_of(catalogue / "pl.po") == {"moths.title": "Moths", "moths.count": count}


def test_a_translation_is_told(catalogue: Path) -> None:
    (catalogue / "de.po").write_text(GERMAN)
    assert texts("de")["moths.title"] == "Motten"
