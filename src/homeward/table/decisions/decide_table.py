"""Decides wishes about the table itself: its name, its clock, and devices that leave."""

from homeward.table import wishes
from homeward.table.decisions.decision import check_level, sits_or_opened
from homeward.table.entries import Clocked, Left, TableNamed
from homeward.table.gentle_clock import check_clock
from homeward.table.names import clean_table_name
from homeward.table.refusals import Refused
from homeward.table.table import Table


def decide_table_name(table: Table, device: int, wish: wishes.NameTable) -> TableNamed:
    if not sits_or_opened(table, device):
        raise Refused("not-seated")
    return TableNamed(device=device, id=wish.id, name=clean_table_name(wish.name))


def decide_clock(table: Table, device: int, wish: wishes.SetClock) -> Clocked:
    if not sits_or_opened(table, device):
        raise Refused("not-seated")
    check_clock(table.game, wish.clock)
    return Clocked(device=device, id=wish.id, clock=wish.clock)


def decide_leaving(table: Table, device: int, wish: wishes.Leave) -> Left:
    """A bot takes the seats only while a game is played; otherwise they are open, whatever was wished."""
    if wish.level:
        check_level(table.game, wish.level)
    return Left(device=device, id=wish.id, level=wish.level if table.phase == "playing" else "")
