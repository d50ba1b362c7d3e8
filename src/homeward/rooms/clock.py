"""A time of day that does not follow changes of the machine's clock."""

import time
from collections.abc import Callable


class SteadyClock:
    """Seconds since 1970 at the start of this process, counted on by the monotonic clock.

    Setting back the machine's clock does not extend the offer of a seat while the process runs. After a restart the
    machine's clock counts again.
    """

    def __init__(
        self, time_of_day: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._monotonic = monotonic
        self._ahead = time_of_day() - monotonic()

    def now(self) -> float:
        return self._monotonic() + self._ahead
