"""Variant: the dingo eats poop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.games.wombat_rescue.rules.notes import Eaten

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue


def eat_cubes(state: WombatRescue, space: i64) -> None:
    """All cubes where the dingo prowls go back to their owners' supplies (WR-98, WR-R68)."""
    if not state.variant.dingo_eats_poop:
        return
    for seat in range(state.players):
        cubes = state.outback.scent.count(space, seat)
        if cubes > 0:
            if state.journal is not None:
                state.journal.add(Eaten(seat, space, cubes))
            state.outback.wombats[seat].supply += cubes
        for _ in range(cubes):
            state.outback.scent.lift(space, seat)
