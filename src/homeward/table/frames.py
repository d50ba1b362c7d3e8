"""What a device is shown: the frame of a table, with the views of its own seats and nothing more."""

from collections.abc import Iterable

from msgspec import Struct

from homeward.catalogue import Said
from homeward.engine.game import Game
from homeward.engine.moves import Move
from homeward.engine.options import Value
from homeward.engine.seeds import Generator
from homeward.engine.state import State
from homeward.engine.views import Preview, View
from homeward.engine.words import Event, Prompt, ScoreSheet
from homeward.table.decide import undo_is_free, undo_target
from homeward.table.decide_end import may_forget
from homeward.table.decide_seats import may_free, may_hand_to_bot, may_win_back
from homeward.table.entries import Clock, Deal
from homeward.table.game_log import told_since
from homeward.table.gentle_clock import due
from homeward.table.lesson import LessonSeen
from homeward.table.play import Play
from homeward.table.seats import Seat, SeatKind
from homeward.table.secret_source import seed_hash
from homeward.table.table import Change, Table, TablePhase


class OfferSeen(Struct, frozen=True):
    """A link that hands a seat over is open."""

    seconds_left: int


class SeatSeen(Struct, frozen=True, kw_only=True):
    seat: int
    name: str
    kind: SeatKind
    level: str  # of a bot; empty for people
    creature: str  # that it is seen as: one of CREATURES, or the level of the bot that plays; empty where nobody sits
    here: bool  # does this very device hold it?
    device: int | None  # seats with the same number share a device; None for bots and open seats
    connected: bool
    stands_in_for: str | None  # the person for whom this bot plays, and who may come back
    may_take_back: bool  # may this device take the seat back from its bot?
    may_hand_to_bot: bool  # may this device hand it to a bot now: its own, an open one, or one that has been away
    may_free: bool  # may this device make it open: whoever opened the table, where others sit
    may_win_back: bool  # may this device hand out a link for it: its person's device is gone, with a bot there or not
    offer: OfferSeen | None  # the open link of this seat, told to its person and to whoever handed it out


class SeedSeen(Struct, frozen=True):
    hash: str  # SHA-256 of `homeward seed <seed> <salt>`, shown from the start
    chosen: bool  # by the maker of the table instead of drawn by the server
    seed: str | None  # its digits, since browsers round large numbers; None until the game is over, as the salt
    salt: str | None
    generator: Generator  # that deals and rolls in this game (docs/randomness.md)


class UndoRequestSeen(Struct, frozen=True):
    seat: int
    to: int  # the game would go back to the position after this many moves
    agreed: list[int]
    waiting: list[int]  # seats of people who have not answered


class UndoSeen(Struct, frozen=True):
    """What undo would do now for this device."""

    to: int | None  # None if there is nothing to take back
    free: bool  # no question asked; otherwise every other person at the table is asked
    asked: UndoRequestSeen | None


class ForgetSeen(Struct, frozen=True):
    """Deleting the table for everybody, with everything that was played at it."""

    may: bool  # may this device wish for it?
    agreed: list[int]  # seats whose people want it; empty while nobody has asked
    waiting: list[int]  # seats of people who have not agreed


class DeviceSeen(Struct, frozen=True):
    """A device at the table, as whoever opened the table is told."""

    device: int
    seats: list[int]
    connected: bool


class TallySeen(Struct, frozen=True):
    """Of all games that ended at this table, by seat: how many whoever sits there played, and how many they won."""

    played: list[int]
    won: list[int]


class ClockSeen(Struct, frozen=True):
    """The gentle clock of the table."""

    set: Clock
    seconds_left: float | None  # of whoever is to act; None where nobody's days are counted


class TableSeen(Struct, frozen=True, kw_only=True):
    id: str
    name: str  # that people gave it; may be empty
    game: str
    options: dict[str, Value]  # of an option that is a file: "own" if there is one, else empty
    phase: TablePhase
    round: int  # which game at this table this is, from 0; a rematch adds one
    seats: list[SeatSeen]
    seed: SeedSeen
    undo: UndoSeen
    hints: bool
    opened_here: bool  # did this very device open the table?
    closed: bool  # to newcomers
    invited_since: int  # links of the table from before this version do not work any more
    devices: list[DeviceSeen]  # all others, for the device that opened the table; empty for everybody else
    forget: ForgetSeen
    moves: int  # played so far in this game
    tally: TallySeen
    clock: ClockSeen | None  # None: everybody takes as long as they like
    lesson: LessonSeen | None = None  # that is taught here


