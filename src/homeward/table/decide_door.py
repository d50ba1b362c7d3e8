"""What a table does when somebody comes, and with the wishes of whoever keeps its door."""

from homeward.table import wishes, words
from homeward.table.decide_end import check_goes_on
from homeward.table.decide_seats import check_is_lost
from homeward.table.entries import AnyEntry, Came, Closed, Invited, Removed, SeatMoved
from homeward.table.judging import Circumstances, Decision, sits_or_opened
from homeward.table.secret_source import hashed
from homeward.table.table import Table


def decide_join(
    table: Table, key_hash: str, token: str, new_token: str, circumstances: Circumstances
) -> AnyEntry | None:
    """What opening a link does. None: the device is at the table already and nothing changes."""
    check_goes_on(table)
    device = table.device_of(hashed(token)) if token else None
    if key_hash in table.door.invitations:
        return decide_newcomer(table, new_token, circumstances) if device is None else None
    seat = table.offered_by(key_hash, circumstances.now)
    if seat is None:
        raise words.bad_key()
    if seat.offered_by_others:
        check_is_lost(table, seat, device, circumstances.here)
    if device is None:
        return Came(hashed(new_token), seat.number, key_hash)
    return SeatMoved(device=device, seat=seat.number, key_hash=key_hash)


def decide_newcomer(table: Table, token: str, circumstances: Circumstances) -> Came:
    """Somebody who may look on. When it is crowded, the first of those who are gone again makes room."""
    if table.door.closed:
        raise words.closed()
    onlookers = table.onlookers()
    if len(onlookers) < circumstances.bounds.onlookers:
        return Came(hashed(token))
    gone = onlookers - circumstances.here
    if not gone:
        raise words.table_full()
    return Came(hashed(token), instead_of=min(gone))


def decide_door(table: Table, device: int, wish: wishes.DoorWish, circumstances: Circumstances) -> Decision:
    match wish:
        case wishes.Invite():
            return decide_invitation(table, device, wish, circumstances)
        case wishes.Close():
            check_opener(table, device)
            return Decision(Closed(device=device, id=wish.id, closed=wish.closed))
        case wishes.Remove():
            check_opener(table, device)
            if wish.guest == table.door.opener or wish.guest not in table.door.devices:
                raise words.no_such_device()
            return Decision(Removed(device=device, id=wish.id, guest=wish.guest))


def decide_invitation(table: Table, device: int, wish: wishes.Invite, circumstances: Circumstances) -> Decision:
    if not sits_or_opened(table, device):
        raise words.not_seated()
    if table.door.closed:
        raise words.closed()
    key = circumstances.secret_source.key()
    return Decision(Invited(device=device, id=wish.id, key_hash=hashed(key)), key)


def check_opener(table: Table, device: int) -> None:
    if device != table.door.opener:
        raise words.not_the_opener()
