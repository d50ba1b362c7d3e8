"""Selects the puzzles to keep: as many as are wanted, of every theme, and not too many easy ones."""

from collections import Counter
from math import ceil

from homeward.puzzles.puzzle_files import Puzzle

MOST_OF_A_THEME = 0.35  # share of all puzzles
MOST_AT_FIRST_SIGHT = 0.4
AT_FIRST_SIGHT = 1  # simulations


class PuzzleSelection:
    """Puzzles in the order in which they were found. Those above a limit are used only if too few are left."""

    def __init__(self, count: int, real_time: bool) -> None:
        self.count = count
        self.real_time = real_time
        self.chosen: list[Puzzle] = []
        self._left_over: list[Puzzle] = []
        self._themes: Counter[str] = Counter()
        self._easy = 0
        self._known: set[str] = set()

    @property
    def enough(self) -> bool:
        return len(self.chosen) >= self.count

    def offer(self, puzzle: Puzzle) -> None:
        if self.enough or puzzle.id in self._known:
            return
        self._known.add(puzzle.id)
        if self._too_many(puzzle):
            self._left_over.append(puzzle)
            return
        self._themes[puzzle.theme] += 1
        self._easy += self._is_easy(puzzle)
        self.chosen.append(puzzle)

    def filled_up(self) -> list[Puzzle]:
        missing = max(0, self.count - len(self.chosen))
        hardest_first = sorted(self._left_over, key=lambda puzzle: -puzzle.rating)
        return [*self.chosen, *hardest_first[:missing]]

    def _too_many(self, puzzle: Puzzle) -> bool:
        too_many_of_theme = self._themes[puzzle.theme] >= ceil(MOST_OF_A_THEME * self.count)
        too_many_easy = self._easy >= ceil(MOST_AT_FIRST_SIGHT * self.count)
        return too_many_of_theme or (too_many_easy and self._is_easy(puzzle))

    def _is_easy(self, puzzle: Puzzle) -> bool:
        """In real time a rating is a number of tries, so a rating of 1 does not mean easy."""
        return puzzle.rating <= AT_FIRST_SIGHT and not self.real_time
