"""What a lead meets where its move ends: dingo, home, food, babies."""

from homeward.games.wombat_rescue.moves import HandOver, SendToDen
from homeward.testkit import rules
from tests.games.wombat_rescue.wombat_table import DENS, wombats


@rules("WR-56", "WR-58", "WR-59", "WR-61", "WR-R30")
def test_walking_into_the_dingo() -> None:
    """On purpose, on its den; the holder is seat 2."""
    table = wombats("r=4 q=1  Aa .", players=3)
    table.walk(2, 4)
    assert table.lead(0) == (0, 0)
    assert table.legal() == [SendToDen(1), SendToDen(2), SendToDen(3)]
    table.den(2)
    assert table.dingo == DENS[1]
    assert table.state.hunt.holder == 0
    assert table.state.actor == 0


@rules("WR-R29")
def test_the_den_of_the_meeting_may_be_chosen() -> None:
    table = wombats("r=4 q=1  Aa .").walk(2, 4).den(1)
    assert table.dingo == DENS[0]


@rules("WR-57", "WR-65", "WR-R32", "WR-R33")
def test_the_baby_runs_back() -> None:
    table = wombats("r=0 q=0  A . !").carrying(0, 2).walk(2, 0)
    assert table.lead(0) == (0, 0), "at home, but nothing is rescued"
    assert table.babies(0) == "llll"
    assert table.happened("fled")
    assert not table.happened("rescued")


@rules("WR-60")
def test_a_holder_hands_the_card_over() -> None:
    table = wombats("r=0 q=0  A . !", players=3).holder(0)
    table.walk(2, 0).den(1)
    assert table.legal() == [HandOver(1), HandOver(2)]
    assert table.refused(HandOver(0)) == "WR-60"
    assert table.refused(HandOver(3)) == "WR-60"
    table.hand_over(2)
    assert table.state.hunt.holder == 2
    assert table.state.actor == 0


@rules("WR-60", "WR-R91")
def test_of_two_players_the_other_gets_it() -> None:
    table = wombats("r=0 q=0  A . !").holder(0).walk(2, 0).den(1)
    assert table.state.hunt.holder == 1
    assert table.state.actor == 0


@rules("WR-R27", "WR-80")
def test_moves_left_may_be_used_but_not_scamper() -> None:
    table = wombats("r=0 q=0  A . !").walk(2, 0).den(1)
    assert table.state.turn.moves_left == 2
    assert (1, 0) in table.walks()
    assert not [move for move in table.legal() if type(move).__name__ == "Scamper"]
    table.digest()
    table.digest()
    assert [move for move in table.legal() if type(move).__name__ == "Scamper"], "in the next turn it is free again"


@rules("WR-R26")
def test_the_dingo_comes_before_food_and_babies() -> None:
    food = wombats("r=0 q=0  A . 1!").walk(2, 0)
    assert food.disc(2, 0) == 1
    assert food.track(0) == "- - - -"
    baby = wombats("r=1 q=8  A !").walk(9, 1)
    assert baby.babies(0) == "llll"


@rules("WR-90", "WR-91", "WR-R29")
def test_dens_with_leads_are_closed() -> None:
    two = wombats("r=0 q=0  A . !\nr=4 q=2  B", players=2).walk(2, 0)
    assert two.legal() == [SendToDen(2), SendToDen(3)]
    assert two.refused(SendToDen(1)) == "WR-90"
    none = wombats("r=0 q=0  A . !\nr=4 q=2  B\nr=6 q=-4  C\nr=6 q=-1  D", players=4).walk(2, 0)
    assert none.dingo == (2, 0), "leads on all dens: it stays"
    assert none.state.hunt.holder == 0
    assert none.state.actor == 0


@rules("WR-R91")
def test_a_single_free_den_is_taken_without_asking() -> None:
    table = wombats("r=0 q=0  A . !\nr=4 q=2  B\nr=6 q=-4  C", players=3).walk(2, 0)
    assert table.dingo == DENS[2]


@rules("WR-53", "WR-64")
def test_home_is_safe_and_rescues() -> None:
    table = wombats("r=0 q=-1  A").carrying(0, 1).walk(0, 0)
    assert table.babies(0) == "lhll"
    assert table.happened("rescued")
    assert table.state.score(0) == 1


@rules("WR-62", "WR-63")
def test_the_pouch_holds_one_baby() -> None:
    table = wombats("r=1 q=8  A .").walk(9, 1)
    assert table.babies(0) == "llpl"
    assert table.view.seats[0].pouch == 2
    second = wombats("r=1 q=8  A .").carrying(0, 0).walk(9, 1)
    assert second.babies(0) == "plll"


@rules("WR-52")
def test_food_goes_to_the_mouth() -> None:
    table = wombats("r=0 q=0  A 1 . 3").walk(1, 0).walk(2, 0).walk(3, 0)
    assert table.track(0) == "13 - - -"


@rules("WR-53")
def test_nobody_is_caught_at_home() -> None:
    table = wombats("r=0 q=0  A !").holder(0).digest()
    assert table.dingo == (1, 0)
    assert table.state.turn.active == 1
