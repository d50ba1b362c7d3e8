"""What a server keeps besides its tables (rooms/storage.py). SQLite and PostgreSQL are behind it."""

from typing import Literal, Protocol

from msgspec import Struct

from homeward.rooms.storage import Storage


class Ban(Struct, frozen=True):
    network: str  # an address, or a network such as 2001:db8::/32
    until: float  # seconds since 1970


class Card(Struct, frozen=True):
    """What a family keeps for its devices; only they can read it."""

    place_hash: str
    version: int
    body: str


MINUTES = 24 * 60
SubscriptionKind = Literal["push", "hook"]  # the push service of its browser, or an address that its person gave


class Subscription(Struct, frozen=True):
    """A device that wants to hear when it is its turn at a table."""

    table: str
    device: int
    kind: SubscriptionKind
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


class ServerStorage(Storage, Protocol):
    """What the storage of a server does; tests/server/test_storage.py says it in tests."""

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

    async def keep_subscription(self, bell: Subscription) -> None: ...

    async def drop_subscription(self, table: str, device: int, kind: SubscriptionKind) -> None: ...

    async def tables_with_subscriptions(self) -> list[str]: ...

    async def set_due(self, table: str, device: int, due: float | None) -> None:
        """The bells of a device ring then, those of all others at the table do not."""

    async def take_due_subscriptions(self, now: float, count: int) -> list[Subscription]:
        """Bells that are to be rung now, each told to one process, and again later unless it was heard."""

    async def notice_delivered(self, bell: Subscription) -> None:
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
