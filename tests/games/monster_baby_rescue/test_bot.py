"""What the bot knows about tiles."""

from homeward.engine.chance.rng import fast_rng
from homeward.games.monster_baby_rescue import MONSTER_BABY_RESCUE
from homeward.games.monster_baby_rescue.moves import Take
from homeward.testkit.deals import random_move
from tests.games.monster_baby_rescue.rescue_table import RescueTable, position

KNOWLEDGE = MONSTER_BABY_RESCUE.knowledge
GAMES = 60  # the benchmark plays 2,000; see docs/inside/monster-baby-rescue.md


def favourite(table: RescueTable) -> str:
    """The move the bot likes best."""
    best = max(table.state.legal(), key=lambda code: KNOWLEDGE.prefer(table.state, code))
    return MONSTER_BABY_RESCUE.text(best).removeprefix("take ")


def test_greedy_comes_first_against_three_random_players() -> None:
    first = 0
    for number in range(GAMES):
        state = MONSTER_BABY_RESCUE.deal(4, 1000 + number)
        luck, me = fast_rng(number), number % 4
        while not state.over:
            greedy = state.actor == me
            code = (
                max(state.legal(), key=lambda code: KNOWLEDGE.prefer(state, code))
                if greedy
                else random_move(state, luck)
            )
            state.play(code)
        first += me in state.winners()
    assert first >= 0.93 * GAMES


def test_of_two_equal_tiles_the_cheaper_is_better() -> None:
    assert favourite(position(row="DOC-1 DOC-2 DOC-3 DOC-4 DOC-5 DOC-6")) in ("1", "2")


def test_a_tile_that_wins_a_goal_is_worth_a_walk() -> None:
    table = position(row="DOC-1 DOC-2 DOC-3 DOC-4 TOR-3 DOC-6", tiles={0: "TOR-1 TOR-2"}, goals="GOAL-05A")
    assert favourite(table) == "5"


def test_a_voucher_goes_to_the_part_that_is_muddy() -> None:
    table = position(row="ANY-1 DOC-1 DOC-2 DOC-3 DOC-4 DOC-5", tiles={0: "HED-1 LEG-1"})
    assert favourite(table) == "1 torso"


def test_a_diamond_goes_where_a_heart_waits() -> None:
    table = position(row="DIA-5 DOC-1 DOC-2 DOC-3 DOC-4 DOC-5", tiles={0: "PLY-2"}, finals="ABAA")
    assert KNOWLEDGE.prefer(table.state, code("green")) > KNOWLEDGE.prefer(table.state, code("red"))


def code(gem: str) -> int:
    return MONSTER_BABY_RESCUE.code(Take(1, gem=gem))  # type: ignore[arg-type]


def test_the_leader_is_valued_above_the_others() -> None:
    table = position(players=3, tiles={1: "HED-3 TOR-3 LEG-3"})
    values = [KNOWLEDGE.evaluate(table.state, seat) for seat in range(3)]
    assert values[1] == max(values)
    assert all(0.0 < value < 1.0 for value in values)
    over = position(pile="", tiles={0: "HED-1 TOR-1 LEG-1"}).take(1).take(2)
    assert [KNOWLEDGE.evaluate(over.state, seat) for seat in (0, 1)] == [1.0, 0.0]
