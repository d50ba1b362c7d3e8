"""What happens in Monster Baby Rescue, as notes, written only if the state has a journal."""

from typing import final

from mypy_extensions import i64

from homeward.engine.journal import Note


@final
class Took(Note):
    """A tile was taken from a slot of the row, counted from 0; the price is 0 in a final turn."""

    def __init__(self, seat: i64, tile: i64, slot: i64, price: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.slot = slot
        self.price = price


@final
class Walked(Note):
    """A figure has walked to a rock of a place."""

    def __init__(self, seat: i64, place: i64, rock: i64) -> None:
        self.seat = seat
        self.place = place
        self.rock = rock


@final
class Groomed(Note):
    """A part was washed and is at this level now; it has not risen if that was the highest before."""

    def __init__(self, seat: i64, part: i64, level: i64, rose: bool) -> None:
        self.seat = seat
        self.part = part
        self.level = level
        self.rose = rose


@final
class Gained(Note):
    """A monster has so many more of a thing, and so many now; things are indexes of `Monster.has`."""

    def __init__(self, seat: i64, thing: i64, more: i64, now: i64) -> None:
        self.seat = seat
        self.thing = thing
        self.more = more
        self.now = now


@final
class Claimed(Note):
    """A goal tile was taken: its index in `Goals.face`."""

    def __init__(self, seat: i64, goal: i64) -> None:
        self.seat = seat
        self.goal = goal


@final
class Drew(Note):
    """A tile has come from the pile into the row; so many are left in the pile."""

    def __init__(self, tile: i64, left: i64) -> None:
        self.tile = tile
        self.left = left


@final
class LastTurns(Note):
    """The pile is empty: the final turns begin."""


@final
class Left(Note):
    """A figure has had its last turn and leaves the track."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat


@final
class Ended(Note):
    """The game is over."""
