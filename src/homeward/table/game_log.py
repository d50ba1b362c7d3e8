"""What happened in the game in play, told again: without the fleeting parts, for the ears of one seat.

Told by playing the entries once more, so nothing has to be kept for every pair of ears. What was told is kept until
something new happens, because a crowd may ask the same at once.
"""

from weakref import WeakKeyDictionary

from msgspec import Struct

from homeward.engine.words import Event
from homeward.table import words
from homeward.table.entries import Played, Undone
from homeward.table.play import Play
from homeward.table.table import Table

LAST = 50


class Line(Struct):
    """One entry of the log."""

    version: int
    move: int | None  # number of the move, from 1; None for what happened at the table itself
    undone: bool
    events: list[Event]


_told = WeakKeyDictionary[Table, tuple[int, dict[int | None, list[Line]]]]()  # version, lines by ear


def game_log(table: Table, ear: int | None) -> list[Line]:
    """Everything since the deal, moves that were taken back included and marked."""
    version, by_ear = _told.get(table, (0, {}))
    if version != table.version:
        by_ear = {}
        _told[table] = table.version, by_ear
    if ear not in by_ear:
        by_ear[ear] = told_again(table, ear)
    return by_ear[ear]


def told_again(table: Table, ear: int | None) -> list[Line]:
    if table.play is None:
        return []
    lines = older_rules(table.play)
    if table.game.beats is not None:
        return lines + [Line(version, None, False, events) for version, events in table.told]
    again = table.play.dealt_again()
    lines += [told(again, 0, code, ear) for code in table.opening]
    for version, entry in table.history:
        if isinstance(entry, Played):
            lines.append(told(again, version, entry.code, ear))
        elif isinstance(entry, Undone):
            count = len(again.moves) - entry.to
            take_back(lines, entry.to)
            again.back_to(entry.to)
            lines.append(
                Line(version, None, False, [words.undone(entry.seat, table.seats[entry.seat].name, count, entry.to)])
            )
    return lines


def older_rules(play: Play) -> list[Line]:
    """The rules page tells today's rules; a game that was begun with others says so first."""
    rulings = [ruling for ruling in play.game.info.rulings if ruling.holds_in(play.rules_version)]
    return [Line(0, None, False, [words.older_rules(ruling)]) for ruling in rulings]


def told(again: Play, version: int, code: int, ear: int | None) -> Line:
    notes = again.play(code)
    events = again.game.events(again.state, notes, ear)
    return Line(version, len(again.moves), False, [event.afterwards() for event in events])


def take_back(lines: list[Line], to: int) -> None:
    for line in lines:
        if line.move is not None and line.move > to:
            line.undone = True


def told_since(table: Table, ear: int | None, version: int) -> list[Event]:
    """What a device that last saw `version` missed, the last of it if it was much."""
    if version >= table.play_version:
        return []
    missed = [event for line in game_log(table, ear) if line.version > version for event in line.events]
    return missed[-LAST:]
