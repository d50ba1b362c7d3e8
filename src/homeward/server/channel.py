"""The channel between processes: what one has stored, the others hear at once. Nothing depends on it but speed.

Whoever misses a whisper finds the entries in the storage at the next wish, or when the channel is back.
"""

from collections.abc import Callable
from typing import Protocol

Hear = Callable[[str, bytes], None]  # the name of a table, and what was said about it


class Channel(Protocol):
    def start(self, hear: Hear, back: Callable[[], None]) -> None:
        """`hear` gets every whisper about followed tables; `back` is called after whispers may have been lost."""

    async def stop(self) -> None: ...

    async def follow(self, table: str) -> None: ...

    async def unfollow(self, table: str) -> None: ...

    def tell(self, table: str, whisper: bytes) -> None: ...

    async def check(self) -> None:
        """An error unless the channel works."""


class Alone:
    """One process has nobody to talk to."""

    def start(self, hear: Hear, back: Callable[[], None]) -> None: ...

    async def stop(self) -> None: ...

    async def follow(self, table: str) -> None: ...

    async def unfollow(self, table: str) -> None: ...

    def tell(self, table: str, whisper: bytes) -> None: ...

    async def check(self) -> None: ...


def channel_at(redis: str) -> Channel:
    """Through the Redis at that address; to nobody if there is none."""
    if not redis:
        return Alone()
    from homeward.server.redis_channel import RedisChannel  # its client comes with homeward[server]

    return RedisChannel(redis)
