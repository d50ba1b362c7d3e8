"""A whole state of Monster Baby Rescue as plain data and back, checked so that no impossible game begins."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from homeward.engine.errors import BadComponents, BadSnapshot
from homeward.engine.position import Chance, chance_of, check_range, rng_of
from homeward.engine.state import NOBODY
from homeward.games.monster_baby_rescue.components import FIRST_LEVEL, PARTS, THINGS, Box, box_of, tiles_for
from homeward.games.monster_baby_rescue.rules import GAP, Monster, MonsterBabyRescue, Row, Tables
from homeward.games.monster_baby_rescue.rules.goals import goals_on_offer, take

MOST_WALKED = 100_000


class SavedMonster(Struct, forbid_unknown_fields=True):
    """Fields as in rules/monster.py; what follows from tiles and goals is worked out again."""

    kind: int
    has: dict[str, int]
    tiles: list[int]
    distance: int
    rock: int


class Saved(Struct, forbid_unknown_fields=True):
    """Fields as in rules/state.py, those of the row and the goals among them."""

    players: int
    chance: Chance
    components: str  # the text of somebody's own components file, empty for the house's box
    pile: list[int]
    row: list[int]
    monsters: list[SavedMonster]
    goal_face: list[int]
    goal_owner: list[int]
    final_face: list[int]
    red: int
    green: int
    queue: list[int]
    final_turns: bool


@lru_cache(maxsize=32)
def tables_of(components: str) -> Tables:
    """The tables for the text of an own components file, or for the house's box; raises BadComponents."""
    return Tables(box_of(components))


def snapshot(state: MonsterBabyRescue) -> Saved:
    return Saved(
        players=state.players,
        chance=chance_of(state),
        components=state.tables.box.text,
        pile=list(state.row.pile)[: state.row.left],
        row=list(state.row.tiles),
        monsters=[saved_monster(monster) for monster in state.monsters],
        goal_face=list(state.goals.face),
        goal_owner=list(state.goals.owner),
        final_face=list(state.final_face),
        red=state.red,
        green=state.green,
        queue=list(state.queue),
        final_turns=state.final_turns,
    )


def saved_monster(monster: Monster) -> SavedMonster:
    has: dict[str, int] = dict(zip(THINGS, list(monster.has), strict=True))
    return SavedMonster(monster.kind, has, list(monster.tiles), monster.distance, monster.rock)


def restore(saved: Saved) -> MonsterBabyRescue:
    check_range("players", saved.players, 2, 5)
    try:
        tables = tables_of(saved.components)
    except BadComponents as error:
        raise BadSnapshot("components", str(error)) from None
    check_table(saved, tables.box)
    check_tiles(saved, tables.box)
    for seat in range(saved.players):
        check_monster(saved, seat, tables)
    check_queue(saved)
    check_supply(saved, tables.box)
    row = Row(vec[i64](saved.row), vec[i64](saved.pile), len(saved.pile))
    goals = goals_on_offer(vec[i64](saved.goal_face), tables)
    state = MonsterBabyRescue(saved.players, rng_of(saved.chance), tables, row, goals)
    state.reveals = saved.chance.reveals
    state.observer = saved.chance.observer
    for name in ("final_face", "queue"):
        setattr(state, name, vec[i64](getattr(saved, name)))
    for name in ("red", "green", "final_turns"):
        setattr(state, name, getattr(saved, name))
    state.monsters = [monster_of(monster, tables) for monster in saved.monsters]
    for goal, owner in enumerate(saved.goal_owner):
        if owner != NOBODY:
            take(state, owner, goal)
    state.active = saved.queue[0] if saved.queue else NOBODY
    return state


def monster_of(data: SavedMonster, tables: Tables) -> Monster:
    monster = Monster(data.kind, vec[i64]([data.has[thing] for thing in THINGS]), vec[i64]())
    for tile in data.tiles:
        monster.keep(tile, tables)
    monster.distance = data.distance
    monster.rock = data.rock
    return monster


# Checks


def check_table(saved: Saved, box: Box) -> None:
    check_length("monsters", saved.monsters, saved.players)
    check_length("row", saved.row, box.counts.row)
    check_length("goal_face", saved.goal_face, box.counts.goals)
    check_length("goal_owner", saved.goal_owner, box.counts.goals)
    check_length("final_face", saved.final_face, box.counts.finals)
    for name in ("goal_face", "final_face"):
        for tile, face in enumerate(getattr(saved, name)):
            check_range(f"{name}[{tile}]", face, 2 * tile, 2 * tile + 1)
    for goal, owner in enumerate(saved.goal_owner):
        check_range(f"goal_owner[{goal}]", owner, NOBODY, saved.players - 1)
    if saved.final_turns != (not saved.pile):
        raise BadSnapshot("final_turns", "the final turns begin exactly when the pile is empty (MBR-51)")


