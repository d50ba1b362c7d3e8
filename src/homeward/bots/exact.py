"""Exact play by dynamic programming: the best expected gain from every position of a small game of chance.

A `DecisionProblem` numbers its positions and lists, for each choice in a position, the possible outcomes. No position
may come again, so that values can be computed from the end. The solver is used for small games of the house and, as a
check against published numbers, for the classic game of pairs.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

END: Final[i64] = -1  # the position after the last one


@final
class Alternative:
    """One choice: its name and its possible outcomes, with weights of any sum."""

    __slots__ = ("gains", "name", "nexts", "weights")

    def __init__(self, name: i64) -> None:
        self.name: i64 = name
        self.weights: list[i64] = []
        self.gains: list[float] = []
        self.nexts: list[i64] = []

    def may(self, weight: i64, gain: float, after: i64) -> None:
        """Add an outcome: its weight, its gain, and the position that follows."""
        self.weights.append(weight)
        self.gains.append(gain)
        self.nexts.append(after)


@mypyc_attr(allow_interpreted_subclasses=True)
class DecisionProblem:
    """Decisions of one player against chance."""

    def choices(self, position: i64) -> list[Alternative]:
        """All choices in a position; of equally good ones the first is taken."""
        raise NotImplementedError


@final
class Solver:
    """Computes the best expected gain of a position, and stores it."""

    __slots__ = ("problem", "values")

    def __init__(self, problem: DecisionProblem) -> None:
        self.problem = problem
        self.values: dict[i64, float] = {}

    def value(self, position: i64) -> float:
        """The expected gain of the best play from here."""
        if position == END:
            return 0.0
        known = self.values.get(position)
        if known is not None:
            return known
        best = float("-inf")
        for choice in self.problem.choices(position):
            worth = self.worth(choice)
            best = max(best, worth)
        self.values[position] = best
        return best

    def worth(self, choice: Alternative) -> float:
        """The expected gain of a choice, with the best choices afterwards."""
        total = 0.0
        weights: i64 = 0
        for i in range(i64(len(choice.weights))):
            weight = choice.weights[i]
            total += float(weight) * (choice.gains[i] + self.value(choice.nexts[i]))
            weights += weight
        return total / float(weights)
