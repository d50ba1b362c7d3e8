"""The classic game of pairs played alone with a perfect memory, in as few moves as possible.

A move turns two cards; equal ones are taken. Its best expected number of moves is published (Velleman and
Warrington, What to expect in a game of memory, American Mathematical Monthly 120, 2013): about 1.61 per pair.
Here it checks the solver that is also used for games of the house.
"""

from typing import Final

from mypy_extensions import i64

from homeward.bots.exact import END, Alternative, DecisionProblem

WIDTH: Final[i64] = 1024
TAKE: Final[i64] = 0
TWO_NEW: Final[i64] = 1
NEW_THEN_OLD: Final[i64] = 2


def position(singles: i64, pairs: i64) -> i64:
    """`singles` cards are known whose twins are unknown; of `pairs` both cards are unknown."""
    return END if singles + pairs == 0 else singles * WIDTH + pairs


class Pairs(DecisionProblem):
    """Every move gains -1, so that the best play is the shortest."""

    def choices(self, position: i64) -> list[Alternative]:
        singles = position // WIDTH
        pairs = position % WIDTH
        found = [self.new_then(TWO_NEW, singles, pairs)]
        if pairs > 0 and singles > 0:
            found.append(self.new_then(NEW_THEN_OLD, singles, pairs))
        return found

    def new_then(self, name: i64, singles: i64, pairs: i64) -> Alternative:
        """Turn an unknown card. If its twin is known, take both; else turn another unknown or a known one."""
        choice = Alternative(name)
        unknown = singles + 2 * pairs
        others = unknown - 1  # unknown cards that the second may be
        if singles > 0:
            choice.may(singles * max(others, 1), -1.0, position(singles - 1, pairs))
        if pairs > 0 and name == NEW_THEN_OLD:
            choice.may(2 * pairs * others, -1.0, position(singles + 1, pairs - 1))
        elif pairs > 0:
            choice.may(2 * pairs, -1.0, position(singles, pairs - 1))  # the twin by luck
            if singles > 0:  # the twin of an old single: taken with the next move
                choice.may(2 * pairs * singles, -2.0, position(singles, pairs - 1))
            if pairs > 1:
                choice.may(2 * pairs * (2 * pairs - 2), -1.0, position(singles + 2, pairs - 2))
        return choice
