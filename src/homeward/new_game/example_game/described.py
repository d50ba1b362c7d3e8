"""The table of Example Game as lines to print, to read aloud and to show, and its moves as choices in words."""

from homeward.catalogue import Text, game_text_factory, player
from homeward.new_game.example_game.moves import Take
from homeward.new_game.example_game.view import ExampleGameView

say = game_text_factory(__package__)


def describe(view: ExampleGameView) -> list[Text]:
    taken = [say("spoken.taken", who=player(seat), n=pebbles) for seat, pebbles in enumerate(view.taken)]
    return [say("spoken.pile", n=view.pile), *taken]


def label(view: ExampleGameView, move: Take) -> Text:
    return say("label.take", n=move.pebbles)
