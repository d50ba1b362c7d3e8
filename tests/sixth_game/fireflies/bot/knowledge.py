"""What a good player of Fireflies knows."""

from mypy_extensions import i64

from homeward.engine.bot.knowledge import Knowledge
from homeward.engine.state import State
from tests.sixth_game.fireflies.moves import CARDS
from tests.sixth_game.fireflies.rules.state import HAND, Fireflies


class FirefliesKnowledge(Knowledge):
    """Bright lights win moths."""

    def prefer(self, state: State, code: i64) -> float:
        return float(code)

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Fireflies)
        return (state.moths[seat] + sum(state.hands[seat]) / (HAND * CARDS)) / (HAND + 1)
