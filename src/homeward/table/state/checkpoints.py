"""Positions of a long game kept at intervals, so that every one of them is a few moves away."""

from collections.abc import Sequence

from homeward.engine.state import State

INTERVAL = 100


class Checkpoints:
    """`moves` may grow, and be cut off again. Positions are kept as they are first passed: states only, no history."""

    def __init__(self, dealt: State, moves: Sequence[int], interval: int = INTERVAL) -> None:
        self._moves = moves
        self._interval = interval
        self._kept = [dealt.copy()]

    def after(self, count: int) -> State:
        """The position after that many moves, for the asker to play on."""
        last = count // self._interval
        while len(self._kept) <= last:
            first = (len(self._kept) - 1) * self._interval
            self._kept.append(self._play_on(self._kept[-1], first, first + self._interval))
        return self._play_on(self._kept[last], last * self._interval, count)

    def cut_off(self, count: int) -> None:
        """Only the first `count` moves stay what they are."""
        del self._kept[count // self._interval + 1 :]

    def _play_on(self, state: State, first: int, stop: int) -> State:
        further = state.copy()
        for code in self._moves[first:stop]:
            further.play(code)
        return further
