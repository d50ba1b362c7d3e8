"""The dingo's turn: who rolls, whom it chases, its steps, its catches."""

from homeward.games.wombat_rescue.layouts import ground_of
from homeward.games.wombat_rescue.moves import Chase, HandOver, Prowl, SendToDen
from homeward.games.wombat_rescue.rules.dingo import chase_steps, set_target
from homeward.games.wombat_rescue.rules.pieces.board import Board
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SPACES
from homeward.testkit import rules
from tests.games.wombat_rescue.wombat_table import DENS, wombats


@rules("WR-83", "WR-R39")
def test_after_the_holders_turn_the_dingo_goes_for_the_nearest_lead() -> None:
    """Six steps to the east nobody else is nearer: on a straight way every step is forced."""
    table = wombats("r=0 q=2  A . . . . . !").holder(0).rolling(2).digest()
    assert [event.facts["roll"] for event in table.happened("rolled")] == [2]
    assert table.dingo == (6, 0)
    assert table.state.turn.active == 1


@rules("WR-83", "WR-R34")
def test_only_the_holder_rolls() -> None:
    assert not wombats("r=0 q=2  A . . !").holder(1).digest().happened("rolled")


@rules("WR-R34")
def test_who_got_the_card_this_turn_rolls_and_who_gave_it_away_does_not() -> None:
    got = wombats("r=0 q=0  A . !\nr=0 q=-5  B").holder(1).walk(2, 0).den(1).digest()
    assert got.happened("rolled")
    gave = wombats("r=0 q=0  A . !\nr=0 q=-5  B").holder(0).walk(2, 0).den(1).digest()
    assert not gave.happened("rolled")


@rules("WR-84", "WR-R37")
def test_among_equally_near_leads_the_holder_picks() -> None:
    table = wombats("r=0 q=3  B . . ! . . C", players=3).holder(0).rolling(1).digest()
    assert table.state.actor == 0
    assert table.legal() == [Chase(1), Chase(2)]
    assert table.refused(Chase(0)) == "WR-84"
    table.chase(2)
    assert table.dingo == (7, 0)


@rules("WR-85", "WR-R38", "WR-R91")
def test_every_step_brings_it_closer() -> None:
    """From (8, -1) to (5, 0), two steps: the first has two answers, the second again; a straight rest has one."""
    table = wombats("r=-1 q=8  !\nr=0 q=5  A").holder(0).rolling(2).digest()
    assert table.prowls() == [(7, -1), (7, 0)]
    table.prowl(7, -1)
    assert table.prowls() == [(6, -1), (6, 0)]
    straight = wombats("r=-1 q=8  !\nr=0 q=5  A").holder(0).rolling(2).digest().prowl(7, 0)
    assert straight.dingo == (6, 0), "only one step is closer: nobody is asked"


@rules("WR-85")
def test_the_holder_chooses_the_way() -> None:
    """From (7, -1) to (5, 0): by (6, -1) or by (6, 0)."""
    table = wombats("r=-1 q=7  !\nr=0 q=5  A").holder(0).rolling(1).digest()
    assert table.prowls() == [(6, -1), (6, 0)]
    assert table.refused(Prowl(table.number[7, 0])) == "WR-85"
    table.prowl(6, 0)
    assert table.dingo == (6, 0)
    assert table.state.turn.active == 1


@rules("WR-86", "WR-89", "WR-59")
def test_a_catch_out_of_turn() -> None:
    """Seat 0 rolls, seat 1 is caught, chooses the den and becomes holder; the move ends with steps left."""
    table = wombats("r=0 q=3  B . !\nr=0 q=-5  A").holder(0).rolling(3).carrying(1, 2).digest()
    assert table.lead(1) == (0, 0)
    assert table.babies(1) == "llll"
    assert table.state.actor == 1
    assert table.state.turn.active == 0
    assert table.legal() == [SendToDen(1), SendToDen(2), SendToDen(3)]
    table.den(2)
    assert table.dingo == DENS[1]
    assert table.state.hunt.holder == 1
    assert table.state.turn.active == 1


