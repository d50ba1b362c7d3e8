"""The box of Monster Baby Rescue: loads components.toml, or a player's own file, and checks every count."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Literal, get_args

from msgspec import Struct, structs

from homeward.catalogue import any_of, text_factory
from homeward.engine.errors import BadComponents
from homeward.engine.files.components import read_components, with_own_lists

# What a monster can have. The order is that of `Monster.has` in rules/monster.py.
Thing = Literal[
    "head",
    "torso",
    "legs",
    "red",
    "green",
    "diamonds",
    "beds",
    "rungs",
    "visits",
    "wants",
    "bed_tiles",
    "play_tiles",
]
THINGS: tuple[Thing, ...] = get_args(Thing)
PARTS = THINGS[:3]
FIRST_LEVEL = 1
How = Literal["lowest", "parts", "rank", "table", "pairs"]  # how a final tile scores, see `Final`
HOWS: tuple[How, ...] = get_args(How)

MonsterName = Literal["basilisk", "cerberus", "manticore", "orc", "dragon"]
TileKind = Literal["bed", "diamond", "doctor", "play", "improve", "want"]
Link = Literal["", "red", "green"]
EFFECTS: dict[TileKind, str] = {
    "bed": r"bed:[1-9]",
    "diamond": r"gain:(red|green)[1-9]|gain:choice1",
    "doctor": r"visit:1",
    "play": r"rung:[1-9]",
    "improve": r"level:(head|torso|legs|any)",
    "want": r"want:\w+",
}
MARKS = {"": 2, "3+": 3, "4+": 4, "5": 5}  # the least number of players with which a tile is in play (MBR-03 to MBR-06)
MOST_PLAYERS = 5

say = text_factory("monster-baby-rescue.components")


class Counts(Struct, frozen=True, forbid_unknown_fields=True):
    """Fixed by the rulebook; a player's own file cannot change them."""

    bed: int
    diamond: int
    doctor: int
    play: int
    improve: int
    want: int
    goals: int
    finals: int
    row: int
    places: int
    red: int
    green: int
    top_level: int
    line: int
    line_beds: int


class Price(Struct, frozen=True, forbid_unknown_fields=True):
    position: int
    places: int
    source: str


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    rocks: int
    source: str


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A care tile."""

    id: str
    kind: TileKind
    title: str
    effect: str
    source: str
    hearts: int = 0
    link: Link = ""
    mark: Literal["", "3+", "4+", "5"] = ""


class Want(Struct, frozen=True, forbid_unknown_fields=True):
    effect: str
    of: str
    per: int  # how many of them give one point
    source: str


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """One face of a goal tile."""

    tile: str
    face: Literal["A", "B"]
    needs: dict[str, int]
    points: int
    source: str

    @property
    def id(self) -> str:
        return self.tile + self.face


class Final(Struct, frozen=True, forbid_unknown_fields=True):
    """One face of a final tile.

    `how` reads `points` like this: lowest, by the lowest level, and with a part at level 1 the first number for
    each such part; parts, by the level of each part; rank, prizes for most, second, third; table, by the number
    held; pairs, for each red and green pair. `none` is for a seat that has nothing of it.
    """

    tile: str
    face: Literal["A", "B"]
    how: How
    points: tuple[int, ...]
    source: str
    of: str = ""
    none: int = 0

    @property
    def id(self) -> str:
        return self.tile + self.face


class Monsters(Struct, frozen=True, forbid_unknown_fields=True):
    names: tuple[MonsterName, ...]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    counts: Counts
    monsters: Monsters
    prices: tuple[Price, ...]
    places: tuple[Place, ...]
    tiles: tuple[Tile, ...]
    wants: tuple[Want, ...]
    goals: tuple[Goal, ...]
    finals: tuple[Final, ...]
    text: str = ""  # of a player's own file; empty for the built-in box
    prizes_may_rise: bool = False  # as in version 1 of the rules
    prizes_below_zero: bool = False  # as in version 2: a prize could be as negative as `none`


class OwnFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's own components: only the lists that replace the built-in ones."""

    prices: tuple[Price, ...] | None = None
    places: tuple[Place, ...] | None = None
    tiles: tuple[Tile, ...] | None = None
    wants: tuple[Want, ...] | None = None
    goals: tuple[Goal, ...] | None = None
    finals: tuple[Final, ...] | None = None


@lru_cache(maxsize=32)
def box_of(text: str, prizes_may_rise: bool = False, prizes_below_zero: bool = False) -> Box:
    """The box of a player's components file; the built-in one for an empty text. Raises BadComponents."""
    box = with_own_lists(BOX, OwnFile, text) if text else BOX
    box = structs.replace(box, prizes_may_rise=prizes_may_rise, prizes_below_zero=prizes_below_zero)
    check(box)
    return box


# Checks


def check(box: Box) -> None:
    check_track(box)
    check_tiles(box)
    check_wants(box)
    check_goals(box)
    check_finals(box)


def check_track(box: Box) -> None:
    """Six prices and six places; a price below a full round, so that nobody is ever lapped (MBR-23)."""
    check_count("prices", len(box.prices), box.counts.row)
    check_count("places", len(box.places), box.counts.places)
    for number, price in enumerate(box.prices, start=1):
        if price.position != number:
            raise BadComponents(say("position", row=number, position=price.position))
        check_between(f"prices, position {number}: places", price.places, 1, box.counts.places - 1)
    for place in box.places:
        check_between(f"places, {place.name}: rocks", place.rocks, MOST_PLAYERS, 99)


