"""What is asked and answered outside of tables: the shelf, new tables, links and codes (docs/protocol.md)."""

from typing import Annotated

from msgspec import Meta, Struct, structs

from homeward.catalogue import Text
from homeward.engine.chance.seeds import WrittenSeed
from homeward.engine.game import Game
from homeward.engine.game_info import GameInfo
from homeward.engine.moves import MoveData
from homeward.engine.options import LARGEST_FILE, Value
from homeward.table.entries import Clock, SeatPlan
from homeward.table.state.lesson import COACHED

SeatCount = Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=16)]


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    seats: SeatCount
    options: dict[str, Value] = {}
    hints: bool = True
    clock: Clock | None = None  # for a table that is played over days
    seed: WrittenSeed | None = None  # its digits (or a number below 2^53), for a game that all may know was chosen


class NewLesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody wants to be taught."""

    game: Annotated[str, Meta(max_length=64)]
    lesson: Annotated[str, Meta(max_length=64)]  # one of those on the box
    name: Annotated[str, Meta(max_length=100)]  # of the learner
    creature: Annotated[str, Meta(max_length=40)] = ""


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=100)] = ""  # from the link: `#join=` or `#seat=`
    code: Annotated[str, Meta(max_length=20)] = ""  # that was typed instead
    token: Annotated[str, Meta(max_length=100)] = ""  # that this device has already: it then keeps its seats


class Joined(Struct, frozen=True):
    table: str
    token: str
    join_key: str  # of the table, for its link; empty for a device that came by the link of a seat, or by a code
    seats: list[int]  # that this device holds


class TypedCode(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=20)]  # small letters and spaces do not matter


class CodeLeads(Struct, frozen=True):
    """Where a code leads: its table is joined with the code instead of a key."""

    table: str


class FileText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    option: Annotated[str, Meta(max_length=64)]
    text: Annotated[str, Meta(max_length=LARGEST_FILE)]


class OwnBox(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A box or a board of one's own, and for how many."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Value]


class MoveEntry(Struct, frozen=True):
    """A move of the whole move table, legal now or not."""

    code: int
    move: MoveData
    text: str


class BotOnBox(Struct, frozen=True):
    """A level as the set-up shows it."""

    name: str
    meaning: Text


class Box(GameInfo, frozen=True, kw_only=True):
    """What the box says, and which bots play."""

    levels: tuple[BotOnBox, ...]
    lessons: tuple[str, ...]  # the first one first, in the end a whole game with a coach; empty: it has none


def box_of(game: Game) -> Box:
    levels = tuple(BotOnBox(level.name, level.meaning) for level in game.bots.levels)
    return Box(**structs.asdict(game.info), levels=levels, lessons=lessons_of(game))


def lessons_of(game: Game) -> tuple[str, ...]:
    coached = (COACHED,) if game.lessons.coached is not None else ()
    return (*(lesson.name for lesson in game.lessons.lesson), *coached)


class HouseRules(Struct, frozen=True):
    """What people may know of how this house is run."""

    keep_days: float  # a table that nobody has used for so long is deleted; 0: never
    contact: str  # of whoever runs it, as they wrote it; may be empty
    compiled: bool = True  # are the rules native code here, or interpreted, with bots that think longer?
