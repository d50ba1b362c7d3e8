"""Which toys of Monster Chase a frame names."""

from homeward.games.monster_chase.components import BOX

TILES = {tile.id for tile in BOX.tiles}  # also in the keys of their names


def without_monsters(frame: object) -> str:
    """A frame as text, less the monsters, who tell openly what they fear."""
    if isinstance(frame, dict):
        kept = {key: value for key, value in frame.items() if key not in ("bed", "closet", "fleeting", "fleeting_said")}
        return " ".join(f"{key} {without_monsters(value)}" for key, value in kept.items())
    if isinstance(frame, list):
        return " ".join(map(without_monsters, frame))
    return str(frame)


def tiles_named(frame: object) -> set[str]:
    words = set(without_monsters(frame).replace(".", " ").split())
    return {tile for tile in TILES if tile in words}
