"""Why a move of Fireflies is refused."""

from homeward.engine.errors import Refusal
from tests.sixth_game.fireflies.names import say
from tests.sixth_game.fireflies.rules.state import Fireflies


def refusal(state: Fireflies, code: int) -> Refusal:
    return Refusal(code="not-in-hand", rule="FF-1", said=say("refusal.not-in-hand", light=code + 1))
