"""Attempts at puzzles: the right move is played, a wrong one gets an explanation, an invalid one is refused."""

import pytest
from msgspec import UNSET

from homeward.catalogue.translator import english
from homeward.engine.errors import BadRecord
from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.games import game as find_game
from homeward.lab.puzzle_maker.puzzles_command import spread
from homeward.puzzles.attempts import Attempt, judge_attempt, solution
from homeward.puzzles.puzzle_files import puzzles
from homeward.table.refusals import Refused

IN_TURNS = pytest.mark.parametrize("game", [game for game in GAMES if game.beats is None], ids=lambda game: game.name)
REAL_TIME = "monster-falle"


@IN_TURNS
def test_the_right_move_is_played_and_told(game: Game) -> None:
    for puzzle in spread(puzzles(game.name), 8):
        for code in puzzle.best:
            answer = judge_attempt(game, puzzle, Attempt(code=code))
            assert answer.solved
            assert answer.view is not None
            assert answer.events
            assert english(answer.said)
        assert solution(game, puzzle).code in puzzle.best


@IN_TURNS
def test_only_whoever_asks_gets_the_position_after_it_in_sentences(game: Game) -> None:
    puzzle = puzzles(game.name)[0]
    move = Attempt(code=puzzle.best[0])
    assert judge_attempt(game, puzzle, move).described is UNSET
    answer = judge_attempt(game, puzzle, move, described=True)
    assert answer.described == game.describe(answer.view)


@IN_TURNS
def test_a_wrong_move_hears_what_is_better_and_where_to_look(game: Game) -> None:
    for puzzle in spread(puzzles(game.name), 8):
        wrong = next(code for code in puzzle.state(game).legal() if code not in puzzle.best)
        answer = judge_attempt(game, puzzle, Attempt(code=wrong))
        assert not answer.solved
        assert answer.view is None
        assert answer.events == []
        assert answer.where is not None
        assert answer.said == solution(game, puzzle).said
        assert answer.glow


@IN_TURNS
def test_what_is_not_allowed_is_refused_as_at_a_table(game: Game) -> None:
    puzzle = puzzles(game.name)[0]
    legal = puzzle.state(game).legal()
    illegal = next(code for code in range(len(game.moves)) if code not in legal)
    for nonsense in (Attempt(code=illegal), Attempt(code=-1), Attempt(code=10**9), Attempt()):
        with pytest.raises(Refused):
            judge_attempt(game, puzzle, nonsense)


def test_a_race_is_run_again_by_the_rules() -> None:
    game = find_game(REAL_TIME)
    for puzzle in spread(puzzles(REAL_TIME), 6):
        assert judge_attempt(game, puzzle, Attempt(runs=puzzle.solution)).solved
        still = [[600, 3280, 3280]]
        assert not judge_attempt(game, puzzle, Attempt(runs=still)).solved
        assert solution(game, puzzle).runs == puzzle.solution


def test_a_race_cannot_take_longer_or_be_nonsense() -> None:
    game = find_game(REAL_TIME)
    puzzle = puzzles(REAL_TIME)[0]
    for nonsense in ([[601, 3280, 3280]], [[0, 1]], [[5]]):
        with pytest.raises(BadRecord):
            judge_attempt(game, puzzle, Attempt(runs=nonsense))
    with pytest.raises(Refused):
        judge_attempt(game, puzzle, Attempt(code=3280))
