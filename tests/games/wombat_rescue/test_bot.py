"""What the bot knows: distances in moves, cubes, the dingo; and that its games come to an end."""

import pytest

from homeward.engine.chance.rng import Rng, fast_rng
from homeward.games.wombat_rescue import WOMBAT_RESCUE
from homeward.games.wombat_rescue.bot.plan import Plan
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.moves import Chase, RunHome, SendToDen, TakeCube, Walk
from homeward.games.wombat_rescue.rules import WombatRescue
from tests.games.wombat_rescue.wombat_table import WombatTable, dealt, lay_cubes, wombats

KNOWLEDGE = WOMBAT_RESCUE.knowledge


def best(table: WombatTable) -> object:
    return max(table.legal(), key=lambda move: KNOWLEDGE.prefer(table.state, WOMBAT_RESCUE.code(move)))


def test_distances_are_counted_in_moves() -> None:
    """Along a smelled row home is one move away; round a corner two; outside every hex is a lost step."""
    table = wombats("r=0 q=4  A a").rescued(1, 0, 1, 2, 3)
    plan = Plan(table.state.outback, 0)
    assert plan.to_home[table.number[6, 0]] == 1
    assert plan.to_home[table.number[1, 1]] == 2
    assert plan.to_home[table.number[0, 0]] == 0
    assert plan.to_home[table.number[8, 0]] == 1 + 3
    assert plan.to_home[table.number[9, 0]] == 1 + 3 + 3


def test_it_takes_a_baby_home() -> None:
    table = wombats("r=0 q=4  A a").carrying(0, 2)
    assert best(table) == Walk(table.number[0, 0])


def test_it_eats_when_hungry() -> None:
    table = wombats("r=0 q=0  A . . 3")
    assert best(table) == Walk(table.number[3, 0])


def test_it_keeps_away_from_the_dingo() -> None:
    table = wombats("r=0 q=2  A . !").carrying(0, 2)
    plan = Plan(table.state.outback, 0)
    assert plan.danger(table.number[3, 0]) > plan.danger(table.number[1, 0]) > plan.danger(table.number[0, 0]) == 0


def test_a_cube_is_worth_the_new_smell_on_the_ways_to_the_babies() -> None:
    table = wombats("r=0 q=0  Aaa")
    plan = Plan(table.state.outback, 0)
    assert plan.cube(table.number[1, 0]) == 0, "it smells there already"
    assert plan.cube(table.number[5, 0]) > plan.cube(table.number[6, -2]), "straight on the way to a baby"


def test_it_wins_with_run_home() -> None:
    table = wombats("r=0 q=8  A").rescued(0, 0, 1, 3).carrying(0, 2)
    assert best(table) == RunHome()


def test_it_moves_the_cube_that_is_missed_least() -> None:
    table = wombats("r=0 q=7  A").digesting(0, "- - - 3")
    for place in ((1, 0), (2, 0), (3, 0), (4, 0)):
        lay_cubes(table, 0, place, 3)
    lay_cubes(table, 0, (0, 1), 2)
    table.digest()
    assert isinstance(best(table), TakeCube)
    assert best(table) != TakeCube(table.number[4, 0]), "the one that reaches furthest"


def test_the_dingo_is_set_on_the_leader() -> None:
    table = wombats("r=0 q=3  B . . ! . . C", players=3).rescued(2, 0, 1).holder(0).rolling(1).digest()
    assert best(table) == Chase(2)
    caught = wombats("r=0 q=0  A . !").walk(2, 0)
    assert isinstance(best(caught), SendToDen)


def test_evaluation_shares_out_the_chances() -> None:
    table = wombats(players=3).rescued(1, 0, 1, 2)
    shares = [KNOWLEDGE.evaluate(table.state, seat) for seat in range(3)]
    assert sum(shares) == pytest.approx(1)
    assert shares[1] > shares[0] > shares[2], "the first still has all moves of its turn"


def play(players: int, seed: int, greedy: set[int], **options: object) -> WombatRescue:
    state = dealt(players, seed, **options)
    rng = fast_rng(seed + 1)
    while not state.over and state.turns < 400 * players:
        legal = state.legal()
        code = preferred(state, legal, rng) if state.actor in greedy else legal[rng.below(len(legal))]
        state.play(code)
    return state


def preferred(state: WombatRescue, legal: list[int], rng: Rng) -> int:
    scores = [KNOWLEDGE.prefer(state, code) for code in legal]
    good = [code for code, score in zip(legal, scores, strict=True) if score == max(scores)]
    return good[rng.below(len(good))]


@pytest.mark.parametrize("layout", [row.id for row in BOX.layout])
def test_no_game_gets_stuck(layout: str) -> None:
    """A base game and a game with both variants per layout."""
    for seed, variant in ((1, False), (2, True)):
        state = play(4, seed, {0, 1, 2, 3}, layout=layout, boulders=variant, dingo_eats_poop=variant)
        assert state.over
        assert state.turns < 100 * 4


def test_greedy_beats_random() -> None:
    for seed in range(3):
        assert play(2, seed, {seed % 2}).winners() == [seed % 2]
