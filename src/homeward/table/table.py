"""The table: everything its entries say, added up."""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from homeward.catalogue import Name
from homeward.engine.game import Game
from homeward.engine.journal import Note
from homeward.engine.options import Value
from homeward.engine.words import Event, Timer
from homeward.games import game as find_game
from homeward.record import moves_of
from homeward.table import words
from homeward.table.creatures import free_creature
from homeward.table.door import Door
from homeward.table.end import End
from homeward.table.entries import (
    Agreed,
    AnyEntry,
    Beaten,
    Came,
    Claimed,
    Clocked,
    Closed,
    Deal,
    Declined,
    ForgetAgreed,
    Forgotten,
    Freed,
    Handed,
    Invited,
    Kept,
    Left,
    Made,
    Offered,
    Played,
    Released,
    Rematched,
    Reminded,
    Removed,
    Renamed,
    Requested,
    SeatMoved,
    Shut,
    SteppedIn,
    TableNamed,
    TakenBack,
    UndoAsked,
    Undone,
    Withdrawn,
)
from homeward.table.lesson import Teaching, taught_by
from homeward.table.play import Play
from homeward.table.seats import Offer, Seat

TablePhase = Literal["gathering", "playing", "over"]  # it gathers until no seat is open; then the cards are dealt
REMEMBERED_IDS = 64


class Change(Struct, frozen=True):
    """What applying an entry did, for the frames that tell it."""

    version: int
    notes: tuple[Note, ...] = ()  # of the game
    notices: tuple[Event, ...] = ()  # of the table itself
    watched: bool = False  # beats that everybody saw as they were played: nothing is left to tell


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
    creatures: tuple[str, ...] = ()  # as which everybody was seen
    winners: tuple[int, ...] = ()

    @classmethod
    def of(cls, play: Play, names: Iterable[Name], creatures: Iterable[str] = ()) -> "Finished":
        return cls(
            play.rules_version,
            play.options,
            tuple(names),
            play.deal,
            tuple(play.moves),
            tuple(creatures),
            tuple(play.state.winners()) if play.state.over else (),
        )


