"""Finding puzzles: the same search finds the same, an interrupted one goes on, and kinds are mixed."""

from pathlib import Path

import msgspec
import pytest

from homeward.lab.puzzle_maker.choosing import PuzzleSelection
from homeward.lab.puzzle_maker.finding import PuzzleSearch, find
from homeward.lab.running.runner import Workers
from homeward.puzzles.puzzle_files import Puzzle, puzzle_line, read_puzzles

CHASE = PuzzleSearch("monster-chase", 3, 5, 40)
FALLE = PuzzleSearch("monster-falle", 2, 5, 10)
ALONE = Workers(processes=1)


def a_puzzle(name: str, theme: str = "goal", rating: int = 64) -> Puzzle:
    return Puzzle(id=name, rules_version=1, players=2, seed=1, best=[1], theme=theme, rating=rating, gap=0.1)


@pytest.mark.parametrize("search", [CHASE, FALLE], ids=lambda search: search.game)
def test_the_same_search_finds_the_same_puzzles(search: PuzzleSearch) -> None:
    once = find(search, ALONE)
    assert len(once.kept) == search.count
    assert find(search, ALONE) == once


def test_an_interrupted_search_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = find(CHASE, ALONE)
    workers = Workers(processes=1, resume=tmp_path / "kept")

    def interrupted(games: int, chosen: int) -> None:
        if games == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        find(CHASE, workers, interrupted)
    assert len((tmp_path / "kept").read_bytes().splitlines()) == 3, "who kept it, and two games"
    assert find(CHASE, workers) == whole


def test_no_theme_and_no_easy_ones_take_more_than_their_share() -> None:
    choice = PuzzleSelection(20, real_time=False)
    for number in range(40):
        choice.offer(a_puzzle(f"a{number}", theme="goal"))
    for number in range(40):
        choice.offer(a_puzzle(f"b{number}", theme="plan", rating=1))
    assert [one.theme for one in choice.chosen].count("goal") == 7
    assert [one.rating for one in choice.chosen].count(1) == 7
    assert not choice.enough
    assert len(choice.filled_up()) == 20


def test_the_same_position_is_kept_once() -> None:
    choice = PuzzleSelection(5, real_time=False)
    choice.offer(a_puzzle("a"))
    choice.offer(a_puzzle("a"))
    assert len(choice.chosen) == 1


def test_a_file_holds_one_puzzle_in_a_line_the_easiest_first() -> None:
    hard, easy = a_puzzle("a", rating=512), a_puzzle("b", rating=2)
    lines = puzzle_line([hard, easy])
    assert read_puzzles(lines) == (easy, hard)
    assert msgspec.json.decode(lines.splitlines()[0])["id"] == "b"
