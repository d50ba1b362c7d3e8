"""The bounds of a saved Monster Baby Rescue, with any tiles in the box."""

from homeward.engine.options import Options
from homeward.engine.snapshots.bounds import Fields, Many, Number, Tuple, exactly, fields_of
from homeward.engine.snapshots.saved import bounds_of
from homeward.engine.state import NOBODY
from homeward.games.monster_baby_rescue.components import FIRST_LEVEL, PARTS, THINGS, Box, Tile, tiles_for
from homeward.games.monster_baby_rescue.options import variant_of
from homeward.games.monster_baby_rescue.position import Saved, SavedMonster
from homeward.games.monster_baby_rescue.rules import GAP, MonsterBabyRescue
from homeward.games.monster_baby_rescue.rules.tables import amount_of, thing_of


def bounds(players: int, options: Options) -> Fields:
    box = variant_of(options).box
    in_play = len(tiles_for(box, players))
    tile, seat = Number(0, len(box.tiles) - 1), Number(0, players - 1)
    return bounds_of(
        Saved,
        players,
        options,
        pile=Many(tile, in_play - box.counts.row),
        row=exactly(Number(GAP, tile.high), box.counts.row),
        monsters=exactly(monster_bounds(box, players), players),
        goal_face=face_bounds(box.counts.goals),
        goal_owner=exactly(Number(NOBODY, seat.high), box.counts.goals),
        final_face=face_bounds(box.counts.finals),
        red=Number(0, box.counts.red),
        green=Number(0, box.counts.green),
        queue=Many(seat, players),
    )


def face_bounds(tiles: int) -> Tuple:
    """A tile shows one of its own two faces."""
    return Tuple(tuple(Number(2 * tile, 2 * tile + 1) for tile in range(tiles)))


def monster_bounds(box: Box, players: int) -> Fields:
    tiles = [box.tiles[tile] for tile in tiles_for(box, players)]
    return fields_of(
        SavedMonster,
        kind=Number(0, len(box.monsters.names) - 1),
        has=Fields({thing: thing_bound(box, thing, tiles) for thing in THINGS}),
        tiles=Many(Number(0, len(box.tiles) - 1), len(tiles)),
        distance=Number(0, len(tiles) * max(price.places for price in box.prices)),
        rock=Number(1, players),
    )


def bounds_of_things(state: MonsterBabyRescue) -> dict[str, int]:
    """The most a monster can have of each thing."""
    box = state.tables.box
    tiles = [box.tiles[tile] for tile in tiles_for(box, int(state.players))]
    return {thing: thing_bound(box, thing, tiles).high for thing in THINGS}


def thing_bound(box: Box, thing: str, tiles: list[Tile]) -> Number:
    """At most what all tiles together bring; of diamonds no more than there are."""
    counts = box.counts
    if thing in PARTS:
        return Number(FIRST_LEVEL, counts.top_level)
    tiles_of_kind = {"bed_tiles": "bed", "play_tiles": "play"}
    if thing in tiles_of_kind:
        return Number(0, sum(tile.kind == tiles_of_kind[thing] for tile in tiles))
    diamonds = {"red": counts.red, "green": counts.green, "diamonds": counts.red + counts.green}
    brought = sum(amount_of(tile) for tile in tiles if thing_of(tile) == THINGS.index(thing))
    return Number(0, diamonds.get(thing, brought))
