"""Scoring: the points of a shelter, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.pets_rescue.rules.cards import TEDDY, UPRIGHT, Cards
from homeward.games.pets_rescue.rules.codes import OVER
from homeward.games.pets_rescue.rules.opportunities import card_points, teddy_points
from homeward.games.pets_rescue.rules.shelter import Shelter
from homeward.games.pets_rescue.rules.wilds import Wishes, points_of_wishes

if TYPE_CHECKING:
    from homeward.games.pets_rescue.rules.state import PetsRescue


def shelter_points(printed: Cards, shelters: list[Shelter], seat: i64, gap: i64) -> i64:
    """The points of a player for the cards face up in front of them, with the wilds turned in the best way."""
    shelter = shelters[seat]
    wishes = Wishes(printed)
    points: i64 = 0
    bears: i64 = 0
    for i in range(shelter.size()):
        if shelter.ways[i] != UPRIGHT:
            continue
        card = shelter.cards[i]
        if printed.form[card] == TEDDY:
            bears += 1
        elif not (printed.counts_wilds(card) and wishes.add(card)):
            points += card_points(printed, card, shelters, seat, shelter.pets, gap)
    return points + teddy_points(printed, bears) + points_of_wishes(wishes, shelter.pets)


def add_up(state: PetsRescue) -> None:
    """The final scores, stored because turning wilds is slow."""
    totals = vec[i64]()
    for seat in range(state.players):
        totals = append(totals, shelter_points(state.printed, state.shelters, seat, state.table.gap))
    state.totals = totals


def points(state: PetsRescue, seat: i64) -> i64:
    """Points of the face-up cards; starting cards count once they are shown."""
    if state.phase == OVER:
        return state.totals[seat]
    return shelter_points(state.printed, state.shelters, seat, state.table.gap)


def has_won(state: PetsRescue, seat: i64) -> bool:
    """The highest total wins, tied players win together (PR-25)."""
    if state.phase != OVER:
        return False
    for other in range(state.players):
        if state.totals[other] > state.totals[seat]:
            return False
    return True
