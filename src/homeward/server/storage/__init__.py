"""Where the entries of all tables are kept: one interface, SQLite and PostgreSQL behind it."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from homeward.engine.errors import HomewardError


class Write(Struct, frozen=True):
    """One entry to be stored as the given version of a table."""

    table: str
    version: int
    body: bytes


class StorageDown(HomewardError):
    """The storage cannot be reached or cannot write. Whether the last writes happened is unknown."""


class BadStorage(HomewardError):
    """The database is damaged, or belongs to another version of Homeward."""


class Storage(Protocol):
    """What every storage does; tests/server/test_storage.py says it in tests."""

    async def open(self) -> None:
        """Connect, check the database and bring its schema up to date."""

    async def close(self) -> None: ...

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        """Store all writes in one durable transaction. False where that version of the table is there already."""

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table in order, those after a version; none if there is no such table."""

    async def tables(self) -> int:
        """How many tables there are."""

    async def check(self) -> None:
        """StorageDown unless the storage answers."""
