"""The progression cards, lit windows on our table: every miss turns one, a full round brings a monster."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from homeward.games.monster_chase.rules.codes import MONSTERS_WIN
from homeward.games.monster_chase.rules.easy import misses_do_no_harm
from homeward.games.monster_chase.rules.ending import finish
from homeward.games.monster_chase.rules.monsters import creep_out
from homeward.games.monster_chase.rules.notes import Missed
from homeward.games.monster_chase.rules.pieces import SIDES

if TYPE_CHECKING:
    from homeward.games.monster_chase.rules.state import MonsterChase


@mypyc_attr(acyclic=True, free_list_len=1)  # search copies it all the time
@final
class Windows:
    """How far the round has come."""

    __slots__ = ("progress", "red")

    def __init__(self, progress: i64, red: bool) -> None:
        self.progress = progress  # progression cards turned in this round
        self.red = red  # colour of a card not yet turned in this round

    def copy(self) -> Windows:
        return Windows(self.progress, self.red)


def miss(state: MonsterChase) -> None:
    """One card is turned over (MC-16)."""
    if not misses_do_no_harm(state.variant):
        turn_cards(state, state.windows.progress + 1)


def turn_cards(state: MonsterChase, progress: i64) -> None:
    """So many cards of the round are turned now; the last one brings a monster (MC-17)."""
    state.windows.progress = progress
    if state.journal is not None:
        state.journal.add(Missed(state.active, progress, state.variant.round_size()))
    if progress == state.variant.round_size():
        arrival(state)


def arrival(state: MonsterChase) -> None:
    """The round is complete: a monster creeps out, or nobody is left to (MC-17, MC-22, MC-23)."""
    state.windows.progress = 0
    state.windows.red = not state.windows.red
    if i64(len(state.monsters.pile)) == 0:
        finish(state, MONSTERS_WIN)
        return
    creep_out(state)
    if state.monsters.at_bed() == SIDES:
        finish(state, MONSTERS_WIN)
