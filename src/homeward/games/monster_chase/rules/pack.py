"""Variant: monsters in a pack. All at the bed must be chased away together, toy by toy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from homeward.games.monster_chase.rules.monsters import to_closet
from homeward.games.monster_chase.rules.pieces import FEARS

if TYPE_CHECKING:
    from homeward.games.monster_chase.rules.state import MonsterChase


def chase_pack(state: MonsterChase) -> bool:
    """The pack goes once its toys are all up; until then the tile stays up and the hunter goes on (MC-29, MC-R10)."""
    if not is_covered(state):
        return False
    monsters = state.monsters
    for i in range(monsters.at_bed()):
        to_closet(state, monsters.arrived[i])
    monsters.arrived = vec[i64]()
    return True


def is_covered(state: MonsterChase) -> bool:
    """Is a toy face up for every monster at the bed? (MC-30)"""
    arrived = state.monsters.arrived
    for i in range(i64(len(arrived))):
        if not state.tiles.toy_is_up(FEARS[arrived[i]]):
            return False
    return True


def is_hunted(state: MonsterChase) -> bool:
    """Between two tiles, only an open hunt leaves toys face up."""
    return state.tiles.any_up()
