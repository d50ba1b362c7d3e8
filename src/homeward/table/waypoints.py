"""Positions of a long game kept at intervals, so that every part of it is a few steps away."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from homeward.table.play import Play

Step = TypeVar("Step")
INTERVAL = 100


class Waypoints(Generic[Step]):
    """`steps` may grow; what has become a step stays one. They are kept as they are first passed."""

    def __init__(
        self, start: Play, steps: Sequence[Step], take: Callable[[Play, Step], object], interval: int = INTERVAL
    ) -> None:
        self._steps = steps
        self._take = take
        self._interval = interval
        self._kept = [start]

    def before(self, number: int) -> Play:
        """The game before the step of that number, for the asker to play on."""
        last = number // self._interval
        while len(self._kept) <= last:
            first = (len(self._kept) - 1) * self._interval
            self._kept.append(self._after(self._kept[-1], first, first + self._interval))
        return self._after(self._kept[last], last * self._interval, number)

    def _after(self, play: Play, first: int, stop: int) -> Play:
        further = play.copy()
        for step in self._steps[first:stop]:
            self._take(further, step)
        return further
