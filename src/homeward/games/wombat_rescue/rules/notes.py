"""What happens in a game of Wombat Rescue, as notes, written only if the state has a journal."""

from typing import final

from mypy_extensions import i64

from homeward.engine.journal import Note


@final
class PlacedDingo(Note):
    """The dingo has gone to its first den."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat = seat
        self.space = space


@final
class LaidFood(Note):
    """The first discs lie on the board."""

    def __init__(self, count: i64) -> None:
        self.count = count


@final
class Walked(Note):
    """A lead has gone from one space to another."""

    def __init__(self, seat: i64, start: i64, end: i64) -> None:
        self.seat = seat
        self.start = start
        self.end = end


@final
class Pushed(Note):
    """A lead was pushed by that of another seat."""

    def __init__(self, seat: i64, start: i64, end: i64, by: i64) -> None:
        self.seat = seat
        self.start = start
        self.end = end
        self.by = by


@final
class Revealed(Note):
    """A lost-move card was turned up; it helps if it shows a space that can be entered."""

    def __init__(self, seat: i64, card: i64, helps: bool) -> None:
        self.seat = seat
        self.card = card
        self.helps = helps


@final
class Ate(Note):
    """A lead has eaten a disc."""

    def __init__(self, seat: i64, disc: i64, space: i64) -> None:
        self.seat = seat
        self.disc = disc
        self.space = space


@final
class FoundBaby(Note):
    """A lead has picked up the baby of a nest."""

    def __init__(self, seat: i64, nest: i64, space: i64) -> None:
        self.seat = seat
        self.nest = nest
        self.space = space


@final
class RescuedBaby(Note):
    """A baby is home."""

    def __init__(self, seat: i64, nest: i64) -> None:
        self.seat = seat
        self.nest = nest


@final
class Caught(Note):
    """The dingo has caught a lead."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat = seat
        self.space = space


@final
class BabyFled(Note):
    """The carried baby of a caught lead has run back to its nest."""

    def __init__(self, seat: i64, nest: i64) -> None:
        self.seat = seat
        self.nest = nest


@final
class Denned(Note):
    """The caught player has sent the dingo to a den; with leads on all of them it stays where it is."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat = seat
        self.space = space


@final
class TookCard(Note):
    """The dingo's card and die have a new holder."""

    def __init__(self, seat: i64, former: i64) -> None:
        self.seat = seat
        self.former = former


@final
class PlayedCard(Note):
    """An action card was played: its bit."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card


@final
class Digested(Note):
    """A set of discs has left the track."""

    def __init__(self, seat: i64, worth: i64) -> None:
        self.seat = seat
        self.worth = worth


@final
class Dropped(Note):
    """A cube was laid on a space: so many of that colour are there now."""

    def __init__(self, seat: i64, space: i64, cubes: i64) -> None:
        self.seat = seat
        self.space = space
        self.cubes = cubes


@final
class MovedCube(Note):
    """With an empty supply, a cube was taken from another space."""

    def __init__(self, seat: i64, start: i64, end: i64) -> None:
        self.seat = seat
        self.start = start
        self.end = end


@final
class NoCube(Note):
    """The space holds as many cubes of that colour as it can."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat = seat
        self.space = space


@final
class Refilled(Note):
    """New food has grown."""

    def __init__(self, count: i64) -> None:
        self.count = count


@final
class Rolled(Note):
    """The dingo die was rolled."""

    def __init__(self, seat: i64, roll: i64) -> None:
        self.seat = seat
        self.roll = roll


@final
class Chased(Note):
    """The holder has a target for the dingo."""

    def __init__(self, seat: i64, target: i64) -> None:
        self.seat = seat
        self.target = target


@final
class Prowled(Note):
    """The dingo has made a step."""

    def __init__(self, seat: i64, start: i64, end: i64) -> None:
        self.seat = seat
        self.start = start
        self.end = end


@final
class Eaten(Note):
    """The dingo has eaten all cubes of a seat on a space."""

    def __init__(self, seat: i64, space: i64, cubes: i64) -> None:
        self.seat = seat
        self.space = space
        self.cubes = cubes


@final
class Stayed(Note):
    """The dingo has nobody to chase, or no step that brings it closer."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat


@final
class NextTurn(Note):
    """The turn of a seat begins."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat


@final
class Won(Note):
    """A seat has brought all its babies home."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
