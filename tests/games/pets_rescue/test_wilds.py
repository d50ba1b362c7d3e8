"""The best assignment of wilds is the best of all assignments, on tens of thousands of random shelters."""

from itertools import combinations_with_replacement

import pytest

import homeward
from homeward.bots import choose
from homeward.catalogue.translator import english
from homeward.engine.chance.rng import Rng, fast_rng
from homeward.engine.errors import BadSnapshot
from homeward.games.pets_rescue import PETS_RESCUE
from homeward.games.pets_rescue.components import BOX
from homeward.games.pets_rescue.options import cards_of
from homeward.games.pets_rescue.reckoning import Reckoning
from homeward.games.pets_rescue.rules import PetsRescue
from homeward.games.pets_rescue.rules.cards import Cards
from homeward.games.pets_rescue.rules.scoring import shelter_points
from homeward.games.pets_rescue.rules.shelter import Shelter, empty_shelter
from homeward.games.pets_rescue.rules.wilds import turned_wilds
from homeward.testkit import rules
from tests.games.pets_rescue.own_cards import with_frames

from .pets_table import CARD, PRINTED, shelter

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
    if form == "odd":
        return 4 if pets[shows[0]] % 2 else -1
    return 2 * sum(count in (1, 2) for count in pets.values())  # one-or-two


def best_by_brute_force(printed: Cards, shelter: Shelter) -> tuple[int, list[int]]:
    """Every way to name the wilds; of equal totals the one with most dogs, then cats, rabbits, birds."""
    dashed = counting(printed)
    cards = [BOX.card[card] for card, way in zip(shelter.cards, shelter.ways, strict=True) if way == 0]
    best, shown = -(10**6), [0] * 5
    for names in combinations_with_replacement(range(5), shelter.pets[5]):
        turned = [names.count(kind) for kind in range(5)]
        pets = {kind: int(shelter.pets[number]) + turned[number] for number, kind in enumerate(KINDS)}
        total = sum(by_hand(card.form, card.shows, pets) for card in cards if card.form in dashed)
        best, shown = max((best, shown), (total, turned))
    return best, shown


def fixed_points(printed: Cards, shelter: Shelter) -> int:
    """Points of the upright cards for which wilds do not matter, at a table with an empty opponent."""
    without = empty_shelter(0)
    without.pets = shelter.pets[:]
    for card, way in zip(shelter.cards, shelter.ways, strict=True):
        if way == 0 and BOX.card[card].form not in counting(printed):
            without.place(card, 0, printed)
    return int(shelter_points(printed, [without, empty_shelter(1)], 0, 2))


def counting(printed: Cards) -> set[str]:
    """Forms that count turned wilds; per-wild counts them as wilds."""
    return {str(form.id) for form in printed.box.form if form.wilds_count} - {"per-wild"}


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


def check(shelter: Shelter, printed: Cards = PRINTED) -> None:
    best, shown = best_by_brute_force(printed, shelter)
    assert list(turned_wilds(printed, shelter)) == shown
    assert shelter_points(printed, [shelter, empty_shelter(1)], 0, 2) == best + fixed_points(printed, shelter)


@rules("PR-R31", "PR-R52", "PR-26")
def test_best_of_all_assignments() -> None:
    rng = fast_rng(6)
    for _ in range(RANDOM_SHELTERS):
        check(random_shelter(rng, wild_share=3))


@rules("PR-R31", "PR-R52")
def test_best_of_all_assignments_with_many_wilds() -> None:
    rng = fast_rng(7)
    for _ in range(CROWDED_SHELTERS):
        check(random_shelter(rng, wild_share=9))


# Own cards say themselves for which forms turned wilds count

FLIPPED = with_frames(
    **{"per-pet": False, "plus-minus": False, "trio": False, "four-kinds": False, "odd": True, "one-or-two": True}
)


@rules("PR-27", "PR-R31")
@pytest.mark.parametrize(
    "frames",
    [
        {"odd": True, "one-or-two": True},
        {"per-pet": False, "trio": False, "odd": True},
        {"pairs": False, "four-kinds": False, "triplet": False, "plus-minus": False, "one-or-two": True},
    ],
)
def test_best_of_all_assignments_with_own_frames(frames: dict[str, bool]) -> None:
    printed, rng = cards_of(with_frames(**frames)), fast_rng(8)
    for _ in range(CROWDED_SHELTERS):
        check(random_shelter(rng, wild_share=6), printed)


