"""What a good player of Example Game knows."""

from mypy_extensions import i64

from homeward.engine.bot.knowledge import Knowledge
from homeward.engine.state import State
from homeward.new_game.example_game.moves import MOST
from homeward.new_game.example_game.rules.state import ExampleGame


class ExampleGameKnowledge(Knowledge):
    """Whoever leaves a pile of fours wins: whatever the other takes, together it makes four."""

    def prefer(self, state: State, code: i64) -> float:
        assert isinstance(state, ExampleGame)
        return float(is_lost(state.pile - int(code) - 1))

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, ExampleGame)
        return float(is_lost(state.pile) != (seat == state.active))


def is_lost(pile: int) -> bool:
    """For whoever takes next."""
    return pile % (MOST + 1) == 0
