"""Passes every wish to the function that decides it."""

from homeward.table import wishes
from homeward.table.decisions.decide_end import check_goes_on, decide_end
from homeward.table.decisions.decide_guests import decide_guests
from homeward.table.decisions.decide_moves import decide_consent, decide_move, decide_rematch, decide_undo
from homeward.table.decisions.decide_seats import decide_seat
from homeward.table.decisions.decide_table import decide_clock, decide_leaving, decide_table_name
from homeward.table.decisions.decision import (
    Circumstances,
    Decision,
)
from homeward.table.refusals import Refused
from homeward.table.table import Table


def decide_wish(table: Table, device: int, wish: wishes.AnyWish, circumstances: Circumstances) -> Decision:
    """The entry that fulfils a wish of a device. Raises Refused or IllegalMove if the wish is not allowed."""
    if device not in table.guests.devices:
        raise Refused("not-welcome")  # it was sent away before its wish arrived
    check_goes_on(table)
    if table.version >= circumstances.bounds.entries and not isinstance(wish, wishes.EndWish):
        raise Refused("full-of-moves")
    match wish:
        case wishes.MoveWish():
            return Decision(decide_move(table, device, wish))
        case wishes.Undo():
            return Decision(decide_undo(table, device, wish))
        case wishes.Consent():
            return Decision(decide_consent(table, device, wish))
        case wishes.Rematch():
            return Decision(decide_rematch(table, device, wish, circumstances))
        case wishes.Invite() | wishes.Close() | wishes.Remove():
            return decide_guests(table, device, wish, circumstances)
        case wishes.NameTable():
            return Decision(decide_table_name(table, device, wish))
        case wishes.SetClock():
            return Decision(decide_clock(table, device, wish))
        case wishes.Leave():
            return Decision(decide_leaving(table, device, wish))
        case wishes.Forget() | wishes.Keep():
            return Decision(decide_end(table, device, wish))
        case _:
            return decide_seat(table, device, wish, circumstances)
