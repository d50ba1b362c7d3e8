"""How far everything a seat knows of Fireflies can go."""

from homeward.engine.bounds import Fields, Fixed, Many, Number, exactly, fields_of
from homeward.engine.position import chance_bounds
from homeward.engine.start import start_of
from tests.sixth_game.fireflies.moves import CARDS
from tests.sixth_game.fireflies.position import SEATS, Saved
from tests.sixth_game.fireflies.rules import HAND, NONE, Fireflies


def bounds(state: Fireflies) -> Fields:
    light = Number(0, CARDS - 1)
    return fields_of(
        Saved,
        chance=chance_bounds(SEATS),
        start=Fixed(start_of(state.start)),
        first=Number(0, SEATS - 1),
        hands=exactly(Many(light, HAND), SEATS),
        stock=exactly(light, CARDS - SEATS * HAND),
        laid=exactly(Number(NONE, light.high), SEATS),
        gone=Many(light, SEATS * HAND),
        moths=exactly(Number(0, HAND), SEATS),
    )
