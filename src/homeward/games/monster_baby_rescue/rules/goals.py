"""Goals: the first monster to meet one takes its tile."""

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from homeward.engine.state import NOBODY
from homeward.games.monster_baby_rescue.rules.monster import Monster
from homeward.games.monster_baby_rescue.rules.notes import Claimed
from homeward.games.monster_baby_rescue.rules.tables import ALL_THINGS, Tables

if TYPE_CHECKING:
    from homeward.games.monster_baby_rescue.rules.state import MonsterBabyRescue


@final
@mypyc_attr(acyclic=True)  # only numbers: nothing for the garbage collector to follow
class Goals:
    """The goal tiles of a game: the face that is up, and who took it."""

    __slots__ = ("face", "owner", "watch")

    face: vec[i64]  # which face of each goal tile is up; never changes after the deal
    owner: vec[i64]  # the seat that took it, or NOBODY
    watch: vec[i64]  # for each thing, the goals on offer that may be met when it changes, a bit each

    def __init__(self, face: vec[i64], owner: vec[i64], watch: vec[i64]) -> None:
        self.face = face
        self.owner = owner
        self.watch = watch

    def copy(self) -> "Goals":
        return Goals(self.face, self.owner[:], self.watch[:])


def goals_on_offer(face: vec[i64], tables: Tables) -> Goals:
    """These faces are up, and nobody has any of them yet."""
    owner = vec[i64](capacity=tables.goals)
    watch = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    for goal in range(tables.goals):
        owner = append(owner, NOBODY)
        looks_at = tables.goal_watch[face[goal]]
        for thing in range(ALL_THINGS):
            watch[thing] |= ((looks_at >> thing) & 1) << goal
    return Goals(face, owner, watch)


def claim(state: "MonsterBabyRescue", me: Monster, changed: i64) -> None:
    """The first monster to meet a goal takes its tile; several at once if need be (MBR-47, MBR-R9).

    Only goals that look at what has just changed can be met now: nothing is ever lost again.
    """
    watching = state.goals.watch[changed]
    goal: i64 = 0
    while watching != 0:
        if watching & 1 != 0 and is_met(me, state.goals.face[goal], state.tables):
            take(state, state.active, goal)
            if state.journal is not None:
                state.journal.add(Claimed(state.active, goal))
        watching >>= 1
        goal += 1


def take(state: "MonsterBabyRescue", seat: i64, goal: i64) -> None:
    """The tile goes to a seat, out of reach for everybody else (MBR-48)."""
    goals = state.goals
    goals.owner[goal] = seat
    for thing in range(ALL_THINGS):
        goals.watch[thing] &= ~(i64(1) << goal)
    me = state.monsters[seat]
    me.goals += 1
    me.goal_points += state.tables.goal_points[goals.face[goal]]


def is_met(me: Monster, face: i64, tables: Tables) -> bool:
    has = me.has
    things = tables.need_thing
    counts = tables.need_count
    first = face * tables.need_width
    for i in range(first, first + tables.need_width):
        if has[things[i]] < counts[i]:
            return False
    return True
