"""One game at a table, from the deal to the end: the state now, the moves that led there, and the way back."""

from collections.abc import Mapping, Sequence

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
    """`opening` are moves that came with a record or a lesson."""

    def __init__(
        self,
        game: Game,
        rules_version: int,
        players: int,
        options: Mapping[str, Value],
        deal: DealSeed,
        opening: Sequence[int] = (),
        lesson: Teaching | None = None,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.players = players
        self.options = dict(options)
        self.deal = deal
        self.opening = opening
        self.lesson = lesson
        self.moves: list[int] = []
        self.by: list[int] = []  # the seat that made each move
        self.settled = 0  # moves that stay: somebody who would have to agree to an undo was sent away since
        self.history: list[tuple[int, AnyEntry]] = []  # entries since the deal, with their versions
        self.beat_events: list[tuple[int, list[Event]]] = []  # in real time: what happened, as it happened
        self.ahead: list[int] = []  # moves of beats that were played here and are not stored yet
        self.state = self.first_state()
        self.reveals = [int(self.state.reveals)]  # after each number of moves, from none on
        self._checkpoints = Checkpoints(self.state, self.moves)
        for code in opening:
            self.play(code)

    def first_state(self) -> State:
        """The first position."""
        state = self.game.deal_from(self.players, self.deal.stream(), self.rules_version, self.options)
        state.journal = Journal()
        return state

    # Questions

    @property
    def wanted(self) -> int | None:
        """In a lesson, the one move with which it goes on; None where everybody is free."""
        return self.lesson.wanted_move(self.moves, self.state) if self.lesson is not None else None

    def changed_options(self) -> dict[str, Value]:
        """What changes in a rematch: where the table may choose who begins, the next seat does; after a warm-up it
        is serious."""
        options = self.game.info.options
        asked = [option.name for option in options if option.seats]
        changed: dict[str, Value] = {name: (self.game.begins(self.first_state()) + 1) % self.players for name in asked}
        warm = [option for option in options if option.warm_up and self.options.get(option.name) != option.default]
        return changed | {option.name: option.default for option in warm}

    def is_secret_free_since(self, count: int) -> bool:
        """Has nobody learned anything since that many moves had been played?"""
        return self.reveals[count] == self.reveals[-1]

    def is_overtaken_by(self, entry: AnyEntry) -> bool:
        """Has the game gone on elsewhere without the beats that were only played here?"""
        return bool(self.ahead) and isinstance(entry, Played | Beaten | Undone | Rematched)

    # Entries

    def apply(self, entry: GameEntry, version: int) -> list[Note]:
        """What happened, as notes."""
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
        if self.ahead:  # they were played here when they happened
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
        """Carry out a move of whoever is to act; what happened, as notes. IllegalMove changes nothing."""
        seat = self.state.actor
        self.state.play(code)
        assert seat is not None
        self.moves.append(code)
        self.by.append(seat)
        self.reveals.append(int(self.state.reveals))
        assert self.state.journal is not None
        return self.state.journal.take()

    def play_ahead(self, code: int) -> list[Note]:
        """A move of a beat: played now, because a beat cannot wait for the storage, and stored with many others."""
        self.ahead.append(code)
        return self.play(code)

    def unstored_beats(self) -> Beaten | None:
        """The beats that were played ahead, as the entry that stores them."""
        if not self.ahead:
            return None
        assert self.game.beats is not None
        return Beaten(tuple(tuple(run) for run in runs_of(self.ahead, self.game.beats.moves)))

    def log_beats(self, notes: Sequence[Note], version: int) -> list[Event]:
        """Write down what happened in beats, if anything did: finding it later would mean playing them all again."""
        events = self.game.events(self.state, notes, None)
        if events:
            self.beat_events.append((version, events))
        return events

    def advance_lesson(self) -> bool:
        """After a move: does a lesson in real time go on with it?"""
        return self.lesson is not None and self.lesson.advance(self.moves, self.state)

    def back_to(self, count: int) -> None:
        """Take back all moves but the first `count`."""
        self._checkpoints.cut_off(count)
        del self.moves[count:], self.by[count:], self.reveals[count + 1 :]
        self.state = self._checkpoints.after(count)
        self.state.journal = Journal()
