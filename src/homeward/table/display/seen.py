"""What a frame is made of: everything that a device may see of a table."""

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
    """A link that hands a seat over is open."""

    seconds_left: int


class SeatSeen(Struct, frozen=True, kw_only=True):
    seat: int
    name: str
    kind: SeatKind
    level: str  # of a bot; empty for people
    creature: str  # that it is seen as: one of CREATURES, or the level of the bot that plays; empty where nobody sits
    here: bool  # does this very device hold it?
    device: int | None  # seats with the same number share a device; None for bots and open seats
    connected: bool
    stands_in_for: str | None  # the person for whom this bot plays, and who may come back
    may_take_back: bool  # may this device take the seat back from its bot?
    may_hand_to_bot: bool  # may this device hand it to a bot now: its own, an open one, or one that has been away
    may_free: bool  # may this device make it open: whoever opened the table, where others sit
    may_win_back: bool  # may this device hand out a link for it: its person's device is gone, with a bot there or not
    offer: OfferSeen | None  # the open link of this seat, told to its person and to whoever handed it out


class SeedSeen(Struct, frozen=True):
    hash: str  # SHA-256 of `homeward seed <seed> <salt>`, shown from the start
    chosen: bool  # by the maker of the table instead of drawn by the server
    seed: str | None  # its digits, since browsers round large numbers; None until the game is over, as the salt
    salt: str | None
    generator: Generator  # that deals and rolls in this game (docs/randomness.md)


class UndoRequestSeen(Struct, frozen=True):
    seat: int
    to: int  # the game would go back to the position after this many moves
    agreed: list[int]
    waiting: list[int]  # seats of people who have not answered


class UndoSeen(Struct, frozen=True):
    """What undo would do now for this device."""

    to: int | None  # None if there is nothing to take back
    free: bool  # no question asked; otherwise every other person at the table is asked
    asked: UndoRequestSeen | None


class ForgetSeen(Struct, frozen=True):
    """Deleting the table for everybody, with everything that was played at it."""

    may: bool  # may this device wish for it?
    agreed: list[int]  # seats whose people want it; empty while nobody has asked
    waiting: list[int]  # seats of people who have not agreed


class DeviceSeen(Struct, frozen=True):
    """A device at the table, as whoever opened the table is told."""

    device: int
    seats: list[int]
    connected: bool


class TallySeen(Struct, frozen=True):
    """Of all games that ended at this table, by seat: how many whoever sits there played, and how many they won."""

    played: list[int]
    won: list[int]


class ClockSeen(Struct, frozen=True):
    """The gentle clock of the table."""

    set: Clock
    seconds_left: float | None  # of whoever is to act; None where nobody's days are counted


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
    opened_here: bool  # did this very device open the table?
    closed: bool  # to newcomers
    invited_since: int  # links of the table from before this version do not work any more
    devices: list[DeviceSeen]  # all others, for the device that opened the table; empty for everybody else
    forget: ForgetSeen
    moves: int  # played so far in this game
    tally: TallySeen
    clock: ClockSeen | None  # None: everybody takes as long as they like
    lesson: LessonSeen | None = None  # that is taught here


class MoveSeen(Struct, frozen=True):
    """A legal move."""

    code: int
    move: Move
    label: Text
    preview: Preview | None


class SeatFrame(Struct, frozen=True, kw_only=True):
    """What one seat of this device knows and may do."""

    seat: int
    view: View
    moves: list[MoveSeen]  # empty while it is somebody else's turn
    prompt: Prompt
    events: list[Event]  # what happened since the last frame of this socket, as this seat hears it
    described: list[Text] | UnsetType = UNSET  # the view in sentences, for a client without a board for this game


class OnlookerFrame(Struct, frozen=True):
    view: View
    events: list[Event]
    described: list[Text] | UnsetType = UNSET


class TimerSeen(Struct, frozen=True):
    """The table plays `code` by itself when the time is up."""

    seconds_left: float
    code: int


class Frame(Struct, frozen=True, kw_only=True, tag_field="type", tag="frame"):
    version: int
    table: TableSeen
    actor: int | None
    over: bool
    mine: list[SeatFrame]  # one per seat this device holds; empty while the table gathers
    onlooker: OnlookerFrame | None  # for a device without a seat
    notices: list[Event]  # what happened at the table itself since the last frame: undo, leaving, coming, rematch
    timer: TimerSeen | None
    score_sheet: ScoreSheet | None


class Presence(Struct, frozen=True):
    """Which devices are there now, and which have been away so long that a bot may play for them."""

    here: frozenset[int]
    away: frozenset[int]
    now: float = 0.0  # seconds since 1970


class News(Struct, frozen=True):
    """What a frame tells besides the position: what just happened, or what a device missed."""

    change: Change | None = None
    since: int | None = None  # the last version the device saw; None: it saw nothing yet
