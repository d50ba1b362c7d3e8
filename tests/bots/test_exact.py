"""The exact solver agrees with published numbers."""

from math import log

import pytest

from homeward.bots.exact import Solver
from homeward.bots.pairs import Pairs, position


def test_small_games_of_pairs_by_hand() -> None:
    solver = Solver(Pairs())
    assert -solver.value(position(0, 1)) == 1
    assert -solver.value(position(0, 2)) == pytest.approx(8 / 3)
    assert -solver.value(position(0, 3)) == pytest.approx(13 / 3)


@pytest.mark.parametrize("pairs", [10, 50, 100])
def test_the_published_length_of_the_game_of_pairs(pairs: int) -> None:
    """Velleman and Warrington 2013: (3 - 2 ln 2) n + 7/8 - 2 ln 2 moves, for large n."""
    published = (3 - 2 * log(2)) * pairs + 7 / 8 - 2 * log(2)
    assert -Solver(Pairs()).value(position(0, pairs)) == pytest.approx(published, abs=0.05 / pairs)