@rules("PR-27")
@pytest.mark.parametrize(
    ("card", "pets", "usual", "own"),
    [
        ("Fern", "3 dog, 2 wild", 5, 3),  # per-pet without wilds
        ("Fennel", "2 dog, 1 wild", -1, 4),  # odd with wilds
        ("Button", "1 dog, 2 wild", 2, 6),  # one-or-two with wilds
        ("Umber", "1 rabbit, 1 bird, 1 wild", 3, 0),  # trio without wilds
        ("Yoyo", "1 dog, 1 cat, 1 bird, 1 wild", 4, 0),  # four-kinds without wilds
    ],
)
def test_the_dashed_frame_of_own_cards_is_heeded(card: str, pets: str, usual: int, own: int) -> None:
    mine, other = shelter(pets, card), empty_shelter(1)
    assert shelter_points(PRINTED, [mine, other], 0, 2) == usual
    assert shelter_points(cards_of(FLIPPED), [mine, other], 0, 2) == own


def played(rules_version: int | None) -> homeward.Record:
    record = homeward.Record.new("pets-rescue", 3, 12, rules_version, components=FLIPPED)
    while not record.state.over:
        assert record.state.actor is not None
        veiled = record.state.veil(record.state.actor)
        record.append(choose(PETS_RESCUE, "greedy", veiled, fast_rng(1)))
    return record


def test_a_game_with_own_frames_is_scored_and_told_by_them() -> None:
    record = played(None)
    sheet = PETS_RESCUE.score_sheet(record.state)
    for seat in range(3):
        assert sum(line.points[seat] for line in sheet.lines) == sheet.totals[seat]


@rules("PR-27")
def test_the_reason_of_a_card_counts_as_its_frame_says() -> None:
    mine = shelter("3 dog, 1 wild", "Fern Hopscotch")
    reckoning = Reckoning(cards_of(FLIPPED), [mine, empty_shelter(1)], 0, 2)
    assert english(reckoning.why(CARD["Fern"])) == "3 dogs"
    assert english(reckoning.why(CARD["Hopscotch"])) == "1 rabbit (1 chameleon): an odd number"


@rules("PR-27")
def test_what_a_card_says_fits_its_frame() -> None:
    state = PETS_RESCUE.deal(3, 12, components=FLIPPED)
    says = {cell.card.form: cell.card.says for cell in PETS_RESCUE.view(state, None).grid if cell.card}  # type: ignore[attr-defined]
    dashed = {cell.card.form: cell.card.dashed for cell in PETS_RESCUE.view(state, None).grid if cell.card}  # type: ignore[attr-defined]
    counts = {form: "Chameleons count too" in english(said) for form, said in says.items()}
    assert counts == {form: dashed[form] and form != "per-wild" for form in says}


def test_a_game_begun_when_own_frames_were_only_shown_ends_as_it_would_have() -> None:
    """Version 1 counted turned wilds for the forms of the house, whatever an own file said."""
    old = played(1)
    again = homeward.Record.decode(old.encode())
    assert again.state.scores() == old.state.scores()
    state = again.state
    assert isinstance(state, PetsRescue)
    house = [int(shelter_points(PRINTED, state.shelters, seat, state.table.gap)) for seat in range(3)]
    own = [int(shelter_points(cards_of(FLIPPED), state.shelters, seat, state.table.gap)) for seat in range(3)]
    assert state.scores() == house != own
    data = PETS_RESCUE.snapshot(state)
    assert PETS_RESCUE.restore(data).scores() == house
    assert PETS_RESCUE.restore(data | {"wilds_count_as_in_the_house": False}).scores() == own


def test_an_old_game_may_have_frames_that_are_refused_today() -> None:
    text = with_frames(neighbours=True)
    with pytest.raises(homeward.BadOption, match="form neighbours: wilds_count is true, must be false"):
        homeward.Record.new("pets-rescue", players=2, seed=1, components=text)
    old = homeward.Record.new("pets-rescue", 2, 1, 1, components=text)
    data = PETS_RESCUE.snapshot(homeward.Record.decode(old.encode()).state.veil(0))
    assert PETS_RESCUE.restore(data)
    with pytest.raises(BadSnapshot, match="components: form neighbours"):
        PETS_RESCUE.restore(data | {"wilds_count_as_in_the_house": False})