def check_tiles(box: Box) -> None:
    check_ids("tiles", [tile.id for tile in box.tiles])
    for tile in box.tiles:
        if not re.fullmatch(EFFECTS[tile.kind], tile.effect):
            raise BadComponents(say("effect", tile=tile.id, kind=tile.kind, effect=tile.effect))
        check_between(f"tiles, {tile.id}: hearts", tile.hearts, 0, 9)
    kinds = Counter(tile.kind for tile in box.tiles)
    for kind in EFFECTS:
        check_count(f"tiles of kind {kind}", kinds[kind], getattr(box.counts, kind))
    for players in range(2, MOST_PLAYERS + 1):
        in_play = len(tiles_for(box, players))
        if in_play <= box.counts.row:
            raise BadComponents(say("marks", n=in_play, players=players, row=box.counts.row))


def check_wants(box: Box) -> None:
    known = {want.effect for want in box.wants}
    check_ids("wants", [want.effect for want in box.wants])
    for want in box.wants:
        check_thing(f"wants, {want.effect}: of", want.of)
        check_between(f"wants, {want.effect}: per", want.per, 1, 99)
    for tile in box.tiles:
        if tile.kind == "want" and tile.effect not in known:
            raise BadComponents(say("no-want", tile=tile.id, effect=tile.effect))


def check_goals(box: Box) -> None:
    check_faces("goals", [(goal.tile, goal.face) for goal in box.goals], box.counts.goals)
    for goal in box.goals:
        if not goal.needs:
            raise BadComponents(say("no-needs", goal=goal.id))
        for thing, count in goal.needs.items():
            check_thing(f"goals, {goal.id}: needs", thing)
            # a goal met before the first turn could never be taken first (MBR-46)
            low, high = (FIRST_LEVEL + 1, box.counts.top_level) if thing in PARTS else (1, 99)
            check_between(f"goals, {goal.id}: {thing}", count, low, high)
        check_between(f"goals, {goal.id}: points", goal.points, 0, 99)


def check_finals(box: Box) -> None:
    check_faces("finals", [(final.tile, final.face) for final in box.finals], box.counts.finals)
    for final in box.finals:
        where = f"finals, {final.id}"
        if final.how in ("rank", "table"):
            check_thing(f"{where}: of", final.of)
        elif final.of:
            raise BadComponents(say("no-of", where=where, how=final.how))
        if final.how in ("lowest", "parts"):
            check_count(f"{where}: points", len(final.points), box.counts.top_level)
        if not final.points:
            raise BadComponents(say("no-points", where=where))
        for points in final.points:
            # prizes are shared by dividing, which has no meaning below zero (MBR-R19)
            below_zero = final.how != "rank" or (box.prizes_below_zero and points == final.none)
            check_between(f"{where}: points", points, -99 if below_zero else 0, 99)
        check_between(f"{where}: none", final.none, -99, 99)
        if final.how == "rank" and not box.prizes_may_rise:
            check_prizes(where, final.points)


def check_prizes(where: str, prizes: Sequence[int]) -> None:
    """Most comes first: a prize below a smaller one would make it better to have less (MBR-69)."""
    for place, (prize, next_prize) in enumerate(pairwise(prizes), start=1):
        if next_prize > prize:
            facts = {"place": place + 1, "prize": next_prize, "before": place, "smaller": prize}
            raise BadComponents(say("rising", where=where, **facts))


def check_count(what: str, count: int, wanted: int) -> None:
    if count != wanted:
        raise BadComponents(say("count", what=what, count=count, wanted=wanted))


def check_between(where: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise BadComponents(say("between", where=where, value=value, low=low, high=high))


def check_thing(where: str, thing: str) -> None:
    if thing not in THINGS:
        raise BadComponents(say("no-thing", where=where, thing=thing, things=any_of(THINGS)))


def check_ids(what: str, ids: Sequence[str]) -> None:
    for name, count in Counter(ids).items():
        if count > 1:
            raise BadComponents(say("twice", where=f"{what}, {name}", n=count))


def check_faces(what: str, faces: Sequence[tuple[str, str]], tiles: int) -> None:
    """Each tile has a face A and a face B, one right after the other."""
    by_tile = Counter(tile for tile, _ in faces)
    check_count(f"{what} tiles", len(by_tile), tiles)
    for tile, count in by_tile.items():
        check_count(f"{what}, {tile}: faces", count, 2)
    for number in range(0, len(faces), 2):
        tile, face = faces[number]
        if (face, faces[number + 1]) != ("A", (tile, "B")):
            raise BadComponents(say("faces", where=f"{what}, {tile}"))


def tiles_for(box: Box, players: int) -> list[int]:
    """Indexes of the tiles in play with that many players."""
    return [index for index, tile in enumerate(box.tiles) if MARKS[tile.mark] <= players]


def house_box() -> Box:
    box = read_components(Path(__file__).with_name("components.toml"), Box)
    check(box)
    return box


BOX = house_box()
