"""One game at a table, from the deal to the end: the state, its moves, and undo."""

from collections.abc import Mapping, Sequence

from homeward.engine.errors import BadOption
from homeward.engine.events import Event
from homeward.engine.game import Game
from homeward.engine.journal import Journal, Note
from homeward.engine.options import Value
from homeward.engine.state import State
from homeward.record import moves_of, runs_of
from homeward.table.entries import AnyEntry, Beaten, DealSeed, GameEntry, Played, Rematched, Undone
from homeward.table.state.checkpoints import Checkpoints
from homeward.table.state.lesson import Teaching


class GameInPlay:
    """`opening` are the first moves, of a record or a lesson."""

    def __init__(
        self,
        game: Game,
        rules_version: int,
        players: int,
        options: Mapping[str, Value],
        deal: DealSeed,
        opening: Sequence[int] = (),
        lesson: Teaching | None = None,
        figures: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.players = players
        self.options = dict(options)
        self.deal = deal
        self.opening = opening
        self.lesson = lesson
        self.figures = tuple(figures)  # of every seat; empty if seats have none
        self.moves: list[int] = []
        self.by: list[int] = []  # the seat that made each move
        self.settled = 0  # moves that cannot be taken back: a person whose consent an undo needs was sent away
        self.history: list[tuple[int, AnyEntry]] = []  # entries since the deal, with their versions
        self.beat_events: list[tuple[int, list[Event]]] = []  # in real time: the log, with versions
        self.ahead: list[int] = []  # moves of beats that are not stored yet
        self.state = self.first_state()
        self.reveals = [int(self.state.reveals)]  # after each number of moves, from 0
        self._checkpoints = Checkpoints(self.state, self.moves)
        for code in opening:
            self.play(code)

    def first_state(self) -> State:
        """The first position."""
        state = self.game.deal_from(self.players, self.deal.stream(), self.rules_version, self.options, self.figures)
        state.journal = Journal()
        return state

    # Questions

    @property
    def wanted(self) -> int | None:
        """In a lesson, the only move that is allowed now; None if all legal moves are."""
        return self.lesson.wanted_move(self.moves, self.state) if self.lesson is not None else None

    def changed_options(self) -> dict[str, Value]:
        """The options that change in a rematch: the next seat begins, and a warm-up game is followed by a real one."""
        options = self.game.info.options
        asked = [option.name for option in options if option.seats]
        changed: dict[str, Value] = {name: (self.game.begins(self.first_state()) + 1) % self.players for name in asked}
        warm = [option for option in options if option.warm_up and self.options.get(option.name) != option.default]
        return changed | {option.name: option.default for option in warm}

    def rematch_rules_version(self) -> int:
        """Today's rules; its own if today's refuse what it was played with, such as a player's own file."""
        today = self.game.info.rules_version
        try:
            self.game.deal_from(self.players, self.deal.stream(), today, self.options | self.changed_options())
        except BadOption:
            return self.rules_version
        return today

    def is_secret_free_since(self, count: int) -> bool:
        """Was nothing revealed since that many moves had been played?"""
        return self.reveals[count] == self.reveals[-1]

    def is_overtaken_by(self, entry: AnyEntry) -> bool:
        """Does this entry of another process make the beats invalid that are only played here?"""
        return bool(self.ahead) and isinstance(entry, Played | Beaten | Undone | Rematched)

    # Entries

    def apply(self, entry: GameEntry, version: int) -> list[Note]:
        """Apply an entry. Returns the notes of what happened."""
        match entry:
            case Played():
                notes = self._play_and_teach(entry.code)
                if self.game.beats is not None:
                    self.beat_events.append((version, self.game.events(self.state, notes, None)))
                return notes
            case Beaten():
                return self._apply_beats(moves_of(entry.runs), version)
            case Undone():
                self.back_to(entry.to)
                return []

    def _apply_beats(self, codes: Sequence[int], version: int) -> list[Note]:
        if self.ahead:  # this process has played them already
            del self.ahead[: len(codes)]
            return []
        notes = [note for code in codes for note in self._play_and_teach(code)]
        self.log_beats(notes, version)
        return notes

    def _play_and_teach(self, code: int) -> list[Note]:
        notes = self.play(code)
        self.advance_lesson()
        return notes

    # Moves

    def play(self, code: int) -> list[Note]:
        """Play a move of the seat to act. Returns the notes. IllegalMove changes nothing."""
        seat = self.state.actor
        self.state.play(code)
        assert seat is not None
        self.moves.append(code)
        self.by.append(seat)
        self.reveals.append(int(self.state.reveals))
        assert self.state.journal is not None
        return self.state.journal.take()

    def play_ahead(self, code: int) -> list[Note]:
        """Play a move of a beat before it is stored, because a beat cannot wait for the storage."""
        self.ahead.append(code)
        return self.play(code)

    def unstored_beats(self) -> Beaten | None:
        """The entry for the beats that are not stored yet, if any."""
        if not self.ahead:
            return None
        assert self.game.beats is not None
        return Beaten(tuple(tuple(run) for run in runs_of(self.ahead, self.game.beats.moves)))

    def log_beats(self, notes: Sequence[Note], version: int) -> list[Event]:
        """Add the events of beats to the log, because replaying all beats later would take too long."""
        events = self.game.events(self.state, notes, None)
        if events:
            self.beat_events.append((version, events))
        return events

    def advance_lesson(self) -> bool:
        """After a move: True if it completed a task of a lesson in real time."""
        return self.lesson is not None and self.lesson.advance(self.moves, self.state)

    def back_to(self, count: int) -> None:
        """Take back all moves but the first `count`."""
        self._checkpoints.cut_off(count)
        del self.moves[count:], self.by[count:], self.reveals[count + 1 :]
        self.state = self._checkpoints.after(count)
        self.state.journal = Journal()