class MoveSeen(Struct, frozen=True):
    """A legal move."""

    code: int
    move: Move
    label: Said
    preview: Preview | None


class SeatFrame(Struct, frozen=True, kw_only=True):
    """What one seat of this device knows and may do."""

    seat: int
    view: View
    moves: list[MoveSeen]  # empty while it is somebody else's turn
    prompt: Prompt
    events: list[Event]  # what happened since the last frame of this socket, as this seat hears it


class OnlookerFrame(Struct, frozen=True):
    view: View
    events: list[Event]


class TimerSeen(Struct, frozen=True):
    """The table plays `code` by itself when the time is up."""

    seconds_left: float
    code: int


class Frame(Struct, frozen=True, kw_only=True, tag_field="type", tag="frame"):
    version: int
    table: TableSeen
    actor: int | None
    over: bool
    mine: list[SeatFrame]  # one per seat this device holds; empty while the table gathers
    onlooker: OnlookerFrame | None  # for a device without a seat
    notices: list[Event]  # what happened at the table itself since the last frame: undo, leaving, coming, rematch
    timer: TimerSeen | None
    score_sheet: ScoreSheet | None


class Presence(Struct, frozen=True):
    """Which devices are there now, and which have been away so long that a bot may play for them."""

    here: frozenset[int]
    away: frozenset[int]
    now: float = 0.0  # seconds since 1970


class News(Struct, frozen=True):
    """What a frame tells besides the position: what just happened, or what a device missed."""

    change: Change | None = None
    since: int | None = None  # the last version the device saw; None: it saw nothing yet


def frame(table: Table, device: int, presence: Presence, news: News, seconds_left: float = 0.0) -> Frame:
    """The table as a device may see it now."""
    play = table.play
    seats = table.held_by(device)
    mine = [seat_frame(table, play, seat.number, news) for seat in seats] if play is not None else []
    onlooker = None
    if play is not None and not seats:
        onlooker = OnlookerFrame(table.game.view(play.state, None), heard(table, play, None, news))
    over = play is not None and play.state.over
    timer = table.timer()
    return Frame(
        version=table.version,
        table=table_seen(table, device, presence),
        actor=table.actor,
        over=over,
        mine=mine,
        onlooker=onlooker,
        notices=list(news.change.notices) if news.change is not None else [],
        timer=TimerSeen(round(seconds_left, 1), timer.code) if timer is not None else None,
        score_sheet=table.game.score_sheet(play.state) if over and play is not None else None,
    )


def seat_frame(table: Table, play: Play, seat: int, news: News) -> SeatFrame:
    view = table.game.view(play.state, seat)
    return SeatFrame(
        seat=seat,
        view=view,
        moves=moves_seen(table, play, seat, view),
        prompt=table.game.prompt(play.state, seat),
        events=heard(table, play, seat, news),
    )


def moves_seen(table: Table, play: Play, seat: int, view: View) -> list[MoveSeen]:
    if play.state.actor != seat or play.state.in_beats():
        return []  # in beats a device says how its hands hold, and need not be told all the ways it could
    codes = play.state.legal() if table.wanted is None else [table.wanted]
    return moves_told(table.game, play.state, seat, view, codes)


def moves_told(game: Game, state: State, seat: int, view: View, codes: Iterable[int]) -> list[MoveSeen]:
    """Moves of the seat that is to act, in words and with what they would do."""
    return [
        MoveSeen(code, game.moves[code], game.label(view, game.moves[code]), game.preview(state, seat, code))
        for code in codes
    ]


def heard(table: Table, play: Play, ear: int | None, news: News) -> list[Event]:
    """What just happened with its fleeting parts, or what was missed without them."""
    if news.change is not None:
        return table.game.events(play.state, news.change.notes, ear)
    return told_since(table, ear, news.since) if news.since is not None else []


