"""The expected points of a shelter, if the cards still to come are average.

Exact once no more cards are taken; before that every form is evaluated with the pets that will probably come. The
estimate is corrected by least squares from 13,500 games of greedy players with two, three and four seats: sets, trios
and pairs give more than estimated, since wilds can be turned for each of them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.games.pets_rescue.rules.cards import (
    FOUR_KINDS,
    MOST_LEAST,
    NEIGHBOURS,
    ODD,
    ONE_OR_TWO,
    PAIRS,
    PER_WILD,
    REGULAR,
    TEDDY,
    TRIO,
    TRIPLET,
    UPRIGHT,
    WILD,
    Cards,
)
from homeward.games.pets_rescue.rules.opportunities import most_or_least, teddy_points
from homeward.games.pets_rescue.rules.scoring import shelter_points
from homeward.games.pets_rescue.rules.shelter import Shelter
from homeward.games.pets_rescue.rules.wilds import Wishes

PETS_PER_CARD: Final = 0.17  # of each regular kind, per card still to come; some of those cards lie upright
WILDS_PER_CARD: Final = 0.12
RECKONED: Final = 0.65  # share of the estimate that is scored in the end
# What an upright card gives besides, by form in the order of cards.py: from per-pet to offer
BEYOND: Final = vec[float]([1.0, 0.0, 1.1, 3.2, 1.9, 0.8, 1.3, 3.2, 5.0, 1.8, 2.4, 0.0, 6.5, 0.0, 0.0])
PET_BEYOND: Final = 0.3
PET_FOR_LATER: Final = 0.1  # what a pet adds per card still to come
WILD_BEYOND: Final = 1.3
CARD_TO_COME: Final = 3.0


@final
class ExpectedPoints:
    """The expected points of one player. `shelters` may be a changed copy."""

    __slots__ = ("gap", "later", "pets", "printed", "seat", "shelters", "wilds")

    def __init__(self, printed: Cards, shelters: list[Shelter], seat: i64, gap: i64, later: i64) -> None:
        self.printed = printed
        self.shelters = shelters
        self.seat = seat
        self.gap = gap
        self.later = float(later)  # cards this player will still take
        self.pets = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])  # expected number of each kind
        self.wilds = 0.0

    def points(self, start: i64) -> float:
        """The expected points; `start` is the starting card if it may be known, otherwise NOTHING."""
        shelter = self.shelters[self.seat]
        if self.later == 0.0:
            return self.settled(shelter, start)
        own = shelter.pets
        self.wilds = float(own[WILD]) + WILDS_PER_CARD * self.later
        for kind in range(REGULAR):
            self.pets[kind] = float(own[kind]) + PETS_PER_CARD * self.later
        wishes = Wishes(self.printed)  # the cards for which turned wilds count
        plain = Wishes(self.printed)
        points = 0.0
        bears: i64 = 0
        for i in range(shelter.size()):
            if shelter.ways[i] == UPRIGHT:
                card = shelter.cards[i]
                if self.printed.form[card] == TEDDY:
                    bears += 1
                elif not self.is_wish(card, wishes, plain):
                    points += self.of_card(card)
        if start >= 0:
            if self.printed.form[start] == TEDDY:
                bears += 1
            elif not self.is_wish(start, wishes, plain):
                points += self.of_card(start)
        points += self.of_bears(bears) + self.of_counts(plain)
        self.turn_wilds(wishes)
        points += self.of_counts(wishes)
        return RECKONED * points + self.beyond(shelter)

    def is_wish(self, card: i64, wishes: Wishes, plain: Wishes) -> bool:
        """Does the card score by counting pets? Then it is added to `wishes` if turned wilds count, or to `plain`."""
        form = self.printed.form[card]
        if form in (ODD, ONE_OR_TWO):
            return False
        return wishes.add(card) if self.printed.counts_wilds(card) else plain.add(card)

    def settled(self, shelter: Shelter, start: i64) -> float:
        """The exact points when no more cards are taken, with the better way of a known starting card."""
        best = shelter_points(self.printed, self.shelters, self.seat, self.gap)
        if start >= 0:
            best = max(self.with_start(shelter, start, 0), self.with_start(shelter, start, 1))
        return float(best)

    def with_start(self, shelter: Shelter, start: i64, way: i64) -> i64:
        shelter.place(start, way, self.printed)
        points = shelter_points(self.printed, self.shelters, self.seat, self.gap)
        shelter.remove(shelter.size() - 1, self.printed)
        return points

    def beyond(self, shelter: Shelter) -> float:
        """The correction of the estimate."""
        worth = CARD_TO_COME * (self.later - 1.0)
        for i in range(shelter.size()):
            if shelter.ways[i] == UPRIGHT:
                worth += BEYOND[self.printed.form[shelter.cards[i]]]
        for kind in range(REGULAR):
            worth += (PET_BEYOND + PET_FOR_LATER * self.later) * float(shelter.pets[kind])
        return worth + (WILD_BEYOND + PET_FOR_LATER * self.later) * float(shelter.pets[WILD])

    # Cards that do not simply count pets

    def of_card(self, card: i64) -> float:
        printed = self.printed
        form = printed.form[card]
        kind = printed.shown(card)
        good, bad = float(printed.points[form]), float(printed.otherwise[form])
        if form == NEIGHBOURS:
            return self.of_neighbours(kind)
        if form == ODD:
            chance = self.chance_to_be_odd(kind, printed.counts_wilds(card))
            return chance * good + (1.0 - chance) * bad
        if form == MOST_LEAST:
            chance = self.chance_of_most_or_least(kind)
            return chance * good + (1.0 - chance) * bad
        if form == ONE_OR_TWO:
            return good * self.kinds_of_one_or_two(printed.counts_wilds(card))
        return good * self.wilds if form == PER_WILD else 0.0

    def of_neighbours(self, kind: i64) -> float:
        players = i64(len(self.shelters))
        coming = PETS_PER_CARD * self.later
        left = float(self.shelters[(self.seat + 1) % players].pets[kind]) + coming
        if players == 2:
            return float(self.printed.points_two_players) * left
        right = float(self.shelters[(self.seat + players - 1) % players].pets[kind]) + coming
        return float(self.printed.points[NEIGHBOURS]) * (left + right)

    def chance_to_be_odd(self, kind: i64, with_wilds: bool) -> float:
        """With few cards to come an odd number is likely to stay odd, and a wild can make an even one odd."""
        if with_wilds and self.wilds >= 1.0:
            return 0.9
        odd = self.shelters[self.seat].pets[kind] % 2 == 1
        if self.later > 6.0:
            return 0.65
        return 0.8 if odd else 0.5

    def chance_of_most_or_least(self, kind: i64) -> float:
        if most_or_least(kind, self.shelters, self.seat, self.gap):
            return 0.9 - 0.04 * self.later
        return 0.1 + 0.04 * self.later

    def kinds_of_one_or_two(self, with_wilds: bool) -> float:
        own = self.shelters[self.seat].pets
        kinds = 0.0
        missing = 0.0  # kinds of which a wild could become the first
        for kind in range(REGULAR):
            if own[kind] > self.printed.exactly_high:
                continue
            fits = own[kind] >= self.printed.exactly_low
            kinds += 0.9 - 0.03 * self.later if fits else 0.5
            missing += 0.0 if fits else 0.4
        return kinds + min(missing, 0.4 * self.wilds) if with_wilds else kinds

    def of_bears(self, bears: i64) -> float:
        """Two bears may still get a third."""
        if bears == 0:
            return 0.0
        now = float(teddy_points(self.printed, bears))
        if bears == 1:
            return now + 0.25 * self.later
        if bears == 2:
            return now + 0.7 * self.later
        return now

    # Cards that count pets, mostly with turned wilds

    def of_counts(self, wishes: Wishes) -> float:
        printed = self.printed
        points = 0.0
        for kind in range(REGULAR):
            count = self.pets[kind]
            points += float(wishes.each[kind]) * count
            if wishes.triplets[kind] > 0:
                points += float(wishes.triplets[kind] * printed.points[TRIPLET]) * nearly(count / 3.0)
            if wishes.pairs > 0:
                points += float(wishes.pairs * printed.points[PAIRS]) * (1.0 if count >= 2.0 else 0.4 * count)
        if wishes.four_kinds > 0:
            points += float(wishes.four_kinds * printed.points[FOUR_KINDS]) * nearly(self.sets_of_four())
        for i in range(i64(len(wishes.trios))):
            points += float(printed.points[TRIO]) * nearly(self.trios(wishes.trios[i]))
        return points

    def turn_wilds(self, wishes: Wishes) -> None:
        """All wilds go to the kind the cards ask for most; if they ask for variety, to the rarest."""
        printed = self.printed
        best: i64 = 0
        most = -100.0
        for kind in range(REGULAR):
            wish = float(wishes.each[kind]) + float(wishes.triplets[kind] * printed.points[TRIPLET]) / 3.0
            if wishes.four_kinds > 0 or wishes.pairs > 0:
                wish += 0.3 * float(wishes.four_kinds + wishes.pairs) * (3.0 - self.pets[kind])
            if wish > most:
                most = wish
                best = kind
        self.pets[best] += self.wilds

    def sets_of_four(self) -> float:
        """The number of sets as a fraction: each kind gives at most one pet per set."""
        sets = 0.0
        while sets < 8.0:
            usable = 0.0
            for kind in range(REGULAR):
                usable += self.pets[kind] if self.pets[kind] < sets + 0.25 else sets + 0.25
            if usable < 4.0 * (sets + 0.25):
                return sets
            sets += 0.25
        return sets

    def trios(self, card: i64) -> float:
        fewest = 100.0
        for k in range(3):
            count = self.pets[self.printed.shows[card * 3 + k]]
            fewest = min(fewest, count)
        return fewest


def nearly(groups: float) -> float:
    """Complete groups count fully, the next one by the chance that it will be completed."""
    whole = float(i64(groups))
    return whole + 0.7 * (groups - whole)
