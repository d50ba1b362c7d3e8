"""The end of the game: one free turn for everybody."""

import pytest

from homeward.testkit import rules
from tests.games.monster_baby_rescue.rescue_table import RescueTable, new_game, position

SIX = "BED-1 PLY-1 HED-2 TOR-2 LEG-2 DOC-1"


def play_on(table: RescueTable) -> None:
    table.take_any(table.state.row.left)


@rules("MBR-51", "MBR-V8")
@pytest.mark.parametrize(("players", "turns", "left"), [(2, 26, 4), (3, 38, 3), (4, 50, 2), (5, 62, 1)])
def test_a_game_has_as_many_turns_as_the_table_of_lengths_says(players: int, turns: int, left: int) -> None:
    table = new_game(players)
    for _ in range(turns):
        assert table.view.phase == "turns"
        play_on(table)
    for _ in range(players):
        assert table.view.phase == "final"
        play_on(table)
    assert table.state.over
    assert len([tile for tile in table.row if tile != "-"]) == left


@rules("MBR-51", "MBR-52", "MBR-R27")
def test_the_turn_that_empties_the_pile_is_not_the_last_one() -> None:
    table = position(row=SIX, pile="BED-2", walked=[0, 9])
    table.take(1)
    assert table.view.phase == "final"
    assert table.active == 0
    assert [monster.turns_left for monster in table.view.monsters] == [1, 1]


@rules("MBR-52", "MBR-53", "MBR-57")
def test_everybody_has_one_last_turn_from_the_rear_of_the_track() -> None:
    table = position(players=4, row=SIX, pile="", walked=[7, 5, 7, 6], arrived=[2, 0, 1, 3])
    order = []
    for slot in (1, 2, 3, 4):
        seat = table.active
        assert seat is not None
        order.append(seat)
        table.take(slot)
        assert table.view.monsters[seat].place is None
    assert order == [1, 3, 2, 0]
    assert table.track == [[], [], [], [], [], []]


@rules("MBR-54", "MBR-R26")
def test_the_last_tile_is_free_and_the_figure_stays() -> None:
    table = position(row=SIX, pile="", walked=[2, 3])
    assert table.legal == ["1", "2", "3", "4", "5", "6"]
    assert all(slot.price == 0 for slot in table.view.row)
    table.take(6)
    assert table.state.monsters[0].distance == 2


@rules("MBR-55", "MBR-R36", "MBR-V11")
def test_the_row_keeps_its_gap() -> None:
    table = position(row=SIX, pile="").take(3)
    assert table.row == ["BED-1", "PLY-1", "-", "TOR-2", "LEG-2", "DOC-1"]
    assert table.refused(3) == "MBR-55"
    assert table.legal == ["1", "2", "4", "5", "6"]


@rules("MBR-56")
def test_effects_hearts_and_goals_work_as_usual_in_a_final_turn() -> None:
    table = position(row=SIX, pile="", tiles={0: "DOC-2"}, goals="GOAL-01A").take(6)
    assert table.has(0, "visits") == 2
    assert table.goals(0) == ["GOAL-01A"]


@rules("MBR-R39", "MBR-57")
def test_when_it_is_over_nobody_acts_and_nothing_is_legal() -> None:
    table = position(row=SIX, pile="").take(1).take(2)
    assert table.active is None
    assert table.legal == []
    assert table.view.phase == "over"
    assert table.events[-1].kind == "ended"
