"""The four action cards and their moments."""

from homeward.games.wombat_rescue.moves import Digest, HighFibre, HoldItIn, RunHome, Scamper
from homeward.testkit import rules
from tests.games.wombat_rescue.wombat_table import WombatTable, wombats

CARDS = {"Scamper", "RunHome", "HoldItIn", "HighFibre"}


def playable(table: WombatTable) -> set[str]:
    return {type(move).__name__ for move in table.legal()} & CARDS


@rules("WR-74", "WR-76", "WR-R54")
def test_each_card_once_before_between_and_after_moves() -> None:
    table = wombats("r=0 q=1  A").digesting(0, "- - 3 3")
    assert playable(table) == CARDS
    table.scamper(2, 0).walk(1, 0).hold_it_in().walk(2, 0).walk(1, 0).high_fibre().run_home()
    assert playable(table) == set()
    assert table.view.seats[0].cards == ()
    assert table.refused(RunHome()) == "WR-76"
    assert table.refused(HoldItIn()) == "WR-76"
    assert table.refused(HighFibre()) == "WR-76"
    assert table.refused(Scamper(table.number[1, 0])) == "WR-76"


@rules("WR-74", "WR-R54", "WR-R74")
def test_not_inside_a_move_nor_in_another_turn() -> None:
    lost = wombats("r=0 q=5  A").next_cards("C24").reveal()
    assert playable(lost) == set()
    table = wombats("r=0 q=2  A").digest()
    assert table.state.turn.active == 1
    assert table.state.outback.wombats[0].cards == 15


@rules("WR-75")
def test_cards_cost_no_move() -> None:
    table = wombats("r=0 q=1  A").digesting(0, "- - 3 3")
    assert table.scamper(2, 0).hold_it_in().high_fibre().run_home().state.turn.moves_left == 3


@rules("WR-77", "WR-R33", "WR-R56")
def test_run_home_with_a_baby_and_move_on() -> None:
    table = wombats("r=0 q=7  A").carrying(0, 2).run_home()
    assert table.lead(0) == (0, 0)
    assert table.babies(0) == "llhl"
    assert (1, 0) in table.walks()


@rules("WR-R55")
def test_run_home_is_not_offered_at_home() -> None:
    assert wombats().refused(RunHome()) == "WR-R55"


@rules("WR-78", "WR-R47", "WR-R48")
def test_hold_it_in() -> None:
    """Neither hindgut nor midgut can move, nor the belly behind them; the mouth only if the belly is free."""
    assert wombats().digesting(0, "3 - 3 3").hold_it_in().digest().track(0) == "- 3 3 3"
    assert wombats().digesting(0, "3 3 3 3").hold_it_in().digest().track(0) == "3 3 3 3"
    assert wombats().digesting(0, "- 3 - 3").hold_it_in().digest().track(0) == "- - 3 3"
    table = wombats("r=0 q=2  A").digesting(0, "- - - 3").hold_it_in().digest()
    assert table.cubes(0, 2, 0) == 0
    table.digest()
    table.digest()
    assert table.cubes(0, 2, 0) == 1, "only for that turn"


@rules("WR-R48")
def test_nothing_to_hold() -> None:
    assert wombats().digesting(0, "3 3 3 -").refused(HoldItIn()) == "WR-R48"


@rules("WR-79", "WR-R57", "WR-R73")
def test_scamper_inside_and_outside_the_area() -> None:
    inside = wombats().scamper(0, 1)
    assert inside.lead(0) == (0, 1)
    outside = wombats("r=0 q=5  A 3")
    assert outside.refused(Scamper(outside.number[7, 0])) == "WR-79"
    assert outside.scamper(6, 0).track(0) == "3 - - -", "what is there is resolved"
    boulder = wombats("r=1 q=2  A x", boulders=True)
    assert boulder.refused(Scamper(boulder.number[3, 1])) == "WR-100"


@rules("WR-80", "WR-R57")
def test_no_scamper_after_the_dingo() -> None:
    table = wombats("r=0 q=0  A . !").walk(2, 0).den(1)
    assert table.refused(Scamper(table.number[1, 0])) == "WR-80"
    into_it = wombats("r=0 q=5  A !").scamper(6, 0)
    assert into_it.lead(0) == (0, 0)


@rules("WR-81", "WR-R49")
def test_high_fibre_takes_the_furthest_set() -> None:
    table = wombats("r=0 q=3  A").digesting(0, "3 111 12 -").high_fibre()
    assert table.track(0) == "3 111 - -"
    assert table.cubes(0, 3, 0) == 1
    assert (5, 0) in table.area(0), "at once"


@rules("WR-82", "WR-R49")
def test_high_fibre_needs_a_set_that_has_started() -> None:
    assert wombats().digesting(0, "3 - - -").refused(HighFibre()) == "WR-82"


@rules("WR-R88")
def test_high_fibre_after_hold_it_in() -> None:
    table = wombats("r=0 q=1  A").digesting(0, "3 3 3 3").hold_it_in().high_fibre()
    assert table.cubes(0, 1, 0) == 1
    assert not table.state.turn.holding
    assert table.digest().track(0) == "- 3 3 3"


@rules("WR-R89")
def test_high_fibre_on_a_full_space() -> None:
    table = wombats("r=0 q=1  Aaaa").digesting(0, "- 3 - -").high_fibre()
    assert table.cubes(0, 1, 0) == 3
    assert table.track(0) == "- - - -"


def test_digesting_is_always_possible() -> None:
    assert Digest() in wombats("r=0 q=5  A").legal()
