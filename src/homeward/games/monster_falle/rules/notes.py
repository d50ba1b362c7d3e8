"""What happens in a game of Monster-Falle, as notes, written only if the state has a journal."""

from typing import final

from mypy_extensions import i64

from homeward.engine.journal import Note


@final
class Held(Note):
    """A pair of rails is held at these speeds for one beat."""

    def __init__(self, seat: i64, pair: i64, code: i64) -> None:
        self.seat = seat
        self.pair = pair
        self.code = code


@final
class Readied(Note):
    """Somebody is ready for the round, perhaps with the wish to change rails."""

    def __init__(self, seat: i64, wants_swap: bool) -> None:
        self.seat = seat
        self.wants_swap = wants_swap


@final
class Swapped(Note):
    """The partners have changed rails: the seats that have pair X and pair Y now."""

    def __init__(self, pair_x: i64, pair_y: i64) -> None:
        self.pair_x = pair_x
        self.pair_y = pair_y


@final
class Began(Note):
    """The countdown of a team's round runs."""

    def __init__(self, team: i64) -> None:
        self.team = team


@final
class Drew(Note):
    """A card was turned up, and with it a location or NOWHERE."""

    def __init__(self, card: i64, location: i64) -> None:
        self.card = card
        self.location = location


@final
class Placed(Note):
    """The figure stands on its start place."""

    def __init__(self, start: i64) -> None:
        self.start = start


@final
class Visited(Note):
    """The figure was pushed across its location."""

    def __init__(self, location: i64) -> None:
        self.location = location


@final
class Caught(Note):
    """A monster is in the trap."""

    def __init__(self, monster: i64) -> None:
        self.monster = monster


@final
class Escaped(Note):
    """A monster has escaped: NOT_VISITED of `codes`, or what toppled the sack, a cause of `physics`."""

    def __init__(self, monster: i64, why: i64) -> None:
        self.monster = monster
        self.why = why


@final
class Shuffled(Note):
    """The deck was empty and has been renewed, by the face-up cards or by a fresh set."""

    def __init__(self, fresh: bool) -> None:
        self.fresh = fresh


@final
class RoundEnded(Note):
    """The sand of a team's round is through."""

    def __init__(self, team: i64, catches: i64) -> None:
        self.team = team
        self.catches = catches


@final
class Ended(Note):
    """The game or the practice is over."""


# Practice


@final
class ChitChosen(Note):
    """Somebody has chosen another chit, and got a location or NOWHERE with it."""

    def __init__(self, seat: i64, location: i64) -> None:
        self.seat = seat
        self.location = location


@final
class TurnCame(Note):
    """The next team sits down at the rails."""

    def __init__(self, team: i64) -> None:
        self.team = team
