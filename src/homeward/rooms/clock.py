"""The time of day, as nobody can turn it."""

import time
from collections.abc import Callable


class SteadyClock:
    """Seconds since 1970 at the start of this process, counted on by the monotonic clock.

    Setting the machine's clock makes no offer of a seat live longer while the process runs; after a restart the time
    of day decides again.
    """

    def __init__(
        self, time_of_day: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._monotonic = monotonic
        self._ahead = time_of_day() - monotonic()

    def now(self) -> float:
        return self._monotonic() + self._ahead
