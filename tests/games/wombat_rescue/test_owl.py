"""Following Owl from the start: cards that work once per game are kept for when they help, and chances are honest."""

from collections.abc import Iterator

import pytest

from homeward.bots.advice import numbers_of
from homeward.bots.search import Search
from homeward.bots.search_loop import run_search
from homeward.bots.veiled import Veiled
from homeward.engine.chance.rng import fast_rng
from homeward.games.wombat_rescue import WOMBAT_RESCUE
from homeward.games.wombat_rescue.moves import MOVES, HighFibre, HoldItIn, RunHome, Scamper
from homeward.games.wombat_rescue.preview import preview
from homeward.games.wombat_rescue.rules import WombatRescue
from homeward.games.wombat_rescue.rules.pieces.wombat import ALL_CARDS, NO_BABY, RUN_HOME_CARD
from tests.games.wombat_rescue.wombat_table import dealt, wombats

SIMULATIONS = 60
FIRST_TURNS = 4  # two of each seat
NEW_SMELL = 10  # spaces: half as much again as a cube at home gives


def thought(state: WombatRescue) -> Search:
    assert state.actor is not None
    return run_search(WOMBAT_RESCUE, Veiled(state, state.actor), fast_rng(state.clock), SIMULATIONS)


def followed(seed: int) -> Iterator[tuple[WombatRescue, int]]:
    """The positions of the first turns, each with Owl's move."""
    state = dealt(2, seed)
    while state.turns < FIRST_TURNS:
        legal = state.legal()
        code = legal[0] if len(legal) == 1 else int(thought(state).best())
        yield state, code
        state.play(code)


@pytest.mark.parametrize("seed", range(12))
def test_cards_are_not_spent_without_gain(seed: int) -> None:
    for state, code in followed(seed):
        move, me = MOVES[code], state.outback.wombats[state.turn.active]
        would = preview(state, state.turn.active, code)
        if isinstance(move, RunHome):
            assert me.pouch != NO_BABY
        elif isinstance(move, HighFibre):
            assert would is not None
            assert len(would.smells) >= NEW_SMELL
        elif isinstance(move, Scamper):
            assert would is not None
            assert would.eats or would.finds or nearer_to_a_baby(state, move.space)
        else:
            assert not isinstance(move, HoldItIn)


def nearer_to_a_baby(state: WombatRescue, space: int) -> bool:
    ground, nests = state.outback.board.ground, state.outback.board.nest
    me = state.outback.wombats[state.turn.active]
    return any(ground.apart(space, nest) < ground.apart(me.lead, nest) for nest in nests)


def test_a_card_in_hand_is_worth_something() -> None:
    """Less than its best use, or nobody would ever play it."""
    table = wombats("r=0 q=8  A").carrying(0, 2)
    held = chance_of(table.state)
    table.state.outback.wombats[0].cards = ALL_CARDS & ~RUN_HOME_CARD
    assert chance_of(table.state) < held
    table.state.outback.wombats[0].cards = ALL_CARDS
    table.play(RunHome())
    assert chance_of(table.state) > held


def chance_of(state: WombatRescue) -> float:
    """Of the first seat, asked of a fresh copy: knowledge keeps what it has worked out for a position."""
    return WOMBAT_RESCUE.knowledge.evaluate(state.copy(), 0)


def test_the_first_move_decides_little() -> None:
    """Nobody is told 90 of 100 at the start of a game between equals."""
    for seed in range(6):
        state = dealt(2, seed)
        state.play(state.legal()[0])
        assert state.actor is not None
        assert 0.3 < thought(state).chances()[state.actor] < 0.7


@pytest.mark.parametrize("ahead", [0, 1])
def test_the_chance_is_that_of_whoever_asks(ahead: int) -> None:
    state = wombats("r=0 q=2  A a").rescued(ahead, 0, 1, 3).state
    chance = numbers_of(thought(state)).args["chance"]
    assert isinstance(chance, int)
    assert chance > 80 if ahead == state.actor else chance < 20
