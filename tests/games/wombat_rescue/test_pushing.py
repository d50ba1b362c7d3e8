"""Meeting another lead: pushes of one or two spaces, what stops them, who resolves first."""

from homeward.games.wombat_rescue.moves import Scamper, SendToDen
from homeward.testkit import rules
from tests.games.wombat_rescue.wombat_table import DENS, wombats


@rules("WR-49", "WR-R19")
def test_a_push_of_one_or_two_spaces() -> None:
    """The worked example: entering (2, 0) pushes to (3, 0), entering (3, 0) pushes to (4, 0)."""
    drawing = "r=0 q=0  A . B . ."
    assert wombats(drawing).line("E") == [(1, 0), (2, 0), (3, 0)]
    one = wombats(drawing).walk(2, 0)
    assert (one.lead(0), one.lead(1)) == ((2, 0), (3, 0))
    two = wombats(drawing).walk(3, 0)
    assert (two.lead(0), two.lead(1)) == ((3, 0), (4, 0))
    assert two.happened("pushed")[0].facts == {"from": two.number[3, 0], "to": two.number[4, 0], "by": 0}


@rules("WR-49", "WR-R19")
def test_two_pushes_are_the_limit() -> None:
    table = wombats("r=0 q=0  A B . . a .")
    assert table.line("E") == [(1, 0), (2, 0)], "still in the area, but two pushes are made"
    assert table.refused_walk(3, 0) == "WR-49"


@rules("WR-50", "WR-R20", "WR-R22")
def test_a_disc_stops_the_pushed_lead_who_eats_it() -> None:
    table = wombats("r=0 q=0  A . B 2 .")
    assert table.line("E") == [(1, 0), (2, 0)]
    assert table.refused_walk(3, 0) == "WR-50"
    table.walk(2, 0)
    assert (table.lead(0), table.lead(1)) == ((2, 0), (3, 0))
    assert table.track(1) == "2 - - -"
    assert table.disc(3, 0) == 0


@rules("WR-R20")
def test_every_obstacle_of_a_pushed_lead() -> None:
    def reach(drawing: str, **options: bool) -> list[tuple[int, int]]:
        return wombats(drawing, **options).line("E")

    assert reach("r=0 q=0  A B a .") == [(1, 0)], "the mover's cube is foreign to the pushed lead"
    assert reach("r=0 q=0  A B b .") == [(1, 0), (2, 0)], "its own cube is not; the second push ends on it"
    assert reach("r=0 q=0  A B ! .") == [(1, 0)], "the dingo"
    assert reach("r=0 q=-2  A B . .", home_cubes=True) == [(-1, 0)], "home"
    assert wombats("r=1 q=6  Aa . B .").line("E") == [(7, 1), (8, 1)], "babies"


@rules("WR-R20")
def test_the_area_of_the_pushed_lead_does_not_matter() -> None:
    assert wombats("r=0 q=0  A B . .").line("E") == [(1, 0), (2, 0)], "pushed out of both areas"


@rules("WR-51", "WR-R3", "WR-R20")
def test_edge_and_boulders_block_a_push() -> None:
    table = wombats("r=0 q=7  a A B")
    assert table.line("E") == []
    assert table.refused_walk(9, 0) == "WR-51"
    boulder = wombats("r=1 q=1  Aa B x", boulders=True)
    assert boulder.line("E") == []


@rules("WR-48", "WR-51", "WR-R21")
def test_no_third_lead_is_pushed() -> None:
    table = wombats("r=0 q=0  A . B C", players=3)
    assert table.line("E") == [(1, 0)]
    assert table.refused_walk(2, 0) == "WR-51"
    gap = wombats("r=0 q=0  A B . C", players=3)
    assert gap.line("E") == [(1, 0)], "the second push would need the third lead's space"


@rules("WR-R24")
def test_the_movers_own_stops_still_count() -> None:
    """The pushed lead leaves a foreign cube on which the mover stops."""
    assert wombats("r=0 q=0  A Bb . .").line("E") == [(1, 0)]
    assert wombats("r=0 q=1  A . B . .").line("E") == [(2, 0), (3, 0)], "(3, 0) is the first space outside"


@rules("WR-54", "WR-R25")
def test_home_is_shared_and_nobody_is_pushed_there() -> None:
    table = wombats("r=0 q=-1  A B").walk(0, 0)
    assert table.lead(0) == table.lead(1) == (0, 0)
    assert not table.happened("pushed")


@rules("WR-R20", "WR-R21", "WR-R22", "WR-R33")
def test_pushed_home_with_a_baby() -> None:
    """A third lead at home is not in the way."""
    table = wombats("r=0 q=-2  A B C", players=3).carrying(1, 3)
    table.walk(-1, 0)
    assert table.lead(1) == table.lead(2) == (0, 0)
    assert table.babies(1) == "lllh"
    assert table.state.actor == 0


@rules("WR-R22")
def test_a_pushed_lead_finds_its_baby() -> None:
    table = wombats("r=1 q=6  Aa . B .").walk(8, 1)
    assert table.lead(1) == (9, 1)
    assert table.babies(1) == "llpl"
    assert table.babies(0) == "llll"


@rules("WR-R23")
def test_steps_lost_steps_and_scamper_push_too() -> None:
    step = wombats("r=0 q=4  A B1").walk(5, 0)
    assert step.lead(1) == (6, 0)
    lost = wombats("r=0 q=5  A B").next_cards("C16").reveal().walk(6, 0)
    assert lost.lead(1) == (7, 0)
    scamper = wombats("r=0 q=5  A B").scamper(6, 0)
    assert (scamper.lead(0), scamper.lead(1)) == ((6, 0), (7, 0))
    blocked = wombats("r=0 q=8  A B")
    assert blocked.refused(Scamper(blocked.number[9, 0])) == "WR-51"


@rules("WR-R23")
def test_run_home_pushes_nobody() -> None:
    table = wombats("r=0 q=0  B . A").run_home()
    assert table.lead(0) == table.lead(1) == (0, 0)


@rules("WR-R78", "WR-56", "WR-58")
def test_the_pushed_lead_resolves_first_and_decides_out_of_turn() -> None:
    """Seat 1 is pushed into the dingo and chooses its den; then the mover eats."""
    table = wombats("r=0 q=0  A . B1 !").holder(0)
    table.walk(2, 0)
    assert table.lead(1) == (0, 0)
    assert table.state.actor == 1
    assert table.disc(2, 0) == 1, "the mover has not arrived yet"
    table.den(3)
    assert table.dingo == DENS[2]
    assert table.state.hunt.holder == 1
    assert table.track(0) == "1 - - -"
    assert table.state.actor == 0
    assert not table.state.turn.startled, "only who met the dingo in the own turn"


@rules("WR-R78", "WR-90")
def test_a_den_under_the_mover_is_not_free() -> None:
    """The mover ends on the third den (-1, 6), the dingo beyond catches the pushed lead."""
    table = wombats("r=6 q=-2  Aa B !").walk(-1, 6)
    assert table.legal() == [SendToDen(1), SendToDen(2)]


@rules("WR-R67", "WR-R78", "WR-96")
def test_pushed_home_with_the_last_baby_wins_in_anothers_turn() -> None:
    table = wombats("r=0 q=-2  A B1 .").rescued(1, 0, 1, 2).carrying(1, 3)
    table.walk(-1, 0)
    assert table.state.over
    assert table.state.winners() == [1]
    assert table.disc(-1, 0) == 1, "the mover resolves nothing any more"
