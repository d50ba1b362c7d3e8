"""An event loop in a thread of its own, for requests to addresses of players.

Whoever answers such a request chooses what its handshake computes, and one step of it can take a second. OpenSSL
computes without Python's lock, so here it delays nobody but other outgoing requests.
"""

import asyncio
from collections.abc import Coroutine
from functools import cached_property
from threading import Thread
from typing import Any, TypeVar

Result = TypeVar("Result")


class OutgoingThread:
    """Starts with the first request, and ends with the process."""

    async def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """The result of work that is done there; it is cancelled with whoever waits for it."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))

    @cached_property
    def _loop(self) -> asyncio.AbstractEventLoop:
        loop = asyncio.new_event_loop()
        Thread(target=loop.run_forever, name="outgoing requests", daemon=True).start()
        return loop


OUTGOING_THREAD = OutgoingThread()
