"""Smell areas: how far cubes smell, and that nothing but cubes matters."""

from homeward.testkit import rules
from tests.games.wombat_rescue.wombat_table import Place, WombatTable, wombats


def within(table: WombatTable, centre: Place, radius: int) -> set[Place]:
    return {place for place in table.number if distance(place, centre) <= radius}


def distance(one: Place, two: Place) -> int:
    a, b = one[0] - two[0], one[1] - two[1]
    return max(abs(a), abs(b), abs(a + b))


@rules("WR-26")
def test_one_cube_smells_two_spaces_far() -> None:
    table = wombats("r=0 q=4  a", home_cubes=False)
    assert table.area(0) == within(table, (4, 0), 2)
    assert table.area(1) == set()


@rules("WR-27")
def test_two_cubes_smell_three_spaces_far() -> None:
    table = wombats("r=0 q=4  aa", home_cubes=False)
    assert table.area(0) == within(table, (4, 0), 3)


@rules("WR-28")
def test_three_cubes_smell_four_spaces_far() -> None:
    table = wombats("r=0 q=4  aaa", home_cubes=False)
    assert table.area(0) == within(table, (4, 0), 4)


@rules("WR-26")
def test_cubes_of_different_colours_do_not_add_up() -> None:
    table = wombats("r=0 q=4  ab", home_cubes=False)
    assert table.area(0) == table.area(1) == within(table, (4, 0), 2)


@rules("WR-30")
def test_areas_join() -> None:
    table = wombats("r=0 q=0  a . . . . a", home_cubes=False)
    assert table.area(0) == within(table, (0, 0), 2) | within(table, (5, 0), 2)


@rules("WR-R8", "WR-101", "WR-R71")
def test_smell_crosses_holes_and_boulders() -> None:
    """(1, 2) and (3, 1) are within two spaces of (2, 1); boulders lie at (3, 1) and (2, -1)."""
    table = wombats("r=1 q=2  a x", boulders=True, home_cubes=False)
    assert table.area(0) == within(table, (2, 1), 2)
    assert (4, 1) in table.area(0), "behind the boulder"
    lake = wombats("r=-2 q=-3  aa", home_cubes=False)
    assert lake.area(0) == within(lake, (-3, -2), 3), "also across the hole in the board"


@rules("WR-29", "WR-R50")
def test_never_more_than_three_cubes() -> None:
    table = wombats("r=0 q=1  Aaaa").digesting(0, "- - - 3")
    before = table.supply(0)
    table.digest()
    assert table.cubes(0, 1, 0) == 3
    assert table.supply(0) == before
    assert table.happened("no-cube")
    assert table.track(0) == "- - - -"
    assert table.state.bag.discs[2] == 10, "the disc is back in the bag all the same"


@rules("WR-R87")
def test_home_is_in_the_area_only_while_a_cube_reaches_it() -> None:
    table = wombats("r=0 q=6  a", home_cubes=False)
    assert (0, 0) not in table.area(0)
    assert table.view.lost
    assert wombats().walks(), "the first cube lies at home"


@rules("WR-R9")
def test_the_area_counts_where_a_move_begins() -> None:
    table = wombats("r=0 q=0  A . . .")
    table.walk(3, 0)  # one space outside
    assert table.walks() == []
    assert table.view.lost


@rules("WR-R52")
def test_cubes_may_lie_on_home_and_food_spaces() -> None:
    home = wombats().digesting(0, "- - - 3").digest()
    assert home.cubes(0, 0, 0) == 2
    food = wombats("r=0 q=3  A").digesting(0, "- - - 3").digest()
    assert food.cubes(0, 3, 0) == 1
