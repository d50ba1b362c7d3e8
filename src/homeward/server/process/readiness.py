"""Whether this process can serve tables. The check writes to the disk, so its result is kept for a moment."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from homeward.engine.errors import HomewardError
from homeward.rooms import rate_limits


class Readiness:
    """Checks at most once a second and repeats the last result meanwhile."""

    def __init__(self, look: Callable[[], Awaitable[None]], clock: Callable[[], float] = time.monotonic) -> None:
        self._look = look
        self._clock = clock
        self._one_at_a_time = asyncio.Lock()
        self._looked = float("-inf")
        self._trouble: HomewardError | None = None

    async def check(self) -> None:
        """Raises why the process cannot serve."""
        async with self._one_at_a_time:
            if self._clock() - self._looked >= rate_limits.SECONDS_BETWEEN_READY:
                self._trouble = await self._found()
                self._looked = self._clock()
        if self._trouble is not None:
            raise self._trouble

    async def _found(self) -> HomewardError | None:
        try:
            await self._look()
        except HomewardError as error:
            return error
        return None
