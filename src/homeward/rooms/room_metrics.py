"""What a house counts of its rooms, for whoever runs it."""

from contextlib import AbstractContextManager, nullcontext
from typing import Protocol


class RoomMetrics(Protocol):
    def stored(self, kind: str) -> None:
        """An entry of that kind."""

    def in_trouble(self) -> None:
        """The storage could not do a write."""

    def in_conflict(self) -> None:
        """Another process was quicker with a write."""

    def knew_more(self) -> None:
        """A device knew a newer version than the storage."""

    def lost_tables(self, tables: int) -> None:
        """So many tables of which less is stored than was acknowledged."""

    def refused(self, code: str) -> None: ...

    def answered(self, seconds: float) -> None:
        """From a wish to its answer."""

    def thinking(self) -> AbstractContextManager[object]:
        """While a bot decides."""

    def in_memory(self, rooms: int) -> None: ...

    def made(self) -> None:
        """A table."""


class NoMetrics:
    """A house that nobody runs for others counts nothing."""

    def stored(self, kind: str) -> None: ...

    def in_trouble(self) -> None: ...

    def in_conflict(self) -> None: ...

    def knew_more(self) -> None: ...

    def lost_tables(self, tables: int) -> None: ...

    def refused(self, code: str) -> None: ...

    def answered(self, seconds: float) -> None: ...

    def thinking(self) -> AbstractContextManager[object]:
        return nullcontext()

    def in_memory(self, rooms: int) -> None: ...

    def made(self) -> None: ...
