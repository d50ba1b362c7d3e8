"""Moves inside the area: straight lines and every stop. The worked examples of the rules are all here."""

from homeward.games.wombat_rescue.moves import Digest
from homeward.testkit import rules
from tests.games.wombat_rescue.wombat_table import wombats


@rules("WR-32", "WR-38", "WR-R2", "WR-R4")
def test_as_far_as_one_likes_up_to_the_first_space_outside() -> None:
    table = wombats("r=0 q=0  Aa . . .", home_cubes=False)
    assert table.line("E") == [(1, 0), (2, 0), (3, 0)]
    assert table.refused_walk(4, 0) == "WR-38"
    assert table.refused_walk(0, 0) == "WR-R4"
    assert table.refused_walk(2, 1) == "WR-32", "not in line"


@rules("WR-33", "WR-52", "WR-R1")
def test_a_disc_stops_and_is_eaten() -> None:
    table = wombats("r=0 q=0  A . 2")
    assert table.line("E") == [(1, 0), (2, 0)]
    assert table.refused_walk(3, 0) == "WR-33"
    table.walk(2, 0)
    assert table.disc(2, 0) == 0
    assert table.track(0) == "2 - - -"


@rules("WR-30")
def test_a_second_cube_lengthens_the_line() -> None:
    table = wombats("r=0 q=0  A . . . . a")
    assert table.line("E") == [(q, 0) for q in range(1, 9)]


@rules("WR-34", "WR-R5")
def test_a_foreign_cube_stops() -> None:
    assert wombats("r=0 q=0  A b . .").line("E") == [(1, 0)]
    table = wombats("r=0 q=0  A ab . .")
    assert table.line("E") == [(1, 0)], "also when own cubes lie there too"
    assert table.refused_walk(2, 0) == "WR-34"


@rules("WR-39")
def test_own_cubes_never_stop() -> None:
    assert wombats("r=0 q=0  A a . .").line("E") == [(1, 0), (2, 0), (3, 0), (4, 0)]


@rules("WR-35", "WR-R7")
def test_any_baby_stops() -> None:
    drawing = """
        r=1 q=6   A a . .
    """
    table = wombats(drawing)
    assert table.line("E") == [(7, 1), (8, 1), (9, 1)]
    others = wombats("r=-5 q=4  A a").rescued(0, 1)
    assert others.line("NW") == [(4, -6), (4, -7)], "the other player's baby is still there"
    full = wombats("r=1 q=7   Aa . .").carrying(0, 1)
    assert full.walk(9, 1).babies(0) == "lpll", "the pouch is full, so it stops and the baby stays"


@rules("WR-R77")
def test_a_carried_baby_stops_nobody() -> None:
    """Both babies of nest 3 (9, 1) are in pouches: the line runs over the nest to the edge."""
    table = wombats("r=1 q=6   A a . .").carrying(0, 2).carrying(1, 2)
    assert table.line("E") == [(7, 1), (8, 1), (9, 1)]
    assert table.state.outback.things[table.number[9, 1]] == 0


@rules("WR-36")
def test_the_dingo_stops() -> None:
    table = wombats("r=0 q=0  A . ! .")
    assert table.line("E") == [(1, 0), (2, 0)]
    assert table.refused_walk(3, 0) == "WR-36"


@rules("WR-37", "WR-R3")
def test_the_edge_stops() -> None:
    table = wombats("r=0 q=7  a A .")
    assert table.line("E") == [(9, 0)]
    assert wombats("r=0 q=8  a A").line("E") == []
    over_a_gap = wombats("r=-1 q=9  Aaaa")
    assert over_a_gap.line("NW") == [], "(9, -2) is not on the board"


@rules("WR-55")
def test_home_cannot_be_crossed() -> None:
    table = wombats("r=0 q=-1  A . .")
    assert table.line("E") == [(0, 0)]
    assert table.refused_walk(1, 0) == "WR-55"


@rules("WR-R6")
def test_the_starting_space_does_not_matter() -> None:
    """From home, with foreign cubes on it; and from a space with a foreign cube and a full pouch on a nest."""
    assert wombats("r=0 q=0  Abb").line("E") == [(1, 0), (2, 0), (3, 0)]
    nest = wombats("r=1 q=8  a A").carrying(0, 0)
    assert nest.line("W") == [(8, 1), (7, 1), (6, 1), (5, 1)]


@rules("WR-31")
def test_three_moves_or_fewer() -> None:
    table = wombats()
    assert Digest() in table.legal()
    table.walk(1, 0).walk(2, 0).walk(1, 0)
    assert table.walks() == []
    assert table.refused_walk(2, 0) == "WR-31"
    table.digest()
    assert table.state.turn.active == 1


@rules("WR-24", "WR-25")
def test_turns_go_round() -> None:
    table = wombats(players=3)
    order = []
    for _ in range(6):
        order.append(int(table.state.turn.active))
        table.digest()
    assert order == [0, 1, 2, 0, 1, 2]
