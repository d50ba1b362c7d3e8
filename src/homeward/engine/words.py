"""What a game says to people: events, prompts and the lines of a score sheet, as facts that every language can say."""

from msgspec import Struct

from homeward.catalogue import Name, Said

Facts = dict[str, int | str | bool | list[int] | None]


class Event(Struct, frozen=True, kw_only=True):
    """Something that happened. `said` and `facts` may be repeated for ever, what is fleeting only at its moment."""

    kind: str
    seat: int | None = None
    said: Said | None = None
    facts: Facts = {}
    fleeting: Facts = {}
    fleeting_said: Said | None = None

    def afterwards(self) -> "Event":
        """The event as a log, a reconnect or a running replay may tell it."""
        return Event(kind=self.kind, seat=self.seat, said=self.said, facts=self.facts)


class Prompt(Struct, frozen=True, kw_only=True):
    """What a seat is asked to do now."""

    said: Said
    detail: Said | None = None


class Timer(Struct, frozen=True, kw_only=True):
    """After so many seconds in a position the table plays this move for whoever is to act."""

    seconds: int
    code: int


class Piece(Struct, frozen=True):
    """A piece that earned points, by the game's own name for its picture, and how many of it."""

    what: str
    n: int = 1


class ScoreLine(Struct, frozen=True, kw_only=True):
    """One part of the score: the points of every seat, and why."""

    name: Name
    rules: tuple[str, ...]
    points: tuple[int, ...]
    reasons: tuple[Said | None, ...] = ()  # one per seat, None for whom it is not about; or none at all
    pieces: tuple[tuple[Piece, ...], ...] = ()  # what earned the points, for each seat; or none at all


class Honour(Struct, frozen=True, kw_only=True):
    """A title besides the victory, and who holds it."""

    title: Said
    seats: tuple[int, ...]
    reason: Said
    rules: tuple[str, ...]


class ScoreSheet(Struct, frozen=True, kw_only=True):
    """Points per seat, part by part."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    verdict: Said | None = None
    honours: tuple[Honour, ...] = ()
    together: bool = False  # does the whole table win or lose as one? The house asks the state
