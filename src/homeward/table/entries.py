"""What is stored of a table: one entry for everything that happened to it, in order. Nothing else changes a table."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from homeward.engine.chance.rng import Rng
from homeward.engine.chance.seeds import FAST, Generator, rng_from_seed
from homeward.engine.options import Value


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as it was wished for when the table was made."""

    name: str
    holder: Literal["here", "open", "bot"]
    level: str = ""
    creature: str = ""  # that the person here is seen as; empty: whichever is free


class DealSeed(Struct, frozen=True):
    """The chance of one game: its seed, and the salt that hides it behind its hash until the end.

    Only the house itself reads what is stored, so the seed is a number here; it leaves the house as text.
    """

    seed: int
    salt: str
    chosen: bool = False  # by the maker of the table, so that everybody may know it
    generator: Generator = FAST  # entries from before there was another do not say it

    def stream(self) -> Rng:
        """All chance of the game, from its beginning."""
        return rng_from_seed(self.generator, self.seed)


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a move may take at a table that is played over days, and what happens then."""

    days: Annotated[int, Meta(ge=1, le=30)]
    then: Literal["bot", "reminder"]  # a bot makes that one move, or whoever is waited for is told once more


class Entry(Struct, frozen=True, kw_only=True, tag_field="entry", tag=str.lower):
    """Base of all entries."""

    at: int | UnsetType = UNSET  # seconds since 1970, at tables with a clock


class Made(Entry, frozen=True, kw_only=True):
    """A device made the table. It is device 0."""

    game: str
    rules_version: int
    options: dict[str, Value]
    seats: tuple[SeatPlan, ...]
    hints: bool
    deal: DealSeed
    token_hash: str
    join_hash: str = ""
    join_key: str = ""  # itself, at tables from before it was stored hashed
    moves: tuple[int, ...] = ()  # of an imported record, or from before a lesson
    lesson: str = ""  # that is taught here
    clock: Clock | None = None


class Came(Entry, frozen=True):
    """A new device came by the table's link, or by the link of a seat, which it now holds."""

    token_hash: str
    seat: int | None = None
    key_hash: str = ""
    instead_of: int | None = None  # a device that only looked on and is gone


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


class SteppedIn(Played, frozen=True, kw_only=True):
    """A move that a bot made because its person's days were over; the seat stays theirs."""


class Reminded(Entry, frozen=True):
    """The days for a move were over, and whoever is waited for was told so."""

    seat: int


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
    creature: str = ""  # entries from before people could choose one do not say it


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
    since: int = 0  # entries from before offers said it do not


class Withdrawn(Requested, frozen=True, kw_only=True):
    """The open offer of a seat is not meant any more."""

    seat: int


class SeatMoved(Entry, frozen=True, kw_only=True):
    """A device that was here already used the key of a seat."""

    device: int
    seat: int
    key_hash: str


class Invited(Requested, frozen=True, kw_only=True):
    """Another key for the link of the table: whoever uses it may look on and take an open seat."""

    key_hash: str


class Closed(Requested, frozen=True, kw_only=True):
    """Whoever opened the table closed it to newcomers, or lets them in again."""

    closed: bool


class Freed(Requested, frozen=True, kw_only=True):
    """Whoever opened the table made a seat open that was a person's on another device, or a bot's."""

    seat: int


class Removed(Requested, frozen=True, kw_only=True):
    """Whoever opened the table sent a device away: its token and all links of the table end."""

    guest: int


class TableNamed(Requested, frozen=True, kw_only=True):
    """What people call the table from now on; empty: by its game."""

    name: str


class Clocked(Requested, frozen=True, kw_only=True):
    """From now on the table has this clock, or none."""

    clock: Clock | None


class Left(Requested, frozen=True, kw_only=True):
    """A device went for good. Its seats are open, or in a game that is played a bot's of this level."""

    level: str = ""


class Rematched(Requested, frozen=True, kw_only=True):
    """A new game, by the rules of the day whatever the game before was played by."""

    deal: DealSeed
    rules_version: int = 1  # entries from before rules had a second version do not say it
    options: dict[str, Value] = {}  # those with another value than in the game before: who begins


class ForgetAgreed(Requested, frozen=True, kw_only=True):
    """A device wants the table deleted for everybody; others have still to agree."""

    seat: int


class Kept(Requested, frozen=True, kw_only=True):
    """Somebody wants the table to stay."""

    seat: int


class Forgotten(Requested, frozen=True, kw_only=True):
    """Everybody agreed. The last entry of a table: whoever reads it deletes them all."""


class Shut(Entry, frozen=True):
    """Whoever runs the house closed the table to everybody, or opened it again."""

    shut: bool


# By the part of the table that they change
GameEntry = Played | SteppedIn | Beaten | Undone
UndoEntry = UndoAsked | Agreed | Declined
ClockEntry = Clocked | Reminded
LinkEntry = Invited | Closed
GuestEntry = Came | Removed | Left
SeatEntry = Claimed | Renamed | Released | Handed | TakenBack | Offered | Withdrawn | Freed | SeatMoved
EndEntry = ForgetAgreed | Kept | Forgotten | Shut
TableEntry = Made | Rematched | TableNamed | UndoEntry | ClockEntry | LinkEntry | GuestEntry | SeatEntry | EndEntry
AnyEntry = GameEntry | TableEntry

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(raw: bytes | str) -> AnyEntry:
    return _decoder.decode(raw)
