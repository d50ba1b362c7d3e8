"""Every puzzle of a game's file: its moves replay, its solution is legal and right, its theme has a text."""

from collections import Counter

import pytest

from homeward.build_info import is_compiled
from homeward.catalogue.translator import english
from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.lab.puzzle_maker.checking import check_puzzle
from homeward.lab.puzzle_maker.puzzles_command import spread
from homeward.puzzles.puzzle_files import identity, puzzles
from homeward.puzzles.puzzle_view import level_of, theme_of
from homeward.record import Record, moves_of

LEAST = {"monster-falle": 60}
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SAMPLE = 6 if is_compiled() else 1


@EVERY_GAME
def test_there_are_enough_of_many_kinds_and_all_different(game: Game) -> None:
    found = puzzles(game.name)
    assert len(found) >= LEAST.get(game.name, 200)
    assert len({one.id for one in found}) == len(found)
    themes = Counter(one.theme for one in found)
    assert len(themes) >= 3
    assert max(themes.values()) <= 0.5 * len(found)
    assert len({level_of(game, one) for one in found}) >= 3


@EVERY_GAME
def test_records_replay_to_a_position_with_a_legal_answer(game: Game) -> None:
    for puzzle in puzzles(game.name):
        state = puzzle.state(game)
        assert state.actor is not None
        assert state.in_beats() or set(puzzle.best) <= set(state.legal())
        assert bool(puzzle.best) != bool(puzzle.solution)


@EVERY_GAME
def test_a_puzzle_is_called_by_what_leads_to_it(game: Game) -> None:
    for puzzle in spread(puzzles(game.name), 5):
        record = Record.new(game.name, puzzle.players, puzzle.seed, puzzle.rules_version, **puzzle.options)
        for code in puzzle.move_codes():
            record.append(code)
        assert identity(record) == puzzle.id


@EVERY_GAME
def test_themes_have_words_and_are_what_the_position_says(game: Game) -> None:
    kit = game.bots.puzzles
    assert kit is not None
    for theme in kit.themes:
        assert not english(theme_of(game, next(iter(puzzles(game.name))))).startswith(game.name)
        assert theme
    for puzzle in puzzles(game.name):
        assert puzzle.theme in kit.themes
        state = puzzle.state(game)
        first = puzzle.best[0] if puzzle.best else moves_of(puzzle.solution)[0]
        assert state.actor is not None
        assert kit.theme(state if kit.race else state.veil(state.actor), first) == puzzle.theme


@EVERY_GAME
def test_a_fresh_search_with_the_unknown_dealt_anew_says_the_same(game: Game) -> None:
    sample = spread(puzzles(game.name), SAMPLE)
    assert [one.id for one in sample if not check_puzzle((game.name, one, 11)).same] == []
