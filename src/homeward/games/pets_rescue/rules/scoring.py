"""Scoring: the points of a shelter, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.pets_rescue.rules.cards import TEDDY, UPRIGHT, Cards
from homeward.games.pets_rescue.rules.codes import OVER
from homeward.games.pets_rescue.rules.opportunities import card_points, teddy_points
from homeward.games.pets_rescue.rules.shelter import Shelter
from homeward.games.pets_rescue.rules.wilds import Wishes, granted

if TYPE_CHECKING:
    from homeward.games.pets_rescue.rules.state import PetsRescue


def shelter_points(printed: Cards, shelters: list[Shelter], seat: i64, gap: i64) -> i64:
    """The points of a player for the cards face up in front of them, wilds turned as well as can be."""
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
    return points + teddy_points(printed, bears) + granted(wishes, shelter.pets)


def add_up(game: PetsRescue) -> None:
    """The final scores, kept so that nobody has to turn wilds again."""
    totals = vec[i64]()
    for seat in range(game.players):
        totals = append(totals, shelter_points(game.printed, game.shelters, seat, game.table.gap))
    game.totals = totals


def points(game: PetsRescue, seat: i64) -> i64:
    """Points of the face-up cards; starting cards count once they are shown."""
    if game.phase == OVER:
        return game.totals[seat]
    return shelter_points(game.printed, game.shelters, seat, game.table.gap)


def has_won(game: PetsRescue, seat: i64) -> bool:
    """The highest total wins, tied players win together (PR-25)."""
    if game.phase != OVER:
        return False
    for other in range(game.players):
        if game.totals[other] > game.totals[seat]:
            return False
    return True
