"""The track: who walks where, who stands on which rock, whose turn it is."""

from homeward.testkit import rules
from tests.games.monster_baby_rescue.rescue_table import new_game, position

BASILISK, CERBERUS, ORC = 0, 1, 2


@rules("MBR-17", "MBR-26", "MBR-R1")
def test_the_figure_walks_as_many_places_as_the_position_costs() -> None:
    for slot, price in enumerate((2, 2, 3, 3, 4, 4), start=1):
        table = position(walked=[5, 8]).take(slot)
        assert table.state.monsters[0].distance == 5 + price
        assert 0 in table.track[(5 + price) % 6]


@rules("MBR-18", "MBR-19", "MBR-21", "MBR-22", "MBR-V3")
def test_the_example_of_the_basilisk_the_cerberus_and_the_orc() -> None:
    table = position(players=3, walked=[1, 1, 4], arrived=[ORC, BASILISK, CERBERUS])
    assert table.active == BASILISK
    table.take(3)
    assert table.track[4] == [ORC, BASILISK]
    assert [table.view.monsters[seat].rock for seat in (ORC, BASILISK)] == [1, 2]
    assert table.active == CERBERUS


@rules("MBR-20", "MBR-V3")
def test_whoever_is_still_last_takes_another_turn() -> None:
    for slot, follower in ((1, CERBERUS), (3, ORC), (5, ORC)):
        table = position(players=3, walked=[4, 1, 4], arrived=[ORC, BASILISK, CERBERUS])
        assert table.active == CERBERUS
        assert table.take(slot).active == follower


@rules("MBR-21")
def test_an_empty_place_is_entered_on_its_first_rock() -> None:
    table = position(players=3, walked=[0, 0, 0]).take(3)
    assert table.track[3] == [0]
    assert table.view.monsters[0].rock == 1


@rules("MBR-22", "MBR-R24", "MBR-R35", "MBR-V12")
def test_rocks_fill_from_the_rear_and_a_figure_keeps_its_rock() -> None:
    table = position(players=5)
    for slot in (1, 2, 3, 4):
        table.take(slot)
    assert table.track == [[4], [], [0, 1], [2, 3], [], []]
    assert [monster.rock for monster in table.view.monsters] == [1, 2, 1, 2, 5]
    assert table.active == 4


@rules("MBR-23", "MBR-R25")
def test_nobody_is_ever_lapped() -> None:
    for seed in range(20):
        table = new_game(5, seed)
        while not table.state.final_turns:
            table.take_any(seed)
            walked = [monster.distance for monster in table.state.monsters]
            assert max(walked) - min(walked) <= 4


@rules("MBR-24", "MBR-R37")
def test_the_forbidden_path_follows_the_rearmost_and_is_gone_with_the_last_figure() -> None:
    table = position(row="BED-1 PLY-1 HED-2 TOR-2 LEG-2 DOC-1", pile="", walked=[6, 8])
    assert table.view.barrier == 0
    assert table.take(1).view.barrier == 2
    assert table.take(2).view.barrier is None
