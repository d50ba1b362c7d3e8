"""The teams' piles: which cards each team has won, and how well its rounds went."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)  # only numbers: nothing for the garbage collector to follow
class Piles:
    """All piles as one list of catches, and a number of everything else for each team."""

    __slots__ = ("best", "catcher", "caught", "escapes")

    def __init__(self, caught: vec[i64], catcher: vec[i64], escapes: vec[i64], best: vec[i64]) -> None:
        self.caught = caught  # cards, in the order of the catches ...
        self.catcher = catcher  # ... and the team of each
        self.escapes = escapes  # of each team
        self.best = best  # catches of each team in its best round

    def copy(self) -> "Piles":
        return Piles(self.caught[:], self.catcher[:], self.escapes[:], self.best[:])

    def add(self, card: i64, team: i64) -> None:
        self.caught = append(self.caught, card)
        self.catcher = append(self.catcher, team)

    def cards_of(self, team: i64) -> i64:
        count: i64 = 0
        for i in range(i64(len(self.catcher))):
            if self.catcher[i] == team:
                count += 1
        return count
