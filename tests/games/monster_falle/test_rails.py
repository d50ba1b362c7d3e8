"""The four rails, the walls and the figure between them."""

from hypothesis import given, settings
from hypothesis import strategies as st

from homeward.engine.chance.rng import fast_rng
from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.rules.maze import START_CELLS, is_free
from homeward.games.monster_falle.rules.physics import Mansion
from homeward.games.monster_falle.rules.variant import temper_of
from homeward.testkit import rules

from .falle_table import pushing

Box4 = tuple[int, int, int, int]


def wall_rectangles() -> list[Box4]:
    """Every wall as the rulings describe it: 28 thick, lengthened by 14 at both ends."""
    walls = [(-14, -14, 14, 2654), (2626, -14, 2654, 2654), (-14, -14, 2654, 14), (-14, 2626, 2654, 2654)]
    for row in range(11):
        for column in range(11):
            x, y = 240 * column, 240 * row
            if BOX.maze.east[row][column] == "1":
                walls.append((x + 226, y - 14, x + 254, y + 254))
            if BOX.maze.south[row][column] == "1":
                walls.append((x - 14, y + 226, x + 254, y + 254))
    return walls


WALLS = wall_rectangles()


def overlaps(x: int, y: int, wall: Box4) -> bool:
    west, north, east, south = wall
    dx = west - x if x < west else x - east if x > east else 0
    dy = north - y if y < north else y - south if y > south else 0
    return dx < 84 and dy < 84 and dx + dy < 120


@given(st.integers(0, 2639), st.integers(0, 2639))
@settings(max_examples=1500, deadline=None)
def test_the_free_places_are_those_that_overlap_no_wall(x: int, y: int) -> None:
    assert is_free(x, y) == (not any(overlaps(x, y, wall) for wall in WALLS))


def test_the_free_places_agree_all_round_the_trap() -> None:
    near = [wall for wall in WALLS if wall[0] < 1700 and wall[2] > 940 and wall[1] < 1700 and wall[3] > 940]
    for x in range(1100, 1540, 3):
        for y in range(1100, 1540, 3):
            assert is_free(x, y) == (not any(overlaps(x, y, wall) for wall in near)), (x, y)


@rules("MF-06", "MF-07", "MF-27", "MF-R33")
@given(st.integers(0, 2**32), st.integers(0, 11), st.sampled_from(["normal", "gentle", "tippy"]))
@settings(max_examples=60, deadline=None)
def test_no_rail_runs_through_the_figure_a_wall_or_its_opposite(seed: int, start: int, preset: str) -> None:
    luck = fast_rng(seed)
    mansion = Mansion(temper_of(preset))
    mansion.place(START_CELLS[start])
    for _ in range(60):
        commands = [luck.below(61) - 30 for _ in range(4)]
        for _ in range(int(luck.below(12))):
            mansion.beat(*commands)
            left, right, top, bottom = mansion.face
            assert left >= 0
            assert right <= 2640
            if mansion.present:
                assert is_free(mansion.x, mansion.y)
                assert left + 84 <= mansion.x <= right - 84
                assert top + 84 <= mansion.y <= bottom - 84
            else:
                assert right - left >= 168
                assert bottom - top >= 168


@rules("MF-28")
def test_the_left_rail_pushes_right_and_no_rail_pulls() -> None:
    mansion = Mansion(temper_of("normal"))
    mansion.place(START_CELLS[1])
    before = mansion.x
    mansion.hold(10, 0, 0, 0, 110)
    mansion.hold(0, 0, 0, 0, 5)
    assert mansion.x > before
    pushed = mansion.x
    mansion.hold(-40, 0, 0, 0, 60)
    assert mansion.face[0] == 0
    assert mansion.x == pushed


@rules("MF-R10")
def test_a_rail_snaps_home_from_close_by() -> None:
    mansion = Mansion(temper_of("normal"))
    mansion.hold(4, 0, 0, 0, 6)
    assert 12 < mansion.face[0] < 30
    mansion.hold(0, 0, 0, 0, 3)
    mansion.hold(-4, 0, 0, 0, 5)
    assert mansion.face[0] == 0
    assert mansion.drive[0] == 0


@rules("MF-24", "MF-25", "MF-26", "MF-R11")
def test_the_next_card_waits_for_all_four_rails() -> None:
    table = pushing().catch()
    table.beats(200, right=-2)  # the left rail is far from home, the right one leaves it
    assert table.state.cards.open == -1
    while table.state.cards.open == -1:
        assert not table.state.mansion.all_home()
        table.beat(-40, 40, -40, 40)
    assert table.state.mansion.all_home()
    assert not table.state.mansion.present
    table.beats(29)
    assert not table.state.mansion.present
    table.beat()
    mansion = table.state.mansion
    assert mansion.present
    assert mansion.cell() == START_CELLS[table.state.start]
    assert table.state.chits[table.state.start] == table.state.cards.open // 6


@rules("MF-R11")
def test_locked_rails_do_not_move() -> None:
    table = pushing(3).topple().all_home().beats(20, 40, -40, 40, -40)
    assert table.state.mansion.all_home()
    assert list(table.state.mansion.drive) == [0, 0, 0, 0]
