"""Monsters in a pack."""

from homeward.games.monster_chase.moves import Flip
from homeward.testkit import rules
from tests.games.monster_chase.chase_table import position


@rules("MC-28", "MC-29", "MC-30", "MC-R10", "MC-V7")
def test_all_toys_must_be_found_before_the_pack_goes() -> None:
    table = position("MON-01 MON-05", pack=True).flip("T01")
    assert table.face_up == ["T01"]
    assert len(table.bed) == 2
    assert table.active == 0
    table.flip("T03")
    assert table.closet[-2:] == ["MON-01", "MON-05"]


@rules("MC-R12")
def test_a_cleared_pack_turns_the_tiles_down_and_calls_the_next() -> None:
    table = position("MON-01 MON-05", pack=True).flip("T01", "T03")
    assert table.face_up == []
    assert list(table.bed) == ["north"]
    assert table.active == 1


@rules("MC-R12")
def test_the_last_pack_wins() -> None:
    assert position("MON-01 MON-05", pack=True, pile=0).flip("T01", "T03").result == "players"


@rules("MC-31", "MC-V7")
def test_a_miss_turns_everything_down_and_nobody_leaves() -> None:
    table = position("MON-01 MON-05", pack=True).flip("T01", "T07")
    assert table.face_up == []
    assert len(table.bed) == 2
    assert table.windows == "RBB"
    assert table.active == 1


@rules("MC-V8")
def test_one_toy_serves_both_who_fear_it() -> None:
    table = position("MON-02 MON-03", pack=True).flip("T02")
    assert table.closet[-2:] == ["MON-02", "MON-03"]


@rules("MC-R11")
def test_a_pack_of_one_is_complete() -> None:
    assert position("MON-01", pack=True).flip("T01").closet[-1] == "MON-01"


@rules("MC-R13")
def test_a_face_up_tile_cannot_be_chosen() -> None:
    assert position("MON-01 MON-05", pack=True).flip("T01").refused(Flip(1)) == "MC-R13"


@rules("MC-R14")
def test_tiles_go_down_before_the_new_monster_joins() -> None:
    table = position("MON-01 MON-05", pack=True, turned=2).flip("T01", "T07")
    kinds = [event.kind for event in table.events]
    assert kinds == ["turned", "missed", "crept"]
    assert table.face_up == []
    assert len(table.bed) == 3
    assert position("MON-01 MON-05 MON-09", pack=True, turned=2).flip("T01", "T07").result == "monsters"
