"""Where the entries of all tables are kept: one interface, SQLite and PostgreSQL behind it."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from homeward.catalogue.said import says
from homeward.engine.errors import HomewardError

say = says("storage")


class Write(Struct, frozen=True):
    """One entry to be stored as the given version of a table."""

    table: str
    version: int
    body: bytes
    look: float | None = None  # when somebody has to look at the clock that the entry sets (seconds since 1970)


Why = Literal["idle", "forgotten", "host"]  # nobody used it, everybody agreed, or whoever runs the house decided


class StoredTable(Struct, frozen=True):
    """A table in the storage, seen from outside."""

    table: str
    entries: int
    made: float  # seconds since 1970
    used: float  # when something last happened at it, or somebody opened it
    first: bytes  # its first entry


class Ban(Struct, frozen=True):
    network: str  # an address, or a network such as 2001:db8::/32
    until: float  # seconds since 1970


class Code(Struct, frozen=True):
    """Letters to type instead of the link with this key."""

    code: str
    table: str
    key_hash: str
    until: float  # seconds since 1970


class Card(Struct, frozen=True):
    """What a family keeps for its devices; only they can read it."""

    place_hash: str
    version: int
    body: str


MINUTES = 24 * 60
BellKind = Literal["push", "hook"]  # the push service of its browser, or an address that its person gave


class Bell(Struct, frozen=True):
    """A device that wants to hear when it is its turn at a table."""

    table: str
    device: int
    kind: BellKind
    endpoint: str
    quiet_from: int  # minutes of the day in UTC between which it stays silent; twice the same: never
    quiet_to: int
    again: float | None = None  # when it rings once more, if nobody says that it was heard; None: never

    def quiet_until(self, now: float) -> float | None:
        """The end of the quiet hours it is in; None outside of them."""
        minute = now / 60 % MINUTES
        since = (minute - self.quiet_from) % MINUTES
        length = (self.quiet_to - self.quiet_from) % MINUTES
        return now + 60 * (length - since) if since < length else None


class StorageDown(HomewardError):
    """The storage cannot be reached or cannot write. Whether the last writes happened is unknown."""


class StorageReplaced(StorageDown):
    """The files of the database are not those that were opened: whatever is written now would be lost."""


class BadStorage(HomewardError):
    """The database is damaged, is somebody else's, or belongs to another version of Homeward."""


class Storage(Protocol):
    """What every storage does; tests/server/test_storage.py says it in tests."""

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

    async def delete(self, tables: Sequence[str], why: Why, unused_since: float | None = None) -> list[str]:
        """Delete tables for good: those of them that are there and, if that is asked for, were not used since then."""

    async def deleted(self, table: str) -> Why | None:
        """Why a table was deleted; None if it never was."""

    async def tidy(self) -> None:
        """What was deleted is in no file of the database any more, unless somebody is just reading there."""

    # Codes to type

    async def keep_code(self, wished: Sequence[Code], now: float) -> Code | None:
        """A code for the link they all stand for: the one it has, for longer, or the first that nobody has."""

    async def code(self, code: str, now: float) -> Code | None:
        """What a code stands for; None if there is none, or its time is over."""

    # Family cards

    async def card(self, place_hash: str) -> Card | None: ...

    async def put_card(self, card: Card, at: float) -> bool:
        """Keep a card as the version after the one before. False if that is not the one there is."""

    async def drop_card(self, place_hash: str) -> None: ...

    async def use_card(self, place_hash: str, at: float) -> None:
        """Somebody reads it: that is using it."""

    async def drop_unused_cards(self, since: float) -> int:
        """How many nobody has used since then; they are deleted."""

    # Bells

    async def keep_bell(self, bell: Bell) -> None: ...

    async def drop_bell(self, table: str, device: int, kind: BellKind) -> None: ...

    async def tables_with_bells(self) -> list[str]: ...

    async def set_due(self, table: str, device: int, due: float | None) -> None:
        """The bells of a device ring then, those of all others at the table do not."""

    async def take_due_bells(self, now: float, count: int) -> list[Bell]:
        """Bells that are to be rung now, each told to one process, and again later unless it was heard."""

    async def bell_heard(self, bell: Bell) -> None:
        """It need not ring again for this turn."""

    # Gentle clocks

    async def take_due_clocks(self, now: float, until: float, count: int) -> list[str]:
        """Tables at whose clocks somebody has to look now, each told to one process; to the next one after `until`."""

    async def set_clock(self, table: str, until: float, look: float | None) -> None:
        """Whoever took the clock until then has looked: look again at that time, or never.

        Unless somebody has set it anew meanwhile.
        """

    async def secret(self, name: str, new: str) -> str:
        """A key of the house; the new one if there was none."""

    # Who may not come in

    async def bans(self) -> list[Ban]: ...

    async def ban(self, ban: Ban) -> None: ...

    async def lift(self, network: str) -> bool:
        """False if there was no such ban."""

    async def check(self) -> None:
        """StorageDown unless a write works: something is written."""
