"""What a decision may look at besides the table and the wish, and what is looked up again and again."""

from msgspec import Struct

from homeward.engine.game import Game
from homeward.table import words
from homeward.table.entries import AnyEntry
from homeward.table.play import Play
from homeward.table.seats import Seat
from homeward.table.secret_source import SecretSource
from homeward.table.table import Table


class Bounds(Struct, frozen=True):
    """How much a table bears. Whoever runs the house decides."""

    onlookers: int = 32  # devices without a seat
    offer_minutes: int = 30  # for which the link of a seat works
    entries: int = 50_000  # that are played again whenever the table is opened


class Circumstances(Struct, frozen=True):
    """What a decision may depend on besides the table and the wish."""

    now: float  # seconds since 1970
    secret_source: SecretSource
    here: frozenset[int] = frozenset()  # devices that are connected
    away: frozenset[int] = frozenset()  # devices with a say at the table that have been away for a while
    bounds: Bounds = Bounds()


class Decision(Struct, frozen=True):
    entry: AnyEntry
    key: str = ""  # of a link, for the wishing device only


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


def sits_or_opened(table: Table, device: int) -> bool:
    """Does the device belong to the table, rather than only look on?"""
    return device == table.door.opener or bool(table.held_by(device))


def others(table: Table, device: int) -> list[Seat]:
    """Seats of people on other devices, also of those for whom others let a bot play."""
    return [seat for seat in table.seats if seat.owner is not None and seat.owner != device]


def check_level(game: Game, level: str) -> None:
    if game.bots.level(level) is None:
        raise words.bad_level(level)
