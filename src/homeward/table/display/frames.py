"""Makes the frame of a device: the table, with the views of its own seats only."""

from collections.abc import Iterable

from msgspec import UNSET, UnsetType

from homeward.catalogue import Text
from homeward.engine.events import Event
from homeward.engine.game import Game
from homeward.engine.options import Value
from homeward.engine.state import State
from homeward.engine.views import View
from homeward.table.decisions.decide_end import may_forget
from homeward.table.decisions.decide_moves import undo_is_declined, undo_is_free, undo_target
from homeward.table.decisions.decide_seats import may_claim, may_free, may_hand_to_bot, may_win_back
from homeward.table.display.game_log import events_since
from homeward.table.display.seen import (
    ClockSeen,
    DeviceSeen,
    ForgetSeen,
    Frame,
    MoveSeen,
    News,
    OfferSeen,
    OnlookerFrame,
    Presence,
    RematchSeen,
    SeatFrame,
    SeatSeen,
    SeedSeen,
    TableSeen,
    TallySeen,
    TimerSeen,
    UndoRequestSeen,
    UndoSeen,
)
from homeward.table.entries import DealSeed
from homeward.table.gentle_clock import time_due
from homeward.table.secret_source import seed_hash
from homeward.table.state.game_in_play import GameInPlay
from homeward.table.state.lesson import LessonSeen
from homeward.table.state.seat import Seat
from homeward.table.table import Table


def frame(
    table: Table, device: int, presence: Presence, news: News, seconds_left: float = 0.0, *, described: bool = False
) -> Frame:
    """The table as a device may see it now; `described`: also in sentences."""
    play = table.play
    seats = table.seats.held_by(device)
    mine = [seat_frame(table, play, seat.number, news, described) for seat in seats] if play is not None else []
    onlooker = onlooker_frame(table, play, news, described) if play is not None and not seats else None
    over = play is not None and play.state.over
    timer = table.timer()
    return Frame(
        version=table.version,
        table=table_seen(table, device, presence),
        actor=table.actor,
        over=over,
        mine=mine,
        onlooker=onlooker,
        notices=list(news.change.table_events) if news.change is not None else [],
        timer=TimerSeen(round(seconds_left, 1), timer.code) if timer is not None else None,
        score_sheet=table.game.score_sheet(play.state) if over and play is not None else None,
    )


def onlooker_frame(table: Table, play: GameInPlay, news: News, described: bool) -> OnlookerFrame:
    view = table.game.view(play.state, None)
    return OnlookerFrame(view, events_for(table, play, None, news), sentences_of(table.game, view, described))


def sentences_of(game: Game, view: View, described: bool) -> list[Text] | UnsetType:
    return game.describe(view) if described else UNSET


def seat_frame(table: Table, play: GameInPlay, seat: int, news: News, described: bool) -> SeatFrame:
    view = table.game.view(play.state, seat)
    return SeatFrame(
        seat=seat,
        view=view,
        moves=moves_seen(table, play, seat, view),
        prompt=table.game.prompt(play.state, seat),
        events=events_for(table, play, seat, news),
        described=sentences_of(table.game, view, described),
    )


def moves_seen(table: Table, play: GameInPlay, seat: int, view: View) -> list[MoveSeen]:
    if play.state.actor != seat or play.state.in_beats():
        return []  # in real time a device sends how its hands hold, not moves of this list
    codes = play.state.legal() if table.wanted is None else [table.wanted]
    return describe_moves(table.game, play.state, seat, view, codes)


def describe_moves(game: Game, state: State, seat: int, view: View, codes: Iterable[int]) -> list[MoveSeen]:
    """Moves of the seat that is to act, with label and preview."""
    return [
        MoveSeen(code, game.moves[code], game.label(view, game.moves[code]), game.preview(state, seat, code))
        for code in codes
    ]


def events_for(table: Table, play: GameInPlay, seat: int | None, news: News) -> list[Event]:
    """The events of the last change with their fleeting parts, or the missed events without them."""
    if news.change is not None:
        return table.game.events(play.state, news.change.notes, seat)
    return events_since(table, seat, news.since) if news.since is not None else []


