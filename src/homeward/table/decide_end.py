"""The end of a table: everybody who sits there agrees to forget it, or whoever runs the house closes it."""

from homeward.table import wishes, words
from homeward.table.entries import ForgetAgreed, Forgotten, Kept
from homeward.table.judging import others
from homeward.table.table import Table


def check_goes_on(table: Table) -> None:
    """Refused if nothing happens at this table any more."""
    if table.end.forgotten:
        raise words.forgotten()
    if table.end.shut:
        raise words.shut()


def decide_end(table: Table, device: int, wish: wishes.EndWish) -> ForgetAgreed | Forgotten | Kept:
    seats = table.held_by(device)
    match wish:
        case wishes.Forget():
            if not may_forget(table, device):
                raise words.not_yours_to_forget()
            if table.end.sent_away - {device}:
                raise words.somebody_was_sent_away()
            if all(seat.owner in table.end.agreed for seat in others(table, device)):
                return Forgotten(device=device, id=wish.id)
            return ForgetAgreed(device=device, id=wish.id, seat=seats[0].number)
        case wishes.Keep():
            if not seats or not table.end.agreed:
                raise words.not_asked_to_forget()
            return Kept(device=device, id=wish.id, seat=seats[0].number)


def may_forget(table: Table, device: int) -> bool:
    """Whoever sits here; or whoever opened the table, where nobody sits."""
    return bool(table.held_by(device)) or (device == table.door.opener and not others(table, device))
