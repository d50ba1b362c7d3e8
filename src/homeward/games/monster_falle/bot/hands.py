"""The hands of a bot: how late it sees the figure, and how fast and how evenly it pushes."""

from typing import final

from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.games.monster_falle.components import BOX


@final
class Hands:
    """How a bot sees and pushes: one row of the components, as numbers."""

    __slots__ = (
        "approach_far",
        "approach_mid",
        "delay",
        "far_gap",
        "find",
        "find_spread",
        "foresight",
        "foresight_spread",
        "near_gap",
        "push",
        "resample",
        "speed_spread",
        "steady",
        "think",
        "think_spread",
        "tolerance",
    )

    def __init__(self, row: int) -> None:
        hands = BOX.hands[row]
        self.delay: i64 = hands.delay
        self.foresight: i64 = hands.foresight
        self.foresight_spread: i64 = hands.foresight_spread
        self.push: i64 = hands.push
        self.speed_spread: i64 = hands.speed_spread
        self.resample: i64 = hands.resample
        self.approach_far: i64 = hands.approach_far
        self.approach_mid: i64 = hands.approach_mid
        self.far_gap: i64 = hands.far_gap
        self.near_gap: i64 = hands.near_gap
        self.think: i64 = hands.think[0]
        self.think_spread: i64 = hands.think[1]
        self.find: i64 = hands.find[0]
        self.find_spread: i64 = hands.find[1]
        self.steady: bool = hands.resample == 0  # the reference: no delay, no noise, slows down before its target
        self.tolerance: i64 = BOX.driving.align_tolerance_steady if hands.resample == 0 else BOX.driving.align_tolerance


def hands_of(name: str) -> Hands:
    return Hands([row.id for row in BOX.hands].index(name))


def part_of(hundredths: i64) -> i64:
    """Whole units of a number of hundredths, towards zero."""
    return hundredths // 100 if hundredths >= 0 else -(-hundredths // 100)


def spread(luck: Rng, size: i64) -> i64:
    """An approximately normal deviation of this size: the sum of twelve uniform ones, in whole numbers."""
    if size == 0:
        return 0
    total: i64 = -6 * 1000
    for _ in range(12):
        total += luck.below(1001)
    return total * size // 1000 if total >= 0 else -(-total * size // 1000)