def check_length(field: str, items: Sequence[object], wanted: int) -> None:
    if len(items) != wanted:
        raise BadSnapshot(field, f"must have {wanted} entries, not {len(items)}")


def check_tiles(saved: Saved, box: Box) -> None:
    """Every tile in play is in exactly one place; a gap in the row for everybody who is done (MBR-55)."""
    places = {"pile": saved.pile, "row": [tile for tile in saved.row if tile != GAP]}
    places |= {f"monsters[{seat}].tiles": monster.tiles for seat, monster in enumerate(saved.monsters)}
    in_play = set(tiles_for(box, saved.players))
    seen = set[int]()
    for field, tiles in places.items():
        for tile in tiles:
            if tile not in in_play:
                raise BadSnapshot(field, f"{tile} is no tile of a game for {saved.players} players")
            if tile in seen:
                raise BadSnapshot(field, f"{tile} stands there twice")
            seen.add(tile)
    if seen != in_play:
        raise BadSnapshot("pile", f"{min(in_play - seen)} is missing")
    done = saved.players - len(saved.queue)
    check_range("row", saved.row.count(GAP), done, done, "gaps")


def check_monster(saved: Saved, seat: int, tables: Tables) -> None:
    where, one = f"monsters[{seat}]", saved.monsters[seat]
    check_range(f"{where}.kind", one.kind, 0, len(tables.box.monsters.names) - 1)
    if [other.kind for other in saved.monsters].count(one.kind) > 1:
        raise BadSnapshot(f"{where}.kind", f"{one.kind} stands there twice")
    if set(one.has) != set(THINGS):
        raise BadSnapshot(f"{where}.has", f"must name {', '.join(THINGS)}")
    check_belongings(where, one, tables)
    check_range(f"{where}.distance", one.distance, 0, MOST_WALKED)
    check_range(f"{where}.rock", one.rock, 1, saved.players)
    lead = one.distance - min(other.distance for other in saved.monsters)
    check_range(f"{where}.distance", lead, 0, max(tables.price), "places ahead of the last (MBR-R25)")


def check_queue(saved: Saved) -> None:
    """Rearmost first; on one place in the order of the rocks; everybody until the final turns (MBR-18, MBR-22)."""
    for seat in saved.queue:
        check_range("queue", seat, 0, saved.players - 1)
        if saved.queue.count(seat) > 1:
            raise BadSnapshot("queue", f"{seat} stands there twice")
    if not saved.final_turns:
        check_length("queue", saved.queue, saved.players)
    stands = [(saved.monsters[seat].distance, saved.monsters[seat].rock) for seat in saved.queue]
    if stands != sorted(set(stands)):
        raise BadSnapshot("queue", "must be the order of the figures on the track (MBR-18)")


def check_belongings(where: str, one: SavedMonster, tables: Tables) -> None:
    """What the tiles brought; where their player chose, or a supply ran out, within what was possible."""
    cards = [tables.box.tiles[tile] for tile in one.tiles]
    kinds = Counter(card.kind for card in cards)
    brought = Counter[str]()
    for tile in one.tiles:
        if tables.thing[tile] >= 0:
            brought[THINGS[tables.thing[tile]]] += tables.amount[tile]
    exact = {"beds", "rungs", "visits", "wants"}
    fixed = {thing: brought[thing] for thing in exact}
    fixed |= {"bed_tiles": kinds["bed"], "play_tiles": kinds["play"], "diamonds": one.has["red"] + one.has["green"]}
    for thing, count in fixed.items():
        check_range(f"{where}.has.{thing}", one.has[thing], count, count)
    free = Counter(card.effect for card in cards)
    top = tables.box.counts.top_level
    for part in PARTS:
        low = min(FIRST_LEVEL + brought[part], top)
        check_range(f"{where}.has.{part}", one.has[part], low, min(low + free["level:any"], top))
    for colour in ("red", "green"):
        check_range(f"{where}.has.{colour}", one.has[colour], 0, brought[colour] + free["gain:choice1"])


def check_supply(saved: Saved, box: Box) -> None:
    for colour, total in (("red", box.counts.red), ("green", box.counts.green)):
        held = sum(monster.has[colour] for monster in saved.monsters)
        left = getattr(saved, colour)
        check_range(colour, left, 0, total)
        if left + held != total:
            raise BadSnapshot(colour, f"{left} left and {held} handed out, must be {total} together")
