"""How far everything in a saved game of Fireflies can go."""

from homeward.engine.options import Options
from homeward.engine.snapshots.bounds import Fields, Many, Number, exactly
from homeward.engine.snapshots.saved import bounds_of
from tests.sixth_game.fireflies.moves import CARDS
from tests.sixth_game.fireflies.position import Saved
from tests.sixth_game.fireflies.rules.state import HAND, NONE, SEATS


def bounds(players: int, options: Options) -> Fields:
    light = Number(0, CARDS - 1)
    return bounds_of(
        Saved,
        players,
        options,
        first=Number(0, SEATS - 1),
        hands=exactly(Many(light, HAND), SEATS),
        stock=exactly(light, CARDS - SEATS * HAND),
        laid=exactly(Number(NONE, light.high), SEATS),
        gone=Many(light, SEATS * HAND),
        moths=exactly(Number(0, HAND), SEATS),
    )
