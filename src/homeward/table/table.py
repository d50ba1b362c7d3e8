"""The table: the sum of its entries. Its parts are in state/; what concerns several of them is here."""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from homeward.catalogue import Name
from homeward.engine.events import Event, Timer
from homeward.engine.game import Game
from homeward.engine.journal import Note
from homeward.games import game as find_game
from homeward.table.entries import (
    AnyEntry,
    Beaten,
    Came,
    ClockEntry,
    EndEntry,
    GameEntry,
    GuestEntry,
    Left,
    LinkEntry,
    Made,
    Played,
    Rematched,
    RematchEntry,
    RematchOffered,
    Removed,
    Requested,
    SteppedIn,
    TableEntry,
    TableNamed,
    UndoEntry,
    Undone,
)
from homeward.table.refusals import Refused
from homeward.table.seat_figures import dealt_figures
from homeward.table.state.finished_game import FinishedGame
from homeward.table.state.fulfilled_requests import FulfilledRequests
from homeward.table.state.game_in_play import GameInPlay
from homeward.table.state.guests import Guests
from homeward.table.state.lesson import Teaching, teaching_for
from homeward.table.state.rematch_offer import RematchOffer
from homeward.table.state.seat import Seat
from homeward.table.state.seats import Seats, SeatsChange, hand_to_bot
from homeward.table.state.table_end import TableEnd
from homeward.table.state.turn_clock import TurnClock
from homeward.table.state.undo_request import UndoRequests
from homeward.table.table_events import rematch_event, stepped_in_event, table_event, table_named_event, undo_event

TablePhase = Literal["gathering", "playing", "over"]  # it gathers until no seat is open; then the game is dealt


class Change(Struct, frozen=True):
    """What applying an entry did, for the frames."""

    version: int
    notes: tuple[Note, ...] = ()  # of the game
    table_events: tuple[Event, ...] = ()  # of the table itself
    watched: bool = False  # beats that were sent when they were played: no frame is needed


