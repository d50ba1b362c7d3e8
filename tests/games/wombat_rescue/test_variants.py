"""Boulders, and the dingo that eats poop, alone and together."""

from homeward.games.wombat_rescue.rules.dingo import chase_steps, is_nearest
from homeward.testkit import rules
from tests.games.wombat_rescue.wombat_table import wombats


@rules("WR-99", "WR-R69")
def test_a_boulder_on_every_b_space() -> None:
    closed = [i for i, kind in enumerate(wombats(boulders=True).view.board.kinds) if kind == "B"]
    assert len(closed) == 8


@rules("WR-100", "WR-R15", "WR-R70")
def test_a_boulder_stops_before_it() -> None:
    """A boulder lies at (3, 1)."""
    drawing = "r=1 q=1  Aaaa . ."
    assert wombats(drawing).line("E")[:3] == [(2, 1), (3, 1), (4, 1)]
    table = wombats("r=1 q=1  Aaaa . x", boulders=True)
    assert table.line("E") == [(2, 1)]
    assert table.refused_walk(3, 1) == "WR-100"
    assert table.refused_walk(4, 1) == "WR-R70"


@rules("WR-R15", "WR-45")
def test_a_lost_lead_cannot_follow_a_card_onto_a_boulder() -> None:
    """A boulder lies at (6, 1): from (6, 0) the way south-east is closed. C24 shows south-east and north-west."""
    table = wombats("r=0 q=6  A\nr=1 q=6  x", boulders=True).next_cards("C24").reveal()
    assert table.lead(0) == (6, -1)


@rules("WR-102", "WR-R36", "WR-R71")
def test_the_nearest_lead_is_found_as_if_there_were_no_boulders() -> None:
    """The boulder at (3, 1) lies between dingo and A; B is one step further off but freely reached."""
    table = wombats("r=1 q=1  A . x !\nr=0 q=8  B", boulders=True).holder(0).rolling(1)
    assert chase_steps(table.state.outback, 0) == 3
    assert is_nearest(table.state, 0)
    assert not is_nearest(table.state, 1)
    assert [event.facts["target"] for event in table.digest().happened("chased")] == [0]


@rules("WR-100", "WR-R38", "WR-R71")
def test_the_dingo_walks_round_boulders() -> None:
    """From (4, 1) to (2, 1): the straight way is closed, (3, 0) or (4, 0) come closer."""
    table = wombats("r=1 q=2  A x !", boulders=True).holder(0).rolling(1)
    toward = table.state.outback.board.steps_to(table.number[2, 1])
    assert toward[table.number[4, 1]] == 3
    table.digest()
    assert (3, 1) not in [*table.prowls(), table.dingo]


@rules("WR-98", "WR-R68")
def test_the_dingo_eats_every_cube_it_comes_to() -> None:
    """All colours, every space it enters, the last one included; cubes it does not enter are safe."""
    table = wombats("r=0 q=1  A . . b ab bb !", eats=True, home_cubes=False).holder(0).rolling(2)
    table.digest()
    assert table.dingo == (5, 0)
    assert [table.cubes(1, q, 0) for q in (4, 5, 6)] == [1, 0, 0]
    assert table.cubes(0, 5, 0) == 0
    assert (table.supply(0), table.supply(1)) == (15, 14)
    assert table.area(0) == set(), "the smell is gone at once"


@rules("WR-R68")
def test_going_to_a_den_is_no_movement() -> None:
    table = wombats("r=0 q=0  A . !\nr=4 q=2  bb", eats=True).walk(2, 0).den(1)
    assert table.cubes(1, 2, 4) == 2


@rules("WR-98", "WR-R40")
def test_without_the_variant_it_leaves_them_alone() -> None:
    table = wombats("r=0 q=1  A . . . . bb !").holder(0).rolling(2).digest()
    assert table.cubes(1, 6, 0) == 2


@rules("WR-98", "WR-100")
def test_both_variants_together() -> None:
    table = wombats("r=1 q=1  Aaaa . x\nr=0 q=2  B b b b b !", boulders=True, eats=True).holder(1)
    assert table.line("E") == [(2, 1)]
    table.digest()
    table.rolling(2)
    table.digest()
    assert [table.cubes(1, q, 0) for q in (3, 4, 5, 6)] == [1, 1, 0, 0], "straight along the row"
    assert table.state.turn.active == 0
