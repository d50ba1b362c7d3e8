"""Can this process serve tables? Somebody who asks all the time must not keep the disk busy."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from homeward.engine.errors import HomewardError
from homeward.rooms import limits


class Readiness:
    """Looks at most once a second; whoever asks meanwhile hears what was found."""

    def __init__(self, look: Callable[[], Awaitable[None]], clock: Callable[[], float] = time.monotonic) -> None:
        self._look = look
        self._clock = clock
        self._one_at_a_time = asyncio.Lock()
        self._looked = float("-inf")
        self._trouble: HomewardError | None = None

    async def check(self) -> None:
        """What is in the way, raised."""
        async with self._one_at_a_time:
            if self._clock() - self._looked >= limits.SECONDS_BETWEEN_READY:
                self._trouble = await self._found()
                self._looked = self._clock()
        if self._trouble is not None:
            raise self._trouble

    async def _found(self) -> HomewardError | None:
        try:
            await self._look()
        except HomewardError as trouble:
            return trouble
        return None
