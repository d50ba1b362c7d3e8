"""Why a move of Example Game is refused."""

from homeward.engine.errors import Refusal
from homeward.new_game.example_game.names import say
from homeward.new_game.example_game.rules.state import ExampleGame


def refusal(state: ExampleGame, code: int) -> Refusal:
    return Refusal(code="too-few-left", rule="EX-2", said=say("refusal.too-few-left", n=state.pile))