def table_seen(table: Table, device: int, presence: Presence) -> TableSeen:
    return TableSeen(
        id=table.name,
        name=table.called,
        game=table.game.name,
        options=options_seen(table),
        phase=table.phase,
        round=table.round,
        seats=[seat_seen(table, device, seat, presence) for seat in table.seats],
        seed=seed_seen(table),
        undo=undo_seen(table, device),
        hints=table.hints and table.game.beats is None and table.wanted is None,
        opened_here=device == table.door.opener,
        closed=table.door.closed,
        invited_since=table.door.invited_since,
        devices=devices_seen(table, presence) if device == table.door.opener else [],
        forget=forget_seen(table, device),
        moves=len(table.play.moves) if table.play is not None else 0,
        tally=tally_seen(table),
        clock=clock_seen(table, presence.now),
        lesson=lesson_seen(table),
    )


def clock_seen(table: Table, now: float) -> ClockSeen | None:
    if table.clock is None:
        return None
    over = due(table)
    return ClockSeen(table.clock, max(0.0, over - now) if over is not None else None)


def tally_seen(table: Table) -> TallySeen:
    """Whoever sits here now, by name: a seat that has changed hands begins anew."""
    games = [*table.finished, *table.just_finished()]
    names = table.names()
    played = [[game for game in games if game.names[seat] == name] for seat, name in enumerate(names)]
    won = [sum(seat in game.winners for game in own) for seat, own in enumerate(played)]
    return TallySeen([len(own) for own in played], won)


def lesson_seen(table: Table) -> LessonSeen | None:
    if table.lesson is None or table.play is None:
        return None
    return table.lesson.seen(table.play)


def forget_seen(table: Table, device: int) -> ForgetSeen:
    people = [seat for seat in table.seats if seat.owner is not None]
    agreed = [seat for seat in people if seat.owner in table.end.agreed]
    waiting = [seat for seat in people if seat not in agreed and (agreed or seat.owner != device)]
    return ForgetSeen(may_forget(table, device), numbers(agreed), numbers(waiting))


def devices_seen(table: Table, presence: Presence) -> list[DeviceSeen]:
    others = sorted(table.door.devices - {table.door.opener})
    return [DeviceSeen(one, numbers(table.held_by(one)), one in presence.here) for one in others]


def options_seen(table: Table) -> dict[str, Value]:
    """The options as everybody may see them; of a file that the table brought along only that it is there."""
    files = {option.name for option in table.game.info.options if option.file}
    return {name: "own" if name in files and value else value for name, value in table.options.items()}


def seat_seen(table: Table, device: int, seat: Seat, presence: Presence) -> SeatSeen:
    return SeatSeen(
        seat=seat.number,
        name=seat.name,
        kind=seat.kind,
        level=seat.level,
        creature=seat.seen_as,
        here=seat.kind == "person" and seat.device == device,
        device=seat.device,
        connected=seat.kind == "bot" or seat.device in presence.here,
        stands_in_for=seat.stands_in_for,
        may_take_back=seat.kind == "bot" and seat.former_device == device,
        may_hand_to_bot=may_hand_to_bot(table, device, seat, presence.away),
        may_free=may_free(table, device, seat),
        may_win_back=may_win_back(table, device, seat, presence.away),
        offer=offer_seen(device, seat, presence.now),
    )


def offer_seen(device: int, seat: Seat, now: float) -> OfferSeen | None:
    if seat.offer is None or not seat.offer.is_open(now) or device not in (seat.person, seat.offer.by):
        return None
    return OfferSeen(int(seat.offer.until - now))


def seed_seen(table: Table) -> SeedSeen:
    if table.phase != "over":
        return SeedSeen(seed_hash(table.deal), table.deal.chosen, None, None, table.deal.generator)
    return seed_told(table.deal)


def seed_told(deal: Deal) -> SeedSeen:
    """What everybody may check when the game is over."""
    return SeedSeen(seed_hash(deal), deal.chosen, str(deal.seed), deal.salt, deal.generator)


def undo_seen(table: Table, device: int) -> UndoSeen:
    to = undo_target(table, device)
    return UndoSeen(to, to is not None and undo_is_free(table, device, to), undo_request_seen(table))


def undo_request_seen(table: Table) -> UndoRequestSeen | None:
    request = table.undo_request
    if request is None:
        return None
    waiting = numbers(table.waiting_for_consent())
    people = numbers(seat for seat in table.seats if seat.owner is not None)
    return UndoRequestSeen(request.seat, request.to, [seat for seat in people if seat not in waiting], waiting)


def numbers(seats: Iterable[Seat]) -> list[int]:
    return [seat.number for seat in seats]
