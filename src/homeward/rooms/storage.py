"""The interface of the storage of all tables. SQLite, PostgreSQL and IndexedDB implement it."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from homeward.catalogue.text import text_factory
from homeward.engine.errors import HomewardError

say = text_factory("storage")
CODES_OF_A_TABLE = 16  # at the same time; the one that expires first makes room


class Write(Struct, frozen=True):
    """One entry to be stored as the given version of a table."""

    table: str
    version: int
    body: bytes
    look: float | None = None  # when the clock that the entry sets has to be checked (seconds since 1970)


# nobody used it, everybody agreed, or the host decided
DeletionReason = Literal["idle", "forgotten", "host"]


class StoredTable(Struct, frozen=True):
    """A table in the storage, without its entries."""

    table: str
    entries: int
    made: float  # seconds since 1970
    used: float  # when an entry was last stored, or a device last connected
    first: bytes  # its first entry


class JoinCode(Struct, frozen=True):
    """Letters to type instead of a link."""

    code: str
    table: str
    key_hash: str
    until: float  # seconds since 1970


class StorageDown(HomewardError):
    """The storage cannot be reached or cannot write. It is unknown whether the last writes were stored."""


class StorageReplaced(StorageDown):
    """The files of the database are not those that were opened: new writes would be lost."""


class BadStorage(HomewardError):
    """The database is damaged, belongs to another program, or to another version of Homeward."""


class Storage(Protocol):
    """The contract of every storage; tests/storage_contract.py checks it."""

    @property
    def lost(self) -> Mapping[str, int]:
        """Tables of which less is stored than was acknowledged, each with the last acknowledged version."""

    async def open(self) -> None:
        """Connect, check the database and bring its schema up to date."""

    async def close(self) -> None: ...

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        """Store all writes in one durable transaction.

        False where that version of the table exists already, or the table has been deleted.
        """

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table in order, those after a version; none if there is no such table."""

    async def tables(self) -> int:
        """How many tables there are."""

    # The end of tables

    async def listed(self, start: int = 0, count: int = 100) -> list[StoredTable]:
        """Some of the tables, the newest first."""

    async def find(self, table: str) -> StoredTable | None: ...

    async def visited(self, tables: Sequence[str], at: float) -> None:
        """Devices are connected to these tables: that counts as use, although nothing was stored."""

    async def unused(self, since: float, count: int) -> list[str]:
        """Some of the tables that were not used since then."""

    async def delete(self, tables: Sequence[str], why: DeletionReason, unused_since: float | None = None) -> list[str]:
        """Delete tables for good; with `unused_since` only those that were not used since then. Returns the deleted."""

    async def deleted(self, table: str) -> DeletionReason | None:
        """Why a table was deleted; None if it never was."""

    async def tidy(self) -> None:
        """Remove deleted data from the files of the database, as far as no reader holds it."""

    # Codes to type

    async def keep_code(self, wished: Sequence[JoinCode], now: float) -> JoinCode | None:
        """A code for the link of these codes: its present code, extended, or the first of them that is not in use."""

    async def code(self, code: str, now: float) -> JoinCode | None:
        """The code with its table and key; None if there is none, or it has expired."""

    async def check(self) -> None:
        """Write something. Raises StorageDown if that fails."""
