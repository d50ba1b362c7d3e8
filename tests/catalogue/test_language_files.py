"""The files of all languages are in step with the English ones, and a new language begins with one command."""

from gettext import c2py
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from homeward.catalogue.folders import HOUSE, languages
from tests.load_tool import load_tool

TOOL = load_tool("update_catalogues")

ENGLISH = """
#. {who} is a player.
msgctxt "moths.event.flew"
msgid "{who} flies {n} branch."
msgid_plural "{who} flies {n} branches."
msgstr[0] ""
msgstr[1] ""

msgctxt "moths.title"
msgid "Moths"
msgstr ""
"""


GERMAN_FORMS = """
msgctxt "moths.title@acc"
msgid "Moths"
msgstr "Motten"

msgctxt "bats@acc"
msgid "Bats"
msgstr "Mäuse"
"""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("folder", TOOL.folders(), ids=lambda folder: folder.parent.name)
def test_every_file_is_as_the_tool_writes_it(folder: Path, language: str) -> None:
    source, file = TOOL.read(folder / "en.po"), folder / f"{language}.po"
    assert TOOL.file_bytes(TOOL.updated_catalogue(source, TOOL.read(file), language)) == file.read_bytes(), (
        "run `make words`"
    )


def test_the_catalogue_of_a_new_game_is_as_the_tool_writes_it() -> None:
    file = TOOL.EXAMPLE / "en.po"
    source = TOOL.read(file)
    assert TOOL.file_bytes(TOOL.updated_catalogue(source, source, "en")) == file.read_bytes(), "run `make words`"


def test_every_message_says_where_it_is_met() -> None:
    known = load_tool("message_places")
    groups = {str(message.context).split(".")[0] for message in TOOL.read(HOUSE / "en.po") if message.id}
    assert groups - set(known.OURS) == set(), "add them to tools/message_places.py"
    assert set(known.OURS) - groups == set()
    for folder in [*TOOL.folders(), TOOL.EXAMPLE]:
        for message in TOOL.read(folder / "en.po"):
            if message.id:
                assert message.auto_comments[0].startswith(known.WHERE), message.context
                assert known.ON_THE_BOARD not in message.auto_comments[0], f"{message.context}: say it more exactly"


def test_every_place_of_a_game_has_a_message_and_every_group_one_place() -> None:
    known = load_tool("message_places")
    keys = [str(message.context).split(".") for folder in TOOL.folders() for message in TOOL.read(folder / "en.po")]
    groups = {(key[0], key[1]) for key in keys if len(key) > 1}
    listed = [
        (game, group) for game, places in known.GROUPS.items() for words in places.values() for group in words.split()
    ]
    assert len(listed) == len(set(listed))
    assert set(listed) - groups == set()
    of_games = {group for game, group in groups if game in known.GROUPS}
    assert set(known.A_GAME_S) - of_games == set()


def test_a_new_language_has_every_message_and_the_plural_forms_it_needs(tmp_path: Path) -> None:
    (tmp_path / "en.po").write_text(ENGLISH)
    TOOL.update_folder(tmp_path, ["pl"])
    polish = TOOL.read(tmp_path / "pl.po")
    forms = {message.context: message.string for message in polish if message.id}
    assert polish.num_plurals == 3
    assert forms == {"moths.event.flew": ("", "", ""), "moths.title": ""}


def test_a_changed_sentence_keeps_its_translation_and_is_marked(tmp_path: Path) -> None:
    (tmp_path / "en.po").write_text(ENGLISH)
    (tmp_path / "de.po").write_text('msgctxt "moths.title"\nmsgid "Moth"\nmsgstr "Motte"\n')
    TOOL.update_folder(tmp_path, ["de"])
    title = next(message for message in TOOL.read(tmp_path / "de.po") if message.context == "moths.title")
    assert (title.id, title.string, title.fuzzy) == ("Moths", "Motte", True)


def test_a_form_of_a_name_stays_with_its_name_and_goes_with_it(tmp_path: Path) -> None:
    (tmp_path / "en.po").write_text(ENGLISH)
    (tmp_path / "de.po").write_text(GERMAN_FORMS)
    TOOL.update_folder(tmp_path, ["de"])
    found = [message.context for message in TOOL.read(tmp_path / "de.po") if message.id]
    assert found == ["moths.event.flew", "moths.title", "moths.title@acc"]


@pytest.mark.parametrize(("code", "forms"), [("pt-BR", 2), ("zh-Hant", 1)])
def test_a_language_of_a_region_or_a_script_can_be_begun(code: str, forms: int, tmp_path: Path) -> None:
    (tmp_path / "en.po").write_text(ENGLISH)
    TOOL.update_folder(tmp_path, [code])
    assert TOOL.read(tmp_path / f"{code}.po").num_plurals == forms
    assert len(TOOL.locale_rules(code)["categories"]) >= 1


@pytest.mark.parametrize(
    ("written", "code"),
    [("PT-br", "pt-BR"), ("zh-hant", "zh-Hant"), ("UK", "uk"), ("zh-TW", "zh-Hant-TW"), ("de", "de")],
)
def test_a_file_is_called_by_the_usual_spelling_of_a_code(written: str, code: str) -> None:
    assert TOOL.checked_code(written) == code


@pytest.mark.parametrize(
    "code", ["pt", "pt-PT", "he", "lv", "hu", "tr", "hi", "fa", "mk", "cy", "ar", "br", "uk", "ja"]
)
def test_plural_forms_of_any_language_are_those_of_cldr(code: str) -> None:
    """Where the usual ones of PO files are others, Babel's to begin with."""
    locale = TOOL.locale_of(code)
    forms = TOOL.plural_forms(locale)
    index_of = c2py(forms.expression)
    assert all(forms.categories[index_of(n)] == locale.plural_form(n) for n in range(100_000))


def test_usual_plural_forms_stay_where_they_are_right() -> None:
    assert TOOL.empty_catalogue("uk").plural_expr == Catalog(locale="uk").plural_expr
    assert TOOL.empty_catalogue("he").num_plurals == 3 != Catalog(locale="he").num_plurals


def test_only_a_language_can_be_begun() -> None:
    with pytest.raises(SystemExit, match="is not the code of a language"):
        TOOL.main(["italiano"])
