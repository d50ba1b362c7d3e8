"""Sentences are made alike in Python and in the browser: both are asked for the same cases."""

from pathlib import Path

import msgspec
import pytest

from homeward.catalogue import Text
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
def test_a_sentence_is_made_in_the_reader_s_language(case: Case) -> None:
    assert Translator(case.language, case.texts).translate(case.said, case.players) == case.sentence
