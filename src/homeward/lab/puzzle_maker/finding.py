"""Looking through game after game until there are puzzles enough. It can be stopped at any time, and goes on later."""

from collections.abc import Callable
from contextlib import closing

from msgspec import Struct

from homeward.games import game as find_game
from homeward.lab.puzzle_maker.choosing import PuzzleSelection
from homeward.lab.puzzle_maker.looking import Looked, Task, look_through
from homeward.lab.running.runner import Workers, in_order
from homeward.puzzles.puzzle_files import Puzzle

GAMES_OF_A_SEED = 1_000_000


class PuzzleSearch(Struct, frozen=True):
    """What is looked for. The same search always finds the same puzzles, whoever works on it."""

    game: str
    count: int
    seed: int
    games: int  # that are looked through at most

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
    search: PuzzleSearch, workers: Workers, told: Callable[[int, int], None] = lambda games, chosen: None
) -> Result:
    """Puzzles, as many as are wanted if so many games have them. `told` hears how far it has come."""
    choice = PuzzleSelection(search.count, find_game(search.game).beats is not None)
    used: list[Looked] = []
    with closing(in_order(look_through, search.tasks(), workers, Looked)) as answers:
        for looked in answers:
            used.append(looked)
            for puzzle in looked.found:
                choice.offer(puzzle)
            told(len(used), len(choice.chosen))
            if choice.enough:
                break
    return Result(
        games=len(used),
        positions=sum(one.positions for one in used),
        promising=sum(one.promising for one in used),
        sure=sum(len(one.found) for one in used),
        kept=choice.filled_up(),
    )
