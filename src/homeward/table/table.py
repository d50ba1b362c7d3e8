"""The table: everything its entries say, added up."""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from homeward.catalogue import Name
from homeward.engine.game import Game
from homeward.engine.journal import Note
from homeward.engine.options import Value
from homeward.engine.words import Event
from homeward.games import game as find_game
from homeward.record import moves_of
from homeward.table import words
from homeward.table.entries import (
    Agreed,
    AnyEntry,
    Beaten,
    Came,
    Claimed,
    Deal,
    Declined,
    Handed,
    Made,
    Offered,
    Played,
    Released,
    Rematched,
    Renamed,
    Requested,
    SeatMoved,
    TakenBack,
    UndoAsked,
    Undone,
)
from homeward.table.play import Play
from homeward.table.seats import Seat

TablePhase = Literal["gathering", "playing", "over"]  # it gathers until no seat is open; then the cards are dealt
REMEMBERED_IDS = 64
DEVICES = 64


class Change(Struct, frozen=True):
    """What applying an entry did, for the frames that tell it."""

    version: int
    notes: tuple[Note, ...] = ()  # of the game
    notices: tuple[Event, ...] = ()  # of the table itself
    watched: bool = False  # beats that everybody saw as they were played: nothing is left to tell


class Offer(Struct, frozen=True):
    seat: int
    until: int


class UndoRequest(Struct, frozen=True):
    """Somebody wants to go back to the position after `to` moves."""

    device: int
    seat: int
    to: int
    agreed: frozenset[int] = frozenset()  # devices

    def agreed_by(self, device: int) -> "UndoRequest":
        return UndoRequest(self.device, self.seat, self.to, self.agreed | {device})


class Finished(Struct, frozen=True):
    """A game that ended at this table before the one that is played now."""

    rules_version: int
    options: dict[str, Value]
    names: tuple[Name, ...]
    deal: Deal
    moves: tuple[int, ...]

    @classmethod
    def of(cls, play: Play, names: Iterable[Name]) -> "Finished":
        return cls(play.rules_version, play.options, tuple(names), play.deal, tuple(play.moves))


