"""The structs of a frame: everything that a device may see of a table."""

from msgspec import UNSET, Struct, UnsetType

from homeward.catalogue import Text
from homeward.engine.chance.seeds import Generator
from homeward.engine.events import Event, Prompt
from homeward.engine.moves import Move
from homeward.engine.options import Value
from homeward.engine.score_sheet import ScoreSheet
from homeward.engine.views import Preview, View
from homeward.table.entries import Clock
from homeward.table.state.lesson import LessonSeen
from homeward.table.state.seat import SeatKind
from homeward.table.table import Change, TablePhase


class OfferSeen(Struct, frozen=True):
    """An open link that hands a seat over."""

    seconds_left: int


class SeatSeen(Struct, frozen=True, kw_only=True):
    seat: int
    name: str
    kind: SeatKind
    level: str  # of a bot; empty for people
    creature: str  # one of CREATURES, also while a bot stands in; else the level of the bot; empty for an open seat
    figure: str  # one of `Box.figures`; empty before the deal if chance will choose, and in games without figures
    here: bool  # does this device hold it?
    device: int | None  # seats with the same number share a device; None for bots and open seats
    connected: bool
    stands_in_for: str | None  # the person for whom this bot plays, and who may come back
    may_claim: bool  # may this device sit down here, because the seat is open?
    may_take_back: bool  # may this device take the seat back from its bot?
    may_hand_to_bot: bool  # may this device hand it to a bot now: its own, an open one, or one whose person is away?
    may_free: bool  # may this device make it open? Only the opener, where others sit
    may_win_back: bool  # may this device hand out a link for it, because its person's device is gone?
    offer: OfferSeen | None  # the open link of this seat; only for its person and the device that handed it out


class SeedSeen(Struct, frozen=True):
    hash: str  # SHA-256 of `homeward seed <seed> <salt>`, shown from the start
    chosen: bool  # by the maker of the table, not drawn by the server
    seed: str | None  # as text, because browsers round large numbers; like the salt, None until the game is over
    salt: str | None
    generator: Generator  # that deals and rolls in this game (docs/randomness.md)


class UndoRequestSeen(Struct, frozen=True):
    seat: int
    to: int  # the game would go back to the position after this many moves
    agreed: list[int]
    waiting: list[int]  # seats of people who have not answered


class UndoSeen(Struct, frozen=True):
    """Undo for this device now."""

    to: int | None  # None if there is nothing to take back
    free: bool  # without the consent of the other people at the table
    declined: bool  # they have been asked and said no: they are asked again only after another move
    asked: UndoRequestSeen | None


class ForgetSeen(Struct, frozen=True):
    """Deleting the table for everybody, with everything that was played at it."""

    may: bool  # may this device wish for it?
    agreed: list[int]  # seats whose people want it; empty while nobody has asked
    waiting: list[int]  # seats of people who have not agreed


class RematchSeen(Struct, frozen=True):
    """After the end: somebody would like to play again."""

    wanting: list[int]  # seats whose people would like to
    waiting: list[int]  # seats of people who have not answered


class DeviceSeen(Struct, frozen=True):
    """A device at the table, for the device that opened it."""

    device: int
    seats: list[int]
    connected: bool


class TallySeen(Struct, frozen=True):
    """All finished games of this table, by seat: how many its player played, and how many they won."""

    played: list[int]
    won: list[int]


class ClockSeen(Struct, frozen=True):
    """The gentle clock of the table."""

    set: Clock
    seconds_left: float | None  # of the player to act; None if no time is counted


class TableSeen(Struct, frozen=True, kw_only=True):
    id: str
    name: str  # that people gave it; may be empty
    game: str
    options: dict[str, Value]  # of an option that is a file: "own" if there is one, else empty
    phase: TablePhase
    round: int  # which game at this table this is, from 0; a rematch adds one
    seats: list[SeatSeen]
    seed: SeedSeen
    undo: UndoSeen
    hints: bool
    opened_here: bool  # did this device open the table?
    closed: bool  # to newcomers
    invited_since: int  # links of the table from before this version are invalid
    devices: list[DeviceSeen]  # all others, for the device that opened the table; empty for everybody else
    onlookers: int  # devices that are connected and have no seat
    forget: ForgetSeen
    rematch: RematchSeen | None  # None: nobody has offered one
    moves: int  # played so far in this game
    tally: TallySeen
    clock: ClockSeen | None  # None: no limit
    lesson: LessonSeen | None = None  # that is taught here


class MoveSeen(Struct, frozen=True):
    """A legal move."""

    code: int
    move: Move
    label: Text
    preview: Preview | None


class SeatFrame(Struct, frozen=True, kw_only=True):
    """The view and the moves of one seat of this device."""

    seat: int
    view: View
    moves: list[MoveSeen]  # empty while another seat is to act
    prompt: Prompt
    events: list[Event]  # since the last frame of this socket, as this seat may know them
    described: list[Text] | UnsetType = UNSET  # the view in sentences, for a client without a board for this game


class OnlookerFrame(Struct, frozen=True):
    view: View
    events: list[Event]
    described: list[Text] | UnsetType = UNSET


class TimerSeen(Struct, frozen=True):
    """The table plays `code` by itself when the time is over."""

    seconds_left: float
    code: int


class Frame(Struct, frozen=True, kw_only=True, tag_field="type", tag="frame"):
    version: int
    table: TableSeen
    actor: int | None
    over: bool
    mine: list[SeatFrame]  # one per seat this device holds; empty while the table gathers
    onlooker: OnlookerFrame | None  # for a device without a seat
    notices: list[Event]  # events of the table itself since the last frame: undo, leaving, coming, rematch
    timer: TimerSeen | None
    score_sheet: ScoreSheet | None


class Presence(Struct, frozen=True):
    """Which devices are connected, and which have been away so long that a bot may play for them."""

    here: frozenset[int]
    away: frozenset[int]
    now: float = 0.0  # seconds since 1970


class News(Struct, frozen=True):
    """What a frame has besides the position: the last change, or what the device missed."""

    change: Change | None = None
    since: int | None = None  # the last version the device saw; None: it has seen none
