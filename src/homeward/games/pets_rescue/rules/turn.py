"""Which decision is next, which answers are allowed, and which chapter carries them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.rng import Rng
from homeward.games.pets_rescue.rules.acting import act_next
from homeward.games.pets_rescue.rules.cards import NOTHING
from homeward.games.pets_rescue.rules.codes import (
    ACCEPT,
    CHOOSE_ACCEPTED,
    CHOOSE_CARD,
    CHOOSE_DIRECTION,
    CHOOSE_GIFT,
    CHOOSE_LINE,
    CHOOSE_OFFER,
    CHOOSE_START,
    CHOOSE_SWAP,
    CODES,
    DIRECTION,
    GIVE,
    LINE,
    OFFER,
    OFFER_TWO,
    PAIR_ONE,
    PAIR_TWO,
    PLACE,
    PLACE_GIFT,
    SIDE,
    START,
    SWAP,
    TAKE,
)
from homeward.games.pets_rescue.rules.drafting import codes_of_line, in_line, pick_line, random_take, take
from homeward.games.pets_rescue.rules.leftovers import swap
from homeward.games.pets_rescue.rules.offering import accept, may_accept, may_offer, offer
from homeward.games.pets_rescue.rules.passing import choose_direction, give, may_give, receive
from homeward.games.pets_rescue.rules.starting_cards import choose_start

if TYPE_CHECKING:
    from homeward.games.pets_rescue.rules.state import PetsRescue


def legal_codes(game: PetsRescue) -> vec[i64]:
    if game.phase == CHOOSE_CARD:
        return codes_of_line(game)
    codes = vec[i64]()
    first, end = range_of_phase(game.phase)
    if game.phase == CHOOSE_OFFER and game.players > 2:
        end = OFFER_TWO  # nobody offers two cards there
    for code in range(first, end):
        if is_legal(game, code):
            codes = append(codes, code)
    return codes


def random_code(game: PetsRescue, rng: Rng) -> i64:
    """As from `legal_codes`, but counted instead of listed in the two decisions that are by far the most frequent."""
    if game.phase == CHOOSE_CARD:
        return random_take(game, rng)
    if game.phase == CHOOSE_LINE:
        pick = rng.below(2 * game.table.side)
        return LINE + pick if pick < game.table.side else LINE + SIDE + pick - game.table.side
    codes = legal_codes(game)
    return codes[rng.below(i64(len(codes)))]


def range_of_phase(phase: i64) -> tuple[i64, i64]:
    """The codes among which a decision of this phase is found."""
    if phase == CHOOSE_LINE:
        return LINE, TAKE
    if phase == CHOOSE_CARD:
        return TAKE, DIRECTION
    if phase == CHOOSE_DIRECTION:
        return DIRECTION, GIVE
    if phase == CHOOSE_GIFT:
        return GIVE, PLACE
    if phase == PLACE_GIFT:
        return PLACE, OFFER
    if phase == CHOOSE_OFFER:
        return OFFER, ACCEPT
    if phase == CHOOSE_ACCEPTED:
        return ACCEPT, SWAP
    if phase == CHOOSE_SWAP:
        return SWAP, START
    if phase == CHOOSE_START:
        return START, CODES
    return 0, 0


def is_legal(game: PetsRescue, code: i64) -> bool:
    phase = game.phase
    first, end = range_of_phase(phase)
    if code < first or code >= end:
        return False
    if phase == CHOOSE_LINE:
        return code % SIDE < game.table.side
    if phase == CHOOSE_CARD:
        place = (code - TAKE) // 2
        return in_line(game, place) and game.supply.grid[place] != NOTHING
    if phase == CHOOSE_GIFT:
        return may_give(game, code - GIVE)
    if phase == CHOOSE_OFFER:
        return may_offer(game, code)
    if phase == CHOOSE_ACCEPTED:
        return may_accept(game, (code - ACCEPT) // 2, code - ACCEPT & 1)
    if phase == CHOOSE_SWAP:
        return game.supply.grid[(code - SWAP) // 2] != NOTHING
    return True


def make_move(game: PetsRescue, code: i64) -> None:
    """Once the line is empty, or a card has acted, the next card acts."""
    done = False
    if code < TAKE:
        pick_line(game, code)
    elif code < DIRECTION:
        done = take(game, (code - TAKE) // 2, code - TAKE & 1)
    elif code < GIVE:
        choose_direction(game, code - DIRECTION)
    elif code < PLACE:
        done = give(game, code - GIVE)
    elif code < OFFER:
        done = receive(game, code - PLACE)
    elif code < OFFER_TWO:
        offer(game, code - OFFER, NOTHING)
    elif code < ACCEPT:
        offer(game, PAIR_ONE[code - OFFER_TWO], PAIR_TWO[code - OFFER_TWO])
    elif code < SWAP:
        done = accept(game, (code - ACCEPT) // 2, code - ACCEPT & 1)
    elif code < START:
        swap(game, (code - SWAP) // 2, code - SWAP & 1)
    else:
        choose_start(game, code - START)
    if done:
        act_next(game)
