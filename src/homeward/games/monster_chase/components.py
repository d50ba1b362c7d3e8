"""The box of Monster Chase: loads components.toml and checks that its counts agree."""

from collections import Counter
from pathlib import Path
from typing import Literal

from msgspec import Struct

from homeward.engine.errors import BadComponents
from homeward.engine.files.components import read_components

Toy = Literal["T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10"]
TileId = Toy | Literal["X01", "X02"]
Drawing = Literal["M01", "M02", "M03", "M04", "M05", "M06", "M07", "M08", "M09", "M10"]


class Counts(Struct, frozen=True, forbid_unknown_fields=True):
    sides: int
    progression: int
    progression_fearless: int
    lengths: tuple[int, ...]
    preview_seconds: int


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    id: TileId
    kind: Literal["toy", "expert"]
    source: str


class Monster(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    drawing: Drawing
    toy: Toy
    source: str


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    counts: Counts
    tiles: tuple[Tile, ...]
    monsters: tuple[Monster, ...]

    def toys(self) -> tuple[Tile, ...]:
        return tuple(tile for tile in self.tiles if tile.kind == "toy")


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    counts: Counts
    tile: tuple[Tile, ...]
    monster: tuple[Monster, ...]


def load(path: Path) -> Box:
    """The box of a components file. Raises BadComponents with the row that is wrong."""
    file = read_components(path, _File)
    box = Box(file.counts, file.tile, file.monster)
    check(box)
    return box


def check(box: Box) -> None:
    """Toys come first, each feared by two different drawings; the two cards of a drawing differ in their toy."""
    toys = [tile.id for tile in box.toys()]
    if [tile.id for tile in box.tiles[: len(toys)]] != toys:
        raise BadComponents("tile: the toys must come before the expert tiles")
    for monster in box.monsters:
        if monster.toy not in toys:
            raise BadComponents(f"monster {monster.id}: there is no toy {monster.toy!r}")
    feared = Counter[TileId](monster.toy for monster in box.monsters)
    for toy in toys:
        if feared[toy] != 2:
            raise BadComponents(f"tile {toy}: feared by {feared[toy]} monsters, must be 2")
    pairs = Counter((monster.drawing, monster.toy) for monster in box.monsters)
    for (drawing, toy), count in pairs.items():
        if count > 1:
            raise BadComponents(f"drawing {drawing}: both cards carry toy {toy}, so the drawing gives it away")
    if max(box.counts.lengths) != len(box.monsters):
        raise BadComponents(f"monster: {len(box.monsters)} cards, the long game needs {max(box.counts.lengths)}")


BOX = load(Path(__file__).with_name("components.toml"))
