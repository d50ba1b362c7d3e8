"""What must be true of several fields of a saved game of Fireflies together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homeward.engine.errors import BadSnapshot
from homeward.engine.options import Options
from homeward.engine.snapshots.position import check_set
from tests.sixth_game.fireflies.moves import CARDS
from tests.sixth_game.fireflies.rules.state import NONE, SEATS

if TYPE_CHECKING:
    from tests.sixth_game.fireflies.position import Saved


def check_saved(saved: Saved, options: Options) -> None:
    laid = [light for light in saved.laid if light != NONE]
    check_set("hands", [*saved.stock, *saved.gone, *laid, *(light for hand in saved.hands for light in hand)], CARDS)
    if sum(saved.moths) * SEATS != len(saved.gone):
        raise BadSnapshot("moths", "must be as many as rounds were played")
