"""What a good player knows about a game, in the forms that bots and search use."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from homeward.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """A game subclasses this in its `bot/knowledge.py`; this one knows only the points. The methods read only what the
    seat concerned may know."""

    def prefer(self, state: State, code: i64) -> float:
        """How good a legal move looks to the seat that is to act; only the order of the numbers matters."""
        return 0.0

    def likings(self, state: State, codes: vec[i64]) -> vec[float]:
        """`prefer` for several moves of one position. A game overrides it if the moves share work."""
        likings = vec[float]()
        for i in range(i64(len(codes))):
            likings = append(likings, self.prefer(state, codes[i]))
        return likings

    def evaluate(self, state: State, seat: i64) -> float:
        """How well a seat stands in a running game, from 0 (lost) to 1 (won). By default the one with more points
        stands better; all seats together have 1, as at the end."""
        if state.players == 1 or state.together():
            return 0.5
        points = state.score(seat)
        behind = 0.0
        for other in range(state.players):
            if other != seat:
                theirs = state.score(other)
                behind += 1.0 if theirs < points else 0.5 if theirs == points else 0.0
        return behind / float(state.players * (state.players - 1) // 2)

    def sway(self, state: State) -> float:
        """How much one move can still change the chances, from 0 to 1. The search scales its exploration by it."""
        return 1.0

    def progress(self, state: State, seat: i64) -> float:
        """What a beginner maximises: the points, unless a game in which points come late overrides it."""
        return float(state.score(seat))
