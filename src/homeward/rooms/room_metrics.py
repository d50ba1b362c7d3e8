"""What a house counts of its rooms, for hosts."""

from contextlib import AbstractContextManager, nullcontext
from typing import Protocol


class RoomMetrics(Protocol):
    def stored(self, kind: str) -> None:
        """An entry of that kind was stored."""

    def in_trouble(self) -> None:
        """The storage failed to write."""

    def in_conflict(self) -> None:
        """Another process wrote the same version first."""

    def knew_more(self) -> None:
        """A device knew a newer version than the storage has."""

    def lost_tables(self, tables: int) -> None:
        """The number of tables of which less is stored than was acknowledged."""

    def refused(self, code: str) -> None: ...

    def answered(self, seconds: float) -> None:
        """Seconds from a wish to its answer."""

    def thinking(self) -> AbstractContextManager[object]:
        """Entered while a bot chooses its move."""

    def in_memory(self, rooms: int) -> None: ...

    def made(self) -> None:
        """A table was made."""


class NoMetrics:
    """For a house without a host: counts nothing."""

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
