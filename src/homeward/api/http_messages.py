"""Bodies and answers of the endpoints: the shelf, new tables, links and join codes (docs/protocol.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, structs

from homeward.catalogue import Name, Text
from homeward.engine.chance.seeds import WrittenSeed
from homeward.engine.game import Game
from homeward.engine.game_info import GameInfo
from homeward.engine.moves import MoveData
from homeward.engine.options import LARGEST_FILE, Value
from homeward.table.entries import Clock, SeatPlan
from homeward.table.state.lesson import COACHED
from homeward.table.wishes import CreatureName, FigureName, LevelName, SentName

MOST_KNOWN_TABLES = 20  # on the shelf of a device, and on a family card
MOST_SEATS = 16
LONGEST_SECRET = 100  # letters of a token or a key
Secret = Annotated[str, Meta(max_length=LONGEST_SECRET)]
GameName = Annotated[str, Meta(max_length=64)]
OptionName = Annotated[str, Meta(max_length=64)]
ChosenOptions = Annotated[dict[OptionName, Value], Meta(max_length=64)]


class NewSeat(SeatPlan, frozen=True, forbid_unknown_fields=True):
    """A seat as the maker of a table wishes it, with bounds: nothing of it was checked yet."""

    name: SentName
    holder: Literal["here", "open", "bot"]
    level: LevelName = ""
    creature: CreatureName = ""
    figure: FigureName = ""


SeatCount = Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=MOST_SEATS)]


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: GameName
    seats: SeatCount
    options: ChosenOptions = {}
    hints: bool = True
    clock: Clock | None = None  # for a slow table
    seed: WrittenSeed | None = None  # as digits, or a number below 2^53; every player is told that the seed was chosen


class NewLesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: GameName
    lesson: Annotated[str, Meta(max_length=64)]  # one of `Box.lessons`
    name: SentName  # of the learner
    creature: CreatureName = ""


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    key: Secret = ""  # from the link: `#join=` or `#seat=`
    code: Annotated[str, Meta(max_length=20)] = ""  # a join code, instead of the key
    token: Secret = ""  # of this device at this table, if it has one: it keeps its seats


class OfferedSeat(Struct, frozen=True):
    """A seat that a link hands over."""

    number: int
    name: Name  # of whoever sits there, or for whom a bot plays


class Invitation(Struct, frozen=True):
    """What a link or a join code leads to, for a device that has not joined by it yet."""

    game: str
    name: str  # of the table; may be empty
    names: list[Name]  # of the people and bots who sit there
    seat: OfferedSeat | None  # None: the link is that of the table
    here: bool  # is this device at the table, so that joining would change nothing?


class Joined(Struct, frozen=True):
    table: str
    token: str
    join_key: str  # of the table, for its link; empty for a device that joined by the link of a seat, or by a code
    seats: list[int]  # of this device


class TableToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that a device knows, with its token there."""

    table: Annotated[str, Meta(max_length=64)]
    token: Secret


class TableTokens(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tables: Annotated[tuple[TableToken, ...], Meta(max_length=MOST_KNOWN_TABLES)]


class TypedCode(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=20)]  # case and spaces do not matter


class TableOfCode(Struct, frozen=True):
    """The table of a join code. It is joined with the code instead of a key."""

    table: str


class FileText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    option: OptionName
    text: Annotated[str, Meta(max_length=LARGEST_FILE)]


class OwnBox(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a player's own box or board, and the number of players."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: ChosenOptions


class MoveEntry(Struct, frozen=True):
    """A move of a game, legal now or not."""

    code: int
    move: MoveData
    text: str


class BotOnBox(Struct, frozen=True):
    """A bot level."""

    name: str
    meaning: Text


class Box(GameInfo, frozen=True, kw_only=True):
    """A game as it is offered: its facts, bot levels and lessons."""

    levels: tuple[BotOnBox, ...]
    lessons: tuple[str, ...]  # in order; the last may be a whole game with a coach; empty: none


def box_of(game: Game) -> Box:
    levels = tuple(BotOnBox(level.name, level.meaning) for level in game.bots.levels)
    return Box(**structs.asdict(game.info), levels=levels, lessons=lessons_of(game))


def lessons_of(game: Game) -> tuple[str, ...]:
    coached = (COACHED,) if game.lessons.coached is not None else ()
    return (*(lesson.name for lesson in game.lessons.lesson), *coached)


class HouseRules(Struct, frozen=True):
    """What players may know about this house."""

    keep_days: float  # a table that was not used for so long is deleted; 0: never
    contact: str  # a text of the host; may be empty
    compiled: bool = True  # are the rules native code, or interpreted, so that bots take longer?
