"""Drafting: the lead picks a line of the grid, everybody takes one of its cards, the lead gets the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.games.pets_rescue.rules.cards import NOTHING, SIDEWAYS, UPRIGHT
from homeward.games.pets_rescue.rules.codes import CHOOSE_CARD, CHOOSE_LINE, SIDE, TAKE
from homeward.games.pets_rescue.rules.leftovers import swap_next
from homeward.games.pets_rescue.rules.notes import Filled, GotLast, GridDone, PickedLine, Took

if TYPE_CHECKING:
    from homeward.games.pets_rescue.rules.state import PetsRescue


def in_line(state: PetsRescue, place: i64) -> bool:
    return place // SIDE == state.line or SIDE + place % SIDE == state.line


def place_in_line(line: i64, number: i64) -> i64:
    """The place of that number in a line, counted from 0."""
    return line * SIDE + number if line < SIDE else number * SIDE + line - SIDE


def codes_of_line(state: PetsRescue) -> vec[i64]:
    """Cards of the picked line, both ways each: by far the most frequent decision."""
    codes = vec[i64](capacity=2 * SIDE)
    grid, line = state.supply.grid, state.line
    for i in range(state.table.side):
        place = place_in_line(line, i)
        if grid[place] != NOTHING:
            codes = append(append(codes, TAKE + 2 * place), TAKE + 2 * place + 1)
    return codes


def random_take(state: PetsRescue, rng: Rng) -> i64:
    """One of `codes_of_line`, each equally likely: a card of the line is gone for everybody who took one."""
    pick = rng.below(2 * (state.table.side - state.taken))
    grid = state.supply.grid
    left = pick >> 1
    number: i64 = 0
    place = place_in_line(state.line, number)
    while grid[place] == NOTHING or left > 0:
        if grid[place] != NOTHING:
            left -= 1
        number += 1
        place = place_in_line(state.line, number)
    return TAKE + 2 * place + (pick & 1)


def pick_line(state: PetsRescue, line: i64) -> None:
    state.line = line
    state.taken = 0
    state.phase = CHOOSE_CARD
    if state.journal is not None:
        state.journal.add(PickedLine(state.active, line))


def take(state: PetsRescue, place: i64, way: i64) -> bool:
    """A card of the line is taken and placed. True if that was the last choice and the line is empty now."""
    card = state.supply.lift(place)
    state.shelters[state.active].place(card, way, state.printed)
    if way == UPRIGHT and state.printed.acts(card):
        state.exchange.acts = append(state.exchange.acts, card)
    if state.journal is not None:
        state.journal.add(Took(state.active, card, way, place))
    state.taken += 1
    state.active = (state.active + 1) % state.players
    if state.taken < state.players:
        return False
    take_last(state)
    return True


def take_last(state: PetsRescue) -> None:
    """The last card of the line goes to the lead, sideways, without asking (PR-18, PR-R53)."""
    for number in range(state.table.side):
        place = place_in_line(state.line, number)
        if state.supply.grid[place] != NOTHING:
            card = state.supply.lift(place)
            state.shelters[state.lead].place(card, SIDEWAYS, state.printed)
            if state.journal is not None:
                state.journal.add(GotLast(state.lead, card, place))


def end_turn(state: PetsRescue) -> None:
    """Fill the gaps and pass the lead to the left; a grid that cannot be filled ends the game (PR-20 to PR-22)."""
    state.turn += 1
    state.line = NOTHING
    if i64(len(state.supply.deck)) < state.table.side:
        if state.journal is not None:
            state.journal.add(GridDone())
        swap_next(state)
        return
    state.supply.fill_gaps(state.table)
    state.reveals += 1
    state.lead = (state.lead + 1) % state.players
    state.active = state.lead
    state.phase = CHOOSE_LINE
    if state.journal is not None:
        state.journal.add(Filled(i64(len(state.supply.deck)), state.lead))
