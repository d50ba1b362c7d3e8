"""The channel between processes: what one has stored, the others receive at once. Nothing depends on it but speed.

A process that misses a message finds the entries in the storage at the next wish, or when the channel is back.
"""

from collections.abc import Callable
from typing import Protocol

OnMessage = Callable[[str, bytes], None]  # the name of a table, and what was said about it


class Channel(Protocol):
    """What rooms use of it."""

    def tell(self, table: str, message: bytes) -> None: ...

    async def follow(self, table: str) -> None:
        """From now on messages about this table are received."""

    async def unfollow(self, table: str) -> None: ...


class ServerChannel(Channel, Protocol):
    """What a server does with it besides."""

    def start(self, hear: OnMessage, back: Callable[[], None]) -> None:
        """`hear` gets every message about followed tables; `back` is called after messages may have been lost."""

    async def stop(self) -> None: ...

    async def check(self) -> None:
        """An error unless the channel works."""


class SingleProcess:
    """One process alone has nobody to send messages to."""

    def start(self, hear: OnMessage, back: Callable[[], None]) -> None: ...

    async def stop(self) -> None: ...

    async def follow(self, table: str) -> None: ...

    async def unfollow(self, table: str) -> None: ...

    def tell(self, table: str, message: bytes) -> None: ...

    async def check(self) -> None: ...
