"""No field of a state is forgotten, in rare positions too: each is in a copy, which shares none, and each is saved."""

from collections.abc import Callable, Iterator

import pytest

from homeward.engine.chance.rng import fast_rng
from homeward.games.wombat_rescue import WOMBAT_RESCUE
from homeward.games.wombat_rescue.rules import WombatRescue, codes
from homeward.testkit.deals import walk
from homeward.testkit.fields import differences, numbers_of
from tests.games.wombat_rescue.wombat_table import dealt, wombats

# Never changed during a game, or only replaced as a whole
SHARED = ("players", "variant", "outback.board", "hunt.toward")

Positions = Callable[[], Iterator[WombatRescue]]


def under_way() -> Iterator[WombatRescue]:
    for moves in range(1, 400, 21):
        state = dealt(2 + moves % 3, moves, boulders=moves % 2 == 0, dingo_eats_poop=moves % 3 == 0)
        walk(state, moves, fast_rng(moves))
        yield state


def rare() -> Iterator[WombatRescue]:
    """What hardly ever happens when moves are made at random."""
    two = wombats("r=0 q=2  A . B").rescued(0, 1).rescued(1, 1).carrying(0, 2).carrying(1, 3)
    yield two.digesting(0, "- - - 3").hold_it_in().state
    yield wombats("r=0 q=1  A B !").walk(2, 0).state  # the pushed lead is caught, the mover waits
    yield wombats("r=0 q=4  A . . !").holder(0).rolling(3).digest().state  # the dingo has run into a lead
    yield wombats("r=1 q=1  A . x !", boulders=True).holder(0).rolling(3).digest().state  # it goes round a boulder
    yield wombats("r=0 q=1  A").rescued(0, 0, 1, 2).carrying(0, 3).walk(0, 0).state  # won
    yield dealt(2, 1, layout="billabong")
    veiled = dealt(3, 5).veil(1)
    assert isinstance(veiled, WombatRescue)
    yield veiled


every_position = pytest.mark.parametrize("positions", [under_way, rare], ids=["under way", "rare"])


def same(one: object, other: object) -> bool:
    """`differences` forgives a row that is too long; here none may be."""
    return differences(one, other) == differences(other, one) == []


@every_position
def test_every_field_is_in_a_copy(positions: Positions) -> None:
    for state in positions():
        assert same(state, state.copy())


@every_position
def test_a_copy_shares_nothing_that_changes(positions: Positions) -> None:
    for state in positions():
        runner, untouched = state.copy(), WOMBAT_RESCUE.restore(WOMBAT_RESCUE.snapshot(state))
        for name, value, change in list(numbers_of(runner, untouched)):
            if not name.startswith(SHARED):
                change(not value if isinstance(value, bool) else value + 1)
        assert differences(state, untouched) == []


@every_position
def test_every_field_is_saved(positions: Positions) -> None:
    for state in positions():
        again = WOMBAT_RESCUE.restore(WOMBAT_RESCUE.snapshot(state))
        assert same(state, again)


@every_position
def test_the_way_to_the_target_is_kept_only_while_the_dingo_moves(positions: Positions) -> None:
    """It follows from the position then, so that it need not be saved."""
    for state in positions():
        assert (len(state.hunt.toward) > 0) == (state.turn.phase == codes.PROWLING)