class Table:
    """Seats, devices, the game in play and those before it."""

    def __init__(self, name: str, made: Made) -> None:
        self.name = name  # in its address
        self.called = ""  # what people named it
        self.game: Game = find_game(made.game)
        self.rules_version = self._known(made.rules_version)  # of the game in play
        self.options = made.options
        self.hints = made.hints
        self.door = Door(made)
        self.end = End()
        self.lesson: Teaching | None = taught_by(self.game, made.lesson)
        self.deal = made.deal  # of the game in play
        self.version = 1
        self.play_version = 1  # when the game itself last changed: an older wish to move is stale
        self.seats = [Seat(number, plan) for number, plan in enumerate(made.seats)]
        for seat in self.seats:
            if seat.kind == "person":
                seat.creature = self._creature_for(seat, seat.creature)
        self.clock = made.clock
        self.turn_since = made.at if isinstance(made.at, int) else 0  # when whoever is to act was first waited for
        self.reminded = False  # has the clock told them so?
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

    def just_finished(self) -> list[Finished]:
        """The game in play, once it is over."""
        if self.play is None or not self.play.state.over:
            return []
        return [Finished.of(self.play, self.names(), self.creatures())]

    def held_by(self, device: int) -> list[Seat]:
        return [seat for seat in self.seats if seat.kind == "person" and seat.device == device]

    def knows_other_secrets(self, device: int, wished: Seat) -> bool:
        """Has it seen in this game what whoever sits at that seat may not see?"""
        if self.phase != "playing" or not self.game.info.secrets:
            return False
        return any(device in seat.seen_by for seat in self.seats if seat is not wished)

    def device_of(self, token_hash: str) -> int | None:
        return self.door.tokens.get(token_hash)

    def onlookers(self) -> set[int]:
        """Devices without a seat, and without one that they may come back to."""
        seated = {device for seat in self.seats for device in (seat.device, seat.former_device)}
        return self.door.devices - seated - {self.door.opener}

    def offered_by(self, key_hash: str, now: float) -> Seat | None:
        """The seat that a key hands over now."""
        for seat in self.seats:
            if seat.offer is not None and seat.offer.key_hash == key_hash and seat.offer.is_open(now):
                return seat
        return None

    def done(self, device: int, request: str) -> int | None:
        """The version at which a request of a device was fulfilled, if it was."""
        return self._done.get(device, {}).get(request)

    def bot_to_act(self) -> Seat | None:
        actor = self.actor
        if actor is None or self.seats[actor].kind != "bot":
            return None
        return self.seats[actor]

    @property
    def wanted(self) -> int | None:
        """In a lesson, the one move with which it goes on; None where everybody is free."""
        return self.lesson.wanted(self.play) if self.lesson is not None and self.play is not None else None

    def timer(self) -> Timer | None:
        """How long the table waits in this position, and what it plays then; a lesson waits for ever."""
        return self.game.timer(self.play.state) if self.play is not None and self.wanted is None else None

    def waiting_for_consent(self) -> list[Seat]:
        """Seats of people who have not yet agreed to the undo that is asked for."""
        request = self.undo_request
        if request is None:
            return []
        agreed = {request.device, *request.agreed}
        return [seat for seat in self.seats if seat.owner is not None and seat.owner not in agreed]

    def creatures_beside(self, seat: Seat) -> list[str]:
        """What all others at the table are, also those who may come back."""
        return [other.creature for other in self.seats if other is not seat]

    def names(self) -> list[Name]:
        return [seat.called for seat in self.seats]

    def creatures(self) -> list[str]:
        return [seat.seen_as for seat in self.seats]

    # What happens

    def apply(self, entry: AnyEntry) -> Change:
        """Let an entry happen. Entries come from storage or were just decided: they are right."""
        self.version += 1
        if isinstance(entry, Requested) or (isinstance(entry, Played) and entry.device is not None):
            self._remember(entry)
        in_play = self.play is not None
        watched = bool(self.ahead) and isinstance(entry, Beaten)
        before = self._waited_for()
        notes, notices = self._happen(entry)
        if isinstance(entry.at, int) and self._waited_for() != before:
            self.turn_since, self.reminded = entry.at, False
        if in_play or self.play is not None:
            self.history.append((self.version, entry))
        return Change(self.version, tuple(notes), tuple(notices), watched)

    def _waited_for(self) -> object:
        """Whatever of it changes, somebody has all their days again."""
        actor = self.actor
        return self.play_version, self.clock, self.seats[actor].device if actor is not None else None

    def _remember(self, entry: Requested | Played) -> None:
        assert entry.device is not None
        done = self._done.setdefault(entry.device, {})
        done[entry.id] = self.version
        if len(done) > REMEMBERED_IDS:
            del done[next(iter(done))]

    def _happen(self, entry: AnyEntry) -> tuple[list[Note], list[Event]]:
        match entry:
            case Played():
                late = isinstance(entry, SteppedIn)
                return self._played(entry), [words.stepped_in(entry.seat, self.seats[entry.seat].called)] * late
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
            case TableNamed() | Clocked() | Reminded():
                return [], self._of_the_table(entry)
            case Came() | Invited() | Closed() | Removed() | Left():
                return [], self._at_the_door(entry)
            case ForgetAgreed() | Kept() | Forgotten() | Shut():
                return [], self._ending(entry)
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
        for seat in self.seats:
            seat.deal()
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
        self.notice_lesson()
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
        notes = [note for code in codes for note in self._play_beaten(code)]
        self.tell_beats(notes, self.version)
        return notes

    def play_ahead(self, code: int) -> list[Note]:
        """A move of a beat: played now, because a beat cannot wait for the storage, and stored with many others."""
        assert self.play is not None
        self.ahead.append(code)
        return self.play.play(code)

    def _play_beaten(self, code: int) -> list[Note]:
        assert self.play is not None
        notes = self.play.play(code)
        self.notice_lesson()
        return notes

    def notice_lesson(self) -> bool:
        """After a move: has a lesson in real time something new to say?"""
        return self.lesson is not None and self.play is not None and self.lesson.notice(self.play)

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
        self.finished.append(Finished.of(self.play, self.names(), self.creatures()))
        self.rules_version = self._known(entry.rules_version)
        self.deal = entry.deal
        self.options = {**self.options, **entry.options}
        self.opening = ()
        self.lesson = None
        self.play = None
        for seat in self.seats:
            seat.offer = None
        self._begin_if_full()
        passes_on = any(option.seats and option.name in entry.options for option in self.game.info.options)
        return [words.rematch(self.round, self._who_begins() if passes_on else None)]

    def _who_begins(self) -> Name | None:
        """The name, right after the deal; none while a seat is open."""
        return self.seats[self.game.begins(self.play.state)].called if self.play is not None else None

    # The table itself

    def _of_the_table(self, entry: TableNamed | Clocked | Reminded) -> list[Event]:
        match entry:
            case TableNamed():
                self.called = entry.name
                return [words.table_named(entry.name)]
            case Clocked():
                self.clock = entry.clock
                return [words.clocked(entry.clock)]
            case Reminded():
                self.reminded = True
                return [words.notice("reminded", entry.seat, who=self.seats[entry.seat].name)]

    # The end

    def _ending(self, entry: ForgetAgreed | Kept | Forgotten | Shut) -> list[Event]:
        match entry:
            case ForgetAgreed():
                asked, self.end.agreed = not self.end.agreed, self.end.agreed | {entry.device}
                return [words.notice("forget-asked", entry.seat, who=self.seats[entry.seat].name)] if asked else []
            case Kept():
                self.end.agreed = frozenset()
                return [words.notice("forget-declined", entry.seat, who=self.seats[entry.seat].name)]
            case Forgotten():
                self.end.forgotten = True
                return []
            case Shut():
                self.end.shut = entry.shut
                return []

    # Devices

    def _at_the_door(self, entry: Came | Invited | Closed | Removed | Left) -> list[Event]:
        match entry:
            case Came():
                return self._newcomer(entry)
            case Invited():
                self.door.invite(entry.key_hash)
                return []
            case Closed():
                self.door.closed = entry.closed
                return [words.notice("closed" if entry.closed else "opened")]
            case Removed():
                return self._removed(entry.guest)
            case Left():
                return self._left(entry)

    def _newcomer(self, entry: Came) -> list[Event]:
        if entry.instead_of is not None:
            self._forget(entry.instead_of)
        device = self.door.let_in(entry.token_hash)
        return [] if entry.seat is None else self._moved(entry.seat, device)

    def _removed(self, guest: int) -> list[Event]:
        """What the device knew ends with it: its seats are open, and every link of the table is a new one."""
        freed = [event for seat in self.held_by(guest) for event in self._freed(seat)]
        self._forget(guest)
        self.door.end_invitations(self.version)
        return [*freed, words.notice("device-removed")]

    def _left(self, entry: Left) -> list[Event]:
        """Whoever goes gives up every say, kindly: what others had asked of them is not asked any more."""
        self.undo_request = None
        notices = [self._left_seat(seat, entry.level) for seat in self.held_by(entry.device)]
        for seat in self.seats:
            seat.let_go(entry.device)
        self.door.leave(entry.device, (seat.device for seat in self.seats))
        return notices

    def _left_seat(self, seat: Seat, level: str) -> Event:
        if level:
            seat.hand_to_bot(level)
            return words.notice("bot-took-over", seat.number, who=seat.name, level=level)
        seat.stand_up()
        return words.notice("seat-left", seat.number, who=seat.name)

    def _forget(self, device: int) -> None:
        self.door.forget(device)
        self._done.pop(device, None)
        for seat in self.seats:
            if seat.owner == device:
                self._settle(device)
            seat.forget(device)

    # Seats

    def _moved(self, seat: int, device: int) -> list[Event]:
        self.undo_request = None
        place = self.seats[seat]
        if place.offered_by_others and place.owner not in (None, device):
            assert place.owner is not None
            self._settle(place.owner)  # who did not agree to it
        self.end.sent_away.discard(device)
        place.sit_down(device, place.stands_in_for or place.name, place.creature)
        return [words.notice("seat-moved", seat, who=place.name)]

    def _freed(self, seat: Seat) -> list[Event]:
        if seat.owner is not None:
            self._settle(seat.owner)
        seat.stand_up()
        return [words.seat_freed(seat.number, seat.name)]

    def _settle(self, gone: int) -> None:
        """A device that had a say is gone: nobody else decides to take back, or delete, what was played until now."""
        self.undo_request = None
        if self.play is not None:
            self.play.settled = len(self.play.moves)
            self.end.sent_away.add(gone)

    def _change_of_seat(
        self, entry: Claimed | Renamed | Released | Handed | TakenBack | Offered | Withdrawn | Freed | SeatMoved
    ) -> list[Event]:
        seat = self.seats[entry.seat]
        match entry:
            case Offered():
                seat.offer = Offer(entry.key_hash, entry.since, entry.until, entry.device)
                who = seat.stands_in_for or seat.name
                return [words.notice("seat-offered", entry.seat, who=who)] if seat.offered_by_others else []
            case Withdrawn():
                seat.offer = None
                return []
            case SeatMoved():
                return self._moved(entry.seat, entry.device)
            case Freed():
                return self._freed(seat)
            case Renamed():
                before, seat.name = seat.name, entry.name
                return [words.notice("renamed", entry.seat, who=before, name=entry.name)]
            case Released():
                seat.stand_up()
                return [words.notice("seat-left", entry.seat, who=seat.name)]
            case Claimed():
                self.end.sent_away.discard(entry.device)
                seat.sit_down(entry.device, entry.name, self._creature_for(seat, entry.creature))
                news = words.notice("seat-taken", entry.seat, who=entry.name)
            case Handed():
                news = self._handed(seat, entry)
            case _:
                seat.sit_down(entry.device, seat.stands_in_for or seat.name, seat.creature)
                news = words.notice("seat-taken-back", entry.seat, who=seat.name)
        return [news, *self._begin_if_full()]

    def _creature_for(self, seat: Seat, chosen: str) -> str:
        return chosen or free_creature(seat.number, self.creatures_beside(seat))

    def _handed(self, seat: Seat, entry: Handed) -> Event:
        self.undo_request = None
        seat.hand_to_bot(entry.level, given_away=seat.device != entry.device)
        if seat.stands_in_for:
            return words.notice("bot-took-over", seat.number, who=seat.stands_in_for, level=entry.level)
        return words.notice("bot-sat-down", seat.number, level=entry.level)
