"""Checks of a saved Monster Baby Rescue that concern several fields, so that no impossible game begins."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from homeward.engine.errors import BadSnapshot
from homeward.engine.options import Options
from homeward.engine.snapshots.position import check_range
from homeward.engine.state import NOBODY
from homeward.games.monster_baby_rescue.components import FIRST_LEVEL, PARTS, THINGS, Box, tiles_for
from homeward.games.monster_baby_rescue.options import variant_of
from homeward.games.monster_baby_rescue.rules import GAP, MonsterBabyRescue, Tables
from homeward.games.monster_baby_rescue.rules.goals import is_met

if TYPE_CHECKING:
    from homeward.games.monster_baby_rescue.position import Saved, SavedMonster


def check_saved(saved: Saved, options: Options) -> None:
    tables = variant_of(options)
    check_final_turns(saved)
    check_tiles(saved, tables.box)
    for seat in range(saved.players):
        check_monster(saved, seat, tables)
    check_supply(saved, tables.box)
    check_track(saved, tables)


def check_state(state: MonsterBabyRescue) -> None:
    """Whoever meets a goal takes it at once, so it lies open exactly as long as nobody meets it (MBR-46, MBR-47)."""
    for goal in range(len(state.goals.face)):
        face, owner = state.goals.face[goal], state.goals.owner[goal]
        if owner != NOBODY and not is_met(state.monsters[owner], face, state.tables):
            raise BadSnapshot(f"goal_owner[{goal}]", f"seat {owner} has taken a goal that it does not meet (MBR-46)")
        if owner == NOBODY and any(is_met(monster, face, state.tables) for monster in state.monsters):
            raise BadSnapshot(f"goal_owner[{goal}]", "somebody meets this goal, so it has been taken (MBR-47)")


def check_final_turns(saved: Saved) -> None:
    if saved.final_turns != (not saved.pile):
        raise BadSnapshot("final_turns", "the final turns begin exactly when the pile is empty (MBR-51)")


def check_tiles(saved: Saved, box: Box) -> None:
    """Every tile in play is in exactly one place; a gap in the row for everybody who is done (MBR-55)."""
    places = {"pile": saved.pile, "row": saved.row}
    places |= {f"monsters[{seat}].tiles": monster.tiles for seat, monster in enumerate(saved.monsters)}
    in_play = set(tiles_for(box, saved.players))
    seen = set[int]()
    for field, tiles in places.items():
        for index, tile in enumerate(tiles):
            if tile == GAP:
                continue
            if tile not in in_play:
                raise BadSnapshot(f"{field}[{index}]", f"{tile} is no tile of a game for {saved.players} players")
            if tile in seen:
                raise BadSnapshot(f"{field}[{index}]", f"{tile} stands there twice")
            seen.add(tile)
    if seen != in_play:
        raise BadSnapshot("pile", f"{min(in_play - seen)} is missing")
    done = saved.players - len(saved.queue)
    check_range("row", saved.row.count(GAP), done, done, "gaps")


def check_monster(saved: Saved, seat: int, tables: Tables) -> None:
    where, one = f"monsters[{seat}]", saved.monsters[seat]
    if [other.kind for other in saved.monsters].count(one.kind) > 1:
        raise BadSnapshot(f"{where}.kind", f"{one.kind} stands there twice")
    effects = Counter(tables.box.tiles[tile].effect for tile in one.tiles)
    brought = Counter[str]()
    for tile in one.tiles:
        if tables.thing[tile] >= 0:
            brought[THINGS[tables.thing[tile]]] += tables.amount[tile]
    check_symbols(where, one, brought, tables)
    check_levels(where, one, brought, effects["level:any"], tables.box.counts.top_level)
    check_diamonds(where, one, brought, effects["gain:choice1"], saved.red > 0 and saved.green > 0)


def check_symbols(where: str, one: SavedMonster, brought: Counter[str], tables: Tables) -> None:
    kinds = Counter(tables.box.tiles[tile].kind for tile in one.tiles)
    counts = {thing: brought[thing] for thing in ("beds", "rungs", "visits", "wants")}
    counts |= {"bed_tiles": kinds["bed"], "play_tiles": kinds["play"]}
    for thing, count in counts.items():
        check_range(f"{where}.has.{thing}", one.has[thing], count, count)


def check_levels(where: str, one: SavedMonster, brought: Counter[str], choices: int, top: int) -> None:
    """Levels come from tiles for a part, and one from each tile with a choice while any part can rise (MBR-R13)."""
    least = most = 0  # choices that went to the three parts; a part at the top may have wasted its own tiles
    for part in PARTS:
        low = min(FIRST_LEVEL + brought[part], top)
        check_range(f"{where}.has.{part}", one.has[part], low, min(low + choices, top))
        least += one.has[part] - low
        most += top - FIRST_LEVEL if one.has[part] == top else one.has[part] - low
    if all(one.has[part] == top for part in PARTS):
        most = max(most, choices)
    if not least <= choices <= most:
        raise BadSnapshot(f"{where}.has", f"{choices} tiles with a choice cannot bring these levels (MBR-37)")


def check_diamonds(where: str, one: SavedMonster, brought: Counter[str], choices: int, plenty: bool) -> None:
    """What the tiles bring, and one for each tile with a choice; less only once the supply has run out (MBR-R14)."""
    for colour in ("red", "green"):
        low = brought[colour] if plenty else 0
        check_range(f"{where}.has.{colour}", one.has[colour], low, brought[colour] + choices)
    total = one.has["red"] + one.has["green"]
    check_range(f"{where}.has.diamonds", one.has["diamonds"], total, total)
    wanted = brought["red"] + brought["green"] + choices
    check_range(f"{where}.has.diamonds", total, wanted if plenty else 0, wanted)


def check_supply(saved: Saved, box: Box) -> None:
    for colour, total in (("red", box.counts.red), ("green", box.counts.green)):
        held = sum(monster.has[colour] for monster in saved.monsters)
        left = getattr(saved, colour)
        if left + held != total:
            raise BadSnapshot(colour, f"{left} left and {held} handed out, must be {total} together")


# The track


def check_track(saved: Saved, tables: Tables) -> None:
    """How far everybody has walked, on which rock they stand, and in which order they act."""
    last = min(monster.distance for monster in saved.monsters)
    for seat, one in enumerate(saved.monsters):
        where = f"monsters[{seat}]"
        check_range(
            f"{where}.distance", one.distance - last, 0, max(tables.price), "places ahead of the last (MBR-R25)"
        )
        paid = len(one.tiles) - (1 if saved.final_turns and seat not in saved.queue else 0)  # the last is free (MBR-54)
        low, high = paid * min(tables.price), paid * max(tables.price)
        check_range(f"{where}.distance", one.distance, low, high, f"places for {paid} tiles (MBR-26)")
    check_queue(saved)
    check_rocks(saved, last)


def check_queue(saved: Saved) -> None:
    """Rearmost first; on one place in the order of the rocks; everybody until the final turns (MBR-18, MBR-22)."""
    for place, seat in enumerate(saved.queue):
        if seat in saved.queue[:place]:
            raise BadSnapshot(f"queue[{place}]", f"{seat} stands there twice")
    if not saved.final_turns:
        check_range("queue", len(saved.queue), saved.players, saved.players, "seats")
    order = sorted(range(saved.players), key=lambda seat: (saved.monsters[seat].distance, saved.monsters[seat].rock))
    if saved.queue != order[saved.players - len(saved.queue) :]:
        raise BadSnapshot("queue", "must be the order of the figures on the track, less those who are done (MBR-18)")


def check_rocks(saved: Saved, last: int) -> None:
    """Figures fill the rocks of a place from the first on; only from the last place has anybody left (MBR-R24)."""
    places = dict[int, list[tuple[int, int]]]()  # rocks and seats by distance
    for seat, one in enumerate(saved.monsters):
        places.setdefault(one.distance, []).append((one.rock, seat))
    for distance, figures in places.items():
        first = min(figures)[0] if distance == last else 1
        for wanted, (rock, seat) in enumerate(sorted(figures), start=first):
            if rock != wanted:
                where = f"figures {distance} places from the start"
                raise BadSnapshot(f"monsters[{seat}].rock", f"{where} leave a rock empty (MBR-21, MBR-R35)")
