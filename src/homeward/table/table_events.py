"""Events of the table itself: undo, seats, clock, rematch. A game's own events are in its folder."""

from typing import Literal

from homeward.catalogue import Name, Text
from homeward.engine.events import Event
from homeward.engine.rulings import Ruling
from homeward.table.entries import Clock

# The message of a kind in the catalogue is `notice.<kind>`.
TableEventKind = Literal[
    "bot-sat-down",
    "bot-stood-up",
    "bot-took-over",
    "clock-bot",
    "clock-none",
    "clock-reminder",
    "closed",
    "dealt",
    "device-removed",
    "forget-asked",
    "forget-declined",
    "opened",
    "reminded",
    "rematch-offered",
    "renamed",
    "seat-freed",
    "seat-left",
    "seat-moved",
    "seat-offered",
    "seat-taken",
    "seat-taken-back",
    "shuffle-chosen",
    "table-named",
    "table-unnamed",
    "undo-asked",
    "undo-declined",
    "undone",
]

# Why a question about an undo ended without an answer: another move, the end of the game, who asked stood up, or
# somebody else sits at the table now.
LapseReason = Literal["move", "end", "asker", "seats"]
LAPSED: dict[LapseReason, str] = {
    "move": "notice.undo-lapsed-move",
    "end": "notice.undo-lapsed-end",
    "asker": "notice.undo-lapsed-asker",
    "seats": "notice.undo-lapsed-seats",
}


def table_event(kind: TableEventKind, seat: int | None = None, **facts: int | str) -> Event:
    return Event(kind=kind, seat=seat, said=Text(f"notice.{kind}", {**facts}), facts={**facts})


def undo_event(seat: int, who: str, moves: int, to: int) -> Event:
    return table_event("undone", seat, who=who, n=moves, to=to)


def undo_lapsed_event(why: LapseReason, seat: int, who: str, moves: int) -> Event:
    """`moves` would have been taken back."""
    said = Text(LAPSED[why], {"who": who, "n": moves})
    return Event(kind="undo-lapsed", seat=seat, said=said, facts={"why": why, "n": moves})


def seat_freed_event(seat: int, who: str) -> Event:
    """A bot may have no name."""
    return table_event("seat-freed", seat, who=who) if who else table_event("bot-stood-up", seat)


def table_named_event(name: str) -> Event:
    return table_event("table-named", name=name) if name else table_event("table-unnamed")


def clock_event(clock: Clock | None) -> Event:
    if clock is None:
        return table_event("clock-none")
    return table_event("clock-bot" if clock.then == "bot" else "clock-reminder", n=clock.days)


def stepped_in_event(seat: int, who: Name) -> Event:
    """A bot moved for a person whose days were over. It stands in the log before the move."""
    return Event(kind="stepped-in", seat=seat, said=Text("notice.stepped-in", {"who": who}))


def rematch_event(round: int, begins: Name | None) -> Event:
    """`begins` is the new starting player; None if the start is not passed on."""
    said = Text("notice.rematch-begins", {"who": begins}) if begins else Text("notice.rematch")
    return Event(kind="rematch", said=said, facts={"round": round})


def older_rules_event(ruling: Ruling) -> Event:
    return Event(kind="older-rules", said=Text("notice.older-rules", {"ruling": ruling.said}))
