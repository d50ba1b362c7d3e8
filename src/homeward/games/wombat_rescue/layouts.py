"""Layouts of the 25 tiles. Four are built in; a player's own is the text of a file, checked before it is used.

The text is the value of the option `layout`, and so part of every record.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

import msgspec
from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from homeward.catalogue import Text
from homeward.engine.errors import BadOption
from homeward.engine.files.toml_text import Unreadable, decode_toml
from homeward.games.wombat_rescue.components import BOX, DIRECTIONS, Slot, Space
from homeward.games.wombat_rescue.names import say
from homeward.games.wombat_rescue.rules.pieces.board import TWISTS, twisted_cell
from homeward.games.wombat_rescue.rules.pieces.ground import Ground

REGULAR = "regular"
FAR = 60  # a tip further out than this cannot be part of one connected board
TILES = {tile.id: tile for tile in BOX.tile}
FIXED = [tile.id for tile in BOX.tile if tile.kind != "regular"]


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a layout file."""

    name: str
    slots: tuple[Slot, ...]
    note: str = ""


GIVEN = {row.id: Layout(row.id, row.slots) for row in BOX.layout}


# Geometry


def cells(slot: Slot) -> list[Space]:
    """The six spaces of a slot, in the order of the tile's own numbering."""
    sign = 1 if slot.facing == "up" else -1
    return [(slot.at[0] + sign * q, slot.at[1] + sign * r) for q, r in BOX.shape.local]


def special_space(slot: Slot, letter: str) -> Space | None:
    """The space with this letter of a fixed tile."""
    tile = TILES.get(slot.tile)
    if tile is None or letter not in tile.spaces:
        return None
    return cells(slot)[twisted_cell(tile.spaces.index(letter), slot.twist or 0)]


def home_of(slots: Iterable[Slot]) -> Space | None:
    return next((space for slot in slots if (space := special_space(slot, "H")) is not None), None)


def layout_from_home(layout: Layout) -> Layout:
    """The same layout, moved so that home is (0, 0)."""
    home = home_of(layout.slots)
    if home is None or home == (0, 0):
        return layout
    slots = tuple(
        msgspec.structs.replace(slot, at=(slot.at[0] - home[0], slot.at[1] - home[1])) for slot in layout.slots
    )
    return msgspec.structs.replace(layout, slots=slots)


# Checks


def problems(layout: Layout) -> list[Text]:
    """Everything that makes a layout unplayable, one sentence each; empty if nothing does."""
    found = slot_problems(layout) + missing_tiles(layout)
    spaces = Counter(space for slot in layout.slots for space in cells(slot))
    overlaps = sum(1 for count in spaces.values() if count > 1)
    if overlaps:
        found.append(say("layout.overlap", n=overlaps))
    home = home_of(layout.slots)
    if home is not None and layout.slots:
        cut_off = len(spaces) - len(reachable_spaces(home, set(spaces)))
        if cut_off:
            found.append(say("layout.cut-off", n=cut_off))
    return found


def slot_problems(layout: Layout) -> list[Text]:
    found = []
    for slot in layout.slots:
        tile = tile_name(slot.tile)
        if slot.tile != REGULAR and slot.tile not in TILES:
            found.append(say("layout.no-such-tile", tile=slot.tile))
        if slot.twist is not None and not 0 <= slot.twist < TWISTS:
            found.append(say("layout.bad-twist", tile=tile, twist=slot.twist))
        if slot.tile in FIXED and slot.twist is None:
            found.append(say("layout.needs-twist", tile=tile))
        if max(map(abs, slot.at)) > FAR:
            found.append(say("layout.too-far", tile=tile, q=slot.at[0], r=slot.at[1]))
    return found


def missing_tiles(layout: Layout) -> list[Text]:
    """Missing and surplus home, wombat and regular tiles."""
    used = Counter(slot.tile for slot in layout.slots)
    found = [say("layout.missing", tile=tile_name(tile)) for tile in FIXED if not used[tile]]
    found += [say("layout.twice", tile=tile_name(tile), n=used[tile]) for tile in TILES if used[tile] > 1]
    regular = sum(count for tile, count in used.items() if tile not in FIXED)
    wanted = len(BOX.tile) - len(FIXED)
    if regular < wanted:
        found.append(say("layout.too-few", n=wanted - regular))
    if regular > wanted:
        found.append(say("layout.too-many", n=regular, most=wanted))
    return found


def tile_name(tile: str) -> Text:
    """`Home`, `Nest W2`, `Tile R05`, or the common name of all shuffled tiles."""
    if tile == REGULAR:
        return say("tile.shuffled")
    kind = TILES[tile].kind if tile in TILES else REGULAR
    return say(f"tile.{kind}", id=tile)


def reachable_spaces(start: Space, spaces: set[Space]) -> set[Space]:
    """All spaces that can be reached from a space."""
    reached, edge = {start}, [start]
    while edge:
        q, r = edge.pop()
        for dq, dr in DIRECTIONS.values():
            step = (q + dq, r + dr)
            if step in spaces and step not in reached:
                reached.add(step)
                edge.append(step)
    return reached


# Files


def parse_layout(text: str) -> Layout:
    """The layout of a file, moved so that home is (0, 0), not yet checked. Raises Unreadable."""
    return layout_from_home(decode_toml(text.encode(), Layout))


def check_text(text: str) -> list[Text]:
    """What is wrong with the text of a layout file, one sentence each; empty if it can be played."""
    try:
        return problems(parse_layout(text))
    except Unreadable as error:
        return [say("layout.unreadable", problem=error.said)]


# For the rules


@lru_cache(maxsize=64)
def ground_of(text: str) -> Ground:
    """The ground of a layout, given by name or as a file's text. Raises BadOption with what is wrong."""
    try:
        layout = GIVEN.get(text) or parse_layout(text)
    except Unreadable as error:
        raise BadOption("layout", say("layout.unknown", known=tuple(GIVEN), problem=error.said)) from None
    wrong = problems(layout)
    if wrong:
        raise BadOption("layout", wrong[0])
    spaces = sorted((space for slot in layout.slots for space in cells(slot)), key=lambda space: (space[1], space[0]))
    number = {space: i for i, space in enumerate(spaces)}
    return Ground(
        vec[i64]([q for q, _ in spaces]),
        vec[i64]([r for _, r in spaces]),
        vec[i64]([number[space] for slot in layout.slots for space in cells(slot)]),
        vec[i64]([-1 if slot.tile == REGULAR else BOX.tile_number(slot.tile) for slot in layout.slots]),
        vec[i64]([-1 if slot.twist is None else slot.twist for slot in layout.slots]),
        text,
        layout.name,
    )
