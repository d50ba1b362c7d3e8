"""The sock and the sheet monster."""

from homeward.catalogue import Text
from homeward.games.monster_chase.moves import Flip, Swap
from homeward.testkit import rules
from tests.games.monster_chase.chase_table import TILE, ChaseTable, chase, position


def tile_at(table: ChaseTable, place: int) -> str:
    return next(name for name, number in TILE.items() if number == table.state.tiles.at[place])


@rules("MC-33", "MC-R18", "MC-V9")
def test_the_first_expert_tile_of_the_game_does_nothing() -> None:
    table = position(expert=True).flip("X02")
    assert table.windows == "BBB"
    assert len(table.bed) == 1
    assert table.view.expert_used
    assert table.active == 1


@rules("MC-34", "MC-37", "MC-38", "MC-V9", "MC-R22")
def test_the_second_one_counts_the_sheet_monster_completes_the_round() -> None:
    table = position(expert=True).flip("X02").miss().flip("X02")
    assert len(table.bed) == 2
    assert table.windows == "RRR"
    assert table.state.windows.progress == 0


@rules("MC-R22")
def test_the_sheet_monster_turns_as_many_as_are_needed() -> None:
    for turned in (0, 1, 2):
        table = position(expert=True, expert_used=True, turned=turned).flip("X02")
        assert (len(table.bed), table.state.windows.progress) == (2, 0)
    fearless = position(expert=True, fearless=True, expert_used=True, turned=1).flip("X02")
    assert (len(fearless.bed), fearless.windows) == (2, "RR")


@rules("MC-R23", "MC-V11")
def test_the_sheet_monster_with_an_empty_pile_loses() -> None:
    assert position(expert=True, expert_used=True, pile=0).flip("X02").result == "monsters"


@rules("MC-V11")
def test_the_sheet_monster_may_bring_the_fourth() -> None:
    assert position("MON-01 MON-05 MON-09", expert=True, expert_used=True).flip("X02").result == "monsters"


@rules("MC-R25")
def test_the_sheet_monster_stays_where_it_is() -> None:
    table = position(expert=True, expert_used=True).flip("X02")
    assert tile_at(table, 11) == "X02"
    assert table.face_up == []


@rules("MC-34", "MC-R18")
def test_the_other_expert_tile_counts_too() -> None:
    assert position(expert=True).flip("X02").flip("X01").view.phase == "sock_swap"


@rules("MC-35", "MC-36", "MC-V10", "MC-R20")
def test_the_sock_changes_places_and_counts_as_a_miss() -> None:
    table = position(expert=True).flip("X01").flip("X01")
    assert table.active == 1
    table.swap_with("T04")
    assert tile_at(table, 3) == "X01"
    assert tile_at(table, 10) == "T04"
    assert table.windows == "RBB"
    assert table.face_up == []
    assert table.active == 0


@rules("MC-R20")
def test_the_swap_names_both_places_and_no_face() -> None:
    table = position(expert=True, expert_used=True).flip("X01").swap_with("T04")
    swapped = table.events[0]
    assert (swapped.fleeting["from"], swapped.fleeting["to"]) == (11, 4)
    assert swapped.fleeting.keys() == {"from", "to"}
    assert swapped.fleeting_said == Text("monster-chase.now.swapped", {"one": 11, "other": 4})


@rules("MC-R20")
def test_the_sock_needs_another_tile() -> None:
    table = position(expert=True, expert_used=True).flip("X01")
    assert table.refused(Swap(11)) == "MC-R20"
    assert table.refused(Flip(1)) == "MC-35"


@rules("MC-R37")
def test_the_waiting_sock_is_in_sight() -> None:
    table = position("MON-01 MON-05", expert=True, pack=True, expert_used=True).flip("T01", "X01")
    assert table.face_up == ["X01"]


@rules("MC-R19", "MC-V12")
def test_the_free_tile_does_not_stop_a_pack_hunt() -> None:
    table = position("MON-01 MON-05", pack=True, expert=True).flip("T01", "X02")
    assert table.face_up == ["T01"]
    assert table.active == 0
    assert table.flip("T03").closet[-1] == "MON-05"


@rules("MC-R21", "MC-V12")
def test_a_sock_stops_a_pack_hunt() -> None:
    table = position("MON-01 MON-05", pack=True, expert=True, expert_used=True).flip("T01", "X01")
    assert 0 in [code - 12 for code in table.state.legal()], "the teddy went down first, so it may be the partner"
    table.swap_with("T01")
    assert table.face_up == []
    assert table.windows == "RBB"
    assert table.active == 1


@rules("MC-R24")
def test_a_sheet_monster_stops_a_pack_hunt() -> None:
    table = position("MON-01 MON-05", pack=True, expert=True, expert_used=True).flip("T01", "X02")
    assert table.face_up == []
    assert len(table.bed) == 3
    assert table.active == 1


def test_what_was_seen_moves_with_the_tile() -> None:
    """A bot with a good memory follows the swap as everybody can."""
    table = position(expert=True, expert_used=True).flip("T04").flip("X01").swap_with("T04")
    veiled = chase(table.state.veil(0))
    assert list(veiled.tiles.at)[10] == TILE["T04"]
    assert list(veiled.tiles.at)[3] == TILE["X01"]
