"""Setting up: the tiles, the row, the faces of goals and final tiles, and everybody's monster at the River."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.games.monster_baby_rescue.rules.monster import START_LEVEL, Monster
from homeward.games.monster_baby_rescue.rules.tables import Tables

if TYPE_CHECKING:
    from homeward.games.monster_baby_rescue.rules.state import MonsterBabyRescue


def shuffled_tiles(players: i64, rng: Rng, tables: Tables) -> vec[i64]:
    """Only tiles marked for this many players (MBR-03 to MBR-07)."""
    pile = tables.in_play[players][:]
    rng.shuffle(pile)
    return pile


def faces_up(count: i64, sides: i64) -> vec[i64]:
    """One face of each of some two-sided tiles; a bit of `sides` for each of them (MBR-11, MBR-12)."""
    faces = vec[i64](capacity=count)
    for tile in range(count):
        faces = append(faces, 2 * tile + ((sides >> tile) & 1))
    return faces


def place_monsters(state: "MonsterBabyRescue") -> None:
    """All parts at level 1, figures in random order on the rocks of the River (MBR-13, MBR-14)."""
    kinds = vec[i64]([0, 1, 2, 3, 4])
    state.rng.shuffle(kinds)
    level = START_LEVEL
    for seat in range(state.players):
        has = vec[i64]([level, level, level, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        state.monsters.append(Monster(kinds[seat], has, vec[i64](capacity=16)))
        state.queue = append(state.queue, seat)
    state.rng.shuffle(state.queue)
    for place in range(state.players):
        state.monsters[state.queue[place]].rock = place + 1
    state.active = state.queue[0]
