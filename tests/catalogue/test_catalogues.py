"""Every message is there in every language, with the same places, in as many forms as the language needs."""

from pathlib import Path

import pytest

from homeward.catalogue.folders import SOURCE
from homeward.catalogue.translator import PLACE
from homeward.engine.game import Game
from homeward.games import GAMES
from tests.catalogue.message_files import FOLDERS, TRANSLATIONS, asked_forms, forms, messages, places, read, title


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("folder", FOLDERS, ids=title)
class TestTranslations:
    def test_every_message_is_translated(self, folder: Path, language: str) -> None:
        english, translated = messages(folder, SOURCE), messages(folder, language)
        assert [key for key in translated if "@" not in key] == list(english), "run `make words`"
        for key, message in translated.items():
            assert message.id == english[key.partition("@")[0]].id, f"{key}: run `make words`"
            assert not message.fuzzy, f"{key} is marked as fuzzy"
            assert all(forms(message.string)), f"{key} is not translated"

    def test_plural_forms_are_the_language_s(self, folder: Path, language: str) -> None:
        catalogue = read(folder, language)
        for message in catalogue:
            if isinstance(message.id, tuple):
                assert len(forms(message.string)) == catalogue.num_plurals, message.context

    def test_places_are_the_same(self, folder: Path, language: str) -> None:
        for key, message in messages(folder, language).items():
            said = set().union(*map(places, forms(message.id)))
            for form in forms(message.string):
                # one of something may be said without its number: "a bed"
                least = set() if key.partition("@")[2] else said - {"n"}  # a property such as "f" has none
                assert least <= places(form) <= said, f"{key}: {form}"
                assert "{" not in PLACE.sub("", form), f"{key}: {form}"

    def test_a_form_that_a_text_asks_for_is_there_for_some_name(self, folder: Path, language: str) -> None:
        known = {key.partition("@")[2] for each in FOLDERS for key in messages(each, language)}
        for key, message in messages(folder, language).items():
            for form in forms(message.string):
                assert asked_forms(form) <= known, f"{key}: {form}"


def test_english_asks_for_no_forms() -> None:
    for folder in FOLDERS:
        for key, message in messages(folder, SOURCE).items():
            assert not any(map(asked_forms, forms(message.id))), key


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_key_of_a_game_begins_with_its_name(game: Game) -> None:
    for key in messages(game.parts.catalogue, SOURCE):
        assert key.startswith(f"{game.name}."), key


def test_no_key_stands_in_two_catalogues() -> None:
    keys = [key for folder in FOLDERS for key in messages(folder, SOURCE)]
    assert len(keys) == len(set(keys))