class Table:
    """Seats, devices, the game in play and those before it."""

    def __init__(self, name: str, made: Made) -> None:
        self.name = name
        self.game: Game = find_game(made.game)
        self.rules_version = self._known(made.rules_version)  # of the game in play
        self.options = made.options
        self.hints = made.hints
        self.join_key = made.join_key
        self.deal = made.deal  # of the game in play
        self.version = 1
        self.play_version = 1  # when the game itself last changed: an older wish to move is stale
        self.seats = [Seat(number, plan) for number, plan in enumerate(made.seats)]
        self.tokens = {made.token_hash: 0}  # device by the hash of its token
        self.offers: dict[str, Offer] = {}
        self.undo_request: UndoRequest | None = None
        self.play: Play | None = None
        self.finished: list[Finished] = []
        self.history: list[tuple[int, AnyEntry]] = []  # of the game in play
        self.told: list[tuple[int, list[Event]]] = []  # of a game in real time: what happened, as it happened
        self.ahead: list[int] = []  # moves of beats that were played here and are not stored yet
        self._done: dict[int, dict[str, int]] = {}  # device -> request id -> version
        self.opening = made.moves  # moves of the game in play that came with a record
        self._begin_if_full()
        self._play_opening()

    @classmethod
    def of(cls, name: str, entries: Iterable[AnyEntry]) -> "Table":
        """The table whose entries these are."""
        rest = iter(entries)
        made = next(rest)
        if not isinstance(made, Made):
            raise ValueError("the first entry of a table says how it was made")
        table = cls(name, made)
        for entry in rest:
            table.apply(entry)
        return table

    # What is the case

    @property
    def phase(self) -> TablePhase:
        if self.play is None:
            return "gathering"
        return "over" if self.play.state.over else "playing"

    @property
    def actor(self) -> int | None:
        return self.play.state.actor if self.play is not None else None

    @property
    def in_beats(self) -> bool:
        return self.play is not None and self.play.state.in_beats()

    @property
    def round(self) -> int:
        return len(self.finished)

    def held_by(self, device: int) -> list[Seat]:
        return [seat for seat in self.seats if seat.kind == "person" and seat.device == device]

    def device_of(self, token_hash: str) -> int | None:
        return self.tokens.get(token_hash)

    def done(self, device: int, request: str) -> int | None:
        """The version at which a request of a device was fulfilled, if it was."""
        return self._done.get(device, {}).get(request)

    def bot_to_act(self) -> Seat | None:
        actor = self.actor
        if actor is None or self.seats[actor].kind != "bot":
            return None
        return self.seats[actor]

    def waiting_for_consent(self) -> list[Seat]:
        """Seats of people who have not yet agreed to the undo that is asked for."""
        request = self.undo_request
        if request is None:
            return []
        agreed = {request.device, *request.agreed}
        return [seat for seat in self.seats if seat.kind == "person" and seat.device not in agreed]

    def names(self) -> list[Name]:
        return [seat.called for seat in self.seats]

    # What happens

    def apply(self, entry: AnyEntry) -> Change:
        """Let an entry happen. Entries come from storage or were just decided: they are right."""
        self.version += 1
        if isinstance(entry, Requested) or (isinstance(entry, Played) and entry.device is not None):
            self._remember(entry)
        in_play = self.play is not None
        watched = bool(self.ahead) and isinstance(entry, Beaten)
        notes, notices = self._happen(entry)
        if in_play or self.play is not None:
            self.history.append((self.version, entry))
        return Change(self.version, tuple(notes), tuple(notices), watched)

    def _remember(self, entry: Requested | Played) -> None:
        assert entry.device is not None
        done = self._done.setdefault(entry.device, {})
        done[entry.id] = self.version
        if len(done) > REMEMBERED_IDS:
            del done[next(iter(done))]

    def _happen(self, entry: AnyEntry) -> tuple[list[Note], list[Event]]:
        match entry:
            case Played():
                return self._played(entry), []
            case Beaten():
                return self._beaten(entry), []
            case Undone():
                return [], self._undone(entry)
            case UndoAsked():
                return [], self._undo_asked(entry)
            case Agreed():
                assert self.undo_request is not None
                self.undo_request = self.undo_request.agreed_by(entry.device)
                return [], []
            case Declined():
                self.undo_request = None
                return [], [words.notice("undo-declined", entry.seat, who=self.seats[entry.seat].name)]
            case Rematched():
                return [], self._rematched(entry)
            case Came():
                return [], self._came(entry)
            case Made():
                raise ValueError("a table is made once")
            case _:
                return [], self._change_of_seat(entry)

    # The game

    def _known(self, rules_version: int) -> int:
        """A table of a house with newer rules cannot be opened here."""
        if rules_version > self.game.info.rules_version:
            raise words.newer_rules(self.game.title)
        return rules_version

    def _begin_if_full(self) -> list[Event]:
        if self.play is not None or any(seat.kind == "open" for seat in self.seats):
            return []
        self.play = Play(self.game, self.rules_version, len(self.seats), self.options, self.deal)
        self.play_version = self.version
        self.history = []
        self.told = []
        return [words.notice("dealt")]

    def _play_opening(self) -> None:
        for code in self.opening:
            assert self.play is not None
            self.play.play(code)

    def _played(self, entry: Played) -> list[Note]:
        assert self.play is not None
        self.undo_request = None
        self.play_version = self.version
        notes = self.play.play(entry.code)
        if self.game.beats is not None:
            self.told.append((self.version, self.game.events(self.play.state, notes, None)))
        return notes

    def _beaten(self, entry: Beaten) -> list[Note]:
        """Beats do not make a wish stale: what is wished for between them is judged when it comes."""
        assert self.play is not None
        codes = moves_of(entry.runs)
        if self.ahead:
            del self.ahead[: len(codes)]
            return []
        notes = [note for code in codes for note in self.play.play(code)]
        self.tell_beats(notes, self.version)
        return notes

    def play_ahead(self, code: int) -> list[Note]:
        """A move of a beat: played now, because a beat cannot wait for the storage, and stored with many others."""
        assert self.play is not None
        self.ahead.append(code)
        return self.play.play(code)

    def is_overtaken_by(self, entry: AnyEntry) -> bool:
        """Has the game gone on elsewhere without the beats that were only played here?"""
        return bool(self.ahead) and isinstance(entry, Played | Beaten | Undone | Rematched)

    def tell_beats(self, notes: Sequence[Note], version: int) -> None:
        """Write down what happened in beats: to find it again, all of them would have to be played again."""
        assert self.play is not None
        events = self.game.events(self.play.state, notes, None)
        if events and self.game.beats is not None:
            self.told.append((version, events))

    def _undone(self, entry: Undone) -> list[Event]:
        assert self.play is not None
        self.undo_request = None
        self.play_version = self.version
        count = len(self.play.moves) - entry.to
        self.play.back_to(entry.to)
        return [words.undone(entry.seat, self.seats[entry.seat].name, count, entry.to)]

    def _undo_asked(self, entry: UndoAsked) -> list[Event]:
        assert self.play is not None
        self.undo_request = UndoRequest(entry.device, entry.seat, entry.to)
        count = len(self.play.moves) - entry.to
        return [words.notice("undo-asked", entry.seat, who=self.seats[entry.seat].name, n=count, to=entry.to)]

    def _rematched(self, entry: Rematched) -> list[Event]:
        assert self.play is not None
        self.finished.append(Finished.of(self.play, self.names()))
        self.rules_version = self._known(entry.rules_version)
        self.deal = entry.deal
        self.options = {**self.options, **entry.options}
        self.opening = ()
        self.play = None
        self._begin_if_full()
        return [words.rematch(self.round, self._who_begins() if entry.options else None)]

    def _who_begins(self) -> Name:
        """The name, right after the deal."""
        assert self.play is not None
        return self.seats[self.game.begins(self.play.state)].called

    # Seats and devices

    def _came(self, entry: Came) -> list[Event]:
        device = len(self.tokens)
        self.tokens[entry.token_hash] = device
        if entry.seat is None:
            return []
        return self._moved(entry.seat, device, entry.key_hash)

    def _moved(self, seat: int, device: int, key_hash: str) -> list[Event]:
        self.undo_request = None
        self.offers.pop(key_hash, None)
        place = self.seats[seat]
        place.sit_down(device, place.name)
        return [words.notice("seat-moved", seat, who=place.name)]

    def _change_of_seat(
        self, entry: Claimed | Renamed | Released | Handed | TakenBack | Offered | SeatMoved
    ) -> list[Event]:
        seat = self.seats[entry.seat]
        match entry:
            case Offered():
                self.offers[entry.key_hash] = Offer(entry.seat, entry.until)
                return []
            case SeatMoved():
                return self._moved(entry.seat, entry.device, entry.key_hash)
            case Renamed():
                before, seat.name = seat.name, entry.name
                return [words.notice("renamed", entry.seat, who=before, name=entry.name)]
            case Released():
                seat.stand_up()
                return [words.notice("seat-left", entry.seat, who=seat.name)]
            case Claimed():
                seat.sit_down(entry.device, entry.name)
                news = words.notice("seat-taken", entry.seat, who=entry.name)
            case Handed():
                news = self._handed(seat, entry.level)
            case _:
                self.undo_request = None
                seat.sit_down(entry.device, seat.stands_in_for or seat.name)
                news = words.notice("seat-taken-back", entry.seat, who=seat.name)
        return [news, *self._begin_if_full()]

    def _handed(self, seat: Seat, level: str) -> Event:
        self.undo_request = None
        seat.hand_to_bot(level)
        if seat.stands_in_for:
            return words.notice("bot-took-over", seat.number, who=seat.stands_in_for, level=level)
        return words.notice("bot-sat-down", seat.number, level=level)
