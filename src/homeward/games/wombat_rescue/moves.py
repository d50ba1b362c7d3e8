"""All moves of Wombat Rescue, in a fixed order: a move's code is its index."""

from homeward.engine.moves import Move
from homeward.games.wombat_rescue.rules.codes import MOST_PLAYERS
from homeward.games.wombat_rescue.rules.pieces.board import DENS
from homeward.games.wombat_rescue.rules.pieces.ground import SPACES


class Walk(Move, frozen=True):
    """Go straight to a space: a line in the area, a step to food or a baby, or the step of a lost-move card."""

    space: int


class Scamper(Move, frozen=True):
    """Play the card and go to a space next to the lead."""

    space: int


class Prowl(Move, frozen=True):
    """The dingo's next step."""

    space: int


class TakeCube(Move, frozen=True, tag="cube"):
    """With an empty supply: take a cube from this space and lay it where the lead is."""

    space: int


class SendToDen(Move, frozen=True, tag="den"):
    """Send the dingo to a den, counted from 1 in reading order."""

    den: int


class HandOver(Move, frozen=True, tag="hand-over"):
    """Give dingo card and die to another player."""

    seat: int


class Chase(Move, frozen=True):
    """Choose which of the nearest leads the dingo chases."""

    seat: int


class Reveal(Move, frozen=True):
    """Lost: turn up a card."""


class RunHome(Move, frozen=True, tag="run-home"):
    """Play the card: the lead is at home at once."""


class HoldItIn(Move, frozen=True, tag="hold-it-in"):
    """Play the card: the set in the hindgut stays there this turn."""


class HighFibre(Move, frozen=True, tag="high-fibre"):
    """Play the card: the furthest set becomes a cube at once."""


class Digest(Move, frozen=True):
    """End the movement: digest, then the dingo may come."""


MOVES: tuple[Move, ...] = (
    *(Walk(space) for space in range(SPACES)),
    *(Scamper(space) for space in range(SPACES)),
    *(Prowl(space) for space in range(SPACES)),
    *(TakeCube(space) for space in range(SPACES)),
    *(SendToDen(den + 1) for den in range(DENS)),
    *(HandOver(seat) for seat in range(MOST_PLAYERS)),
    *(Chase(seat) for seat in range(MOST_PLAYERS)),
    Reveal(),
    RunHome(),
    HoldItIn(),
    HighFibre(),
    Digest(),
)
