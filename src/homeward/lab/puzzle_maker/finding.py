"""Searches game after game until there are enough puzzles. It can be interrupted and continued."""

from collections.abc import Callable
from contextlib import closing

from msgspec import Struct

from homeward.games import game as find_game
from homeward.lab.puzzle_maker.choosing import PuzzleSelection
from homeward.lab.puzzle_maker.looking import SearchedGame, Task, look_through
from homeward.lab.running.runner import Workers, in_order
from homeward.puzzles.puzzle_files import Puzzle

GAMES_OF_A_SEED = 1_000_000


class PuzzleSearch(Struct, frozen=True):
    """A search for puzzles. The same search always finds the same puzzles, on any number of processes."""

    game: str
    count: int
    seed: int
    games: int  # to search at most

    def tasks(self) -> list[Task]:
        first = self.seed * GAMES_OF_A_SEED
        return [Task(self.game, first + number) for number in range(self.games)]


class Result(Struct, frozen=True):
    games: int
    positions: int
    promising: int
    sure: int  # puzzles that were found
    kept: list[Puzzle]


def find(
    search: PuzzleSearch, workers: Workers, report: Callable[[int, int], None] = lambda games, chosen: None
) -> Result:
    """As many puzzles as are wanted, if the games have them. Calls `report` after every game."""
    choice = PuzzleSelection(search.count, find_game(search.game).beats is not None)
    used: list[SearchedGame] = []
    with closing(in_order(look_through, search.tasks(), workers, SearchedGame)) as answers:
        for searched in answers:
            used.append(searched)
            for puzzle in searched.found:
                choice.offer(puzzle)
            report(len(used), len(choice.chosen))
            if choice.enough:
                break
    return Result(
        games=len(used),
        positions=sum(one.positions for one in used),
        promising=sum(one.promising for one in used),
        sure=sum(len(one.found) for one in used),
        kept=choice.filled_up(),
    )
