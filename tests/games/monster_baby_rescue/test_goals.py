"""Goals: first come, first served."""

import pytest

from homeward.games.monster_baby_rescue.components import BOX
from homeward.games.monster_baby_rescue.rules.goals import is_met
from homeward.testkit import rules
from tests.games.monster_baby_rescue.rescue_table import position

REST = "PLY-1 DOC-4 BED-1 BED-2 BED-3"

# For every face: tiles that are not enough, and the one that makes it enough
JUST_ENOUGH = {
    "GOAL-01A": ("DOC-1", "DOC-2"),
    "GOAL-01B": ("DOC-1 DOC-2", "DOC-3"),
    "GOAL-02A": ("DIA-1", "DIA-4"),
    "GOAL-02B": ("DIA-1", "DIA-3"),
    "GOAL-03A": ("DIA-3", "DIA-6"),
    "GOAL-03B": ("DIA-1", "DIA-2"),
    "GOAL-04A": ("HED-1 TOR-1", "LEG-1"),
    "GOAL-04B": ("HED-1 HED-2 TOR-1 TOR-2 LEG-1", "LEG-2"),
    "GOAL-05A": ("TOR-1 TOR-2", "TOR-3"),
    "GOAL-05B": ("TOR-1", "TOR-2"),
    "GOAL-06A": ("HED-1 HED-2", "HED-3"),
    "GOAL-06B": ("HED-1", "HED-2"),
    "GOAL-07A": ("LEG-1 LEG-2", "LEG-3"),
    "GOAL-07B": ("LEG-1", "LEG-2"),
    "GOAL-08A": ("BED-8 BED-9", "BED-7"),
    "GOAL-08B": ("BED-8 BED-9 BED-7", "BED-4"),
    "GOAL-09A": ("PLY-3", "PLY-2"),
    "GOAL-09B": ("PLY-3", "PLY-5"),
    "GOAL-10A": ("WNT-1", "WNT-4"),
    "GOAL-10B": ("BED-9 PLY-2", "DOC-1"),
}


@rules("MBR-46", "MBR-47", "MBR-49", "MBR-R7")
@pytest.mark.parametrize("goal", JUST_ENOUGH)
def test_a_goal_is_taken_by_the_tile_that_makes_it_enough(goal: str) -> None:
    before, last = JUST_ENOUGH[goal]
    table = position(row=f"{last} {REST}", tiles={0: before}, goals=goal)
    face = next(one for one in BOX.goals if one.id == goal)
    assert table.goals(0) == []
    assert not is_met(table.state.monsters[0], BOX.goals.index(face), table.state.tables)
    table.take(1)
    assert table.goals(0) == [goal]
    assert table.part(0, 1) == face.points


def test_every_face_is_tried() -> None:
    assert set(JUST_ENOUGH) == {goal.id for goal in BOX.goals}


@rules("MBR-48")
def test_a_taken_goal_is_out_of_reach_for_everybody_else() -> None:
    table = position(row=f"DOC-1 DOC-2 {REST[:-6]}", tiles={0: "DOC-3", 1: "DOC-6"}, goals="GOAL-01A", walked=[0, 0])
    table.take(1)
    assert table.active == 1
    table.take(1)
    assert table.has(1, "visits") == 2
    assert (table.goals(0), table.goals(1)) == (["GOAL-01A"], [])


@rules("MBR-50")
def test_a_goal_nobody_meets_stays_and_is_worth_nothing() -> None:
    table = position(goals="GOAL-05A", pile="").take(1).take(2)
    assert table.state.over
    assert table.view.goals[4].owner is None
    assert [table.part(seat, 1) for seat in (0, 1)] == [0, 0]


@rules("MBR-V10", "MBR-R9")
def test_the_example_of_two_goals_one_after_the_other() -> None:
    table = position(
        row=f"LEG-1 LEG-2 {REST[:-6]}", tiles={0: "HED-1 TOR-1 TOR-2"}, goals="GOAL-04A GOAL-07B", walked=[0, 4]
    )
    assert table.take_tile("LEG-1").goals(0) == ["GOAL-04A"]
    assert table.take_tile("LEG-2").goals(0) == ["GOAL-04A", "GOAL-07B"]


@rules("MBR-V10", "MBR-R9")
@pytest.mark.parametrize("second", ["GOAL-02A", "GOAL-02B"])
def test_one_tile_may_take_two_goals(second: str) -> None:
    alone = position(row=f"DIA-1 {REST}", goals=f"{second} GOAL-03A").take(1)
    assert alone.goals(0) == ["GOAL-03A"]
    both = position(row=f"DIA-1 {REST}", tiles={0: "DIA-4"}, goals=f"{second} GOAL-03A").take(1)
    assert both.goals(0) == [second, "GOAL-03A"]


@rules("MBR-R8")
def test_a_goal_is_taken_at_once_and_counted_at_the_end() -> None:
    table = position(row=f"DOC-1 {REST}", tiles={0: "DOC-2"}, goals="GOAL-01A").take(1)
    assert table.view.goals[0].owner == 0
    assert table.part(0, 1) == 1


@rules("MBR-R34")
def test_another_players_move_never_gives_me_a_goal() -> None:
    table = position(row=f"BED-9 {REST}", tiles={0: "DOC-1 DOC-2"}, goals="GOAL-01A", walked=[2, 0])
    assert table.active == 1
    table.take(1)
    assert table.goals(0) == []
