"""The best assignment of wilds is the best of all assignments, on tens of thousands of random shelters."""

from itertools import combinations_with_replacement

from homeward.engine.rng import Rng, seeded
from homeward.games.pets_rescue.components import BOX
from homeward.games.pets_rescue.rules.scoring import shelter_points
from homeward.games.pets_rescue.rules.shelter import Shelter, empty_shelter
from homeward.games.pets_rescue.rules.wilds import turned_wilds
from homeward.testkit import rules

from .pets_table import PRINTED

KINDS: tuple[str, ...] = BOX.pets.regular
RANDOM_SHELTERS = 20_000
CROWDED_SHELTERS = 400


def by_hand(form: str, shows: tuple[str, ...], pets: dict[str, int]) -> int:
    """Points of the forms that count turned wilds, written once more and as plainly as can be."""
    if form == "per-pet":
        return pets[shows[0]]
    if form == "plus-minus":
        return pets[shows[0]] - pets[shows[1]]
    if form == "triplet":
        return pets[shows[0]] // 3 * 4
    if form == "trio":
        return 3 * min(pets[kind] for kind in shows)
    if form == "pairs":
        return 2 * sum(count >= 2 for count in pets.values())
    if form == "four-kinds":
        return 4 * max(k for k in range(20) if sum(min(count, k) for count in pets.values()) >= 4 * k)
    return 0


def best_by_brute_force(shelter: Shelter) -> tuple[int, list[int]]:
    """Every way to name the wilds; of equal totals the one with most dogs, then cats, rabbits, birds."""
    cards = [BOX.card[card] for card, way in zip(shelter.cards, shelter.ways, strict=True) if way == 0]
    best, shown = -(10**6), [0] * 5
    for names in combinations_with_replacement(range(5), shelter.pets[5]):
        turned = [names.count(kind) for kind in range(5)]
        pets = {kind: int(shelter.pets[number]) + turned[number] for number, kind in enumerate(KINDS)}
        total = sum(by_hand(card.form, card.shows, pets) for card in cards)
        best, shown = max((best, shown), (total, turned))
    return best, shown


def fixed_points(shelter: Shelter) -> int:
    """Points of the upright cards for which wilds do not matter, at a table with an empty opponent."""
    without = empty_shelter(0)
    without.pets = shelter.pets[:]
    for card, way in zip(shelter.cards, shelter.ways, strict=True):
        if way == 0 and not by_hand_counts(BOX.card[card].form):
            without.place(card, 0, PRINTED)
    return int(shelter_points(PRINTED, [without, empty_shelter(1)], 0, 2))


def by_hand_counts(form: str) -> bool:
    return form in ("per-pet", "plus-minus", "triplet", "trio", "pairs", "four-kinds")


def random_shelter(rng: Rng, wild_share: int) -> Shelter:
    """Up to twelve different cards, each lying some way; now and then extra wilds for crowded cases."""
    shelter = empty_shelter(0)
    cards = list(range(64))
    for _ in range(rng.below(13)):
        card = cards.pop(rng.below(len(cards)))
        shelter.place(card, rng.below(2), PRINTED)
    if wild_share:
        shelter.pets[5] += rng.below(wild_share)
    return shelter


def check(shelter: Shelter) -> None:
    best, shown = best_by_brute_force(shelter)
    assert list(turned_wilds(PRINTED, shelter)) == shown
    assert shelter_points(PRINTED, [shelter, empty_shelter(1)], 0, 2) == best + fixed_points(shelter)


@rules("PR-R31", "PR-R52", "PR-26")
def test_best_of_all_assignments() -> None:
    rng = seeded(6)
    for _ in range(RANDOM_SHELTERS):
        check(random_shelter(rng, wild_share=3))


@rules("PR-R31", "PR-R52")
def test_best_of_all_assignments_with_many_wilds() -> None:
    rng = seeded(7)
    for _ in range(CROWDED_SHELTERS):
        check(random_shelter(rng, wild_share=9))
