"""Scoring opportunities: what an upright card gives to its owner."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.games.pets_rescue.rules.cards import (
    FOUR_KINDS,
    MOST_LEAST,
    NEIGHBOURS,
    ODD,
    ONE_OR_TWO,
    PAIRS,
    PER_PET,
    PER_WILD,
    PLUS_MINUS,
    REGULAR,
    TEDDY,
    TRIO,
    TRIPLET,
    UPRIGHT,
    WILD,
    Cards,
)
from homeward.games.pets_rescue.rules.shelter import Shelter

PLENTY: Final[i64] = 1_000  # more pets than there are


def card_points(printed: Cards, card: i64, shelters: list[Shelter], seat: i64, with_wilds: vec[i64], gap: i64) -> i64:
    """What an upright card gives to its owner; `with_wilds` is the owner's count of each kind with turned wilds.

    Teddy bears are scored as a collection (PR-R38), cards that act give nothing.
    """
    form = printed.form[card]
    kind = printed.shown(card)
    own = shelters[seat].pets
    pets = with_wilds if printed.counts_wilds(card) else own
    if form == PER_PET:
        return printed.points[form] * pets[kind]
    if form == PLUS_MINUS:
        return printed.points[form] * pets[kind] + printed.otherwise[form] * pets[printed.shows[card * 3 + 1]]
    if form == TRIPLET:
        return printed.points[form] * (pets[kind] // printed.size[form])
    if form == TRIO:
        return printed.points[form] * trios(printed, card, pets)
    if form == PAIRS:
        return printed.points[form] * kinds_with(pets, printed.size[form], PLENTY)
    if form == FOUR_KINDS:
        return printed.points[form] * sets_of_different_kinds(pets, printed.size[form])
    if form == ONE_OR_TWO:
        return printed.points[form] * kinds_with(pets, printed.exactly_low, printed.exactly_high)
    if form == PER_WILD:
        return printed.points[form] * own[WILD]
    if form == ODD:
        return printed.points[form] if pets[kind] % 2 == 1 else printed.otherwise[form]
    if form == NEIGHBOURS:
        return neighbour_points(printed, kind, shelters, seat)
    if form == MOST_LEAST:
        return printed.points[form] if most_or_least(kind, shelters, seat, gap) else printed.otherwise[form]
    return 0


def trios(printed: Cards, card: i64, pets: vec[i64]) -> i64:
    """Sets of one pet of each of the three kinds shown."""
    two = min(pets[printed.shows[card * 3]], pets[printed.shows[card * 3 + 1]])
    return min(two, pets[printed.shows[card * 3 + 2]])


def kinds_with(pets: vec[i64], low: i64, high: i64) -> i64:
    """How many regular kinds there are at least `low` and at most `high` of."""
    kinds: i64 = 0
    for kind in range(REGULAR):
        if pets[kind] >= low and pets[kind] <= high:
            kinds += 1
    return kinds


def sets_of_different_kinds(pets: vec[i64], size: i64) -> i64:
    """The most sets of pets that all differ in kind: k sets need k times the size, a kind gives at most k (PR-R39)."""
    sets: i64 = 0
    while True:
        usable: i64 = 0
        for kind in range(REGULAR):
            usable += min(pets[kind], sets + 1)
        if usable < size * (sets + 1):
            return sets
        sets += 1


def neighbour_points(printed: Cards, kind: i64, shelters: list[Shelter], seat: i64) -> i64:
    """Pets left and right; with two players the one neighbour counts at the doubled value (PR-34, PR-R37)."""
    players = i64(len(shelters))
    left = shelters[(seat + 1) % players].pets[kind]
    if players == 2:
        return printed.points_two_players * left
    return printed.points[NEIGHBOURS] * (left + shelters[(seat + players - 1) % players].pets[kind])


def most_or_least(kind: i64, shelters: list[Shelter], seat: i64, gap: i64) -> bool:
    mine = shelters[seat].pets[kind]
    high: i64 = 0
    low: i64 = PLENTY
    for other in range(i64(len(shelters))):
        if other != seat:
            high = max(high, shelters[other].pets[kind])
            low = min(low, shelters[other].pets[kind])
    return mine - high >= gap or low - mine >= gap


def teddy_points(printed: Cards, bears: i64) -> i64:
    """The whole collection, scored once (PR-R38)."""
    if bears == 0:
        return 0
    if bears == 1:
        return printed.points_one
    return bears * (printed.points_two if bears == 2 else printed.points[TEDDY])


def bears_of(printed: Cards, shelter: Shelter) -> i64:
    bears: i64 = 0
    for i in range(shelter.size()):
        if shelter.ways[i] == UPRIGHT and printed.form[shelter.cards[i]] == TEDDY:
            bears += 1
    return bears
