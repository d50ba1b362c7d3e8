"""Sentences are made alike in Python and in the browser: both are asked for the same cases."""

from pathlib import Path

import msgspec
import pytest

from homeward.catalogue import Text, translator
from homeward.catalogue.po_files import Forms
from homeward.catalogue.translator import Translator


class Case(msgspec.Struct):
    about: str
    texts: dict[str, Forms]
    language: str
    players: list[str]
    said: Text
    sentence: str


CASES = msgspec.json.decode(Path(__file__).with_name("cases.json").read_bytes(), type=list[Case])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.about)
def test_a_sentence_is_made_in_the_reader_s_language(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translator, "left_open", str)  # as people have it, see tests/conftest.py
    assert Translator(case.language, case.texts).translate(case.said, case.players) == case.sentence


@pytest.mark.parametrize("text", [Text("no-such-key"), Text("serve.at", {})], ids=lambda text: text.key)
def test_our_tests_see_a_text_that_is_left_open(text: Text) -> None:
    with pytest.raises(AssertionError, match="no message or no value"):
        translator.english(text)
