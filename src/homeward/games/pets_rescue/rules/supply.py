"""The cards that nobody has: the grid, the deck, the box, and those that left the game."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from homeward.games.pets_rescue.rules.cards import NOTHING, Table
from homeward.games.pets_rescue.rules.codes import SIDE


@mypyc_attr(acyclic=True)  # search copies it all the time
@final
class Supply:
    """Where the cards come from."""

    __slots__ = ("boxed", "deck", "gone", "grid", "spare")

    grid: vec[i64]  # card at row * SIDE + column, or NOTHING
    deck: vec[i64]  # the top card last
    boxed: vec[i64]  # ordinary cards that went back to the box unseen
    spare: vec[i64]  # starting cards that went back to the box unseen
    gone: vec[i64]  # leftover cards swapped away, in everybody's sight

    def __init__(self, grid: vec[i64], deck: vec[i64], boxed: vec[i64], spare: vec[i64], gone: vec[i64]) -> None:
        self.grid = grid
        self.deck = deck
        self.boxed = boxed
        self.spare = spare
        self.gone = gone

    def copy(self) -> Supply:
        return Supply(self.grid[:], self.deck[:], self.boxed[:], self.spare[:], self.gone[:])

    def lift(self, place: i64) -> i64:
        """Take the card away from a place of the grid."""
        card = self.grid[place]
        self.grid[place] = NOTHING
        return card

    def fill_gaps(self, table: Table) -> None:
        """Row by row from the left, the top card first (PR-R49)."""
        grid, deck = self.grid, self.deck
        left = i64(len(deck))
        for row in range(table.side):
            for column in range(table.side):
                place = row * SIDE + column
                if grid[place] == NOTHING:
                    left -= 1
                    grid[place] = deck[left]
        self.deck = deck[:left]
