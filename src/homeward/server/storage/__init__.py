"""What a server stores besides its tables (rooms/storage.py), in SQLite or PostgreSQL."""

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

from homeward.rooms.storage import Storage


class Ban(Struct, frozen=True):
    network: str  # an address, or a network such as 2001:db8::/32
    until: float  # seconds since 1970


class Card(Struct, frozen=True):
    """What a family stores for its devices, encrypted by them."""

    place_hash: str
    version: int
    body: str


MINUTES = 24 * 60
SubscriptionKind = Literal["push", "hook"]  # the push service of a browser, or a webhook


class Subscription(Struct, frozen=True):
    """A device that gets turn notices of a table."""

    table: str
    device: int
    kind: SubscriptionKind
    endpoint: str
    quiet_from: int  # minutes of the day in UTC between which no notice is sent; equal: no quiet hours
    quiet_to: int
    again: float | None = None  # when the notice is sent again unless it was delivered; None: never

    def quiet_until(self, now: float) -> float | None:
        """The end of the quiet hours if `now` is in them, else None."""
        minute = now / 60 % MINUTES
        since = (minute - self.quiet_from) % MINUTES
        length = (self.quiet_to - self.quiet_from) % MINUTES
        return now + 60 * (length - since) if since < length else None


class ServerStorage(Storage, Protocol):
    """What the storage of a server does; tests/server/test_storage.py is its contract."""

    async def load_all(self, tables: Sequence[str]) -> dict[str, list[bytes]]:
        """The entries of many tables in one read, each table's in order; nothing of a table that does not exist."""

    # Family cards

    async def card(self, place_hash: str) -> Card | None: ...

    async def cards(self) -> int:
        """How many cards there are."""

    async def put_card(self, card: Card, at: float) -> bool:
        """Store a card if its version follows the stored one, else return False."""

    async def drop_card(self, place_hash: str) -> None: ...

    async def use_card(self, place_hash: str, at: float) -> None:
        """Note that a card was read, so that it is not deleted as unused."""

    async def drop_unused_cards(self, since: float) -> int:
        """Delete the cards that were not used since then, and return how many."""

    # Turn notices

    async def keep_subscription(self, subscription: Subscription) -> None: ...

    async def drop_subscription(self, table: str, device: int, kind: SubscriptionKind) -> None: ...

    async def tables_with_subscriptions(self) -> list[str]: ...

    async def set_due(self, table: str, device: int, due: float | None) -> None:
        """Make the notices of a device due then, and clear those of all other devices at the table."""

    async def take_due_subscriptions(self, now: float, kind: SubscriptionKind, count: int) -> list[Subscription]:
        """Those whose notice is to be sent now, each returned to one process; due again later unless delivered."""

    async def notice_delivered(self, subscription: Subscription) -> None:
        """Its notice is not sent again for this turn."""

    # Gentle clocks

    async def take_due_clocks(self, now: float, until: float, count: int) -> list[str]:
        """Tables whose clocks are to be checked now, each returned to one process; to another one after `until`."""

    async def set_clock(self, table: str, until: float, look: float | None) -> None:
        """The clock that was taken until then is checked: check it again at `look`, or never.

        Does nothing if the clock was set again meanwhile.
        """

    async def secret(self, name: str, new: str) -> str:
        """A secret key of the house; `new`, which is then stored, if there was none."""

    # Bans

    async def bans(self) -> list[Ban]: ...

    async def ban(self, ban: Ban) -> None: ...

    async def lift(self, network: str) -> bool:
        """False if there was no such ban."""
