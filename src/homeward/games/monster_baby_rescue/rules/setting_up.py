"""Setting up: the tiles, the row, the faces of goals and final tiles, and everybody's monster at the River."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.monster_baby_rescue.rules.goals import goals_on_offer
from homeward.games.monster_baby_rescue.rules.monster import START_LEVEL, Monster

if TYPE_CHECKING:
    from homeward.games.monster_baby_rescue.rules.state import MonsterBabyRescue


def lay_out(state: "MonsterBabyRescue") -> None:
    shuffle_tiles(state)
    state.row.fill(state.tables)
    turn_up_faces(state)
    place_monsters(state)
    state.active = state.queue[0]


def shuffle_tiles(state: "MonsterBabyRescue") -> None:
    """Only tiles marked for this many players (MBR-03 to MBR-07)."""
    pile = state.tables.in_play[state.players][:]
    state.rng.shuffle(pile)
    state.row.pile = pile
    state.row.left = i64(len(pile))


def turn_up_faces(state: "MonsterBabyRescue") -> None:
    """A random face of every goal and final tile (MBR-11, MBR-12)."""
    tables = state.tables
    sides = state.rng.below(i64(1) << (tables.goals + tables.finals))
    goal_face = vec[i64](capacity=tables.goals)
    for goal in range(tables.goals):
        goal_face = append(goal_face, 2 * goal + (sides & 1))
        sides >>= 1
    state.goals = goals_on_offer(goal_face, tables)
    final_face = vec[i64](capacity=tables.finals)
    for tile in range(tables.finals):
        final_face = append(final_face, 2 * tile + (sides & 1))
        sides >>= 1
    state.final_face = final_face


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
