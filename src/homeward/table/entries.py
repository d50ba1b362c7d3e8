"""What is stored of a table: one entry for every change, in order. Nothing else changes a table."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from homeward.engine.chance.rng import Rng
from homeward.engine.chance.seeds import FAST, Generator, rng_from_seed
from homeward.engine.options import Value


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the maker of the table wished it."""

    name: str
    holder: Literal["here", "open", "bot"]
    level: str = ""
    creature: str = ""  # of the person here; empty: any that is free
    figure: str = ""  # empty: by chance


class DealSeed(Struct, frozen=True):
    """The seed of one game, and the salt with which its hash is published before the end.

    The seed is a number in the storage, and text in every message to a device.
    """

    seed: int
    salt: str
    chosen: bool = False  # by the maker of the table, who may know what is hidden
    generator: Generator = FAST  # the default is for entries from before there was another generator

    def stream(self) -> Rng:
        """The random numbers of the game, from its start."""
        return rng_from_seed(self.generator, self.seed)


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How many days a move may take, and what happens then."""

    days: Annotated[int, Meta(ge=1, le=30)]
    then: Literal["bot", "reminder"]  # a bot makes that one move, or the player is reminded once


class Entry(Struct, frozen=True, kw_only=True, tag_field="entry", tag=str.lower):
    """Base of all entries."""

    at: int | UnsetType = UNSET  # seconds since 1970, at tables with a clock


class Made(Entry, frozen=True, kw_only=True):
    """Device 0 made the table."""

    game: str
    rules_version: int
    options: dict[str, Value]
    seats: tuple[SeatPlan, ...]
    hints: bool
    deal: DealSeed
    token_hash: str
    join_hash: str = ""
    join_key: str = ""  # the key itself, at tables from before only its hash was stored
    moves: tuple[int, ...] = ()  # of an imported record, or before the first step of a lesson
    lesson: str = ""  # its name, at the table of a lesson
    clock: Clock | None = None
    figures: bool = False  # seats have figures, chosen or by chance; not at tables from before people could choose


class Came(Entry, frozen=True):
    """A new device opened the link of the table, or the link of a seat, which it now holds."""

    token_hash: str
    seat: int | None = None
    key_hash: str = ""
    instead_of: int | None = None  # a disconnected onlooker that it replaces


class Requested(Entry, frozen=True, kw_only=True):
    """Base of what a device wished for, with the id of its request, so that it is done once."""

    device: int
    id: str


class Played(Entry, frozen=True, kw_only=True):
    """A move. Without a device it was played by a bot or by the timer."""

    seat: int
    code: int
    device: int | None = None
    id: str = ""


class SteppedIn(Played, frozen=True, kw_only=True):
    """A move that a bot made because the person's days were over. The person keeps the seat."""


class Reminded(Entry, frozen=True):
    """The days for a move were over, and the player was reminded."""

    seat: int


class Beaten(Entry, frozen=True):
    """Beats of a game in real time, as in a record: [times, move, move …]."""

    runs: tuple[tuple[int, ...], ...]


class Undone(Requested, frozen=True, kw_only=True):
    """The game goes back to the position after `to` moves: without consent, or because the last person agreed."""

    seat: int  # that wished for it
    to: int


class UndoAsked(Requested, frozen=True, kw_only=True):
    seat: int
    to: int


class Agreed(Requested, frozen=True, kw_only=True):
    """A device agreed to the undo for all its seats; others have not answered yet."""


class Declined(Requested, frozen=True, kw_only=True):
    seat: int


class Claimed(Requested, frozen=True, kw_only=True):
    seat: int
    name: str
    creature: str = ""  # this and the next are empty in entries from before people could choose them
    figure: str = ""


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
    """The first device that uses this key before `until` (seconds since 1970) gets the seat."""

    seat: int
    key_hash: str
    until: int
    since: int = 0  # missing in older entries


class Withdrawn(Requested, frozen=True, kw_only=True):
    """The open offer of a seat was withdrawn."""

    seat: int


class SeatMoved(Entry, frozen=True, kw_only=True):
    """A device of the table used the key of a seat."""

    device: int
    seat: int
    key_hash: str


class Invited(Requested, frozen=True, kw_only=True):
    """Another key for the link of the table. A device that uses it may look on and take an open seat."""

    key_hash: str


class Closed(Requested, frozen=True, kw_only=True):
    """The opener closed the table to new devices, or opened it again."""

    closed: bool


class Freed(Requested, frozen=True, kw_only=True):
    """The opener made a seat open that another device or a bot had."""

    seat: int


class Removed(Requested, frozen=True, kw_only=True):
    """The opener sent a device away: its token and all links of the table become invalid."""

    guest: int


class TableNamed(Requested, frozen=True, kw_only=True):
    """The name of the table from now on; empty: that of its game."""

    name: str


class Clocked(Requested, frozen=True, kw_only=True):
    """From now on the table has this clock, or none."""

    clock: Clock | None


class Left(Requested, frozen=True, kw_only=True):
    """A device left for good. Its seats are open or, during a game, played by a bot of this level."""

    level: str = ""


class RematchOffered(Requested, frozen=True, kw_only=True):
    """A person would like to play again; others have not answered yet."""

    seat: int


class Rematched(Requested, frozen=True, kw_only=True):
    """A new game, always by the newest rules."""

    deal: DealSeed
    rules_version: int = 1  # missing in entries from before there was a second version
    options: dict[str, Value] = {}  # those that differ from the previous game: who begins
    level: str = ""  # of the bots that play for people who have not answered; empty: everybody comes along


class ForgetAgreed(Requested, frozen=True, kw_only=True):
    """A device wants the table deleted for everybody; others have not agreed yet."""

    seat: int


class Kept(Requested, frozen=True, kw_only=True):
    """A person wants to keep the table."""

    seat: int


class Forgotten(Requested, frozen=True, kw_only=True):
    """Everybody agreed. The last entry of a table: a process that reads it deletes the table."""


class Shut(Entry, frozen=True):
    """The host closed the table to everybody, or opened it again."""

    shut: bool


# By the part of the table that they change
GameEntry = Played | SteppedIn | Beaten | Undone
UndoEntry = UndoAsked | Agreed | Declined
ClockEntry = Clocked | Reminded
LinkEntry = Invited | Closed
GuestEntry = Came | Removed | Left
SeatEntry = Claimed | Renamed | Released | Handed | TakenBack | Offered | Withdrawn | Freed | SeatMoved
EndEntry = ForgetAgreed | Kept | Forgotten | Shut
RematchEntry = RematchOffered | Rematched
TableEntry = Made | RematchEntry | TableNamed | UndoEntry | ClockEntry | LinkEntry | GuestEntry | SeatEntry | EndEntry
AnyEntry = GameEntry | TableEntry

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(raw: bytes | str) -> AnyEntry:
    return _decoder.decode(raw)
