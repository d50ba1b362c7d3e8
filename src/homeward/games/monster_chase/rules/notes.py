"""What happens in a game of Monster Chase, as notes, written only if the state has a journal."""

from typing import final

from mypy_extensions import i64

from homeward.engine.journal import Note


@final
class Crept(Note):
    """A monster has come to a side of the bed."""

    def __init__(self, card: i64, side: i64) -> None:
        self.card = card
        self.side = side


@final
class Looked(Note):
    """Fearless hunters have looked at all toys."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat


@final
class Turned(Note):
    """A tile was turned over; the outcomes are in `codes`."""

    def __init__(self, seat: i64, place: i64, tile: i64, outcome: i64) -> None:
        self.seat = seat
        self.place = place
        self.tile = tile
        self.outcome = outcome


@final
class Closeted(Note):
    """A monster was chased from a side of the bed into the closet."""

    def __init__(self, seat: i64, card: i64, side: i64) -> None:
        self.seat = seat
        self.card = card
        self.side = side


@final
class Missed(Note):
    """Progression cards were turned: so many now of so many in a round."""

    def __init__(self, seat: i64, progress: i64, round_size: i64) -> None:
        self.seat = seat
        self.progress = progress
        self.round_size = round_size


@final
class Swapped(Note):
    """The sock has left its place for another one."""

    def __init__(self, seat: i64, sock: i64, place: i64) -> None:
        self.seat = seat
        self.sock = sock
        self.place = place


@final
class Ended(Note):
    """The game is over; the results are in `codes`."""

    def __init__(self, result: i64) -> None:
        self.result = result
