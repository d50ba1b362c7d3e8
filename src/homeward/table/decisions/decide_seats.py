"""Decides wishes about seats: who sits where, and the links that hand a seat over."""

from homeward.table import wishes
from homeward.table.creatures import check_creature
from homeward.table.decisions.decision import Circumstances, Decision, check_level, own_seat, seat_of, sits_or_opened
from homeward.table.entries import (
    AnyEntry,
    Claimed,
    Freed,
    Handed,
    Offered,
    Released,
    Renamed,
    TakenBack,
    Withdrawn,
)
from homeward.table.names import check_is_free, clean_name
from homeward.table.refusals import Refused
from homeward.table.seat_figures import check_figure
from homeward.table.secret_source import hash_secret
from homeward.table.state.seat import Seat
from homeward.table.table import Table


def decide_seat(table: Table, device: int, wish: wishes.SeatWish, circumstances: Circumstances) -> Decision:
    seat = seat_of(table, wish.seat)
    match wish:
        case wishes.Offer():
            return decide_offer(table, device, wish, circumstances)
        case wishes.Bot():
            return Decision(decide_bot(table, device, seat, wish, circumstances))
        case wishes.Claim():
            return Decision(decide_claim(table, device, seat, wish))
        case wishes.Free():
            return Decision(decide_freeing(table, device, seat, wish))
        case wishes.Withdraw():
            return Decision(decide_withdrawal(device, seat, wish))
        case wishes.TakeBack():
            if seat.kind != "bot" or seat.former_device != device:
                raise Refused("not-a-bot", seat=wish.seat)
            return Decision(TakenBack(device=device, id=wish.id, seat=wish.seat))
        case _:
            return Decision(decide_own(table, device, seat, wish))


def decide_own(table: Table, device: int, seat: Seat, wish: wishes.Rename | wishes.Release) -> AnyEntry:
    """Wishes that only the device of a seat may have."""
    own_seat(table, device, wish.seat)
    match wish:
        case wishes.Rename():
            return Renamed(device=device, id=wish.id, seat=wish.seat, name=name_for(table, seat, wish.name))
        case wishes.Release():
            if table.play is not None:
                raise Refused("playing")
            return Released(device=device, id=wish.id, seat=wish.seat)


def decide_claim(table: Table, device: int, seat: Seat, wish: wishes.Claim) -> Claimed:
    if seat.kind != "open":
        raise Refused("seat-not-open", seat=wish.seat)
    if knows_other_secrets(table, device, seat):
        raise Refused("knows-other-secrets", seat=wish.seat)  # it would know the secrets of both seats
    name = name_for(table, seat, wish.name)
    check_creature(wish.creature, table.seats.creatures_beside(seat))
    figure = figure_for(table, seat, wish.figure)
    return Claimed(device=device, id=wish.id, seat=wish.seat, name=name, creature=wish.creature, figure=figure)


def figure_for(table: Table, seat: Seat, wished: str) -> str:
    """Whoever sits down in a game in play keeps its figure for the rematch, as far as nobody has chosen it."""
    taken = [other.figure for other in table.seats if other is not seat]
    check_figure(table.game, wished, taken)
    in_play = table.figures()[seat.number] if table.play is not None else ""
    return wished or ("" if in_play in taken else in_play)


def may_claim(table: Table, device: int, seat: Seat) -> bool:
    """May this device sit down here now?"""
    return seat.kind == "open" and not knows_other_secrets(table, device, seat)


def knows_other_secrets(table: Table, device: int, wished: Seat) -> bool:
    """Has the device seen in this game what the wished seat may not see?"""
    if table.phase != "playing" or not table.game.info.secrets:
        return False
    return any(device in seat.seen_by for seat in table.seats if seat is not wished)


def name_for(table: Table, seat: Seat, wished: str) -> str:
    """A name that no other seat has. The name of an open seat does not count."""
    name = clean_name(wished)
    check_is_free(name, (other.name for other in table.seats if other is not seat and other.kind != "open"))
    return name


