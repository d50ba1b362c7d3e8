"""Pass: its owner picks a direction, and everybody in turn hands a card to the next in that direction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.pets_rescue.rules.cards import NOTHING, PASS, SIDEWAYS, UPRIGHT
from homeward.games.pets_rescue.rules.codes import CHOOSE_DIRECTION, CHOOSE_GIFT, PLACE_GIFT
from homeward.games.pets_rescue.rules.notes import ChoseDirection, Gave, Received

if TYPE_CHECKING:
    from homeward.games.pets_rescue.rules.state import PetsRescue


def begin_passing(state: PetsRescue) -> None:
    if state.players == 2:
        pass_by(state, 1)  # both directions lead to the same neighbour (PR-R17)
    else:
        state.phase = CHOOSE_DIRECTION
        state.active = state.exchange.owner


def choose_direction(state: PetsRescue, direction: i64) -> None:
    if state.journal is not None:
        state.journal.add(ChoseDirection(state.active, direction))
    pass_by(state, 1 if direction == 0 else state.players - 1)


def pass_by(state: PetsRescue, step: i64) -> None:
    """The owner's neighbour begins (PR-R14)."""
    state.exchange.step = step
    ask_giver(state, first_giver(state))


def ask_giver(state: PetsRescue, giver: i64) -> None:
    state.exchange.giver = giver
    state.active = giver
    state.phase = CHOOSE_GIFT


def first_giver(state: PetsRescue) -> i64:
    return (state.exchange.owner + state.exchange.step) % state.players


def receiver(state: PetsRescue) -> i64:
    return (state.exchange.giver + state.exchange.step) % state.players


def may_give(state: PetsRescue, position: i64) -> bool:
    """Any face-up card but the one just received, which lies last (PR-51, PR-R50)."""
    size = state.shelters[state.exchange.giver].size()
    return position < (size - 1 if has_received(state) else size)


def has_received(state: PetsRescue) -> bool:
    """Everybody but the first giver has just been given a card."""
    return state.exchange.giver != first_giver(state)


def give(state: PetsRescue, position: i64) -> bool:
    """A card goes to the next seat. True if it was placed without asking, and the round is complete."""
    exchange = state.exchange
    exchange.gift = state.shelters[exchange.giver].remove(position, state.printed)
    state.active = receiver(state)
    state.phase = PLACE_GIFT
    if state.journal is not None:
        state.journal.add(Gave(exchange.giver, exchange.gift, state.active))
    if is_passed_sideways(state, exchange.gift):
        return receive(state, SIDEWAYS)  # nobody is asked (PR-R53)
    return False


def is_passed_sideways(state: PetsRescue, card: i64) -> bool:
    """A pass card that is passed on lies sideways (PR-52, PR-R11)."""
    return state.printed.form[card] == PASS or (state.acting_cards_come_sideways and state.printed.acts(card))


def receive(state: PetsRescue, way: i64) -> bool:
    """The gift is placed, and its receiver gives next. True if the owner, who gives last, has given (PR-R14)."""
    exchange = state.exchange
    seat = receiver(state)
    state.shelters[seat].place(exchange.gift, way, state.printed)
    if way == UPRIGHT:
        exchange.came_upright(exchange.gift)
    if state.journal is not None:
        state.journal.add(Received(seat, exchange.gift, way, exchange.giver))
    exchange.gift = NOTHING
    if exchange.giver != exchange.owner:
        ask_giver(state, seat)
        return False
    exchange.giver = NOBODY
    return True
