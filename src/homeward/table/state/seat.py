"""The seats of a table and who holds them."""

from typing import Literal

from msgspec import Struct

from homeward.catalogue import Name, Text
from homeward.table.entries import SeatPlan

CLOCKS_DIFFER = 60  # seconds at most, between the clocks of several processes

SeatKind = Literal["person", "bot", "open"]


class SeatOffer(Struct, frozen=True):
    """The link of a seat: the first device that opens it gets the seat. Every change of the holder ends it."""

    key_hash: str
    since: int  # seconds since 1970
    until: int
    by: int  # the device that handed it out

    def is_open(self, now: float) -> bool:
        """An offer from the future is not open: the clock was set back, so its age is unknown."""
        return self.since - CLOCKS_DIFFER <= now < self.until


class Seat:
    """A place at the table: a person on a device, a bot, or nobody yet."""

    __slots__ = (
        "creature",
        "device",
        "figure",
        "former_device",
        "given_away",
        "kind",
        "level",
        "name",
        "number",
        "offer",
        "seen_by",
        "stands_in_for",
    )

    def __init__(self, number: int, plan: SeatPlan) -> None:
        self.number = number
        self.name = plan.name
        self.kind: SeatKind = "open"
        self.level = ""
        self.creature = ""  # of the person, also while a bot stands in; empty if nobody has sat here
        self.figure = plan.figure  # that was chosen, or dealt by chance; empty until then
        self.device: int | None = None
        self.former_device: int | None = None  # may take the seat back from the bot
        self.stands_in_for: str | None = None
        self.given_away = False  # others handed it to the bot while its person was away
        self.offer: SeatOffer | None = None
        self.seen_by = set[int]()  # devices that have seen its view of the game in play
        if plan.holder == "here":
            self.sit_down(0, plan.name, plan.creature)
        elif plan.holder == "bot":
            self.kind = "bot"
            self.level = plan.level

    @property
    def plain_name(self) -> Name:
        """The name of its person; without one, the level of a bot or the number of the seat."""
        if self.name:
            return self.name
        return Text(f"level.{self.level}") if self.kind == "bot" else Text("seat", {"n": self.number + 1})

    @property
    def owner(self) -> int | None:
        """The device whose consent counts for this seat, also while a bot plays that others put there."""
        return self.former_device if self.given_away else self.device

    @property
    def undo_owner(self) -> int | None:
        """The device whose consent an undo needs: the owner, unless a bot has sat here since before the deal."""
        return self.owner if self.owner in self.seen_by else None

    @property
    def person(self) -> int | None:
        """The device of the person who sits here, or for whom a bot plays."""
        return self.device if self.kind == "person" else self.former_device

    @property
    def is_wanted_back(self) -> bool:
        """Does the seat belong to a person, present or gone? Then no other person may claim it."""
        return self.kind == "person" or self.stands_in_for is not None

    @property
    def offered_by_others(self) -> bool:
        """Was its open link handed out by another device, because its person's device is lost?"""
        return self.offer is not None and self.offer.by != self.person

    @property
    def seen_as(self) -> str:
        """The creature that is shown: of a bot its level, unless it stands in for a person; of an open seat none."""
        return self.level if self.kind == "bot" and self.stands_in_for is None else self.creature

    def begin_game(self) -> None:
        self.seen_by = {self.device} if self.device is not None else set()

    def sit_down(self, device: int, name: str, creature: str) -> None:
        self._empty()
        self.seen_by.add(device)
        self.kind = "person"
        self.name = name
        self.creature = creature
        self.device = device

    def stand_up(self) -> None:
        self._empty()
        self.kind = "open"
        self.creature = self.figure = ""

    def hand_to_bot(self, level: str, given_away: bool = False) -> None:
        person, device = self.kind == "person", self.device
        self._empty()
        if person:
            self.former_device = device
            self.stands_in_for = self.name
            self.given_away = given_away
        else:
            self.name = self.creature = ""  # of the previous person
        self.kind = "bot"
        self.level = level

    def let_go(self, device: int) -> None:
        """The device left for good. Its person may come back to the bot's seat on another device."""
        if self.former_device == device:
            self.former_device = None
            self.given_away = False

    def forget(self, device: int) -> None:
        """The device was removed: its person cannot come back to the bot's seat."""
        if self.former_device == device:
            self.let_go(device)
            self.stands_in_for = None

    def _empty(self) -> None:
        self.level = ""
        self.device = None
        self.former_device = None
        self.stands_in_for = None
        self.given_away = False
        self.offer = None
