"""How a search looks around; each game brings its own, found by tournament (docs/bots.md)."""

from typing import Final, final

from mypy_extensions import i64

TO_THE_END: Final[i64] = 1_000_000  # moves to look ahead: no game is longer


@final
class SearchSettings:
    """What the search of a game is told before it begins."""

    __slots__ = ("bias", "explore", "greed", "look_ahead", "mast", "past_reveals", "urgency")

    def __init__(
        self,
        explore: float,
        bias: float,
        urgency: float,
        look_ahead: i64,
        greed: float,
        mast: bool,
        past_reveals: bool = True,
    ) -> None:
        self.explore = explore  # how much a move is tried because it has been tried little
        self.bias = bias  # how much a move is tried because the game's knowledge prefers it
        self.urgency = urgency  # what a move never tried is taken to be worth, below its node's mean
        self.look_ahead: i64 = look_ahead  # moves played out below the tree before the position is judged
        self.greed = greed  # share of those moves that knowledge chooses
        # Does the tree grow on where something new was turned up? What is legal there is the same in every deal, but
        # not what it is worth: if nearly everything is new, roll-outs choose better than a tree of averages.
        self.past_reveals = past_reveals
        self.mast = mast  # do the others follow what did well before, wherever it was played?
