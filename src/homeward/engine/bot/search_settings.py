"""Settings of the search. Each game has its own, found by tournament (docs/bots.md)."""

from typing import Final, final

from mypy_extensions import i64

TO_THE_END: Final[i64] = 1_000_000  # moves to look ahead: more than any game has


@final
class SearchSettings:
    """The settings of one game's search."""

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
        self.explore = explore  # weight of exploration: moves that have been tried little
        self.bias = bias  # weight of the game's knowledge
        self.urgency = urgency  # how far below its node's mean a move counts that has never been tried
        self.look_ahead: i64 = look_ahead  # moves of a roll-out below the tree before the position is evaluated
        self.greed = greed  # share of those moves that the knowledge chooses
        # Does the tree grow beyond a reveal? The legal moves after it are the same in every deal, but not their values:
        # where nearly every move reveals something, roll-outs choose better than a tree of averages.
        self.past_reveals = past_reveals
        self.mast = mast  # do the other moves of a roll-out prefer moves that did well before, in any position?
