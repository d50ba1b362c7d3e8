"""What upright cards give: every form, at every number of players, and all worked examples."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from homeward.games.pets_rescue.components import BOX
from homeward.games.pets_rescue.rules.opportunities import sets_of_different_kinds
from homeward.testkit import rules

from .pets_table import points, points_of, shelter, table, turned

SAME_COUNTS = "2 dog, 1 cat, 1 rabbit, 3 tortoise"


@rules("PR-29", "PR-31", "PR-26", "PR-27")
def test_wilds_become_what_the_cards_wish() -> None:
    mine = shelter("4 dog, 2 wild", "Fern Pepper")
    assert points(mine) == 6 + 4 * 2
    assert turned(mine) == {"dog": 2}


@rules("PR-29")
def test_per_pet_gives_one_point_for_each() -> None:
    assert points(shelter("3 dog, 2 cat", "Fern")) == 3
    assert points(shelter("2 cat", "Fern")) == 0


@rules("PR-30", "PR-R41")
def test_plus_minus_counts_both_kinds_and_can_cost() -> None:
    assert points(shelter("3 dog, 1 tortoise", "Kiwi")) == 2
    assert points(shelter("1 dog, 4 tortoise", "Kiwi")) == -3


@rules("PR-30", "PR-R32")
def test_wilds_avoid_the_minus() -> None:
    assert turned(shelter("2 wild", "Kiwi")) == {"dog": 2}
    # +dog -tortoise and +tortoise -bird: everything but a tortoise or a dog would be a waste
    assert points(shelter("1 wild", "Kiwi Olive")) == 1


@rules("PR-31", "PR-R40")
@pytest.mark.parametrize(("dogs", "gives"), [(0, 0), (2, 0), (3, 4), (5, 4), (6, 8), (9, 12)])
def test_triplet(dogs: int, gives: int) -> None:
    assert points(shelter(f"{dogs} dog", "Pepper")) == gives


@rules("PR-32", "PR-R40")
@pytest.mark.parametrize(
    ("pets", "gives"),
    [("2 rabbit, 3 bird, 2 tortoise", 6), ("2 rabbit, 3 bird", 0), ("1 rabbit, 1 bird, 1 tortoise, 5 dog", 3)],
)
def test_trio(pets: str, gives: int) -> None:
    assert points(shelter(pets, "Umber")) == gives


@rules("PR-32", "PR-27")
def test_a_wild_completes_a_trio() -> None:
    assert points(shelter("1 rabbit, 1 bird, 1 wild", "Umber")) == 3


@rules("PR-33", "PR-R37", "PR-R32")
def test_neighbours_of_three_and_four() -> None:
    mine = shelter("5 dog", "Acorn")
    assert points(mine, shelter("2 dog, 1 wild"), shelter("1 dog")) == 3
    # of four, the one opposite is no neighbour
    assert points(mine, shelter("2 dog"), shelter("9 dog"), shelter("1 dog")) == 3


@rules("PR-34", "PR-R32", "PR-R37")
def test_the_only_opponent_counts_double() -> None:
    assert points(shelter("", "Acorn"), shelter("3 dog, 1 wild")) == 2 * 3


@rules("PR-35", "PR-R36", "PR-R32")
@pytest.mark.parametrize(
    ("pets", "gives"), [("0 dog", -1), ("1 dog", 4), ("2 dog", -1), ("7 dog", 4), ("2 dog, 1 wild", -1)]
)
def test_odd(pets: str, gives: int) -> None:
    assert points(shelter(pets, "Fennel")) == gives


def most_least(*dogs: int) -> int:
    """Points of the first of several players with so many dogs each."""
    return points(shelter(f"{dogs[0]} dog", "Kettle"), *(shelter(f"{number} dog") for number in dogs[1:]))


@rules("PR-36", "PR-37", "PR-R35")
@pytest.mark.parametrize(("mine", "theirs", "gives"), [(3, 2, -1), (4, 2, 5), (2, 2, -1), (1, 2, -1), (0, 2, 5)])
def test_most_and_least_of_two_need_a_gap_of_two(mine: int, theirs: int, gives: int) -> None:
    assert most_least(mine, theirs) == gives


@rules("PR-36", "PR-38", "PR-R35", "PR-R36")
@pytest.mark.parametrize(
    ("dogs", "gives"), [((0, 2, 2), 5), ((2, 1, 0), 5), ((2, 2, 0), -1), ((1, 0, 2), -1), ((1, 1, 1), -1)]
)
def test_most_and_least_of_three_need_a_gap_of_one(dogs: tuple[int, ...], gives: int) -> None:
    assert most_least(*dogs) == gives


@rules("PR-36", "PR-39", "PR-R35")
@pytest.mark.parametrize(
    ("dogs", "gives"), [((1, 1, 1, 1), 5), ((2, 2, 0, 1), 5), ((0, 2, 0, 1), 5), ((1, 2, 0, 1), -1)]
)
def test_most_and_least_of_four_may_tie(dogs: tuple[int, ...], gives: int) -> None:
    assert most_least(*dogs) == gives


@rules("PR-36", "PR-R32")
def test_most_and_least_do_not_count_wilds() -> None:
    assert points(shelter("3 dog, 2 wild", "Kettle"), shelter("2 dog")) == -1


@rules("PR-40")
def test_pairs() -> None:
    assert points(shelter(SAME_COUNTS, "Udon")) == 4
    assert points(shelter(SAME_COUNTS + ", 1 wild", "Udon")) == 6


@rules("PR-41", "PR-R39")
def test_four_kinds() -> None:
    assert points(shelter(SAME_COUNTS, "Yoyo")) == 4
    assert points(shelter("2 dog, 2 cat, 2 rabbit, 1 bird, 1 tortoise", "Yoyo")) == 8
    assert points(shelter("9 dog, 9 cat, 9 rabbit", "Yoyo")) == 0


@rules("PR-42")
def test_a_wild_dog_and_a_dog_are_not_different() -> None:
    assert points(shelter("1 dog, 1 cat, 1 rabbit, 1 wild", "Yoyo")) == 4
    assert turned(shelter("1 dog, 1 cat, 1 rabbit, 1 wild", "Yoyo")) == {"bird": 1}
    assert points(shelter("1 dog, 1 cat, 2 wild", "Yoyo Fern")) == max(4 + 1, 0 + 3)


@rules("PR-R39")
def test_sets_are_as_many_as_can_be_laid_out_by_hand() -> None:
    """Taking the four largest piles again and again is the best way to lay out sets of four."""
    for code in range(5**5):
        pets = [code // 5**kind % 5 for kind in range(5)]
        piles, laid = sorted(pets), 0
        while piles[1] > 0:
            piles = sorted([piles[0], *(pile - 1 for pile in piles[1:])])
            laid += 1
        assert sets_of_different_kinds(vec[i64](pets), 4) == laid, pets


@rules("PR-43", "PR-R32")
def test_one_or_two() -> None:
    assert points(shelter(SAME_COUNTS, "Button")) == 6
    assert points(shelter(SAME_COUNTS + ", 3 wild", "Button")) == 6


@rules("PR-28", "PR-R33", "PR-R44")
def test_turned_wilds_are_still_wild() -> None:
    mine = shelter("3 wild", "Espresso Fern")
    assert points(mine) == 2 * 3 + 3
    assert points_of("Espresso", mine) == 6


@rules("PR-44", "PR-45", "PR-46", "PR-R38")
@pytest.mark.parametrize(("bears", "gives"), [(0, 0), (1, -1), (2, 2), (3, 12), (4, 16), (5, 20)])
def test_teddy_bears_are_one_collection(bears: int, gives: int) -> None:
    cards = ["Pickle", "Quill", "Rocket", "Sprout", "Truffle"][:bears]
    assert points(shelter("", " ".join(cards))) == gives


@rules("PR-R38")
def test_no_starting_card_is_a_bear() -> None:
    assert all(card.form != "teddy" for card in BOX.card if card.starting)


@rules("PR-R31", "PR-R52")
def test_of_equal_assignments_the_one_with_most_dogs_then_cats_is_shown() -> None:
    mine = shelter(SAME_COUNTS + ", 1 wild", "Yoyo Udon")
    assert points(mine) == 10
    assert turned(mine) == {"cat": 1}
    assert turned(shelter("3 wild", "")) == {"dog": 3}
    assert turned(shelter("2 wild", "Ginger Hazel")) == {"cat": 2}


@rules("PR-R34")
def test_every_card_scores_on_its_own() -> None:
    assert points(shelter("3 dog", "Fern Pepper Aspen")) == 3 + 4 + 3
    assert points(shelter("2 dog", "Fern Aspen")) == 4


@rules("PR-R42", "PR-R12", "PR-04")
def test_only_sideways_cards_bring_pets() -> None:
    game = table(2, row="Gherkin Fern Kiwi").play("line row 1").take("Gherkin", "Fern^")
    assert game.view().shelters[0].pets["dog"] == 2
    assert game.view().shelters[1].pets == dict.fromkeys(["dog", "cat", "rabbit", "bird", "tortoise", "wild"], 0)
    assert points(shelter("", "Jellybean Lavender Gumdrop")) == 0


@rules("PR-R41")
def test_totals_can_be_negative() -> None:
    assert points(shelter("", "Fennel Pickle Kettle")) == -3


@rules("PR-27", "PR-R32")
def test_the_dashed_frame_is_on_exactly_these_forms() -> None:
    dashed = {form.id for form in BOX.form if form.wilds_count}
    assert dashed == {"per-pet", "plus-minus", "triplet", "trio", "pairs", "four-kinds", "per-wild"}
