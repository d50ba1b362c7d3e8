"""Exact play by dynamic programming: the best that can be had from every position of a small game of chance.

A puzzle names its positions with whole numbers and tells, for each choice in a position, what may come of it. No
position may come again, so that values can be worked out from the end. The same solver serves
the games of the house that are small enough and, as a check against published numbers, the classic game of pairs.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

END: Final[i64] = -1  # the position after the last one


@final
class Alternative:
    """One thing to do: its name and what may come of it, with weights that need not add up to one."""

    __slots__ = ("gains", "name", "nexts", "weights")

    def __init__(self, name: i64) -> None:
        self.name: i64 = name
        self.weights: list[i64] = []
        self.gains: list[float] = []
        self.nexts: list[i64] = []

    def may(self, weight: i64, gain: float, after: i64) -> None:
        """With this weight: a gain, and then that position."""
        self.weights.append(weight)
        self.gains.append(gain)
        self.nexts.append(after)


@mypyc_attr(allow_interpreted_subclasses=True)
class DecisionProblem:
    """A game of one mind against chance."""

    def choices(self, position: i64) -> list[Alternative]:
        """Everything that can be done, the choice to take among equals first."""
        raise NotImplementedError


@final
class Solver:
    """Knows the best expected gain from every position it has been asked about or passed through."""

    __slots__ = ("puzzle", "values")

    def __init__(self, puzzle: DecisionProblem) -> None:
        self.puzzle = puzzle
        self.values: dict[i64, float] = {}

    def value(self, position: i64) -> float:
        """The expected gain of the best play from here."""
        if position == END:
            return 0.0
        known = self.values.get(position)
        if known is not None:
            return known
        best = float("-inf")
        for choice in self.puzzle.choices(position):
            worth = self.worth(choice)
            best = max(best, worth)
        self.values[position] = best
        return best

    def worth(self, choice: Alternative) -> float:
        """The expected gain of a choice when all later ones are best."""
        total = 0.0
        weights: i64 = 0
        for i in range(i64(len(choice.weights))):
            weight = choice.weights[i]
            total += float(weight) * (choice.gains[i] + self.value(choice.nexts[i]))
            weights += weight
        return total / float(weights)
