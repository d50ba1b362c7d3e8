"""Names of the things of Monster Chase."""

from homeward.catalogue import Text, text_factory
from homeward.games.monster_chase.components import Drawing, TileId, Toy

say = text_factory("monster-chase")


def monster_name(drawing: Drawing) -> Text:
    """Both cards of a drawing are the same monster."""
    return say(f"name.{drawing}")


def toy(tile: TileId) -> Text:
    """`drum`."""
    return say(f"toy.{tile}")


def toy_turned_up(tile: TileId) -> Text:
    """`The drum`, as a sentence begins when it is turned over."""
    return say(f"shown.{tile}")


def fear_of_toy(tile: Toy) -> Text:
    """`afraid of the drum`."""
    return say(f"feared.{tile}")


def side(name: str) -> Text:
    """`on the north side`."""
    return say(f"side.{name}")
