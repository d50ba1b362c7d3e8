"""What is shown of a puzzle: what one seat may know, and never the answer."""

from datetime import date, timedelta

import msgspec
import pytest

from homeward.engine.game import Game
from homeward.engine.rng import seeded
from homeward.games import GAMES
from homeward.lab.puzzles.command import spread
from homeward.puzzles.shown import all_listed, listed, puzzle_of, seen, shown
from homeward.puzzles.stored import puzzles
from homeward.puzzles.today import of_the_day
from homeward.table.words import Refused

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@EVERY_GAME
def test_nothing_hidden_leaks(game: Game) -> None:
    """Any deal of the unknown that fits what the seat knows is shown byte by byte the same."""
    for puzzle in spread(puzzles(game.name), 8):
        state = puzzle.state(game)
        assert state.actor is not None
        other = state.veil(state.actor).fill(seeded(99))
        other.explain = state.explain
        assert msgspec.json.encode(seen(game, puzzle, other)) == msgspec.json.encode(shown(game, puzzle))


@EVERY_GAME
def test_neither_seed_nor_answer_is_told(game: Game) -> None:
    told = msgspec.to_builtins(shown(game, puzzles(game.name)[0]))
    assert not {"seed", "best", "solution", "gap", "rating", "moves", "runs"} & set(told)


def test_the_easiest_come_first_and_every_game_has_some() -> None:
    lists = all_listed()
    assert [one.game for one in lists] == [game.name for game in GAMES]
    for one in lists:
        levels = [puzzle.level for puzzle in one.puzzles]
        assert levels == sorted(levels)
        assert set(levels) <= {1, 2, 3, 4, 5}


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="no such puzzle"):
        puzzle_of(GAMES[0], "nonsense")


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_another_one_every_day() -> None:
    days = [date(2026, 3, 14) + timedelta(days=number) for number in range(60)]
    chosen = [of_the_day(day) for day in days]
    assert chosen == [of_the_day(day) for day in days]
    assert len({one.id for one in chosen if one is not None}) == len(days)
    assert {one.game for one in chosen[:5] if one is not None} == {game.name for game in GAMES}
    for one in chosen:
        assert one is not None
        assert any(one.id == listed_one.id for game in GAMES for listed_one in listed(game).puzzles)
