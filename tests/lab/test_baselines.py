"""The small learner: what a decision was worth is worked out seat by seat, and after some lessons it beats chance.

Only where torch is installed (`pip install ".[baselines]"`), which is as large as everything else together.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from homeward.lab.baselines.curve import baseline, exam  # noqa: E402
from homeward.lab.baselines.learner import Learner  # noqa: E402
from homeward.lab.baselines.rollout import LAMBDA, generalised_advantages  # noqa: E402


def test_a_seat_waits_for_its_own_next_decision_or_the_end() -> None:
    """Two seats in turn; the game ends after the third decision, and a new one begins."""
    actors = np.array([[0], [1], [0], [1]])
    values = np.array([[0.5], [0.25], [0.75], [0.1]], np.float32)
    rewards: Any = np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = [1.0, 0.0]
    over = np.array([[False], [False], [True], [False]])
    advantages = generalised_advantages(actors, values, rewards, over, expected=np.array([[0.6, 0.4]], np.float32))
    last = 1.0 - 0.75
    assert advantages[3, 0] == pytest.approx(0.4 - 0.1)  # what the seat expects now
    assert advantages[2, 0] == pytest.approx(last)
    assert advantages[1, 0] == pytest.approx(0.0 - 0.25)  # the other seat has lost
    assert advantages[0, 0] == pytest.approx(0.75 - 0.5 + LAMBDA * last)


@pytest.mark.long
def test_it_learns_to_beat_chance() -> None:
    torch.set_num_threads(1)
    learner = Learner("monster-baby-rescue", 2, 3, {})
    before = exam(learner, "monster-baby-rescue", 2, "random", 100, 1, {}, 0.0)
    for _ in range(12):
        learner.lesson()
    after = exam(learner, "monster-baby-rescue", 2, "random", 100, 1, {}, 0.0)
    assert after.decisions == 12 * 128 * 64
    assert after.low > before.won
    assert after.won > 0.7


def test_the_curve_is_drawn_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, picture = tmp_path / "net.pt", tmp_path / "curve.svg"
    baseline("monster-chase", minutes=0.01, against="random", exams=1, games=4, option=["mode=easy-competitive"],
             out=out, picture=picture)  # fmt: skip
    assert capsys.readouterr().out.count("against random") == 2
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert set(torch.load(out)) == set(Learner("monster-chase", 2, 1, {}).network.state_dict())
