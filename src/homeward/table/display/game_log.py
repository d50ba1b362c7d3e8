"""The log of the game in play: its events without their fleeting parts, as one seat or an onlooker may know them.

A page of the log is made by replaying its part of the entries, so that nothing is stored per seat and a page of a long
game is cheap. The newest page is cached until the next entry, because many devices may ask for it at once.
"""

from weakref import WeakKeyDictionary

from msgspec import Struct

from homeward.engine.events import Event
from homeward.engine.journal import Journal
from homeward.engine.state import State
from homeward.table.entries import Played, SteppedIn, Undone
from homeward.table.state.checkpoints import INTERVAL
from homeward.table.state.game_in_play import GameInPlay
from homeward.table.state.seats import Seats
from homeward.table.table import Table
from homeward.table.table_events import older_rules_event, stepped_in_event, table_event, undo_event

LAST = 50  # missed lines and events that a device gets at most
PAGE = 100  # lines


class GameLogLine(Struct):
    """One entry of the log."""

    version: int
    move: int | None  # number of the move, from 1; None for events of the table itself
    undone: bool
    events: list[Event]


class LoggedStep(Struct, eq=False):
    """An entry with a line of its own. Steps form a tree: after an undo another branch begins."""

    version: int
    entry: int | Undone  # the code of a move, or an undo
    before: "LoggedStep | None"  # the move before this one; of an undo, the last move that stands
    move: int | None
    taken_back: int = 0  # moves, by an undo
    undone: bool = False
    stepped_in: int | None = None  # the seat for which a bot made the move
    after: State | None = None  # the position after the move, kept at intervals


class GameLog:
    """The log of one game at a table, line by line."""

    def __init__(self, preface: list[GameLogLine]) -> None:
        self._preface = preface

    def __len__(self) -> int:
        return len(self._preface) + self._count()

    def lines(self, seat: int | None, start: int, stop: int) -> list[GameLogLine]:
        """The lines from `start` to before `stop`; moves that were taken back are included and marked."""
        skip = len(self._preface)
        return self._preface[start:stop] + self._lines(seat, max(0, start - skip), max(0, stop - skip))

    def since(self, version: int) -> int:
        """The first line after that version, but at most the last `LAST` lines."""
        first = self._count()
        while first > 0 and self._count() - first < LAST and self._version(first - 1) > version:
            first -= 1
        return len(self._preface) + first

    def _count(self) -> int:
        raise NotImplementedError

    def _version(self, number: int) -> int:
        raise NotImplementedError

    def _lines(self, seat: int | None, start: int, stop: int) -> list[GameLogLine]:
        raise NotImplementedError


class BeatLog(GameLog):
    """The log of a game in real time: events were stored as they happened."""

    def __init__(self, preface: list[GameLogLine], play: GameInPlay) -> None:
        super().__init__(preface)
        self._events = play.beat_events

    def _count(self) -> int:
        return len(self._events)

    def _version(self, number: int) -> int:
        return self._events[number][0]

    def _lines(self, seat: int | None, start: int, stop: int) -> list[GameLogLine]:
        return [GameLogLine(version, None, False, events) for version, events in self._events[start:stop]]


