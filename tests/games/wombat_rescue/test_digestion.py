"""Digestion: the four spaces of the track, cubes, an empty supply."""

from homeward.games.wombat_rescue.moves import TakeCube
from homeward.testkit import rules
from tests.games.wombat_rescue.wombat_table import Place, WombatTable, lay_cubes, wombats


@rules("WR-66", "WR-69", "WR-R43", "WR-R44")
def test_every_set_moves_one_space() -> None:
    table = wombats("r=0 q=1  A").digesting(0, "3 111 12 3").digest()
    assert table.track(0) == "- 3 111 12"
    assert table.cubes(0, 1, 0) == 1


@rules("WR-67", "WR-R46")
def test_the_mouth_needs_a_worth_of_three() -> None:
    assert wombats().digesting(0, "11 - - -").digest().track(0) == "11 - - -"
    assert wombats().digesting(0, "12 - - -").digest().track(0) == "- 12 - -"
    assert wombats().digesting(0, "3 - - -").digest().track(0) == "- 3 - -"


@rules("WR-67", "WR-68")
def test_worth_above_three_is_lost() -> None:
    assert wombats().digesting(0, "22 - - -").digest().track(0) == "- 22 - -"
    assert wombats().digesting(0, "1233 - - -").digest().track(0) == "- 1233 - -"


@rules("WR-70")
def test_sets_never_merge() -> None:
    assert wombats().digesting(0, "3 3 3 -").digest().track(0) == "- 3 3 3"


@rules("WR-71", "WR-72")
def test_one_cube_for_a_set_and_its_discs_back_into_the_bag() -> None:
    table = wombats("r=0 q=2  A").digesting(0, "- - - 1233")
    in_bag = table.state.bag.total()
    supply = table.supply(0)
    table.digest()
    assert table.state.bag.total() == in_bag + 4
    assert table.cubes(0, 2, 0) == 1
    assert table.supply(0) == supply - 1


@rules("WR-R45")
def test_the_first_cube_comes_after_the_second_turn() -> None:
    table = wombats().digesting(0, "- - 3 -")
    table.digest()
    assert table.cubes(0, 0, 0) == 1
    table.digest()
    table.digest()
    assert table.cubes(0, 0, 0) == 2


def with_empty_supply(place: Place) -> tuple[WombatTable, list[Place]]:
    table = wombats(f"r={place[1]} q={place[0]}  A").digesting(0, "- 3 3 3")
    for other in ((1, 0), (2, 0), (3, 0), (4, 0)):
        lay_cubes(table, 0, other, 3)
    lay_cubes(table, 0, (5, 0), 2)
    return table, [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)]


@rules("WR-73", "WR-R51", "WR-R84")
def test_with_an_empty_supply_a_cube_is_moved() -> None:
    table, spaces = with_empty_supply((6, 0))
    assert table.supply(0) == 0
    table.digest()
    assert table.legal() == [TakeCube(table.number[space]) for space in spaces]
    assert table.track(0) == "- 3 3 -", "digestion waits for the cube"
    assert table.refused(TakeCube(table.number[7, 0])) == "WR-73"
    table.take_cube(0, 0)
    assert table.cubes(0, 0, 0) == 0, "also the one at home"
    assert table.cubes(0, 6, 0) == 1
    assert table.track(0) == "- - 3 3"
    assert table.state.turn.active == 1


@rules("WR-R51")
def test_a_cube_of_the_present_space_changes_nothing() -> None:
    table, _ = with_empty_supply((5, 0))
    table.digest().take_cube(5, 0)
    assert table.cubes(0, 5, 0) == 2
    full, _ = with_empty_supply((4, 0))
    full.digest()
    assert full.state.turn.active == 1, "three cubes are there: nothing happens and nothing is asked"


@rules("WR-R53")
def test_two_cubes_in_one_turn() -> None:
    table = wombats("r=0 q=1  A").digesting(0, "- - 3 3").high_fibre()
    assert table.cubes(0, 1, 0) == 1
    assert table.track(0) == "- - 3 -"
    two = wombats("r=0 q=1  A").digesting(0, "- - 3 3").high_fibre()
    two.digesting(0, "- - - 1").digest()
    assert two.cubes(0, 1, 0) == 2
