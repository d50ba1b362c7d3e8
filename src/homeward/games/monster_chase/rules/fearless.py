"""Variant: fearless hunters. They look at all tiles before the first turn; their rounds are shorter (`Variant`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homeward.games.monster_chase.rules.codes import FLIP, LOOKED, PREVIEW

if TYPE_CHECKING:
    from homeward.games.monster_chase.rules.state import MonsterChase


def show_all(game: MonsterChase) -> None:
    """The preview: every face is open until somebody says they are ready (MC-39, MC-R26)."""
    game.phase = PREVIEW
    for place in range(game.tiles.places()):
        game.tiles.show(place, 1)


def begin_hunt(game: MonsterChase) -> None:
    """All tiles down where they are; it is no turn, the same player flips first (MC-R42)."""
    game.note(LOOKED, game.active)
    game.tiles.turn_all_down()
    game.phase = FLIP
