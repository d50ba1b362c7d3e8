"""The track: whoever is last acts, and pays for a tile by walking on."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.games.monster_baby_rescue.rules.monster import Monster
from homeward.games.monster_baby_rescue.rules.notes import Walked

if TYPE_CHECKING:
    from homeward.games.monster_baby_rescue.rules.state import MonsterBabyRescue


def walk(state: "MonsterBabyRescue", me: Monster, places: i64) -> None:
    """Clockwise, past those not so far, to the first free rock ahead of those already there (MBR-17 to MBR-22)."""
    me.distance += places
    me.rock = 1
    queue = state.queue
    ahead: i64 = 1
    while ahead < i64(len(queue)):
        theirs = state.monsters[queue[ahead]].distance
        if theirs > me.distance:
            break
        if theirs == me.distance:
            me.rock += 1
        queue[ahead - 1] = queue[ahead]
        ahead += 1
    queue[ahead - 1] = state.active
    if state.journal is not None:
        state.journal.add(Walked(state.active, me.distance % state.tables.places, me.rock))
