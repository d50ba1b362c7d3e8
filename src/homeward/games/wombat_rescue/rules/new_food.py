"""New food: when the third F card lies aside, food grows at the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.games.wombat_rescue.rules.notes import Refilled

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.state import WombatRescue


def refill(state: WombatRescue) -> None:
    """Once enough F cards lie aside; afterwards they are discarded (WR-92, WR-95)."""
    if state.deck.refill_due():
        laid = lay_food(state)
        if state.journal is not None:
            state.journal.add(Refilled(laid))
        state.deck.discard_aside()


def lay_food(state: WombatRescue) -> i64:
    """A disc on every empty food space, in reading order while the bag lasts (WR-93, WR-94, WR-R61)."""
    state.reveals += 1
    laid: i64 = 0
    food = state.outback.board.food
    for i in range(i64(len(food))):
        space = food[i]
        if state.outback.is_empty(space) and state.bag.total() > 0:
            state.outback.put_disc(space, state.bag.draw(state.rng))
            laid += 1
    return laid
