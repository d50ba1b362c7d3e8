"""What is in the bedroom of Monster Chase, by name."""

from homeward.catalogue import Said, says
from homeward.games.monster_chase.components import Drawing, TileId, Toy

say = says("monster-chase")


def monster_name(drawing: Drawing) -> Said:
    """Both cards of a drawing are the same monster."""
    return say(f"name.{drawing}")


def toy(tile: TileId) -> Said:
    """`drum`."""
    return say(f"toy.{tile}")


def shown(tile: TileId) -> Said:
    """`The drum`, as a sentence begins when it is turned over."""
    return say(f"shown.{tile}")


def feared(tile: Toy) -> Said:
    """`afraid of the drum`."""
    return say(f"feared.{tile}")


def side(name: str) -> Said:
    """`on the north side`."""
    return say(f"side.{name}")