# Bots


def decide_bot(table: Table, device: int, seat: Seat, wish: wishes.Bot, circumstances: Circumstances) -> Handed:
    check_level(table.game, wish.level)
    if not may_hand_to_bot(table, device, seat, circumstances.away):
        if seat.kind != "person":
            raise Refused("seat-taken", seat=wish.seat)
        if not table.seats.held_by(device):
            raise Refused("not-your-seat", seat=wish.seat)
        raise Refused("not-away", name=seat.plain_name)
    return Handed(device=device, id=wish.id, seat=wish.seat, level=wish.level)


def may_hand_to_bot(table: Table, device: int, seat: Seat, away: frozenset[int]) -> bool:
    """Its own seat always; an open seat, or that of an absent person, if the device has a seat or opened the table."""
    if seat.kind == "bot" or table.phase == "over":
        return False
    if seat.kind == "person" and seat.device == device:
        return True
    return sits_or_opened(table, device) and (seat.kind == "open" or seat.device in away)


# Handing over and freeing


def decide_offer(table: Table, device: int, wish: wishes.Offer, circumstances: Circumstances) -> Decision:
    """A seat has one offer at a time: a new link ends the previous one."""
    check_may_offer(table, device, seat_of(table, wish.seat), circumstances.away)
    key, since = circumstances.secret_source.key(), int(circumstances.now)
    until = since + circumstances.bounds.offer_minutes * 60
    entry = Offered(device=device, id=wish.id, seat=wish.seat, key_hash=hash_secret(key), since=since, until=until)
    return Decision(entry, key)


def check_may_offer(table: Table, device: int, seat: Seat, away: frozenset[int]) -> None:
    """Raises Refused if the seat is neither this device's own nor one to win back."""
    if seat.person == device or may_win_back(table, device, seat, away):
        return
    if not seat.is_wanted_back or not sits_or_opened(table, device):
        raise Refused("not-your-seat", seat=seat.number)
    if seat.person is not None and seat.person not in away:
        raise Refused("not-away", name=seat.stands_in_for or seat.plain_name)
    raise Refused("not-the-opener")


def may_win_back(table: Table, device: int, seat: Seat, away: frozenset[int]) -> bool:
    """May this device hand out a link for a person whose device is gone? The opener, or any player while it is away."""
    if not seat.is_wanted_back or seat.person == device or (seat.person is not None and seat.person not in away):
        return False
    return device == table.guests.opener or (table.guests.opener in away and bool(table.seats.held_by(device)))


def check_is_lost(table: Table, seat: Seat, device: int | None, here: frozenset[int]) -> None:
    """Raises Refused for a link that others handed out, if the person is back or the device knows other secrets."""
    if seat.person != device and seat.person in here:
        raise Refused("not-away", name=seat.stands_in_for or seat.plain_name)
    if device is not None and knows_other_secrets(table, device, seat):
        raise Refused("knows-other-secrets", seat=seat.number)


def decide_withdrawal(device: int, seat: Seat, wish: wishes.Withdraw) -> Withdrawn:
    if device != seat.person and (seat.offer is None or seat.offer.by != device):
        raise Refused("not-your-seat", seat=wish.seat)
    return Withdrawn(device=device, id=wish.id, seat=wish.seat)


def decide_freeing(table: Table, device: int, seat: Seat, wish: wishes.Free) -> Freed:
    if not may_free(table, device, seat):
        raise Refused("not-to-free", seat=wish.seat) if device == table.guests.opener else Refused("not-the-opener")
    return Freed(device=device, id=wish.id, seat=wish.seat)


def may_free(table: Table, device: int, seat: Seat) -> bool:
    """The device that opened the table may free seats of others and of bots."""
    return device == table.guests.opener and seat.kind != "open" and seat.device != device
