"""How far everything in a saved Example Game can go."""

from homeward.engine.options import Options
from homeward.engine.snapshots.bounds import Fields, Number, exactly
from homeward.engine.snapshots.saved import bounds_of
from homeward.new_game.example_game.position import Saved
from homeward.new_game.example_game.rules.state import LARGEST, SEATS


def bounds(players: int, options: Options) -> Fields:
    return bounds_of(
        Saved,
        players,
        options,
        pile=Number(0, LARGEST),
        taken=exactly(Number(0, LARGEST), SEATS),
        active=Number(0, SEATS - 1),
    )
