"""Variant: the dingo eats poop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.games.wombat_rescue.rules.codes import EATEN

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue


def eat_cubes(game: WombatRescue, space: i64) -> None:
    """All cubes where the dingo prowls go back to their owners' supplies (WR-98, WR-R68)."""
    if not game.variant.dingo_eats_poop:
        return
    for seat in range(game.players):
        cubes = game.outback.scent.count(space, seat)
        if cubes > 0:
            game.note(EATEN, seat, space, cubes)
            game.outback.wombats[seat].supply += cubes
        for _ in range(cubes):
            game.outback.scent.lift(space, seat)
