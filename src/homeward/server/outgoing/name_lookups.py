"""Looks names up in threads of its own: a name server that never answers delays no table, and no end of the process.

The system's resolver can be neither interrupted nor awaited, so each lookup is a daemon thread. Whoever waits may give
up; the place is free again when the thread is done.
"""

import asyncio
from contextlib import suppress
from ipaddress import ip_address
from socket import SOCK_STREAM, getaddrinfo
from threading import Thread

from homeward.server.outgoing.outgoing_url import Address

LOOKUPS_AT_ONCE = 16


class NameLookups:
    """So many at once; all others wait for a free place."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(LOOKUPS_AT_ONCE)

    async def addresses_of(self, host: str) -> list[Address]:
        """All addresses of a name; none if there is no such name."""
        await self._places.acquire()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[Address]] = loop.create_future()

        def look_up() -> None:
            found: list[Address] = []
            try:
                found = resolve(host)
            finally:
                with suppress(RuntimeError):  # the server has stopped in the meantime
                    loop.call_soon_threadsafe(self._finish, answer, found)

        try:
            Thread(target=look_up, name="name lookup", daemon=True).start()
        except RuntimeError:  # the system has no thread left
            self._finish(answer, [])
        return await answer

    def _finish(self, answer: asyncio.Future[list[Address]], found: list[Address]) -> None:
        self._places.release()
        if not answer.done():
            answer.set_result(found)


def resolve(host: str) -> list[Address]:
    try:
        found = getaddrinfo(host, None, type=SOCK_STREAM)
        addresses = [ip_address(str(place[0]).partition("%")[0]) for *_, place in found]
    except (OSError, ValueError):  # no such name, or nothing that could be one
        return []
    return list(dict.fromkeys(addresses))
