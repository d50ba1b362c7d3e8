"""Keeps positions of a long game at intervals, so that any position is a few moves from a kept one."""

from collections.abc import Sequence

from homeward.engine.state import State

INTERVAL = 100


class Checkpoints:
    """`moves` may grow and be cut off. Positions are kept when they are first reached."""

    def __init__(self, dealt: State, moves: Sequence[int], interval: int = INTERVAL) -> None:
        self._moves = moves
        self._interval = interval
        self._kept = [dealt.copy()]

    def after(self, count: int) -> State:
        """A copy of the position after that many moves."""
        last = count // self._interval
        while len(self._kept) <= last:
            first = (len(self._kept) - 1) * self._interval
            self._kept.append(self._play_on(self._kept[-1], first, first + self._interval))
        return self._play_on(self._kept[last], last * self._interval, count)

    def cut_off(self, count: int) -> None:
        """Drop the positions after the first `count` moves."""
        del self._kept[count // self._interval + 1 :]

    def _play_on(self, state: State, first: int, stop: int) -> State:
        further = state.copy()
        for code in self._moves[first:stop]:
            further.play(code)
        return further
