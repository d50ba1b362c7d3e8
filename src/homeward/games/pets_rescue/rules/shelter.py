"""A player's tableau: upright cards score, the pets of sideways cards have a home."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from homeward.games.pets_rescue.rules.cards import KINDS, NOTHING, SIDEWAYS, UPRIGHT, Cards

ROOM: Final[i64] = 16  # initial capacity: few shelters have more cards


@mypyc_attr(acyclic=True)  # search copies it all the time
@final
class Shelter:
    """A player's tableau: face-up cards in the order in which they came, and the starting card."""

    __slots__ = ("cards", "pets", "start", "start_way", "ways")

    cards: vec[i64]
    ways: vec[i64]  # how each of them lies
    pets: vec[i64]  # pets of each kind on the sideways cards
    start: i64  # the starting card, face down until the end; then it is also among the cards
    start_way: i64  # how the owner will lay it, NOTHING before the choice

    def __init__(self, cards: vec[i64], ways: vec[i64], pets: vec[i64], start: i64, start_way: i64) -> None:
        self.cards = cards
        self.ways = ways
        self.pets = pets
        self.start = start
        self.start_way = start_way

    def copy(self) -> Shelter:
        return Shelter(self.cards[:], self.ways[:], self.pets[:], self.start, self.start_way)

    def size(self) -> i64:
        return i64(len(self.cards))

    def place(self, card: i64, way: i64, printed: Cards) -> None:
        self.cards = append(self.cards, card)
        self.ways = append(self.ways, way)
        if way == SIDEWAYS:
            for kind in range(KINDS):
                self.pets[kind] += printed.pets[card * KINDS + kind]

    def remove(self, position: i64, printed: Cards) -> i64:
        """Take the card at a position away; those that came later move up."""
        card = self.cards[position]
        if self.ways[position] == SIDEWAYS:
            for kind in range(KINDS):
                self.pets[kind] -= printed.pets[card * KINDS + kind]
        last = i64(len(self.cards)) - 1
        for i in range(position, last):
            self.cards[i] = self.cards[i + 1]
            self.ways[i] = self.ways[i + 1]
        self.cards = self.cards[:last]
        self.ways = self.ways[:last]
        return card

    def find(self, card: i64) -> i64:
        """Where a card lies, or NOTHING."""
        for position in range(i64(len(self.cards))):
            if self.cards[position] == card:
                return position
        return NOTHING

    def holds_upright(self, card: i64) -> bool:
        position = self.find(card)
        return position != NOTHING and self.ways[position] == UPRIGHT


def empty_shelter(start: i64) -> Shelter:
    return Shelter(vec[i64](capacity=ROOM), vec[i64](capacity=ROOM), vec[i64]([0, 0, 0, 0, 0, 0]), start, NOTHING)