class TurnLog(GameLog):
    """The log of a game in turns: replayed from the nearest position that was kept."""

    def __init__(self, preface: list[GameLogLine], play: GameInPlay, seats: Seats) -> None:
        super().__init__(preface)
        self._game = play.game
        self._seats = seats
        self._history = play.history
        self._first_state = play.first_state()
        self._read = 0  # entries of the history
        self._steps: list[LoggedStep] = []
        self._line: list[LoggedStep] = []  # the moves that stand
        self._newest: dict[tuple[int | None, int], list[GameLogLine]] = {}
        for code in play.opening:
            self._move(0, code)

    def _count(self) -> int:
        self._read_on()
        return len(self._steps)

    def _read_on(self) -> None:
        """Read the entries since the last call."""
        for version, entry in self._history[self._read :]:
            if isinstance(entry, Played):
                self._move(version, entry.code)
                self._steps[-1].stepped_in = entry.seat if isinstance(entry, SteppedIn) else None
            elif isinstance(entry, Undone):
                self._undo(version, entry)
        self._read = len(self._history)

    def _move(self, version: int, code: int) -> None:
        self._add(LoggedStep(version, code, self._last(), len(self._line) + 1))
        self._line.append(self._steps[-1])

    def _undo(self, version: int, entry: Undone) -> None:
        taken_back = self._line[entry.to :]
        for step in taken_back:
            step.undone = True
        del self._line[entry.to :]
        self._add(LoggedStep(version, entry, self._last(), None, len(taken_back)))

    def _last(self) -> LoggedStep | None:
        return self._line[-1] if self._line else None

    def _add(self, step: LoggedStep) -> None:
        self._steps.append(step)
        self._newest = {}

    def _version(self, number: int) -> int:
        return self._steps[number].version

    def _lines(self, seat: int | None, start: int, stop: int) -> list[GameLogLine]:
        if stop < len(self._steps):
            return self._replay_lines(seat, start, stop)
        if (seat, start) not in self._newest:
            self._newest[seat, start] = self._replay_lines(seat, start, stop)
        return self._newest[seat, start]

    def _replay_lines(self, seat: int | None, start: int, stop: int) -> list[GameLogLine]:
        steps = self._steps[start:stop]
        if not steps:
            return []
        state = self._position(steps[0].before)
        lines = []
        for step in steps:
            if isinstance(step.entry, Undone):
                state = self._position(step.before)
                by = self._seats[step.entry.seat]
                events = [undo_event(by.number, by.name, step.taken_back, step.entry.to)]
            else:
                events = [*self._stepped_in_events(step), *self._play_events(state, step.entry, seat)]
            lines.append(GameLogLine(step.version, step.move, step.undone, events))
        return lines

    def _stepped_in_events(self, step: LoggedStep) -> list[Event]:
        """The event that says that a bot made this move for a person."""
        seat = step.stepped_in
        return [] if seat is None else [stepped_in_event(seat, self._seats.display_name(seat))]

    def _play_events(self, state: State, code: int, seat: int | None) -> list[Event]:
        state.play(code)
        assert state.journal is not None
        return [event.afterwards() for event in self._game.events(state, state.journal.take(), seat)]

    def _position(self, step: LoggedStep | None) -> State:
        """The position after that move, replayed from the nearest one that was kept."""
        way = []
        while step is not None and step.after is None:
            way.append(step)
            step = step.before
        state = (self._first_state if step is None or step.after is None else step.after).copy()
        for one in reversed(way):
            assert isinstance(one.entry, int)
            assert one.move is not None
            state.play(one.entry)
            if one.move % INTERVAL == 0:
                one.after = state.copy()
        state.journal = Journal()
        return state


_logs = WeakKeyDictionary[GameInPlay, GameLog]()  # a log does not refer to its key, so it is freed with its game


def log_of(table: Table) -> GameLog | None:
    """The log of the game in play, if there is one."""
    play = table.play
    if play is None:
        return None
    if play not in _logs:
        preface = chosen_shuffle(play) + older_rules(play)
        in_beats = table.game.beats is not None
        _logs[play] = BeatLog(preface, play) if in_beats else TurnLog(preface, play, table.seats)
    return _logs[play]


def game_log(table: Table, seat: int | None, before: int | None = None) -> tuple[int, list[GameLogLine]]:
    """A page of the log: the newest lines, or those before a line; and the number of its first line."""
    log = log_of(table)
    if log is None:
        return 0, []
    stop = len(log) if before is None else min(before, len(log))
    start = max(0, stop - PAGE)
    return start, log.lines(seat, start, stop)


def chosen_shuffle(play: GameInPlay) -> list[GameLogLine]:
    """The maker of the table chose the seed and may know what is hidden: the log says so first, except in a lesson."""
    chosen = play.deal.chosen and play.lesson is None
    return [GameLogLine(0, None, False, [table_event("shuffle-chosen")])] if chosen else []


def older_rules(play: GameInPlay) -> list[GameLogLine]:
    """The rules page has today's rules; the log of a game with older rules begins with the differences."""
    rulings = [ruling for ruling in play.game.info.rulings if ruling.holds_in(play.rules_version)]
    return [GameLogLine(0, None, False, [older_rules_event(ruling)]) for ruling in rulings]


def events_since(table: Table, seat: int | None, version: int) -> list[Event]:
    """The events after `version`, at most the last `LAST`."""
    log = log_of(table)
    if log is None or version >= table.play_version:
        return []
    missed = log.lines(seat, log.since(version), len(log))
    return [event for line in missed for event in line.events][-LAST:]
