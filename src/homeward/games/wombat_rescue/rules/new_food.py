"""New food: when the third F card lies aside, food grows at the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.wombat_rescue.rules.codes import REFILLED

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue


def refill(game: WombatRescue) -> None:
    """Once enough F cards lie aside; afterwards they are discarded (WR-92, WR-95)."""
    if game.deck.refill_due():
        game.note(REFILLED, NOBODY, lay_food(game))
        game.deck.discard_aside()


def lay_food(game: WombatRescue) -> i64:
    """A disc on every empty food space, in reading order while the bag lasts (WR-93, WR-94, WR-R61)."""
    game.reveals += 1
    laid: i64 = 0
    food = game.outback.board.food
    for i in range(i64(len(food))):
        space = food[i]
        if game.outback.is_empty(space) and game.bag.total() > 0:
            game.outback.put_disc(space, game.bag.draw(game.rng))
            laid += 1
    return laid