def table_seen(table: Table, device: int, presence: Presence) -> TableSeen:
    return TableSeen(
        id=table.name,
        name=table.given_name,
        game=table.game.name,
        options=options_seen(table),
        phase=table.phase,
        round=table.round,
        seats=[seat_seen(table, device, seat, presence) for seat in table.seats],
        seed=seed_seen(table),
        undo=undo_seen(table, device),
        hints=table.hints and table.game.beats is None and table.wanted is None,
        opened_here=device == table.guests.opener,
        closed=table.guests.closed,
        invited_since=table.guests.invited_since,
        devices=devices_seen(table, presence) if device == table.guests.opener else [],
        onlookers=onlookers_here(table, presence),
        forget=forget_seen(table, device),
        rematch=rematch_seen(table),
        moves=len(table.play.moves) if table.play is not None else 0,
        tally=tally_seen(table),
        clock=clock_seen(table, presence.now),
        lesson=lesson_seen(table),
    )


def clock_seen(table: Table, now: float) -> ClockSeen | None:
    if table.turn_clock.limit is None:
        return None
    over = time_due(table)
    return ClockSeen(table.turn_clock.limit, max(0.0, over - now) if over is not None else None)


def tally_seen(table: Table) -> TallySeen:
    """Counted by seat and name: a seat with a new name starts at 0."""
    games = [*table.finished, *table.just_finished()]
    names = table.seats.names()
    played = [[game for game in games if game.names[seat] == name] for seat, name in enumerate(names)]
    won = [sum(seat in game.winners for game in own) for seat, own in enumerate(played)]
    return TallySeen([len(own) for own in played], won)


def lesson_seen(table: Table) -> LessonSeen | None:
    play = table.play
    if play is None or play.lesson is None:
        return None
    return play.lesson.progress(play.moves, play.state)


def forget_seen(table: Table, device: int) -> ForgetSeen:
    people = [seat for seat in table.seats if seat.owner is not None]
    agreed = [seat for seat in people if seat.owner in table.end.agreed]
    waiting = [seat for seat in people if seat not in agreed and (agreed or seat.owner != device)]
    return ForgetSeen(may_forget(table, device), numbers(agreed), numbers(waiting))


def rematch_seen(table: Table) -> RematchSeen | None:
    wanting = numbers(table.rematch.wanting_seats())
    return RematchSeen(wanting, numbers(table.rematch.waiting_seats())) if wanting else None


def onlookers_here(table: Table, presence: Presence) -> int:
    """How many connected devices have no seat now."""
    seated = {seat.device for seat in table.seats}
    return len((presence.here & table.guests.devices) - seated)


def devices_seen(table: Table, presence: Presence) -> list[DeviceSeen]:
    others = sorted(table.guests.devices - {table.guests.opener})
    return [DeviceSeen(one, numbers(table.seats.held_by(one)), one in presence.here) for one in others]


def options_seen(table: Table) -> dict[str, Value]:
    """The options as all devices may see them. A file is replaced by 'own'."""
    files = {option.name for option in table.game.info.options if option.file}
    return {name: "own" if name in files and value else value for name, value in table.options.items()}


def seat_seen(table: Table, device: int, seat: Seat, presence: Presence) -> SeatSeen:
    return SeatSeen(
        seat=seat.number,
        name=seat.name,
        kind=seat.kind,
        level=seat.level,
        creature=seat.seen_as,
        figure=table.figures()[seat.number],
        here=seat.kind == "person" and seat.device == device,
        device=seat.device,
        connected=seat.kind == "bot" or seat.device in presence.here,
        stands_in_for=seat.stands_in_for,
        may_claim=may_claim(table, device, seat),
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
    return revealed_seed(table.deal)


def revealed_seed(deal: DealSeed) -> SeedSeen:
    """The seed and salt, shown when the game is over."""
    return SeedSeen(seed_hash(deal), deal.chosen, str(deal.seed), deal.salt, deal.generator)


def undo_seen(table: Table, device: int) -> UndoSeen:
    to = undo_target(table, device)
    free = to is not None and undo_is_free(table, device, to)
    return UndoSeen(to, free, not free and undo_is_declined(table, to), undo_request_seen(table))


def undo_request_seen(table: Table) -> UndoRequestSeen | None:
    request = table.undo.open
    if request is None:
        return None
    waiting = numbers(table.undo.waiting_seats())
    people = numbers(seat for seat in table.seats if seat.undo_owner is not None)
    return UndoRequestSeen(request.seat, request.to, [seat for seat in people if seat not in waiting], waiting)


def numbers(seats: Iterable[Seat]) -> list[int]:
    return [seat.number for seat in seats]
