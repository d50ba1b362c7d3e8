"""What a player of Fireflies is asked to do."""

from homeward.engine.events import Prompt
from tests.sixth_game.fireflies.names import say
from tests.sixth_game.fireflies.rules.state import Fireflies


def prompt(state: Fireflies, seat: int) -> Prompt:
    if state.actor == seat:
        return Prompt(said=say("prompt.lay"))
    return Prompt(said=say("prompt.over" if state.over else "prompt.wait"))
