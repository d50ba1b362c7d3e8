"""Variant: fearless hunters. They look at all toys before the first turn; their rounds are shorter (`Variant`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.games.monster_chase.rules.codes import FLIP, PREVIEW
from homeward.games.monster_chase.rules.notes import Looked
from homeward.games.monster_chase.rules.pieces import TOYS
from homeward.games.monster_chase.rules.variant import Variant

if TYPE_CHECKING:
    from homeward.games.monster_chase.rules.state import MonsterChase


def show_toys(state: MonsterChase) -> None:
    """The preview: every toy is open until somebody says they are ready (MC-39); expert tiles sleep on (MC-R26)."""
    state.phase = PREVIEW
    for place in range(state.tiles.places()):
        if is_shown(state.variant, state.tiles.at[place]):
            state.tiles.show(place, 1)


def is_shown(variant: Variant, tile: i64) -> bool:
    return tile < TOYS or variant.expert_tiles_are_shown


def begin_hunt(state: MonsterChase) -> None:
    """All tiles down where they are; it is no turn, the same player flips first (MC-R42)."""
    if state.journal is not None:
        state.journal.add(Looked(state.active))
    state.tiles.turn_all_down()
    state.phase = FLIP
