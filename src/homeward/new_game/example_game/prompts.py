"""What a player of Example Game is asked to do."""

from homeward.engine.events import Prompt
from homeward.new_game.example_game.names import say
from homeward.new_game.example_game.rules.state import ExampleGame


def prompt(state: ExampleGame, seat: int) -> Prompt:
    if state.actor == seat:
        return Prompt(said=say("prompt.take"))
    return Prompt(said=say("prompt.over" if state.over else "prompt.wait"))
