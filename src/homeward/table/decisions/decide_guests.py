"""Decides what happens when a device opens a link, and wishes about links and devices."""

from homeward.table import wishes
from homeward.table.decisions.decide_end import check_goes_on
from homeward.table.decisions.decide_seats import check_is_lost
from homeward.table.decisions.decision import Circumstances, Decision, sits_or_opened
from homeward.table.entries import Came, Closed, Invited, Removed, SeatMoved
from homeward.table.refusals import Refused
from homeward.table.secret_source import hash_secret
from homeward.table.table import Table


def decide_join(
    table: Table, key_hash: str, token: str, new_token: str, circumstances: Circumstances
) -> Came | SeatMoved | None:
    """The entry for a device that opens a link. None: it is at the table already and nothing changes."""
    check_goes_on(table)
    device = table.guests.device_of(hash_secret(token)) if token else None
    if key_hash in table.guests.invitations:
        return decide_newcomer(table, new_token, circumstances) if device is None else None
    seat = table.seats.offered_by(key_hash, circumstances.now)
    if seat is None:
        raise Refused("bad-key")
    if seat.offered_by_others:
        check_is_lost(table, seat, device, circumstances.here)
    if device is None:
        return Came(hash_secret(new_token), seat.number, key_hash)
    return SeatMoved(device=device, seat=seat.number, key_hash=key_hash)


def decide_newcomer(table: Table, token: str, circumstances: Circumstances) -> Came:
    """The entry for a new onlooker. At a full table it replaces the first disconnected onlooker."""
    if table.guests.closed:
        raise Refused("closed")
    onlookers = onlookers_of(table)
    if len(onlookers) < circumstances.bounds.onlookers:
        return Came(hash_secret(token))
    gone = onlookers - circumstances.here
    if not gone:
        raise Refused("table-full")
    return Came(hash_secret(token), instead_of=min(gone))


def onlookers_of(table: Table) -> set[int]:
    """Devices without a seat, also without one that they may take back."""
    return table.guests.devices - table.seats.devices() - {table.guests.opener}


def decide_guests(table: Table, device: int, wish: wishes.GuestWish, circumstances: Circumstances) -> Decision:
    match wish:
        case wishes.Invite():
            return decide_invitation(table, device, wish, circumstances)
        case wishes.Close():
            check_opener(table, device)
            return Decision(Closed(device=device, id=wish.id, closed=wish.closed))
        case wishes.Remove():
            check_opener(table, device)
            if wish.guest == table.guests.opener or wish.guest not in table.guests.devices:
                raise Refused("no-such-device")
            return Decision(Removed(device=device, id=wish.id, guest=wish.guest))


def decide_invitation(table: Table, device: int, wish: wishes.Invite, circumstances: Circumstances) -> Decision:
    if not sits_or_opened(table, device):
        raise Refused("not-seated")
    if table.guests.closed:
        raise Refused("closed")
    key = circumstances.secret_source.key()
    return Decision(Invited(device=device, id=wish.id, key_hash=hash_secret(key)), key)


def check_opener(table: Table, device: int) -> None:
    if device != table.guests.opener:
        raise Refused("not-the-opener")
