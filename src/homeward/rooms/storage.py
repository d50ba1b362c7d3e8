"""Where the entries of all tables are kept: one interface; SQLite, PostgreSQL and a browser behind it."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from homeward.catalogue.text import text_factory
from homeward.engine.errors import HomewardError

say = text_factory("storage")
CODES_OF_A_TABLE = 16  # at the same time; the one that ends first makes room


class Write(Struct, frozen=True):
    """One entry to be stored as the given version of a table."""

    table: str
    version: int
    body: bytes
    look: float | None = None  # when somebody has to look at the clock that the entry sets (seconds since 1970)


DeletionReason = Literal[
    "idle", "forgotten", "host"
]  # nobody used it, everybody agreed, or whoever runs the house decided


class StoredTable(Struct, frozen=True):
    """A table in the storage, seen from outside."""

    table: str
    entries: int
    made: float  # seconds since 1970
    used: float  # when something last happened at it, or somebody opened it
    first: bytes  # its first entry


class JoinCode(Struct, frozen=True):
    """Letters to type instead of the link with this key."""

    code: str
    table: str
    key_hash: str
    until: float  # seconds since 1970


class StorageDown(HomewardError):
    """The storage cannot be reached or cannot write. Whether the last writes happened is unknown."""


class StorageReplaced(StorageDown):
    """The files of the database are not those that were opened: whatever is written now would be lost."""


class BadStorage(HomewardError):
    """The database is damaged, is somebody else's, or belongs to another version of Homeward."""


class Storage(Protocol):
    """What every storage does; tests/storage_contract.py says it in tests."""

    @property
    def lost(self) -> Mapping[str, int]:
        """Tables of which less is stored than was acknowledged, each with the last acknowledged version."""

    async def open(self) -> None:
        """Connect, check the database and bring its schema up to date."""

    async def close(self) -> None: ...

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        """Store all writes in one durable transaction.

        False where that version of the table is there already, or the table has been deleted.
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
        """Somebody is at these tables: that is using them, although nothing was stored."""

    async def unused(self, since: float, count: int) -> list[str]:
        """Some of the tables that nobody has used since then."""

    async def delete(self, tables: Sequence[str], why: DeletionReason, unused_since: float | None = None) -> list[str]:
        """Delete tables for good: those of them that are there and, if that is asked for, were not used since then."""

    async def deleted(self, table: str) -> DeletionReason | None:
        """Why a table was deleted; None if it never was."""

    async def tidy(self) -> None:
        """What was deleted is in no file of the database any more, unless somebody is just reading there."""

    # Codes to type

    async def keep_code(self, wished: Sequence[JoinCode], now: float) -> JoinCode | None:
        """A code for the link they all stand for: the one it has, for longer, or the first that nobody has."""

    async def code(self, code: str, now: float) -> JoinCode | None:
        """What a code stands for; None if there is none, or its time is over."""

    async def check(self) -> None:
        """StorageDown unless a write works: something is written."""
