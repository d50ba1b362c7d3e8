"""Every message is there in every language, with the same places, in as many forms as the language needs."""

from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from homeward.catalogue.folders import HOUSE, SOURCE, folders, languages
from homeward.engine.game import Game
from homeward.games import GAMES

TRANSLATIONS = [language for language in languages() if language != SOURCE]
FOLDERS = [folder for folder in folders if folder.is_relative_to(HOUSE.parent)]


def read(folder: Path, language: str) -> Catalog:
    with (folder / f"{language}.po").open("rb") as stream:
        return read_po(stream, locale=language, abort_invalid=True)


def messages(folder: Path, language: str) -> dict[str, Message]:
    return {str(message.context): message for message in read(folder, language) if message.id}


def forms(text: object) -> list[str]:
    return [str(form) for form in text] if isinstance(text, tuple | list) else [str(text)]


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def title(folder: Path) -> str:
    return folder.parent.name


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("folder", FOLDERS, ids=title)
class TestTranslations:
    def test_every_message_is_translated(self, folder: Path, language: str) -> None:
        english, translated = messages(folder, SOURCE), messages(folder, language)
        assert list(translated) == list(english), "run `make words`"
        for key, message in translated.items():
            assert message.id == english[key].id, f"{key}: run `make words`"
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
                assert said - {"n"} <= places(form) <= said, f"{key}: {form}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_key_of_a_game_begins_with_its_name(game: Game) -> None:
    for key in messages(game.parts.catalogue, SOURCE):
        assert key.startswith(f"{game.name}."), key


def test_no_key_stands_in_two_catalogues() -> None:
    keys = [key for folder in FOLDERS for key in messages(folder, SOURCE)]
    assert len(keys) == len(set(keys))
