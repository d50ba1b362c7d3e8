"""What is stored of a table: one entry for everything that happened to it, in order. Nothing else changes a table."""

from typing import Literal

import msgspec
from msgspec import Struct

from homeward.engine.options import Value


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as it was wished for when the table was made."""

    name: str
    holder: Literal["here", "open", "bot"]
    level: str = ""


class Deal(Struct, frozen=True):
    """The chance of one game: its seed, and the salt that hides it behind its hash until the end.

    Only the house itself reads what is stored, so the seed is a number here; it leaves the house as text.
    """

    seed: int
    salt: str
    chosen: bool = False  # by the maker of the table, so that everybody may know it


class Entry(Struct, frozen=True, tag_field="entry", tag=str.lower):
    """Base of all entries."""


class Made(Entry, frozen=True, kw_only=True):
    """A device made the table. It is device 0."""

    game: str
    rules_version: int
    options: dict[str, Value]
    seats: tuple[SeatPlan, ...]
    hints: bool
    deal: Deal
    join_key: str
    token_hash: str
    moves: tuple[int, ...] = ()  # of an imported record


class Came(Entry, frozen=True):
    """A new device came by the table's link, or by the link of a seat, which it now holds."""

    token_hash: str
    seat: int | None = None
    key_hash: str = ""


class Requested(Entry, frozen=True, kw_only=True):
    """Base of what a device wished for; with the id of its request, so that it is done once."""

    device: int
    id: str


class Played(Entry, frozen=True, kw_only=True):
    """A move. Without a device it was played by a bot or by the table's clock."""

    seat: int
    code: int
    device: int | None = None
    id: str = ""


class Beaten(Entry, frozen=True):
    """A stretch of beats of a game in real time, as in a record: [times, move, move …]."""

    runs: tuple[tuple[int, ...], ...]


class Undone(Requested, frozen=True, kw_only=True):
    """The game goes back to the position after `to` moves: freely, or because the last person agreed."""

    seat: int  # who wanted it
    to: int


class UndoAsked(Requested, frozen=True, kw_only=True):
    seat: int
    to: int


class Agreed(Requested, frozen=True, kw_only=True):
    """A device agreed to the undo for all its seats; others have still to answer."""


class Declined(Requested, frozen=True, kw_only=True):
    seat: int


class Claimed(Requested, frozen=True, kw_only=True):
    seat: int
    name: str


class Renamed(Requested, frozen=True, kw_only=True):
    seat: int
    name: str


class Released(Requested, frozen=True, kw_only=True):
    seat: int


class Handed(Requested, frozen=True, kw_only=True):
    """A bot plays this seat from now on."""

    seat: int
    level: str


class TakenBack(Requested, frozen=True, kw_only=True):
    seat: int


class Offered(Requested, frozen=True, kw_only=True):
    """A key that hands the seat to whoever uses it first, before `until` (seconds since 1970)."""

    seat: int
    key_hash: str
    until: int


class SeatMoved(Entry, frozen=True, kw_only=True):
    """A device that was here already used the key of a seat."""

    device: int
    seat: int
    key_hash: str


class Rematched(Requested, frozen=True, kw_only=True):
    """A new game, by the rules of the day whatever the game before was played by."""

    deal: Deal
    rules_version: int = 1  # entries from before rules had a second version do not say it
    options: dict[str, Value] = {}  # those with another value than in the game before: who begins


AnyEntry = (
    Made
    | Came
    | Played
    | Beaten
    | Undone
    | UndoAsked
    | Agreed
    | Declined
    | Claimed
    | Renamed
    | Released
    | Handed
    | TakenBack
    | Offered
    | SeatMoved
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(raw: bytes | str) -> AnyEntry:
    return _decoder.decode(raw)
