"""Hits, misses and the windows."""

from homeward.games.monster_chase.moves import Flip, Ready, Swap
from homeward.testkit import rules
from tests.games.monster_chase.chase_table import new_game, position, told


@rules("MC-10", "MC-12", "MC-R30")
def test_turns_pass_clockwise_and_every_turn_turns_one_tile() -> None:
    table = position(players=3)
    assert [table.miss().active for _ in range(3)] == [1, 2, 0]
    assert all(code < 12 for code in table.state.legal())


@rules("MC-13", "MC-15")
def test_the_right_toy_sends_its_monster_to_the_closet() -> None:
    table = position("MON-01 MON-05").flip("T01")
    assert table.closet[-1] == "MON-01"
    assert table.bed == {"south": "MON-05"}
    assert table.face_up == []
    assert table.active == 1


@rules("MC-13")
def test_the_finder_sends_the_monster_off_with_a_call() -> None:
    found = [event for event in position("MON-01 MON-05").flip("T01").events if event.kind == "closeted"]
    assert [event.seat for event in found] == [0]
    assert told(found) == ["Seat 1 calls: “Shoo, Gloomp, into the closet!” And in it goes."]


@rules("MC-13", "MC-30")
def test_a_whole_pack_is_called_off_one_by_one() -> None:
    table = position("MON-01 MON-05", pack=True).flip("T01")
    assert [event.kind for event in table.events] == ["turned"]
    table.flip("T03")
    calls = told([event for event in table.events if event.kind == "closeted"])
    assert ["Gloomp" in calls[0], "Murkle" in calls[1]] == [True, True]


@rules("MC-14", "MC-R9")
def test_an_empty_bed_calls_the_next_monster_north() -> None:
    table = position("MON-01", sides="east").flip("T01")
    assert list(table.bed) == ["north"]
    assert table.view.under_bed == 3


@rules("MC-14")
def test_no_monster_comes_while_one_is_left() -> None:
    assert position("MON-01 MON-05").flip("T01").view.under_bed == 4


@rules("MC-16", "MC-19", "MC-20", "MC-V1")
def test_misses_turn_the_windows_from_left_to_right_and_back() -> None:
    table = position()
    seen = [(table.miss().windows, len(table.bed)) for _ in range(6)]
    assert seen == [("RBB", 1), ("RRB", 1), ("RRR", 2), ("BRR", 2), ("BBR", 2), ("BBB", 3)]
    assert table.face_up == []


@rules("MC-17", "MC-22", "MC-R7", "MC-V2")
def test_every_third_miss_brings_a_monster_and_the_fourth_monster_wins() -> None:
    table = position()
    crowd = [len(table.miss(3).bed) for _ in range(3)]
    assert crowd == [2, 3, 4]
    assert table.result == "monsters"
    assert table.active is None


@rules("MC-40", "MC-V2")
def test_fearless_hunters_have_two_misses() -> None:
    table = position(fearless=True)
    crowd = [len(table.miss(2).bed) for _ in range(3)]
    assert crowd == [2, 3, 4]
    assert table.result == "monsters"


@rules("MC-18", "MC-R8")
def test_a_new_monster_takes_the_first_free_side() -> None:
    table = position("MON-01 MON-05", sides="north east", turned=2).miss()
    assert list(table.bed) == ["north", "south", "east"]


@rules("MC-R2", "MC-V5")
def test_a_hit_does_not_reset_the_windows() -> None:
    table = position(turned=2).flip("T01")
    assert table.windows == "RRB"
    assert list(table.bed) == ["north"]
    assert len(table.miss().bed) == 2


@rules("MC-R1", "MC-V6")
def test_one_toy_chases_both_who_fear_it() -> None:
    table = position("MON-02 MON-03").flip("T02")
    assert table.closet[-2:] == ["MON-02", "MON-03"]


@rules("MC-R1", "MC-V6")
def test_with_same_toy_one_only_the_earlier_goes() -> None:
    table = position("MON-02 MON-03", same_toy="one").flip("T02")
    assert table.closet[-1] == "MON-02"
    assert table.bed == {"south": "MON-03"}


@rules("MC-R40", "MC-V16")
def test_longest_standing_means_order_of_arrival() -> None:
    table = position("MON-02 MON-03", sides="south north", same_toy="one").flip("T02")
    assert table.bed == {"north": "MON-03"}
    assert table.view.under_bed == 4


@rules("MC-12")
def test_only_tiles_on_the_table_can_be_turned() -> None:
    assert position().refused(Flip(11)) == "MC-R15"


@rules("MC-35")
def test_a_swap_needs_a_sock() -> None:
    assert position(expert=True).refused(Swap(3)) == "MC-35"


@rules("MC-R42")
def test_ready_is_only_for_the_preview() -> None:
    assert new_game().refused(Ready()) == "MC-R42"
