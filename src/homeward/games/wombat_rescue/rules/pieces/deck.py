"""The lost-move cards: each shows two of the six directions, and some bear the mark F for new food."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.games.wombat_rescue.components import BOX, DIRECTIONS

CARDS: Final[i64] = len(BOX.lost_card)
# Each card's two directions, the one that comes first in reading order first
NEAR: Final[vec[i64]] = vec[i64]([min(list(DIRECTIONS).index(way) for way in card.shows) for card in BOX.lost_card])
FAR: Final[vec[i64]] = vec[i64]([max(list(DIRECTIONS).index(way) for way in card.shows) for card in BOX.lost_card])
MARKED: Final[vec[i64]] = vec[i64]([int(card.f) for card in BOX.lost_card])
REFILL: Final[i64] = BOX.counts.refill


@final
class Deck:
    """The draw pile, the discard pile and the F cards that lie aside."""

    __slots__ = ("aside", "discard", "pile")

    def __init__(self, pile: vec[i64], discard: vec[i64], aside: vec[i64]) -> None:
        self.pile = pile  # the next card last
        self.discard = discard
        self.aside = aside

    def copy(self) -> "Deck":
        return Deck(self.pile[:], self.discard[:], self.aside[:])

    def reveal(self, rng: Rng) -> i64:
        """Turn up the next card and put it on its pile at once (WR-44, WR-R80)."""
        if i64(len(self.pile)) == 0:
            self.pile = self.discard
            self.discard = vec[i64]()
            rng.shuffle(self.pile)  # F cards lying aside stay there (WR-R18)
        last = i64(len(self.pile)) - 1
        card = self.pile[last]
        self.pile = self.pile[:last]
        if MARKED[card] == 1:
            self.aside = append(self.aside, card)
        else:
            self.discard = append(self.discard, card)
        return card

    def refill_due(self) -> bool:
        return i64(len(self.aside)) >= REFILL

    def discard_aside(self) -> None:
        """After the refill all F cards join the discard pile (WR-95, WR-R59)."""
        for i in range(i64(len(self.aside))):
            self.discard = append(self.discard, self.aside[i])
        self.aside = vec[i64]()

    def sort_pile(self) -> None:
        """The pile's cards in order of their numbers: what is left when its order is unknown."""
        sorted_pile = vec[i64]()
        for card in range(CARDS):
            for i in range(i64(len(self.pile))):
                if self.pile[i] == card:
                    sorted_pile = append(sorted_pile, card)
        self.pile = sorted_pile


def new_deck(rng: Rng) -> Deck:
    pile = vec[i64]()
    for card in range(CARDS):
        pile = append(pile, card)
    rng.shuffle(pile)
    return Deck(pile, vec[i64](), vec[i64]())
