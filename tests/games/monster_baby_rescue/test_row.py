"""Taking a tile from the row, and how the row closes up."""

from homeward.games.monster_baby_rescue.components import BOX
from homeward.testkit import rules
from tests.games.monster_baby_rescue.rescue_table import new_game, position

SIX = "BED-1 PLY-1 HED-2 TOR-2 LEG-2 DOC-1"


@rules("MBR-25", "MBR-R22")
def test_a_turn_takes_exactly_one_of_the_six_tiles() -> None:
    table = position(row=SIX)
    assert table.legal == ["1", "2", "3", "4", "5", "6"]
    table.take(4)
    assert table.tiles(0) == ["TOR-2"]
    assert table.tiles(1) == []


@rules("MBR-28", "MBR-45")
def test_tiles_stay_with_their_player_and_count_their_hearts() -> None:
    table = position(row="BED-1 PLY-1 DIA-3 TOR-2 LEG-3 WNT-2", walked=[0, 4])
    table.take(1).take(1)
    assert table.tiles(0) == ["BED-1", "PLY-1"]
    assert table.state.monsters[0].hearts == 2


@rules("MBR-30", "MBR-31", "MBR-V4", "MBR-R10")
def test_dearer_tiles_slide_down_and_a_new_one_comes_in_at_the_dear_end() -> None:
    table = position(row=SIX, pile="BED-2 PLY-3").take(3)
    assert table.row == ["BED-1", "PLY-1", "TOR-2", "LEG-2", "DOC-1", "BED-2"]
    assert table.pile == ["PLY-3"]


@rules("MBR-32")
def test_the_row_is_never_sorted_again() -> None:
    table = position(row=SIX, pile="HED-3 DOC-2 PLY-3").take(1).take(1)
    hearts = [next(tile.hearts for tile in BOX.tiles if tile.id == name) for name in table.row]
    assert table.row == ["HED-2", "TOR-2", "LEG-2", "DOC-1", "HED-3", "DOC-2"]
    assert hearts != sorted(hearts)


@rules("MBR-27", "MBR-29")
def test_a_turn_happens_in_the_order_of_the_rules() -> None:
    table = position(row=SIX, goals="GOAL-10B", tiles={0: "PLY-3 DOC-3"}).take(1)
    kinds = [event.kind for event in table.events]
    assert kinds == ["took", "walked", "gained", "goal", "drew"]


@rules("MBR-R29", "MBR-R38")
def test_the_view_lists_the_pile_without_its_order() -> None:
    table = new_game(4)
    assert list(table.view.unseen) == sorted(table.pile)
    assert table.view.pile == 50


@rules("MBR-R22")
def test_nothing_can_be_chosen_where_a_tile_offers_no_choice() -> None:
    assert position(row=SIX).refused(1, part="head") == "MBR-R22"
    assert position(row=SIX).refused(3, gem="red") == "MBR-R22"
