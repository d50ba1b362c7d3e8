"""Wild pets: the best thing they can become for their owner.

Forms that count turned wilds ask for pets of their owner only, so every player's wilds can be turned on their own
(PR-R31). All such cards of a player are gathered into `Wishes`, and `WildTurner` finds the assignment that
serves them best.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.pets_rescue.rules.cards import (
    FOUR_KINDS,
    ODD,
    ONE_OR_TWO,
    PAIRS,
    PER_PET,
    PLUS_MINUS,
    REGULAR,
    TRIO,
    TRIPLET,
    UPRIGHT,
    WILD,
    Cards,
)
from homeward.games.pets_rescue.rules.opportunities import sets_of_different_kinds, trios
from homeward.games.pets_rescue.rules.shelter import Shelter

LOWEST: Final[i64] = -1_000_000  # below any score


@final
class Wishes:
    """Upright cards of a player that count pets, as a rule with turned wilds, added up."""

    __slots__ = ("each", "four_kinds", "odd", "one_or_two", "pairs", "printed", "trios", "triplets")

    def __init__(self, printed: Cards) -> None:
        self.printed = printed
        self.each = vec[i64]([0, 0, 0, 0, 0])  # points for each pet of a kind
        self.triplets = vec[i64]([0, 0, 0, 0, 0])  # triplet cards of a kind
        self.odd = vec[i64]([0, 0, 0, 0, 0])  # odd cards of a kind
        self.one_or_two: i64 = 0
        self.pairs: i64 = 0
        self.four_kinds: i64 = 0
        self.trios = vec[i64]()  # the trio cards themselves

    def add(self, card: i64) -> bool:
        """Add a card's wish; False if it does not count its owner's regular pets."""
        printed = self.printed
        form = printed.form[card]
        if form == PER_PET:
            self.each[printed.shown(card)] += printed.points[form]
        elif form == PLUS_MINUS:
            self.each[printed.shown(card)] += printed.points[form]
            self.each[printed.shows[card * 3 + 1]] += printed.otherwise[form]
        elif form == TRIPLET:
            self.triplets[printed.shown(card)] += 1
        elif form == ODD:
            self.odd[printed.shown(card)] += 1
        elif form == ONE_OR_TWO:
            self.one_or_two += 1
        elif form == PAIRS:
            self.pairs += 1
        elif form == FOUR_KINDS:
            self.four_kinds += 1
        elif form == TRIO:
            self.trios = append(self.trios, card)
        else:
            return False
        return True

    def of_kind(self, kind: i64, count: i64) -> i64:
        """Points that depend on one kind alone."""
        printed = self.printed
        points = self.each[kind] * count
        if self.triplets[kind] > 0:
            points += self.triplets[kind] * printed.points[TRIPLET] * (count // printed.size[TRIPLET])
        if count >= printed.size[PAIRS]:
            points += self.pairs * printed.points[PAIRS]
        if self.odd[kind] > 0:
            points += self.odd[kind] * (printed.points[ODD] if count % 2 == 1 else printed.otherwise[ODD])
        if self.one_or_two > 0 and count >= printed.exactly_low and count <= printed.exactly_high:
            points += self.one_or_two * printed.points[ONE_OR_TWO]
        return points

    def of_mixtures(self, pets: vec[i64]) -> i64:
        """Points that depend on several kinds; more pets never give less."""
        printed = self.printed
        points: i64 = 0
        for i in range(i64(len(self.trios))):
            points += printed.points[TRIO] * trios(printed, self.trios[i], pets)
        if self.four_kinds > 0:
            sets = sets_of_different_kinds(pets, printed.size[FOUR_KINDS])
            points += self.four_kinds * printed.points[FOUR_KINDS] * sets
        return points

    def mixes(self) -> bool:
        return self.four_kinds > 0 or i64(len(self.trios)) > 0


@final
class WildTurner:
    """Finds what a player's wilds should become: every assignment is tried that could still be the best.

    Kinds are settled one after another, dogs first and as many as possible first, and only a strictly better
    total replaces the best so far; so of equal assignments the one with most dogs, then cats, rabbits and
    birds stays (PR-R52).
    """

    __slots__ = ("base", "best", "best_turned", "gain", "mixes", "now", "rest", "row", "turned", "wishes")

    def __init__(self, wishes: Wishes, pets: vec[i64]) -> None:
        wilds = pets[WILD]
        self.wishes = wishes
        self.base = pets
        self.row: i64 = wilds + 1
        self.mixes = wishes.mixes()
        self.now = vec[i64]([0, 0, 0, 0, 0])  # count of each kind, with the wilds turned so far
        self.turned = vec[i64]([0, 0, 0, 0, 0])
        self.best: i64 = LOWEST
        self.best_turned = vec[i64]([0, 0, 0, 0, 0])
        self.gain = vec[i64]()  # per kind and number of wilds turned into it: points of that kind alone
        self.rest = vec[i64]()  # per kind and number of wilds: the most this and later kinds alone can give
        self.weigh()
        self.settle(0, wilds, 0)

    def weigh(self) -> None:
        for kind in range(REGULAR):
            for wilds in range(self.row):
                self.gain = append(self.gain, self.wishes.of_kind(kind, self.base[kind] + wilds))
        self.rest = self.gain[:]
        for later in range(1, REGULAR):
            at = (REGULAR - 1 - later) * self.row
            for wilds in range(self.row):
                most: i64 = LOWEST
                for here in range(wilds + 1):
                    most = max(most, self.gain[at + here] + self.rest[at + self.row + wilds - here])
                self.rest[at + wilds] = most

    def settle(self, kind: i64, wilds: i64, points: i64) -> None:
        """Give some of the wilds that are left to a kind and go on with the next."""
        if kind == REGULAR - 1:
            self.turn(kind, wilds)
            self.compare(points + self.gain[kind * self.row + wilds])
            return
        here = wilds
        while here >= 0:
            self.turn(kind, here)
            so_far = points + self.gain[kind * self.row + here]
            if so_far + self.hope(kind + 1, wilds - here) > self.best:
                self.settle(kind + 1, wilds - here, so_far)
            here -= 1

    def turn(self, kind: i64, wilds: i64) -> None:
        self.turned[kind] = wilds
        self.now[kind] = self.base[kind] + wilds

    def hope(self, kind: i64, wilds: i64) -> i64:
        """An upper bound of the points from the kinds not settled yet."""
        hope = self.rest[kind * self.row + wilds]
        if not self.mixes:
            return hope
        for later in range(kind, REGULAR):
            self.now[later] = self.base[later] + wilds
        return hope + self.wishes.of_mixtures(self.now)

    def compare(self, points: i64) -> None:
        total = points + self.wishes.of_mixtures(self.now) if self.mixes else points
        if total > self.best:
            self.best = total
            for kind in range(REGULAR):
                self.best_turned[kind] = self.turned[kind]


def points_of_wishes(wishes: Wishes, pets: vec[i64]) -> i64:
    """The points of all wishes, with the wilds turned in the best way."""
    if pets[WILD] > 0:
        return WildTurner(wishes, pets).best
    points = wishes.of_mixtures(pets)
    for kind in range(REGULAR):
        points += wishes.of_kind(kind, pets[kind])
    return points


def wishes_of(printed: Cards, shelter: Shelter) -> Wishes:
    wishes = Wishes(printed)
    for i in range(shelter.size()):
        if shelter.ways[i] == UPRIGHT and printed.counts_wilds(shelter.cards[i]):
            wishes.add(shelter.cards[i])
    return wishes


def turned_wilds(printed: Cards, shelter: Shelter) -> vec[i64]:
    """How many wilds become dogs, cats, rabbits, birds and tortoises."""
    return WildTurner(wishes_of(printed, shelter), shelter.pets).best_turned


def pets_with_wilds(shelter: Shelter, turned: vec[i64]) -> vec[i64]:
    pets = shelter.pets[:]
    for kind in range(REGULAR):
        pets[kind] += turned[kind]
    return pets
