"""Cards that act: pass and offer cards placed upright do so at the end of the turn, in the order of taking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.pets_rescue.rules.cards import PASS
from homeward.games.pets_rescue.rules.drafting import end_turn
from homeward.games.pets_rescue.rules.notes import Acted
from homeward.games.pets_rescue.rules.offering import begin_offering
from homeward.games.pets_rescue.rules.passing import begin_passing

if TYPE_CHECKING:
    from homeward.games.pets_rescue.rules.state import PetsRescue


def act_next(state: PetsRescue) -> None:
    """The next card acts if it still lies upright (PR-R7); after the last one the turn ends (PR-R8)."""
    exchange = state.exchange
    while i64(len(exchange.acts)) > 0:
        card = exchange.acts[0]
        exchange.acts = exchange.acts[1:]
        # one that came from another player waits no more (PR-R11): upright means with whoever took it
        owner = state.holder_upright(card)
        if owner != NOBODY:
            begin_act(state, owner, card)
            return
    exchange.end()
    end_turn(state)


def begin_act(state: PetsRescue, owner: i64, card: i64) -> None:
    state.exchange.begin(owner, card)
    if state.journal is not None:
        state.journal.add(Acted(owner, card))
    if state.printed.form[card] == PASS:
        begin_passing(state)
    else:
        begin_offering(state)
