"""What a table does with a wish: the entry to store, or a refusal. Looks only, changes nothing."""

from collections.abc import Sequence

from msgspec import Struct, structs

from homeward.engine.errors import IllegalMove
from homeward.engine.game import Game
from homeward.engine.options import settle
from homeward.games import game as find_game
from homeward.record import Record
from homeward.table import wishes, words
from homeward.table.entries import (
    Agreed,
    AnyEntry,
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
    SeatMoved,
    SeatPlan,
    TakenBack,
    UndoAsked,
    Undone,
)
from homeward.table.play import Play
from homeward.table.seats import Seat, clean_name, seen_name
from homeward.table.secret_source import SecretSource, hashed
from homeward.table.table import DEVICES, Table

OFFER_MINUTES = 30


class Circumstances(Struct, frozen=True):
    """What a decision may depend on besides the table and the wish."""

    now: float  # seconds since 1970
    secret_source: SecretSource
    away: frozenset[int] = frozenset()  # devices that have been away for a while


class Decision(Struct, frozen=True):
    entry: AnyEntry
    key: str = ""  # of an offered seat, for the wishing device only


def decide(table: Table, device: int, wish: wishes.AnyWish, circumstances: Circumstances) -> Decision:
    """The entry that fulfils a wish of a device. Refused or IllegalMove if the table does not do it."""
    match wish:
        case wishes.Move():
            return Decision(decide_move(table, device, wish))
        case wishes.Undo():
            return Decision(decide_undo(table, device, wish))
        case wishes.Consent():
            return Decision(decide_consent(table, device, wish))
        case wishes.Rematch():
            return Decision(decide_rematch(table, device, wish, circumstances))
        case wishes.Offer():
            return decide_offer(table, device, wish, circumstances)
        case wishes.Bot():
            return Decision(decide_bot(table, device, wish, circumstances))
        case _:
            return Decision(decide_seat(table, device, wish))


# Playing


def decide_move(table: Table, device: int, wish: wishes.Move) -> Played:
    own_seat(table, device, wish.seat)
    play = in_play(table)
    if wish.version < table.play_version:
        raise words.stale()
    actor = play.state.actor
    if actor is not None and actor != wish.seat:
        raise words.not_your_turn(actor, table.seats[actor].called)
    refusal = table.game.why(play.state, wish.code)
    if refusal is not None:
        raise IllegalMove(refusal)
    return Played(device=device, id=wish.id, seat=wish.seat, code=wish.code)


def decide_bot_move(table: Table, seat: int, code: int) -> Played:
    """A move that a bot or the clock makes for the seat that is to act."""
    play = in_play(table)
    if play.state.actor != seat:
        raise words.not_your_turn(seat, table.seats[seat].called)
    refusal = table.game.why(play.state, code)
    if refusal is not None:
        raise IllegalMove(refusal)
    return Played(seat=seat, code=code)


def decide_undo(table: Table, device: int, wish: wishes.Undo) -> Undone | UndoAsked:
    play = in_play(table)
    if wish.version < table.play_version:
        raise words.stale()
    if play.state.over:
        raise words.over()
    if table.undo_request is not None:
        raise words.undo_is_asked()
    offered = undo_target(table, device)
    if offered is None or wish.to > offered:
        raise words.nothing_to_undo()
    seat = play.by[offered]
    if undo_is_free(table, device, wish.to) or not others(table, device):
        return Undone(device=device, id=wish.id, seat=seat, to=wish.to)
    return UndoAsked(device=device, id=wish.id, seat=seat, to=wish.to)


def undo_target(table: Table, device: int) -> int | None:
    """How many moves stay if this device takes back its last one."""
    if table.play is None or table.play.state.over or table.game.beats is not None:
        return None  # nobody can take back what hands have done in real time
    mine = {seat.number for seat in table.held_by(device)}
    for index in range(len(table.play.by) - 1, -1, -1):
        if table.play.by[index] in mine:
            return index
    return None


def undo_is_free(table: Table, device: int, to: int) -> bool:
    """Nobody has learned anything since, and nobody else has moved since, bots apart."""
    play = table.play
    if play is None or not play.is_secret_free_since(to):
        return False
    theirs = {seat.number for seat in others(table, device)}
    return not theirs.intersection(play.by[to:])


def others(table: Table, device: int) -> list[Seat]:
    """Seats of people on other devices."""
    return [seat for seat in table.seats if seat.kind == "person" and seat.device != device]


def decide_consent(table: Table, device: int, wish: wishes.Consent) -> Undone | Agreed | Declined:
    waiting = table.waiting_for_consent()
    mine = [seat for seat in waiting if seat.device == device]
    request = table.undo_request
    if request is None or not mine:
        raise words.not_asked()
    if not wish.yes:
        return Declined(device=device, id=wish.id, seat=mine[0].number)
    if len(mine) < len(waiting):
        return Agreed(device=device, id=wish.id)
    return Undone(device=device, id=wish.id, seat=request.seat, to=request.to)


def decide_rematch(table: Table, device: int, wish: wishes.Rematch, circumstances: Circumstances) -> Rematched:
    if not table.held_by(device):
        raise words.not_your_seat(0)
    if not in_play(table).state.over:
        raise words.not_over()
    return Rematched(
        device=device,
        id=wish.id,
        deal=circumstances.secret_source.deal(),
        rules_version=table.game.info.rules_version,
        options=in_play(table).passed_on(),
    )


# Seats


