"""Drafting: the lead picks a line of the grid, everybody takes one of its cards, the lead gets the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.rng import Rng
from homeward.engine.state import NOBODY
from homeward.games.pets_rescue.rules.cards import NOTHING, SIDEWAYS, UPRIGHT
from homeward.games.pets_rescue.rules.codes import (
    CHOOSE_CARD,
    CHOOSE_LINE,
    FILLED,
    GOT_LAST,
    GRID_DONE,
    PICKED_LINE,
    SIDE,
    TAKE,
    TOOK,
)
from homeward.games.pets_rescue.rules.leftovers import swap_next

if TYPE_CHECKING:
    from homeward.games.pets_rescue.rules.state import PetsRescue


def in_line(game: PetsRescue, place: i64) -> bool:
    return place // SIDE == game.line or SIDE + place % SIDE == game.line


def place_in_line(line: i64, number: i64) -> i64:
    """The place of that number in a line, counted from 0."""
    return line * SIDE + number if line < SIDE else number * SIDE + line - SIDE


def codes_of_line(game: PetsRescue) -> vec[i64]:
    """Cards of the picked line, both ways each: by far the most frequent decision."""
    codes = vec[i64](capacity=2 * SIDE)
    grid, line = game.supply.grid, game.line
    for i in range(game.table.side):
        place = place_in_line(line, i)
        if grid[place] != NOTHING:
            codes = append(append(codes, TAKE + 2 * place), TAKE + 2 * place + 1)
    return codes


def random_take(game: PetsRescue, rng: Rng) -> i64:
    """One of `codes_of_line`, each equally likely: a card of the line is gone for everybody who took one."""
    pick = rng.below(2 * (game.table.side - game.taken))
    grid = game.supply.grid
    left = pick >> 1
    number: i64 = 0
    place = place_in_line(game.line, number)
    while grid[place] == NOTHING or left > 0:
        if grid[place] != NOTHING:
            left -= 1
        number += 1
        place = place_in_line(game.line, number)
    return TAKE + 2 * place + (pick & 1)


def pick_line(game: PetsRescue, line: i64) -> None:
    game.line = line
    game.taken = 0
    game.phase = CHOOSE_CARD
    game.note(PICKED_LINE, game.active, line)


def take(game: PetsRescue, place: i64, way: i64) -> bool:
    """A card of the line is taken and placed. True if that was the last choice and the line is empty now."""
    card = game.supply.lift(place)
    game.shelters[game.active].place(card, way, game.printed)
    if way == UPRIGHT and game.printed.acts(card):
        game.exchange.acts = append(game.exchange.acts, card)
    game.note(TOOK, game.active, card, way, place)
    game.taken += 1
    game.active = (game.active + 1) % game.players
    if game.taken < game.players:
        return False
    take_last(game)
    return True


def take_last(game: PetsRescue) -> None:
    """The last card of the line goes to the lead, sideways, without asking (PR-18, PR-R53)."""
    for number in range(game.table.side):
        place = place_in_line(game.line, number)
        if game.supply.grid[place] != NOTHING:
            card = game.supply.lift(place)
            game.shelters[game.lead].place(card, SIDEWAYS, game.printed)
            game.note(GOT_LAST, game.lead, card, SIDEWAYS, place)


def end_turn(game: PetsRescue) -> None:
    """Fill the gaps and pass the lead to the left; a grid that cannot be filled ends the game (PR-20 to PR-22)."""
    game.turn += 1
    game.line = NOTHING
    if i64(len(game.supply.deck)) < game.table.side:
        game.note(GRID_DONE)
        swap_next(game)
        return
    game.supply.fill_gaps(game.table)
    game.reveals += 1
    game.lead = (game.lead + 1) % game.players
    game.active = game.lead
    game.phase = CHOOSE_LINE
    game.note(FILLED, NOBODY, i64(len(game.supply.deck)), game.lead)
