"""Setting up: which tiles, which faces, who stands where."""

import pytest

from homeward.games.monster_baby_rescue import MONSTER_BABY_RESCUE
from homeward.games.monster_baby_rescue.components import BOX, tiles_for
from homeward.games.monster_baby_rescue.rules.row import dealt_row
from homeward.testkit import rules
from tests.games.monster_baby_rescue.rescue_table import TILE, new_game, position

SEEDS = range(60)


@rules("MBR-01", "MBR-13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_a_monster_of_their_own_with_all_parts_at_level_one(players: int) -> None:
    table = new_game(players)
    monsters = [monster.monster for monster in table.view.monsters]
    assert len(set(monsters)) == players
    assert set(monsters) <= {"basilisk", "cerberus", "manticore", "orc", "dragon"}
    assert all(table.levels(seat) == (1, 1, 1) for seat in range(players))


@rules("MBR-03", "MBR-04", "MBR-05", "MBR-06", "MBR-R30")
@pytest.mark.parametrize(("players", "marks"), [(5, "3+ 4+ 5"), (4, "3+ 4+"), (3, "3+"), (2, "")])
def test_only_tiles_marked_for_this_many_players_are_in_play(players: int, marks: str) -> None:
    table = new_game(players)
    in_play = {tile.id for tile in BOX.tiles if tile.mark in ("", *marks.split())}
    assert set(table.row) | set(table.pile) == in_play
    assert len(table.row) + len(table.pile) == len(in_play) == {2: 32, 3: 44, 4: 56, 5: 68}[players]


@rules("MBR-07")
def test_the_pile_is_shuffled_and_every_tile_turns_up_everywhere() -> None:
    tops = {new_game(2, seed).pile[0] for seed in range(600)}
    assert tops == {BOX.tiles[tile].id for tile in tiles_for(BOX, 2)}


@rules("MBR-08", "MBR-09", "MBR-R10")
def test_the_row_starts_with_six_tiles_sorted_by_hearts() -> None:
    for seed in SEEDS:
        hearts = [BOX.tiles[TILE[tile]].hearts for tile in new_game(4, seed).row]
        assert len(hearts) == 6
        assert hearts == sorted(hearts)


@rules("MBR-10", "MBR-R11", "MBR-R31", "MBR-V5")
def test_the_sort_keeps_the_order_of_equal_tiles_and_counts_no_linked_hearts() -> None:
    table = position(pile="HED-3 BED-4 DOC-1 LEG-2 WNT-2 PLY-1 DOC-2")
    table.state.row = dealt_row(table.state.row.pile, table.state.tables)
    assert table.row == ["BED-4", "DOC-1", "LEG-2", "PLY-1", "HED-3", "WNT-2"]
    assert table.pile == ["DOC-2"]


@rules("MBR-11", "MBR-12")
def test_every_face_of_goals_and_final_tiles_comes_up_in_some_game() -> None:
    games = [new_game(3, seed).view for seed in SEEDS]
    assert {goal.id for view in games for goal in view.goals} == {goal.id for goal in BOX.goals}
    assert {final.id for view in games for final in view.finals} == {final.id for final in BOX.finals}
    for view in games:
        assert [goal.id[:-1] for goal in view.goals] == [f"GOAL-{number:02}" for number in range(1, 11)]
        assert [final.id[:-1] for final in view.finals] == ["FINAL-1", "FINAL-2", "FINAL-3", "FINAL-4"]
        assert all(goal.owner is None for goal in view.goals)


@rules("MBR-14", "MBR-R23")
def test_figures_stand_at_the_river_in_random_order_and_the_rearmost_begins() -> None:
    firsts = set()
    for seed in SEEDS:
        view = new_game(5, seed).view
        assert [view.monsters[seat].rock for seat in view.places[0].figures] == [1, 2, 3, 4, 5]
        assert view.active == view.places[0].figures[0] == view.order[0]
        firsts.add(view.active)
    assert firsts == {0, 1, 2, 3, 4}


@rules("MBR-15", "MBR-24")
def test_the_forbidden_path_lies_behind_the_rearmost_figure() -> None:
    table = position(walked=[0, 3])
    assert table.view.barrier == 0
    table.take(6)
    assert table.active == 1
    assert table.view.barrier == 3


@rules("MBR-16")
def test_the_supply_has_six_diamonds_of_each_colour() -> None:
    table = new_game(5)
    assert (table.view.red, table.view.green) == (6, 6)
    assert all(monster.red == monster.green == 0 for monster in table.view.monsters)


def test_the_same_seed_deals_the_same_game() -> None:
    game = MONSTER_BABY_RESCUE
    assert game.snapshot(game.deal(4, 77)) == game.snapshot(game.deal(4, 77))
    assert game.snapshot(game.deal(4, 77)) != game.snapshot(game.deal(4, 78))