class Table:
    """Seats, devices, the game in play and those before it."""

    def __init__(self, name: str, made: Made) -> None:
        self.name = name  # in its address
        self.given_name = ""  # by its people
        self.game: Game = find_game(made.game)
        self.rules_version = self._supported_version(made.rules_version)  # this and the next two: of the game in play
        self.options = made.options
        self.deal = made.deal
        self.hints = made.hints
        self._has_figures = made.figures
        self.version = 1
        self.play_version = 1  # of the last change of the game itself: an older wish to move is stale
        self.guests = Guests(made)
        self.seats = Seats(made.seats)
        self.end = TableEnd(self.seats)
        self.undo = UndoRequests(self.seats)
        self.rematch = RematchOffer(self.seats)
        self.turn_clock = TurnClock(made, self.seats)
        self.fulfilled = FulfilledRequests()
        self.play: GameInPlay | None = None
        self.finished: list[FinishedGame] = []
        self._begin_if_full(made.moves, teaching_for(self.game, made.lesson))

    @classmethod
    def of(cls, name: str, entries: Iterable[AnyEntry]) -> "Table":
        """The table with these entries."""
        rest = iter(entries)
        made = next(rest)
        if not isinstance(made, Made):
            raise ValueError("the first entry of a table says how it was made")
        table = cls(name, made)
        for entry in rest:
            table.apply(entry)
        return table

    # Questions

    @property
    def phase(self) -> TablePhase:
        if self.play is None:
            return "gathering"
        return "over" if self.play.state.over else "playing"

    @property
    def actor(self) -> int | None:
        return self.play.state.actor if self.play is not None else None

    def figures(self) -> Sequence[str]:
        """The figures of the game in play, or those chosen so far; empty for chance, and if seats have none."""
        if self.play is None:
            return self.seats.figures()
        return self.play.figures or [""] * len(self.seats)

    @property
    def in_beats(self) -> bool:
        return self.play is not None and self.play.state.in_beats()

    @property
    def round(self) -> int:
        return len(self.finished)

    @property
    def wanted(self) -> int | None:
        """In a lesson, the only move that is allowed now; None if all legal moves are."""
        return self.play.wanted if self.play is not None else None

    def just_finished(self) -> list[FinishedGame]:
        """The game in play, once it is over."""
        if self.play is None or not self.play.state.over:
            return []
        return [FinishedGame.of(self.play, self.seats.names(), self.seats.creatures())]

    def bot_to_act(self) -> Seat | None:
        actor = self.actor
        if actor is None or self.seats[actor].kind != "bot":
            return None
        return self.seats[actor]

    def timer(self) -> Timer | None:
        """How long the table waits in this position, and what it plays then. A lesson has no timer."""
        return self.game.timer(self.play.state) if self.play is not None and self.wanted is None else None

    def is_overtaken_by(self, entry: AnyEntry) -> bool:
        """Does this entry of another process make the beats invalid that are only played here?"""
        return self.play is not None and self.play.is_overtaken_by(entry)

    # Entries

    def apply(self, entry: AnyEntry) -> Change:
        """Change the table by an entry, which comes from the storage or was just decided, and so is valid."""
        self.version += 1
        if isinstance(entry, Requested | Played):
            self.fulfilled.remember(entry, self.version)
        watched = isinstance(entry, Beaten) and self.play is not None and bool(self.play.ahead)
        before = self._waited_for()
        notes, events = self._change_game(entry) if isinstance(entry, GameEntry) else ([], self._change_table(entry))
        if isinstance(entry.at, int) and self._waited_for() != before:
            self.turn_clock.restart(entry.at)
        if self.play is not None:
            self.play.history.append((self.version, entry))
        return Change(self.version, tuple(notes), tuple(events), watched)

    def _waited_for(self) -> object:
        """When this changes, the gentle clock starts again."""
        actor = self.actor
        return self.play_version, self.turn_clock.limit, self.seats[actor].device if actor is not None else None

    def _change_table(self, entry: TableEntry) -> list[Event]:
        match entry:
            case Made():
                raise ValueError("a table is made once")
            case TableNamed():
                self.given_name = entry.name
                return [table_named_event(entry.name)]
        if isinstance(entry, RematchEntry):
            return self._change_round(entry)
        if isinstance(entry, UndoEntry):
            assert self.play is not None
            return self.undo.apply(entry, len(self.play.moves))
        if isinstance(entry, ClockEntry):
            return self.turn_clock.apply(entry)
        if isinstance(entry, LinkEntry):
            return self.guests.apply(entry)
        if isinstance(entry, GuestEntry):
            return self._change_guests(entry)
        if isinstance(entry, EndEntry):
            return self.end.apply(entry)
        return [*self._change_seats(self.seats.apply(entry)), *self._begin_if_full()]

    # The game

    def _supported_version(self, rules_version: int) -> int:
        """The rules version. Raises Refused if this house does not have it yet."""
        if rules_version > self.game.info.rules_version:
            raise Refused("newer-rules", title=self.game.title)
        return rules_version

    def _begin_if_full(self, opening: tuple[int, ...] = (), lesson: Teaching | None = None) -> list[Event]:
        if self.play is not None or not self.seats.is_full:
            return []
        players = len(self.seats)
        figures = dealt_figures(self.game, self.seats.figures(), self.deal) if self._has_figures else ()
        self.play = GameInPlay(
            self.game, self.rules_version, players, self.options, self.deal, opening, lesson, figures
        )
        self.seats.begin_game(figures)
        self.undo.begin_game()
        self.play_version = self.version
        return [table_event("dealt")]

    def _change_game(self, entry: GameEntry) -> tuple[list[Note], list[Event]]:
        """Beats do not make a wish stale."""
        assert self.play is not None
        before = len(self.play.moves)
        if not isinstance(entry, Beaten):
            self.play_version = self.version
        notes = self.play.apply(entry, self.version)
        match entry:
            case Played():
                return notes, [*self._stepped_in(entry), *self.undo.move_on(over=self.play.state.over)]
            case Beaten():
                return notes, []
            case Undone():
                self.undo.grant()
                return notes, [undo_event(entry.seat, self.seats[entry.seat].name, before - entry.to, entry.to)]

    def _stepped_in(self, entry: Played) -> list[Event]:
        if not isinstance(entry, SteppedIn):
            return []
        return [stepped_in_event(entry.seat, self.seats.display_name(entry.seat))]

    def _change_round(self, entry: RematchEntry) -> list[Event]:
        match entry:
            case RematchOffered():
                return self.rematch.apply(entry)
            case Rematched():
                return self._rematch(entry)

    def _rematch(self, entry: Rematched) -> list[Event]:
        assert self.play is not None
        self.finished.append(FinishedGame.of(self.play, self.seats.names(), self.seats.creatures()))
        stand_ins = self._let_bots_stand_in(entry)
        self.rules_version = self._supported_version(entry.rules_version)
        self.deal = entry.deal
        self.options = {**self.options, **entry.options}
        self.play = None
        self.seats.end_offers()
        self._begin_if_full()
        passes_on = any(option.seats and option.name in entry.options for option in self.game.info.options)
        return [rematch_event(self.round, self._who_begins() if passes_on else None), *stand_ins]

    def _let_bots_stand_in(self, entry: Rematched) -> list[Event]:
        """People who look at the end a little longer keep their seats: a bot plays for them until they come along."""
        missing = self.rematch.waiting_seats(entry.device) if entry.level else []
        self.rematch.drop()
        return [event for seat in missing for event in hand_to_bot(seat, entry.level, entry.device).table_events]

    def _who_begins(self) -> Name | None:
        """The name of the seat that begins; None while a seat is open."""
        return self.seats.display_name(self.game.begins(self.play.state)) if self.play is not None else None

    # Guests and seats

    def _change_guests(self, entry: GuestEntry) -> list[Event]:
        match entry:
            case Came():
                return self._let_in(entry)
            case Removed():
                events = self._change_seats(self.seats.remove(entry.guest))
                events += self._forget(entry.guest)
                self.guests.end_invitations(self.version)
                return [*events, table_event("device-removed")]
            case Left():
                events = self._change_seats(self.seats.leave(entry.device, entry.level))
                self.guests.leave(entry.device, (seat.device for seat in self.seats))
                return events

    def _let_in(self, entry: Came) -> list[Event]:
        events = [] if entry.instead_of is None else self._forget(entry.instead_of)
        device = self.guests.let_in(entry.token_hash)
        return events if entry.seat is None else [*events, *self._change_seats(self.seats.move(entry.seat, device))]

    def _forget(self, device: int) -> list[Event]:
        self.guests.forget(device)
        self.fulfilled.forget(device)
        return self._change_seats(self.seats.forget(device))

    def _change_seats(self, change: SeatsChange) -> list[Event]:
        for device in change.lost_say:
            self._settle(device)
        if change.sat_down is not None:
            self.end.sent_away.discard(change.sat_down)
        lapsed = self.undo.change_seats() if change.ends_undo or change.lost_say else []
        return [*change.table_events, *lapsed]

    def _settle(self, gone: int) -> None:
        """A device lost its seat without consent: the others can no longer take back or delete the moves so far."""
        if self.play is not None:
            self.play.settled = len(self.play.moves)
            self.end.sent_away.add(gone)