def decide_seat(
    table: Table, device: int, wish: wishes.Claim | wishes.Rename | wishes.Release | wishes.TakeBack
) -> Claimed | Renamed | Released | TakenBack:
    seat = a_seat(table, wish.seat)
    match wish:
        case wishes.Claim():
            if seat.kind != "open":
                raise words.seat_not_open(wish.seat)
            return Claimed(device=device, id=wish.id, seat=wish.seat, name=clean_name(wish.name))
        case wishes.TakeBack():
            if seat.kind != "bot" or seat.former_device != device:
                raise words.not_a_bot(wish.seat)
            return TakenBack(device=device, id=wish.id, seat=wish.seat)
        case wishes.Rename():
            own_seat(table, device, wish.seat)
            return Renamed(device=device, id=wish.id, seat=wish.seat, name=clean_name(wish.name))
        case wishes.Release():
            own_seat(table, device, wish.seat)
            if table.play is not None:
                raise words.refused("playing")
            return Released(device=device, id=wish.id, seat=wish.seat)


def decide_bot(table: Table, device: int, wish: wishes.Bot, circumstances: Circumstances) -> Handed:
    seat = a_seat(table, wish.seat)
    check_level(table.game, wish.level)
    if not may_hand_to_bot(table, device, seat, circumstances.away):
        if seat.kind != "person":
            raise words.seat_taken(wish.seat)
        if not table.held_by(device):
            raise words.not_your_seat(wish.seat)
        raise words.not_away(seat.called)
    return Handed(device=device, id=wish.id, seat=wish.seat, level=wish.level)


def may_hand_to_bot(table: Table, device: int, seat: Seat, away: frozenset[int]) -> bool:
    """One's own seat always; an open seat or that of somebody who is away if one sits at the table oneself."""
    if seat.kind == "bot" or table.phase == "over":
        return False
    if seat.kind == "person" and seat.device == device:
        return True
    sits_here = bool(table.held_by(device)) or device == 0
    return sits_here and (seat.kind == "open" or seat.device in away)


def decide_offer(table: Table, device: int, wish: wishes.Offer, circumstances: Circumstances) -> Decision:
    own_seat(table, device, wish.seat)
    key = circumstances.secret_source.key()
    until = int(circumstances.now) + OFFER_MINUTES * 60
    entry = Offered(device=device, id=wish.id, seat=wish.seat, key_hash=hashed(key), until=until)
    return Decision(entry, key)


def decide_join(table: Table, key: str, token: str, new_token: str, circumstances: Circumstances) -> AnyEntry | None:
    """What opening a link does. None: the device is at the table already and nothing changes."""
    device = table.device_of(hashed(token)) if token else None
    if device is None and len(table.tokens) >= DEVICES:
        raise words.table_full()
    key_hash = hashed(key)
    if key == table.join_key:
        return Came(hashed(new_token)) if device is None else None
    offer = table.offers.get(key_hash)
    if offer is None or offer.until < circumstances.now:
        raise words.bad_key()
    if device is None:
        return Came(hashed(new_token), offer.seat, key_hash)
    return SeatMoved(device=device, seat=offer.seat, key_hash=key_hash)


# Making a table


def decide_making(
    game_name: str,
    options: dict[str, object],
    seats: Sequence[SeatPlan],
    hints: bool,
    deal: Deal,
    keys: tuple[str, str],
) -> Made:
    """A new table as somebody wished for it. `keys` are its join key and the maker's token."""
    game = find_game(game_name)
    return first_entry(game, options, [checked_plan(game, plan) for plan in seats], hints, deal, keys)


def first_entry(
    game: Game,
    options: dict[str, object],
    seats: Sequence[SeatPlan],
    hints: bool,
    deal: Deal,
    keys: tuple[str, str],
) -> Made:
    if len(seats) not in game.info.players:
        raise words.bad_seats(game.title, game.info.players, len(seats))
    settled = settle(game.info.options, game.info.conflicts, options, len(seats))
    join_key, token = keys
    return Made(
        game=game.name,
        rules_version=game.info.rules_version,
        options=settled,
        seats=tuple(seats),
        hints=hints,
        deal=deal,
        join_key=join_key,
        token_hash=hashed(token),
    )


def checked_plan(game: Game, plan: SeatPlan) -> SeatPlan:
    if plan.holder == "open":
        return SeatPlan(name="", holder="open")
    if plan.holder == "bot":
        check_level(game, plan.level)
    return SeatPlan(clean_name(plan.name), plan.holder, plan.level if plan.holder == "bot" else "")


def decide_import(record: Record, deal: Deal, keys: tuple[str, str]) -> Made:
    """A table that continues a record by the rules it was begun with; every seat is on the importing device."""
    data = record.data
    names = [data.names[seat] if seat < len(data.names) else "" for seat in range(data.players)]
    plans = [SeatPlan(seen_name(name), "here") for name in names]
    made = first_entry(find_game(data.game), dict(data.options), plans, True, deal, keys)
    return structs.replace(made, rules_version=data.rules_version, moves=tuple(record.moves))


# What is looked up again and again


def in_play(table: Table) -> Play:
    if table.play is None:
        raise words.gathering()
    return table.play


def a_seat(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise words.refused("no-such-seat", seat=number)
    return table.seats[number]


def own_seat(table: Table, device: int, number: int) -> Seat:
    seat = a_seat(table, number)
    if seat.kind != "person" or seat.device != device:
        raise words.not_your_seat(number)
    return seat


def check_level(game: Game, level: str) -> None:
    if game.bots.level(level) is None:
        raise words.bad_level(level)