@rules("WR-R35")
def test_the_new_holder_rolls_only_after_an_own_turn() -> None:
    table = wombats("r=0 q=3  B . !\nr=0 q=-5  A").holder(0).rolling(3).digest().den(2)
    assert [event.kind for event in table.events].count("rolled") == 0
    assert table.state.turn.active == 1


@rules("WR-R28", "WR-60")
def test_the_dingo_catches_its_holder() -> None:
    table = wombats("r=0 q=3  A . !", players=3).holder(0).rolling(2).digest()
    assert table.state.actor == 0
    table.den(1)
    assert table.legal() == [HandOver(1), HandOver(2)]
    table.hand_over(1)
    assert (table.state.hunt.holder, table.state.turn.active) == (1, 1)


@rules("WR-87", "WR-R36")
def test_leads_at_home_are_ignored() -> None:
    table = wombats("r=0 q=1  ! . . . . . . B").holder(0).rolling(1).digest()
    assert table.dingo == (2, 0), "home is one step away, but nobody is chased there"


@rules("WR-88", "WR-R81")
def test_all_at_home() -> None:
    table = wombats("r=0 q=1  !").holder(0).digest()
    assert table.dingo == (1, 0)
    assert not table.happened("rolled"), "the die is not even rolled"
    assert table.state.turn.active == 1


@rules("WR-R36", "WR-R41")
def test_the_dingo_goes_round_home() -> None:
    """From (1, 0) to (-1, 0) the straight way leads through home; round it are three steps."""
    table = wombats("r=0 q=-1  A . !").holder(0).rolling(3).digest()
    assert chase_steps(table.state.outback, 0) == 3
    assert table.prowls() == [(1, -1), (0, 1)]
    table.prowl(1, -1)
    way = [table.number[place] for place in ((1, -1), (0, -1), (-1, 0))]
    assert [event.facts["to"] for event in table.happened("prowled")] == way
    assert table.lead(0) == (0, 0)
    assert table.state.actor == 0


@rules("WR-R40")
def test_food_cubes_and_babies_do_not_hinder_it() -> None:
    table = wombats("r=0 q=2  A . . 1 bb . !").holder(0).rolling(3).digest()
    assert table.dingo == (5, 0)
    assert table.disc(5, 0) == 1
    assert table.cubes(1, 6, 0) == 2


@rules("WR-R83")
def test_a_lead_out_of_reach_is_not_chased() -> None:
    """No board of 25 tiles cuts the dingo off, so we tear this one apart."""
    table = wombats("r=0 q=5  A").holder(0).rolling(3)
    board = table.state.outback.board
    torn = ground_of.__wrapped__("crossroads")
    for pair in range(SPACES * SPACES):
        torn.chase[pair] = NOWHERE
    table.state.outback.board = Board(torn, board.tile, board.twist, False)
    table.digest()
    assert table.happened("rolled")
    assert table.happened("stayed")
    assert table.dingo == DENS[0]
    assert table.state.turn.active == 1


@rules("WR-R39", "WR-R42")
def test_boulders_all_round_a_lead() -> None:
    """The target is found as if the boulders were not there, but no step leads to it."""
    table = wombats("r=0 q=5  A . . !", boulders=True).holder(0).rolling(2)
    board = table.state.outback.board
    for way in range(6):
        beside = board.step[table.number[5, 0] * 6 + way]
        if beside >= 0:
            board.closed[beside] = 1
    table.digest()
    assert table.happened("rolled")
    assert table.happened("stayed")
    assert table.dingo == (8, 0)


@rules("WR-R82")
def test_a_lead_on_the_way_is_caught_instead() -> None:
    """Boulders can make the way to the nearest lead pass another one."""
    table = wombats("r=0 q=4  A . B . !", boulders=True).holder(0).rolling(3)
    state = table.state
    state.hunt.prowl_left, state.turn.stage, state.turn.decider = 3, 3, 0
    set_target(state, 0)
    assert table.lead(1) == (0, 0)
    assert state.turn.decider == 1
