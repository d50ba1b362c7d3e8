"""Outside the area: steps to food and to one's own babies."""

from homeward.games.wombat_rescue.moves import Digest, Reveal
from homeward.testkit import rules
from tests.games.wombat_rescue.wombat_table import wombats


@rules("WR-40", "WR-R10")
def test_a_step_to_food() -> None:
    table = wombats("r=0 q=4  A 1 2")
    assert table.walks() == [(5, 0)], "the second disc is two spaces away"
    assert table.walk(5, 0).track(0) == "1 - - -"
    assert table.walks() == [(6, 0)]


@rules("WR-41")
def test_a_step_to_an_own_baby() -> None:
    table = wombats("r=1 q=8  A .")
    assert table.walks() == [(9, 1)]
    assert table.walk(9, 1).babies(0) == "llpl"


@rules("WR-42")
def test_foreign_babies_give_no_step() -> None:
    table = wombats("r=1 q=8  A .").rescued(0, 2)
    assert table.walks() == []
    assert Reveal() in table.legal()


@rules("WR-R11", "WR-R85")
def test_who_smells_something_is_not_lost() -> None:
    table = wombats("r=0 q=4  A 1")
    assert Reveal() not in table.legal()
    assert table.refused(Reveal()) == "WR-R11"
    assert table.refused_walk(4, -1) == "WR-R11"


@rules("WR-R85", "WR-R31")
def test_also_with_the_dingo_there_or_a_full_pouch() -> None:
    dingo = wombats("r=0 q=4  A 1!")
    assert dingo.walks() == [(5, 0)]
    assert Reveal() not in dingo.legal()
    full = wombats("r=1 q=8  A .").carrying(0, 0)
    assert full.walks() == [(9, 1)]
    assert full.walk(9, 1).babies(0) == "plll", "the baby stays"


@rules("WR-R10", "WR-R85")
def test_a_space_that_cannot_be_entered_gives_no_step() -> None:
    table = wombats("r=0 q=7  A B1 C", players=3)
    assert table.walks() == []
    assert Reveal() in table.legal()


@rules("WR-R12")
def test_nobody_must_move() -> None:
    assert Digest() in wombats("r=0 q=5  A").legal()
