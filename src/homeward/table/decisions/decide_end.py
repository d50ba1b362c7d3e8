"""Decides wishes to delete a table for everybody, or to keep it."""

from homeward.table import wishes
from homeward.table.decisions.decision import seats_of_others
from homeward.table.entries import ForgetAgreed, Forgotten, Kept
from homeward.table.refusals import Refused
from homeward.table.table import Table


def check_goes_on(table: Table) -> None:
    """Raises Refused if the table is deleted or closed by the host."""
    if table.end.forgotten:
        raise Refused("table-forgotten")
    if table.end.shut:
        raise Refused("table-shut")


def decide_end(table: Table, device: int, wish: wishes.EndWish) -> ForgetAgreed | Forgotten | Kept:
    seats = table.seats.held_by(device)
    match wish:
        case wishes.Forget():
            if not may_forget(table, device):
                raise Refused("not-yours-to-forget")
            if table.end.sent_away - {device}:
                raise Refused("somebody-was-sent-away")
            if all(seat.owner in table.end.agreed for seat in seats_of_others(table, device)):
                return Forgotten(device=device, id=wish.id)
            return ForgetAgreed(device=device, id=wish.id, seat=seats[0].number)
        case wishes.Keep():
            if not seats or not table.end.agreed:
                raise Refused("not-asked-to-forget")
            return Kept(device=device, id=wish.id, seat=seats[0].number)


def may_forget(table: Table, device: int) -> bool:
    """A device with a seat may; the opener also while no other person has a seat."""
    return bool(table.seats.held_by(device)) or (device == table.guests.opener and not seats_of_others(table, device))
