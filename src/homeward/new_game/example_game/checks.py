"""What must be true of several fields of a saved Example Game together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homeward.engine.errors import BadSnapshot
from homeward.engine.options import Options
from homeward.new_game.example_game.rules.state import FEWEST, LARGEST

if TYPE_CHECKING:
    from homeward.new_game.example_game.position import Saved


def check_saved(saved: Saved, options: Options) -> None:
    if not FEWEST <= saved.pile + sum(saved.taken) <= LARGEST:
        raise BadSnapshot("pile", f"must have begun with {FEWEST} to {LARGEST} pebbles")
