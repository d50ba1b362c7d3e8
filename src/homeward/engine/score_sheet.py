"""The score sheet: points of every seat, part by part, and why."""

from msgspec import Struct

from homeward.catalogue import Name, Text


class ScoredPiece(Struct, frozen=True):
    """A piece that earned points, by the name of its picture, and how many of it."""

    what: str
    n: int = 1


class ScoreLine(Struct, frozen=True, kw_only=True):
    """One part of the score: the points of every seat, and why."""

    name: Name
    rules: tuple[str, ...]
    points: tuple[int, ...]
    reasons: tuple[Text | None, ...] = ()  # one per seat, None for a seat without one; or empty
    pieces: tuple[tuple[ScoredPiece, ...], ...] = ()  # what earned the points, per seat; or empty


class Honour(Struct, frozen=True, kw_only=True):
    """A title besides the victory, and the seats that have it."""

    title: Text
    seats: tuple[int, ...]
    reason: Text
    rules: tuple[str, ...]


class ScoreSheet(Struct, frozen=True, kw_only=True):
    """Points per seat, part by part."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    verdict: Text | None = None
    honours: tuple[Honour, ...] = ()
    together: bool = False  # does the whole table win or lose as one? `Game` sets it from the state
