"""What happened in the game in play, told again: without the fleeting parts, for the ears of one seat.

Told by playing its part of the entries once more, so nothing has to be kept for every pair of ears, and a look at a
long game costs what it shows. What was told is kept until something new happens: a crowd may ask the same at once.
"""

from weakref import WeakKeyDictionary

from msgspec import Struct

from homeward.engine.words import Event
from homeward.table import words
from homeward.table.entries import Played, Undone
from homeward.table.play import Play
from homeward.table.table import Table
from homeward.table.waypoints import Waypoints

LAST = 50
PAGE = 100  # lines that are told at once


class Line(Struct):
    """One entry of the log."""

    version: int
    move: int | None  # number of the move, from 1; None for what happened at the table itself
    undone: bool
    events: list[Event]


class Step(Struct):
    """An entry that has a line of its own."""

    version: int
    entry: int | Undone  # the code of a move, or where it went back to
    move: int | None
    undone: bool = False


def take(again: Play, step: Step) -> None:
    if isinstance(step.entry, Undone):
        again.back_to(step.entry.to)
    else:
        again.play(step.entry)


class GameLog:
    """The log of one game at a table, line by line."""

    def __init__(self, preface: list[Line]) -> None:
        self._preface = preface

    def __len__(self) -> int:
        return len(self._preface) + self._count()

    def lines(self, ear: int | None, start: int, stop: int) -> list[Line]:
        """Those from `start` until before `stop`, moves that were taken back included and marked."""
        skip = len(self._preface)
        return self._preface[start:stop] + self._tell(ear, max(0, start - skip), max(0, stop - skip))

    def since(self, version: int) -> int:
        """The first line that somebody has not heard who knows that version; of much, the last of it."""
        first = self._count()
        while first > 0 and self._count() - first < LAST and self._version(first - 1) > version:
            first -= 1
        return len(self._preface) + first

    def _count(self) -> int:
        raise NotImplementedError

    def _version(self, number: int) -> int:
        raise NotImplementedError

    def _tell(self, ear: int | None, start: int, stop: int) -> list[Line]:
        raise NotImplementedError


class BeatLog(GameLog):
    """Of a game in real time: what was written down as it happened."""

    def __init__(self, preface: list[Line], table: Table) -> None:
        super().__init__(preface)
        self._told = table.told

    def _count(self) -> int:
        return len(self._told)

    def _version(self, number: int) -> int:
        return self._told[number][0]

    def _tell(self, ear: int | None, start: int, stop: int) -> list[Line]:
        return [Line(version, None, False, events) for version, events in self._told[start:stop]]


class TurnLog(GameLog):
    """Of a game in turns: played again from the nearest position that was kept."""

    def __init__(self, preface: list[Line], table: Table, dealt: Play) -> None:
        super().__init__(preface)
        self._seats = table.seats
        self._history = table.history
        self._read = 0  # entries of the history
        self._moves = 0
        self._steps: list[Step] = []
        self._waypoints = Waypoints(dealt, self._steps, take)
        self._told: dict[tuple[int | None, int, int], list[Line]] = {}
        for code in table.opening:
            self._step(0, code)

    def _count(self) -> int:
        self._read_on()
        return len(self._steps)

    def _read_on(self) -> None:
        """Take in what has happened since."""
        for version, entry in self._history[self._read :]:
            if isinstance(entry, Played):
                self._step(version, entry.code)
            elif isinstance(entry, Undone):
                self._step(version, entry)
        self._read = len(self._history)

    def _step(self, version: int, entry: int | Undone) -> None:
        self._told = {}
        if isinstance(entry, Undone):
            for step in self._steps:
                step.undone |= step.move is not None and step.move > entry.to
            self._moves = entry.to
            self._steps.append(Step(version, entry, None))
        else:
            self._moves += 1
            self._steps.append(Step(version, entry, self._moves))

    def _version(self, number: int) -> int:
        return self._steps[number].version

    def _tell(self, ear: int | None, start: int, stop: int) -> list[Line]:
        if (ear, start, stop) not in self._told:
            again = self._waypoints.before(start)
            steps = self._steps[start:stop]
            lines = [Line(step.version, step.move, step.undone, self._events(again, step, ear)) for step in steps]
            self._told[ear, start, stop] = lines
        return self._told[ear, start, stop]

    def _events(self, again: Play, step: Step, ear: int | None) -> list[Event]:
        if isinstance(step.entry, Undone):
            count = len(again.moves) - step.entry.to
            again.back_to(step.entry.to)
            seat = self._seats[step.entry.seat]
            return [words.undone(seat.number, seat.name, count, step.entry.to)]
        notes = again.play(step.entry)
        return [event.afterwards() for event in again.game.events(again.state, notes, ear)]


_logs = WeakKeyDictionary[Play, GameLog]()  # no log knows its key, so it goes with its game


def log_of(table: Table) -> GameLog | None:
    """The log of the game in play, if there is one."""
    play = table.play
    if play is None:
        return None
    if play not in _logs:
        preface = chosen_shuffle(play) + older_rules(play)
        in_beats = table.game.beats is not None
        _logs[play] = BeatLog(preface, table) if in_beats else TurnLog(preface, table, play.dealt_again())
    return _logs[play]


def game_log(table: Table, ear: int | None, before: int | None = None) -> tuple[int, list[Line]]:
    """A page of what happened since the deal: its newest lines, or those before a line; and the number of its first."""
    log = log_of(table)
    if log is None:
        return 0, []
    stop = len(log) if before is None else min(before, len(log))
    start = max(0, stop - PAGE)
    return start, log.lines(ear, start, stop)


def chosen_shuffle(play: Play) -> list[Line]:
    """Whoever chose the shuffle may know what is hidden: everybody is told so first."""
    return [Line(0, None, False, [words.notice("shuffle-chosen")])] if play.deal.chosen else []


def older_rules(play: Play) -> list[Line]:
    """The rules page tells today's rules; a game that was begun with others says so first."""
    rulings = [ruling for ruling in play.game.info.rulings if ruling.holds_in(play.rules_version)]
    return [Line(0, None, False, [words.older_rules(ruling)]) for ruling in rulings]


def told_since(table: Table, ear: int | None, version: int) -> list[Event]:
    """What a device that last saw `version` missed, the last of it if it was much."""
    log = log_of(table)
    if log is None or version >= table.play_version:
        return []
    missed = log.lines(ear, log.since(version), len(log))
    return [event for line in missed for event in line.events][-LAST:]
