"""Which decision is next, which answers are allowed, and which chapter carries them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
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


def legal_codes(state: PetsRescue) -> vec[i64]:
    if state.phase == CHOOSE_CARD:
        return codes_of_line(state)
    codes = vec[i64]()
    first, end = range_of_phase(state.phase)
    if state.phase == CHOOSE_OFFER and state.players > 2:
        end = OFFER_TWO  # nobody offers two cards there
    for code in range(first, end):
        if is_legal(state, code):
            codes = append(codes, code)
    return codes


def random_code(state: PetsRescue, rng: Rng) -> i64:
    """One of `legal_codes`, found by counting instead of listing in the two most frequent decisions."""
    if state.phase == CHOOSE_CARD:
        return random_take(state, rng)
    if state.phase == CHOOSE_LINE:
        pick = rng.below(2 * state.table.side)
        return LINE + pick if pick < state.table.side else LINE + SIDE + pick - state.table.side
    codes = legal_codes(state)
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


def is_legal(state: PetsRescue, code: i64) -> bool:
    phase = state.phase
    first, end = range_of_phase(phase)
    if code < first or code >= end:
        return False
    if phase == CHOOSE_LINE:
        return code % SIDE < state.table.side
    if phase == CHOOSE_CARD:
        place = (code - TAKE) // 2
        return in_line(state, place) and state.supply.grid[place] != NOTHING
    if phase == CHOOSE_GIFT:
        return may_give(state, code - GIVE)
    if phase == CHOOSE_OFFER:
        return may_offer(state, code)
    if phase == CHOOSE_ACCEPTED:
        return may_accept(state, (code - ACCEPT) // 2, code - ACCEPT & 1)
    if phase == CHOOSE_SWAP:
        return state.supply.grid[(code - SWAP) // 2] != NOTHING
    return True


def make_move(state: PetsRescue, code: i64) -> None:
    """Once the line is empty, or a card has acted, the next card acts."""
    done = False
    if code < TAKE:
        pick_line(state, code)
    elif code < DIRECTION:
        done = take(state, (code - TAKE) // 2, code - TAKE & 1)
    elif code < GIVE:
        choose_direction(state, code - DIRECTION)
    elif code < PLACE:
        done = give(state, code - GIVE)
    elif code < OFFER:
        done = receive(state, code - PLACE)
    elif code < OFFER_TWO:
        offer(state, code - OFFER, NOTHING)
    elif code < ACCEPT:
        offer(state, PAIR_ONE[code - OFFER_TWO], PAIR_TWO[code - OFFER_TWO])
    elif code < SWAP:
        done = accept(state, (code - ACCEPT) // 2, code - ACCEPT & 1)
    elif code < START:
        swap(state, (code - SWAP) // 2, code - SWAP & 1)
    else:
        choose_start(state, code - START)
    if done:
        act_next(state)
