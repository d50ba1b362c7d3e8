"""The table of Fireflies as lines to print or to read aloud, and its moves as choices in words."""

from homeward.catalogue import Text, player
from tests.sixth_game.fireflies.moves import Lay
from tests.sixth_game.fireflies.names import say
from tests.sixth_game.fireflies.view import FirefliesView


def describe(view: FirefliesView) -> list[Text]:
    homes = tuple(say("spoken.home", who=player(seat), n=moths) for seat, moths in enumerate(view.moths))
    lines = [say("spoken.moths", homes=homes)]
    if view.seat is not None:
        lights = tuple(map(str, view.hand))
        lines.append(say("spoken.lights", lights=lights) if lights else say("spoken.no-lights"))
    return lines


def label(view: FirefliesView, move: Lay) -> Text:
    return say("label.lay", light=move.light)
