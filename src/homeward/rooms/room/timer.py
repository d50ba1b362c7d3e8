"""The timer of a position, where a rule of the game has one: when it started at this table."""

import time
from collections.abc import Callable

from homeward.table import Table


class RunningTimer:
    def __init__(self, table: Callable[[], Table]) -> None:
        self._table = table
        self._version = 0  # of the position whose timer runs
        self._since = 0.0

    def start(self) -> None:
        """Start the timer of this position, if it has one that is not running yet."""
        table = self._table()
        if table.timer() is not None and self._version != table.play_version:
            self._version, self._since = table.play_version, time.monotonic()

    def seconds_left(self) -> float:
        """Seconds until the table plays by itself."""
        table = self._table()
        timer = table.timer()
        if timer is None:
            return 0.0
        gone = time.monotonic() - self._since if self._version == table.play_version else 0.0
        return max(0.0, timer.seconds - gone)
