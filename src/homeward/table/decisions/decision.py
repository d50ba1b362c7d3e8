"""What a decision depends on besides the table and the wish, and checks that many decisions share."""

from msgspec import Struct

from homeward.engine.game import Game
from homeward.table.entries import AnyEntry
from homeward.table.refusals import LONGEST_ECHO, Refused
from homeward.table.secret_source import SecretSource
from homeward.table.state.game_in_play import GameInPlay
from homeward.table.state.seat import Seat
from homeward.table.table import Table


class Bounds(Struct, frozen=True):
    """The limits of a table. Hosts can set them."""

    onlookers: int = 32  # devices without a seat
    offer_minutes: int = 30  # for which the link of a seat works
    entries: int = 50_000  # all are applied again when the table is loaded


class Circumstances(Struct, frozen=True):
    """What a decision may depend on besides the table and the wish."""

    now: float  # seconds since 1970
    secret_source: SecretSource
    here: frozenset[int] = frozenset()  # devices that are connected
    away: frozenset[int] = frozenset()  # devices of people that have been disconnected for a while
    bounds: Bounds = Bounds()


class Decision(Struct, frozen=True):
    entry: AnyEntry
    key: str = ""  # of a link, only for the device that wished for it


def game_in_play(table: Table) -> GameInPlay:
    if table.play is None:
        raise Refused("gathering")
    return table.play


def seat_of(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Refused("no-such-seat", seat=number)
    return table.seats[number]


def own_seat(table: Table, device: int, number: int) -> Seat:
    seat = seat_of(table, number)
    if seat.kind != "person" or seat.device != device:
        raise Refused("not-your-seat", seat=number)
    return seat


def sits_or_opened(table: Table, device: int) -> bool:
    """Has the device a seat, or did it open the table?"""
    return device == table.guests.opener or bool(table.seats.held_by(device))


def seats_of_others(table: Table, device: int) -> list[Seat]:
    """Seats of people on other devices, also those that others handed to a bot."""
    return [seat for seat in table.seats if seat.owner is not None and seat.owner != device]


def check_level(game: Game, level: str) -> None:
    if game.bots.level(level) is None:
        raise Refused("bad-level", level=level[:LONGEST_ECHO])
