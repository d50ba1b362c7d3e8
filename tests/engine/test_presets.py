"""What the set-up offers in plain words: every preset is a game that can be dealt, and says what it is."""

import pytest

from homeward.catalogue.folders import SOURCE, languages
from homeward.catalogue.po_files import texts
from homeward.engine.game import Game
from homeward.engine.options import Preset, settle
from homeward.games import GAMES

PRESETS = [(game, preset) for game in GAMES for preset in game.info.presets]
every_preset = pytest.mark.parametrize(
    ("game", "preset"), PRESETS, ids=[f"{game.name} {preset.name}" for game, preset in PRESETS]
)


@every_preset
def test_it_can_be_played_by_any_number(game: Game, preset: Preset) -> None:
    for players in game.info.players:
        settled = settle(game.info.options, game.info.conflicts, preset.options, players)
        assert game.deal(players, 1, **settled).players == players


@every_preset
def test_its_bots_are_at_the_table(game: Game, preset: Preset) -> None:
    assert not preset.level or game.bots.level(preset.level) is not None


@every_preset
def test_it_is_not_the_usual_game_under_another_name(game: Game, preset: Preset) -> None:
    changed = {name for name, value in preset.options.items() if value != settle_usual(game)[name]}
    assert changed == set(preset.options), "an option at its default need not be named"
    assert preset.options or preset.level or not preset.hints


def settle_usual(game: Game) -> dict[str, object]:
    return {option.name: option.default for option in game.info.options}


@every_preset
@pytest.mark.parametrize("language", [SOURCE, *languages()])
def test_every_language_says_what_it_is(game: Game, preset: Preset, language: str) -> None:
    said = texts(language)
    assert said[f"preset.{preset.name}"]
    assert said[f"{game.name}.preset.{preset.name}"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_one_for_the_first_time_and_one_for_experts(game: Game) -> None:
    names = [preset.name for preset in game.info.presets]
    assert {"first", "experts"} <= set(names)
    assert len(names) == len(set(names))
