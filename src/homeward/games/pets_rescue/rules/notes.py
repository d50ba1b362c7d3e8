"""What happens in a game of Pets Rescue, as notes, written only if the state has a journal."""

from typing import final

from mypy_extensions import i64

from homeward.engine.journal import Note


@final
class PickedLine(Note):
    """The lead has picked a row, or SIDE + a column."""

    def __init__(self, seat: i64, line: i64) -> None:
        self.seat = seat
        self.line = line


@final
class Took(Note):
    """A card was taken from a place of the grid and laid a way."""

    def __init__(self, seat: i64, card: i64, way: i64, place: i64) -> None:
        self.seat = seat
        self.card = card
        self.way = way
        self.place = place


@final
class GotLast(Note):
    """The last card of the line has gone to the lead, sideways."""

    def __init__(self, seat: i64, card: i64, place: i64) -> None:
        self.seat = seat
        self.card = card
        self.place = place


@final
class Acted(Note):
    """A pass or offer card begins to act."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card


@final
class ChoseDirection(Note):
    """Cards are passed to the left (0) or to the right (1)."""

    def __init__(self, seat: i64, direction: i64) -> None:
        self.seat = seat
        self.direction = direction


@final
class Gave(Note):
    """A card is passed on."""

    def __init__(self, seat: i64, card: i64, receiver: i64) -> None:
        self.seat = seat
        self.card = card
        self.receiver = receiver


@final
class Received(Note):
    """A card that was passed on was laid a way."""

    def __init__(self, seat: i64, card: i64, way: i64, giver: i64) -> None:
        self.seat = seat
        self.card = card
        self.way = way
        self.giver = giver


@final
class Offered(Note):
    """A card was offered, with two players mostly a second one as well, else NOTHING."""

    def __init__(self, seat: i64, card: i64, second: i64) -> None:
        self.seat = seat
        self.card = card
        self.second = second


@final
class Accepted(Note):
    """An offered card was accepted and laid a way."""

    def __init__(self, seat: i64, card: i64, way: i64, giver: i64) -> None:
        self.seat = seat
        self.card = card
        self.way = way
        self.giver = giver


@final
class HandedOver(Note):
    """The offer card has gone to whoever made the accepted offer."""

    def __init__(self, seat: i64, card: i64, receiver: i64) -> None:
        self.seat = seat
        self.card = card
        self.receiver = receiver


@final
class Filled(Note):
    """The gaps of the grid are filled: cards left in the deck, and the next lead."""

    def __init__(self, deck: i64, lead: i64) -> None:
        self.deck = deck
        self.lead = lead


@final
class GridDone(Note):
    """The grid cannot be filled any more."""


@final
class Swapped(Note):
    """A card of the grid was laid a way; the leftover card it was swapped for is gone."""

    def __init__(self, seat: i64, card: i64, way: i64, gone: i64) -> None:
        self.seat = seat
        self.card = card
        self.way = way
        self.gone = gone


@final
class ChoseStart(Note):
    """Somebody has decided, in secret, how their starting card will lie."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat


@final
class Showed(Note):
    """A starting card is shown and lies as chosen."""

    def __init__(self, seat: i64, card: i64, way: i64) -> None:
        self.seat = seat
        self.card = card
        self.way = way


@final
class Ended(Note):
    """The game is over."""
