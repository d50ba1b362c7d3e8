"""Whether this process can serve tables. The check writes to the disk, so its result is cached."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from homeward.engine.errors import HomewardError
from homeward.rooms import rate_limits


class Readiness:
    """Calls `probe` at most once a second and repeats its last result meanwhile."""

    def __init__(self, probe: Callable[[], Awaitable[None]], clock: Callable[[], float] = time.monotonic) -> None:
        self._probe = probe
        self._clock = clock
        self._one_at_a_time = asyncio.Lock()
        self._probed_at = float("-inf")
        self._problem: HomewardError | None = None

    async def check(self) -> None:
        """Raise the reason if the process cannot serve."""
        async with self._one_at_a_time:
            if self._clock() - self._probed_at >= rate_limits.SECONDS_BETWEEN_READY:
                self._problem = await self._find_problem()
                self._probed_at = self._clock()
        if self._problem is not None:
            raise self._problem

    async def _find_problem(self) -> HomewardError | None:
        try:
            await self._probe()
        except HomewardError as error:
            return error
        return None
