"""The final turns: the pile is empty, everybody has one more turn, and it is free."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.monster_baby_rescue.rules.notes import Ended, LastTurns, Left
from homeward.games.monster_baby_rescue.rules.row import GAP

if TYPE_CHECKING:
    from homeward.games.monster_baby_rescue.rules.state import MonsterBabyRescue


def begin(state: "MonsterBabyRescue") -> None:
    """The turn that empties the pile is not yet one of them (MBR-51, MBR-52, MBR-R27)."""
    state.final_turns = True
    if state.journal is not None:
        state.journal.add(LastTurns())


def leave_track(state: "MonsterBabyRescue", slot: i64) -> None:
    """The row keeps its gap, and the figure has had its last turn (MBR-53, MBR-55, MBR-57)."""
    state.row.tiles[slot] = GAP
    if state.journal is not None:
        state.journal.add(Left(state.active))
    state.queue = state.queue[1:]
    if i64(len(state.queue)) > 0:
        state.active = state.queue[0]
    else:
        state.active = NOBODY
        if state.journal is not None:
            state.journal.add(Ended())
