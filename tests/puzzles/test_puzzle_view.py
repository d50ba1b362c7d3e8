"""What the client gets of a puzzle: what one seat may know, and never the solution."""

from datetime import date, timedelta

import msgspec
import pytest

from homeward.engine.chance.rng import fast_rng
from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.lab.puzzle_maker.puzzles_command import spread
from homeward.puzzles.puzzle_files import puzzles
from homeward.puzzles.puzzle_of_the_day import of_the_day
from homeward.puzzles.puzzle_view import all_puzzle_lists, puzzle_list, puzzle_of, puzzle_seen, show_puzzle
from homeward.table.refusals import Refused

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@EVERY_GAME
def test_nothing_hidden_leaks(game: Game) -> None:
    """Any deal of the unknown that fits what the seat knows is shown byte by byte the same."""
    for puzzle in spread(puzzles(game.name), 8):
        state = puzzle.state(game)
        assert state.actor is not None
        other = state.veil(state.actor).fill(fast_rng(99))
        other.explain = state.explain
        assert msgspec.json.encode(puzzle_seen(game, puzzle, other)) == msgspec.json.encode(show_puzzle(game, puzzle))


@EVERY_GAME
def test_neither_seed_nor_answer_is_told(game: Game) -> None:
    told = msgspec.to_builtins(show_puzzle(game, puzzles(game.name)[0]))
    assert not {"seed", "best", "solution", "gap", "rating", "moves", "runs"} & set(told)


@EVERY_GAME
def test_only_whoever_asks_gets_it_in_sentences(game: Game) -> None:
    puzzle = puzzles(game.name)[0]
    assert b'"described"' not in msgspec.json.encode(show_puzzle(game, puzzle))
    for frame in show_puzzle(game, puzzle, described=True).mine:
        assert frame.described == game.describe(frame.view)


def test_the_easiest_come_first_and_every_game_has_some() -> None:
    lists = all_puzzle_lists()
    assert [one.game for one in lists] == [game.name for game in GAMES]
    for one in lists:
        levels = [puzzle.level for puzzle in one.puzzles]
        assert levels == sorted(levels)
        assert set(levels) <= {1, 2, 3, 4, 5}


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="do not have this puzzle"):
        puzzle_of(GAMES[0], "nonsense")


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_another_one_every_day() -> None:
    days = [date(2026, 3, 14) + timedelta(days=number) for number in range(60)]
    chosen = [of_the_day(day) for day in days]
    assert chosen == [of_the_day(day) for day in days]
    assert len({one.id for one in chosen if one is not None}) == len(days)
    assert {one.game for one in chosen[:5] if one is not None} == {game.name for game in GAMES}
    for one in chosen:
        assert one is not None
        assert any(one.id == listed_one.id for game in GAMES for listed_one in puzzle_list(game).puzzles)
