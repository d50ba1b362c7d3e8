"""The location variant: across the shown place first, then into the trap."""

import pytest

from homeward.engine.errors import BadOption
from homeward.games.monster_falle import MONSTER_FALLE as GAME
from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.rules import HOMING, MonsterFalle
from homeward.games.monster_falle.rules.locations import Visit
from homeward.games.monster_falle.rules.maze import EAST, NORTH, SOUTH, WEST
from homeward.testkit import rules

from .falle_table import FalleTable, pushing

FRIDGE = 0  # in row 1, column 2, open to the north and east: x 480-720, y 240-480
SIDE = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}


def location(state: MonsterFalle) -> str | None:
    seen = GAME.view(state, None).location  # type: ignore[attr-defined]
    return seen.key if seen else None


def walk(*points: tuple[int, int]) -> Visit:
    """A figure that starts above the fridge and is seen at these points."""
    visit = Visit()
    visit.begin(FRIDGE, 0 * 11 + 2)
    for x, y in points:
        visit.follow(x, y)
    return visit


@rules("MF-51", "MF-52", "MF-53")
def test_with_every_monster_comes_a_location() -> None:
    table = pushing(3, locations="on")
    assert location(table.state) in {place.key for place in BOX.locations}
    assert len(table.state.locations.stack) == 5
    assert list(FalleTable(3, seed=1).state.locations.stack) != list(FalleTable(3, seed=2).state.locations.stack)


@rules("MF-55", "MF-R26")
def test_in_by_one_side_and_out_by_the_other_counts_once_the_figure_is_clear() -> None:
    assert walk((600, 200), (600, 360)).entered == NORTH
    assert not walk((600, 200), (600, 360), (700, 360), (730, 360)).done
    assert not walk((600, 200), (600, 360), (803, 360)).done
    assert walk((600, 200), (600, 360), (804, 360)).done


@rules("MF-55", "MF-R26")
def test_out_by_the_side_of_entry_does_not_count() -> None:
    visit = walk((600, 200), (600, 360), (600, 200))
    assert visit.entered == 0
    assert not visit.done
    for place in BOX.locations:
        assert len(place.sides) == 2


@rules("MF-54", "MF-R22", "MF-R23")
def test_too_early_into_the_trap_is_an_escape() -> None:
    table = pushing(3, locations="on")
    card, place = table.state.cards.open, table.state.visit.location
    table.at_the_trap()
    while table.state.phase != HOMING:
        table.beat(left=10)
    assert table.state.scores() == [0, 0, 0]
    assert (table.state.cards.open, table.state.visit.location) == (card, place)
    assert table.state.piles.escapes[0] == 1


@rules("MF-54", "MF-56")
def test_after_the_visit_the_way_to_the_trap_is_free() -> None:
    table = pushing(3, locations="on")
    table.state.visit.done = True
    table.catch()
    assert table.state.scores() == [1, 1, 0]
    assert location(table.state) is None
    assert len(table.state.locations.used) == 1


@rules("MF-R23")
def test_a_visit_does_not_survive_an_escape() -> None:
    table = pushing(3, locations="on")
    table.state.visit.done = True
    table.topple()
    assert not table.state.visit.done


@rules("MF-57", "MF-R25")
@pytest.mark.parametrize("players", [2, 3])
def test_after_the_round_all_six_are_one_stack_again(players: int) -> None:
    table = pushing(players, locations="on")
    for _ in range(3):
        table.state.visit.done = True
        table.catch().all_home().until_pushing()
    assert len(table.state.locations.stack) == 2
    if players == 2:
        table.until_sand(table.state.variant.sand() // 2 - 1)
        assert len(table.state.locations.stack) == 2  # the second run of the timer changes nothing
    table.end_round()
    assert sorted(table.state.locations.stack) == [0, 1, 2, 3, 4, 5]
    assert len(table.state.locations.used) == 0


@rules("MF-R24")
def test_the_seventh_monster_reshuffles_the_used_ones() -> None:
    table = pushing(3, locations="on")
    for _ in range(6):
        table.state.visit.done = True
        table.catch().all_home().until_pushing()
    assert len(table.state.locations.stack) == 5
    assert len(table.state.locations.used) == 0
    assert table.state.visit.location not in list(table.state.locations.stack)


@rules("MF-R27")
def test_a_team_visits_locations_if_one_of_its_members_does() -> None:
    table = FalleTable(4, locations="some", locations_seat_2=True)
    seen = []
    for _ in range(4):
        seen.append(location(table.go().state) is not None)
        table.end_round()
    assert seen == [True, True, False, False]
    with pytest.raises(BadOption, match="MF-R27"):
        GAME.deal(4, 1, locations="on", locations_seat_2=True)
