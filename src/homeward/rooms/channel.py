"""The channel between processes: what one has stored, the others receive at once. It only saves time.

A process that misses a message finds the entries in the storage at the next wish, or when the channel works again.
"""

from collections.abc import Callable
from typing import Protocol

OnMessage = Callable[[str, bytes], None]  # the name of a table, and a message about it


class Channel(Protocol):
    """The part that rooms use."""

    def tell(self, table: str, message: bytes) -> None: ...

    async def follow(self, table: str) -> None:
        """Receive messages about this table from now on."""

    async def unfollow(self, table: str) -> None: ...


class ServerChannel(Channel, Protocol):
    """The part that only the server uses."""

    def start(self, hear: OnMessage, back: Callable[[], None]) -> None:
        """`hear` gets every message about followed tables; `back` is called when messages may have been lost."""

    async def stop(self) -> None: ...

    async def check(self) -> None:
        """Raises an error unless the channel works."""


class SingleProcess:
    """One process alone has nobody to send messages to."""

    def start(self, hear: OnMessage, back: Callable[[], None]) -> None: ...

    async def stop(self) -> None: ...

    async def follow(self, table: str) -> None: ...

    async def unfollow(self, table: str) -> None: ...

    def tell(self, table: str, message: bytes) -> None: ...

    async def check(self) -> None: ...
