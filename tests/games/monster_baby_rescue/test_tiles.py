"""What the tiles do."""

import pytest

from homeward.games.monster_baby_rescue.components import BOX
from homeward.testkit import rules
from tests.games.monster_baby_rescue.rescue_table import position

REST = "PLY-1 DOC-1 DOC-2 DOC-3 DOC-4"


@rules("MBR-33", "MBR-34")
@pytest.mark.parametrize(("tiles", "part"), [("HED", "head"), ("TOR", "torso"), ("LEG", "legs")])
@pytest.mark.parametrize("before", [1, 2, 3])
def test_an_improvement_lifts_its_part_by_one_level_up_to_the_fourth(tiles: str, part: str, before: int) -> None:
    owned = " ".join(f"{tiles}-{number}" for number in range(1, before))
    table = position(row=f"{tiles}-8 {REST}", tiles={0: owned})
    assert table.has(0, part) == before
    table.take(1)
    assert table.has(0, part) == before + 1
    assert sum(table.levels(0)) == before + 1 + 2, "the other two parts are as they were"


@rules("MBR-35", "MBR-36", "MBR-R33", "MBR-V9")
def test_level_four_is_the_highest_and_the_tile_still_counts() -> None:
    table = position(row=f"TOR-2 {REST}", tiles={0: "TOR-1 TOR-5 TOR-8"}, goals="GOAL-04A").take(1)
    assert table.levels(0) == (1, 4, 1)
    assert table.part(0, 0) == 1
    assert table.goals(0) == []
    assert "cannot get any cleaner" in table.told[1]


@rules("MBR-37", "MBR-R13")
def test_a_voucher_asks_for_a_part_below_the_highest_level() -> None:
    table = position(row=f"ANY-1 {REST}", tiles={0: "HED-1 HED-2 HED-3"})
    assert table.legal[:2] == ["1 torso", "1 legs"]
    assert table.refused(1, part="head") == "MBR-R13"
    assert table.refused(1) == "MBR-37"
    assert table.refused(1, gem="red") == "MBR-37"
    assert table.take(1, part="legs").levels(0) == (4, 1, 2)


@rules("MBR-R13")
def test_a_voucher_with_every_part_at_the_top_is_one_move_without_a_choice() -> None:
    everything = "HED-1 HED-2 HED-3 TOR-1 TOR-2 TOR-3 LEG-1 LEG-2 LEG-3"
    table = position(row=f"ANY-4 {REST}", tiles={0: everything})
    assert table.legal[0] == "1"
    assert table.refused(1, part="head") == "MBR-R22"
    table.take(1)
    assert table.levels(0) == (4, 4, 4)
    assert table.tiles(0)[-1] == "ANY-4"


@rules("MBR-38")
@pytest.mark.parametrize(("tile", "red", "green"), [("DIA-1", 2, 0), ("DIA-2", 0, 2), ("DIA-3", 1, 0), ("DIA-4", 0, 1)])
def test_a_diamond_tile_takes_diamonds_from_the_supply(tile: str, red: int, green: int) -> None:
    table = position(row=f"{tile} {REST}").take(1)
    assert (table.has(0, "red"), table.has(0, "green"), table.has(0, "diamonds")) == (red, green, red + green)
    assert (table.view.red, table.view.green) == (6 - red, 6 - green)


@rules("MBR-39")
def test_pick_a_gem_gives_one_diamond_of_either_colour() -> None:
    table = position(row=f"DIA-5 {REST}")
    assert table.legal[:2] == ["1 red", "1 green"]
    assert table.refused(1) == "MBR-39"
    assert table.refused(1, part="legs") == "MBR-39"
    table.take(1, gem="green")
    assert (table.has(0, "red"), table.has(0, "green")) == (0, 1)


@rules("MBR-R14")
def test_an_empty_supply_gives_what_is_left() -> None:
    table = position(row=f"DIA-1 DIA-5 {REST}"[:-6], walked=[0, 4])
    table.state.red = 1
    table.take(1)
    assert (table.has(0, "red"), table.view.red) == (1, 0)
    assert table.refused(1, gem="red") == "MBR-R14"
    assert table.legal[0] == "1 green"


@rules("MBR-R14")
def test_with_no_diamond_left_a_gem_of_choice_is_one_move_without_a_choice() -> None:
    table = position(row=f"DIA-5 {REST}")
    table.state.red = table.state.green = 0
    assert table.legal[0] == "1"
    assert table.take(1).has(0, "diamonds") == 0


@rules("MBR-R14")
def test_the_diamonds_of_the_house_can_never_run_out() -> None:
    gains = [tile.effect for tile in BOX.tiles if tile.kind == "diamond"]
    for colour, supply in (("red", BOX.counts.red), ("green", BOX.counts.green)):
        fixed = sum(int(effect[-1]) for effect in gains if colour in effect)
        assert fixed + gains.count("gain:choice1") <= supply


@rules("MBR-40")
def test_a_linked_heart_does_nothing_during_play() -> None:
    table = position(row=f"PLY-2 {REST}", tiles={0: "DIA-4"}).take(1)
    assert table.has(0, "green") == 1
    assert table.state.monsters[0].hearts == 1
    assert table.state.monsters[0].green_links == 1


@rules("MBR-41", "MBR-42", "MBR-43", "MBR-44")
@pytest.mark.parametrize(
    ("tile", "thing", "count"),
    [("PLY-2", "rungs", 1), ("PLY-3", "rungs", 2), ("BED-1", "beds", 1), ("BED-2", "beds", 2), ("DOC-6", "visits", 1)],
)
def test_rungs_beds_and_visits_add_up(tile: str, thing: str, count: int) -> None:
    table = position(row=f"{tile} {REST}", tiles={0: "PLY-8 BED-8 DOC-5"})
    before = table.has(0, thing)
    assert table.take(1).has(0, thing) == before + count


@rules("MBR-44")
def test_a_want_changes_nothing_at_once() -> None:
    table = position(row=f"WNT-4 {REST}").take(1)
    assert [event.kind for event in table.events] == ["took", "walked", "gained", "drew"]
    assert table.levels(0) == (1, 1, 1)
    assert table.has(0, "wants") == 1
