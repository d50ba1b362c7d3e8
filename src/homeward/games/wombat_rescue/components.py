"""The box of Wombat Rescue: loads components.toml and checks that its counts agree."""

from collections import Counter
from pathlib import Path
from typing import Literal, cast, get_args

from msgspec import Struct

from homeward.engine.errors import BadComponents
from homeward.engine.files.components import read_components

Space = tuple[int, int]  # (q, r): q grows to the east, r to the south-east

Way = Literal["NW", "NE", "W", "E", "SW", "SE"]
DiscKind = Literal["grasses", "herbs", "roots"]
CardId = Literal["run-home", "hold-it-in", "scamper", "high-fibre"]
Ground = Literal["sand", "grass", "scrub", "clay", "stone"]

# In this order the neighbours of a space stand in reading order, and the opposite of number d is number 5 - d
DIRECTIONS: dict[str, Space] = {"NW": (0, -1), "NE": (1, -1), "W": (-1, 0), "E": (1, 0), "SW": (-1, 1), "SE": (0, 1)}
KINDS = ".FDBWH"  # plain, food, den, boulder, wombat space, home


class Counts(Struct, frozen=True, forbid_unknown_fields=True):
    babies: int
    colours: tuple[str, ...]
    cubes: int
    cubes_at_home: int
    moves: int
    push: int
    refill: int
    radius: tuple[int, ...]


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    spaces: tuple[str, ...]
    start_disc: str
    start_space: str
    extra_discs: tuple[str, ...]
    threshold: int


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    faces: tuple[int, ...]
    source: str


class Disc(Struct, frozen=True, forbid_unknown_fields=True):
    id: DiscKind
    colour: str  # of the printed disc
    count: int
    worth: int
    source: str


class ActionCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    source: str


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    local: tuple[Space, ...]
    turn: tuple[int, ...]


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["home", "wombat", "regular"]
    spaces: str
    ground: str
    source: str

    def grounds(self) -> list[Ground]:
        return cast(list[Ground], self.ground.split())


class LostCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    shows: tuple[Way, Way]
    f: bool
    source: str


class Slot(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A place for one tile: the space of the triangle's tip and the direction in which it points."""

    tile: str  # a tile's id, or "regular" for one of the shuffled tiles
    facing: Literal["up", "down"]
    at: Space
    twist: int | None = None  # random if not given


class LayoutRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    source: str
    wombat_spaces: tuple[Space, ...]
    slots: tuple[Slot, ...]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    counts: Counts
    track: Track
    die: Die
    disc: tuple[Disc, ...]
    card: tuple[ActionCard, ...]
    shape: Shape
    tile: tuple[Tile, ...]
    lost_card: tuple[LostCard, ...]
    layout: tuple[LayoutRow, ...]

    def tile_number(self, name: str) -> int:
        return [tile.id for tile in self.tile].index(name)

    def worth(self, disc: str) -> int:
        return next(row.worth for row in self.disc if row.id == disc)


def load(path: Path) -> Box:
    """The box of a components file. Raises BadComponents with the row that is wrong."""
    box = read_components(path, Box)
    check_discs(box)
    check_tiles(box)
    check_lost_cards(box)
    return box


def check_discs(box: Box) -> None:
    if [disc.worth for disc in box.disc] != list(range(1, len(box.disc) + 1)):
        raise BadComponents("disc: the discs must be worth 1, 2, 3 in this order")
    names = {disc.id for disc in box.disc}
    for disc in (box.track.start_disc, *filter(None, box.track.extra_discs)):
        if disc not in names:
            raise BadComponents(f"track: there is no disc {disc!r}")
    if box.track.start_space not in box.track.spaces:
        raise BadComponents(f"track: there is no space {box.track.start_space!r}")


def check_tiles(box: Box) -> None:
    size = len(box.shape.local)
    if sorted(box.shape.turn) != list(range(size)):
        raise BadComponents("shape: turn must name every space once")
    for tile in box.tile:
        if len(tile.spaces) != size or len(tile.grounds()) != size:
            raise BadComponents(f"tile {tile.id}: has {size} spaces")
        if set(tile.grounds()) - set(get_args(Ground)):
            raise BadComponents(f"tile {tile.id}: its ground must be of {', '.join(get_args(Ground))}")
        if set(tile.spaces) - set(KINDS):
            raise BadComponents(f"tile {tile.id}: spaces must be written with {KINDS}")
        counts = Counter(tile.spaces)
        if counts["H"] != (tile.kind == "home") or counts["W"] != (tile.kind == "wombat"):
            raise BadComponents(f"tile {tile.id}: only the home tile has H, only wombat tiles have W, once each")
    kinds = Counter(tile.kind for tile in box.tile)
    if kinds["home"] != 1 or kinds["wombat"] != box.counts.babies:
        raise BadComponents(f"tile: needs 1 home tile and {box.counts.babies} wombat tiles")


def check_lost_cards(box: Box) -> None:
    for card in box.lost_card:
        if card.shows[0] == card.shows[1]:
            raise BadComponents(f"lost_card {card.id}: shows {card.shows[0]} twice")
    shown: Counter[str] = Counter(direction for card in box.lost_card if not card.f for direction in card.shows)
    for direction in DIRECTIONS:
        if not shown[direction]:
            # otherwise a search for a usable card could run for ever (WR-R80)
            raise BadComponents(f"lost_card: no card without F shows {direction}")


BOX = load(Path(__file__).with_name("components.toml"))
