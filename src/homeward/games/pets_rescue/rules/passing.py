"""Pass: its owner picks a direction, and everybody in turn hands a card to the next in that direction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.pets_rescue.rules.cards import NOTHING, PASS, SIDEWAYS, UPRIGHT
from homeward.games.pets_rescue.rules.codes import (
    CHOOSE_DIRECTION,
    CHOOSE_GIFT,
    CHOSE_DIRECTION,
    GAVE,
    PLACE_GIFT,
    RECEIVED,
)

if TYPE_CHECKING:
    from homeward.games.pets_rescue.rules.state import PetsRescue


def begin_passing(game: PetsRescue) -> None:
    if game.players == 2:
        pass_by(game, 1)  # both directions lead to the same neighbour (PR-R17)
    else:
        game.phase = CHOOSE_DIRECTION
        game.active = game.exchange.owner


def choose_direction(game: PetsRescue, direction: i64) -> None:
    game.note(CHOSE_DIRECTION, game.active, direction)
    pass_by(game, 1 if direction == 0 else game.players - 1)


def pass_by(game: PetsRescue, step: i64) -> None:
    """The owner's neighbour begins (PR-R14)."""
    game.exchange.step = step
    ask_giver(game, first_giver(game))


def ask_giver(game: PetsRescue, giver: i64) -> None:
    game.exchange.giver = giver
    game.active = giver
    game.phase = CHOOSE_GIFT


def first_giver(game: PetsRescue) -> i64:
    return (game.exchange.owner + game.exchange.step) % game.players


def receiver(game: PetsRescue) -> i64:
    return (game.exchange.giver + game.exchange.step) % game.players


def may_give(game: PetsRescue, position: i64) -> bool:
    """Any face-up card but the one just received, which lies last (PR-51, PR-R50)."""
    size = game.shelters[game.exchange.giver].size()
    return position < (size - 1 if has_received(game) else size)


def has_received(game: PetsRescue) -> bool:
    """Everybody but the first giver has just been given a card."""
    return game.exchange.giver != first_giver(game)


def give(game: PetsRescue, position: i64) -> bool:
    """A card goes to the next seat. True if it was placed without asking, and the round is complete."""
    exchange = game.exchange
    exchange.gift = game.shelters[exchange.giver].remove(position, game.printed)
    game.active = receiver(game)
    game.phase = PLACE_GIFT
    game.note(GAVE, exchange.giver, exchange.gift, game.active)
    if is_passed_sideways(game, exchange.gift):
        return receive(game, SIDEWAYS)  # nobody is asked (PR-R53)
    return False


def is_passed_sideways(game: PetsRescue, card: i64) -> bool:
    """A pass card that is passed on lies sideways (PR-52, PR-R11)."""
    return game.printed.form[card] == PASS or (game.acting_cards_come_sideways and game.printed.acts(card))


def receive(game: PetsRescue, way: i64) -> bool:
    """The gift is placed, and its receiver gives next. True if the owner, who gives last, has given (PR-R14)."""
    exchange = game.exchange
    seat = receiver(game)
    game.shelters[seat].place(exchange.gift, way, game.printed)
    if way == UPRIGHT:
        exchange.came_upright(exchange.gift)
    game.note(RECEIVED, seat, exchange.gift, way, exchange.giver)
    exchange.gift = NOTHING
    if exchange.giver != exchange.owner:
        ask_giver(game, seat)
        return False
    exchange.giver = NOBODY
    return True
