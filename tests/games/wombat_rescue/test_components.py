"""The parts in the box: tiles, discs, cards, the die and the four layouts."""

from collections import Counter
from pathlib import Path

import pytest

from homeward.engine.chance.rng import fast_rng
from homeward.engine.errors import BadComponents
from homeward.games.wombat_rescue import components
from homeward.games.wombat_rescue.components import BOX, DIRECTIONS
from homeward.games.wombat_rescue.layouts import GIVEN, cells, ground_of, home_of, reachable_spaces, special_space
from homeward.games.wombat_rescue.rules.setting_up import lay, shuffled_board
from homeward.games.wombat_rescue.view import view
from homeward.testkit import rules
from tests.games.wombat_rescue.wombat_table import dealt

every_layout = pytest.mark.parametrize("name", list(GIVEN))


@rules("WR-08", "WR-D1", "WR-R76")
def test_25_tiles_of_six_spaces() -> None:
    assert Counter(tile.kind for tile in BOX.tile) == {"home": 1, "wombat": 4, "regular": 20}
    assert all(len(tile.spaces) == 6 for tile in BOX.tile)


@rules("WR-10", "WR-D2")
def test_what_the_spaces_show() -> None:
    letters = Counter("".join(tile.spaces for tile in BOX.tile))
    assert letters == {"H": 1, "W": 4, "D": 3, "F": 24, "B": 8, ".": 110}


@rules("WR-D3", "WR-R75")
def test_every_regular_tile_has_one_food_space() -> None:
    for tile in BOX.tile:
        if tile.kind == "regular":
            assert tile.spaces.count("F") == 1
            assert tile.spaces.count("D") + tile.spaces.count("B") <= 1


@rules("WR-09", "WR-D4")
def test_each_wombat_space_lies_elsewhere_on_its_tile() -> None:
    places = [tile.spaces.index("W") for tile in BOX.tile if tile.kind == "wombat"]
    assert len(set(places)) == 4


@rules("WR-D5")
def test_every_ground_covers_thirty_spaces() -> None:
    grounds = Counter(name for tile in BOX.tile for name in tile.grounds())
    assert len(grounds) == 5
    assert set(grounds.values()) == {30}


@rules("WR-06", "WR-D6")
def test_lost_move_cards() -> None:
    pairs = Counter(frozenset(card.shows) for card in BOX.lost_card)
    assert len(BOX.lost_card) == 30
    assert len(pairs) == 15
    assert set(pairs.values()) == {2}
    assert sum(card.f for card in BOX.lost_card) == 12
    marked = Counter(way for card in BOX.lost_card if card.f for way in card.shows)
    assert marked == dict.fromkeys(DIRECTIONS, 4)


@rules("WR-D7")
@every_layout
def test_layouts_are_whole(name: str) -> None:
    slots = GIVEN[name].slots
    spaces = {space for slot in slots for space in cells(slot)}
    assert len(slots) == 25
    assert len(spaces) == 150
    assert reachable_spaces((0, 0), spaces) == spaces
    fixed = sorted(slot.tile for slot in slots if slot.tile != "regular")
    assert fixed == ["H1", "W1", "W2", "W3", "W4"]


@rules("WR-D8")
@every_layout
def test_home_is_the_origin_with_six_neighbours(name: str) -> None:
    spaces = {space for slot in GIVEN[name].slots for space in cells(slot)}
    assert home_of(GIVEN[name].slots) == (0, 0)
    assert all(step in spaces for step in DIRECTIONS.values())


@rules("WR-D9")
@pytest.mark.parametrize("row", BOX.layout, ids=lambda row: row.id)
def test_wombat_spaces_follow_from_tile_and_twist(row: components.LayoutRow) -> None:
    found = {slot.tile: special_space(slot, "W") for slot in row.slots if slot.tile.startswith("W")}
    assert tuple(found[f"W{i}"] for i in (1, 2, 3, 4)) == row.wombat_spaces


@every_layout
def test_steps_from_home_to_the_wombat_spaces(name: str) -> None:
    """The numbers under the maps of the rules."""
    far = {"standard": 11, "long-paddock": 13, "crossroads": 9, "billabong": 11}
    board = lay(ground_of(name), False, fast_rng(1))
    steps = board.steps_to(board.nest[0])
    ground = board.ground
    beside_home = [ground.beside[ground.home * 6 + way] for way in range(6)]
    assert min(steps[space] for space in beside_home) + 1 == far[name]


@rules("WR-D10", "WR-07")
def test_the_die() -> None:
    assert BOX.die.faces == (1, 1, 2, 2, 3, 3)


@rules("WR-02", "WR-03", "WR-D11", "WR-R72")
def test_discs() -> None:
    assert [(disc.id, disc.count, disc.worth) for disc in BOX.disc] == [
        ("grasses", 30, 1),
        ("herbs", 20, 2),
        ("roots", 10, 3),
    ]
    state = dealt(4, seed=3)
    boards = Counter(disc for wombat in view(state, None).seats for place in wombat.track for disc in place)
    assert boards == {"roots": 5, "herbs": 1, "grasses": 1}
    state.play(state.legal()[0])
    assert len(view(state, None).discs) == 24
    assert view(state, None).bag == 29


@rules("WR-04", "WR-05")
def test_every_player_has_the_same_parts() -> None:
    for seat in view(dealt(3, seed=1), None).seats:
        assert seat.supply == 14  # one of 15 lies at home
        assert seat.cards == ("run-home", "hold-it-in", "scamper", "high-fibre")
        assert len(seat.track) == 4
        assert (seat.pouch, seat.rescued) == (None, 0)


@rules("WR-D12", "WR-R69")
@every_layout
def test_boulders_never_cut_the_board(name: str) -> None:
    ground, rng = ground_of(name), fast_rng(12)
    for _ in range(200):
        board = shuffled_board(ground, True, rng)
        assert sum(board.closed) == 9  # eight boulders and home
        open_spaces = [space for space in range(150) if not board.closed[space]]
        steps = board.steps_to(open_spaces[0])
        assert all(steps[space] >= 0 for space in open_spaces)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('spaces = "F..W.."', 'spaces = "F....."', "W1"),
        ('spaces = "F..W.."', 'spaces = "F..W"', "W1: has 6 spaces"),
        ('shows = ["NE", "E"]', 'shows = ["E", "E"]', "C01"),
        ('start_disc = "roots"', 'start_disc = "blue"', "blue"),
        ("worth = 2", "worth = 5", "worth 1, 2, 3"),
        ("turn = [5,", "turn = [0,", "turn"),
        ('shows = ["NE", "E"]', 'shows = ["UP", "E"]', "lost_card"),
    ],
)
def test_a_wrong_row_is_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    good = Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8")
    path = tmp_path / "components.toml"
    path.write_text(good.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents, match=message):
        components.load(path)
