"""Monster Chase solved exactly, and the perfect hunter plays what the solution says."""

import pytest

import homeward
from homeward.bots import choose
from homeward.bots.exact import Solver
from homeward.engine.options import Value
from homeward.games.monster_chase.bot.puzzle import ChasePuzzle, ObviousChase, position_of
from homeward.games.monster_chase.rules import MonsterChase


def optimum(**options: Value) -> float:
    state = homeward.game("monster-chase").deal(1, 1, **options)
    assert isinstance(state, MonsterChase)
    puzzle = ChasePuzzle(state.variant)
    return Solver(puzzle).value(puzzle.first())


@pytest.mark.parametrize("length", [10, 15, 20])
@pytest.mark.parametrize("same_toy", ["all", "one"])
def test_the_basic_game_can_always_be_won(length: int, same_toy: str) -> None:
    assert optimum(length=length, same_toy=same_toy) == pytest.approx(1.0)


def test_the_pack_is_hard_even_for_a_perfect_memory() -> None:
    assert optimum(length=10, pack=True) == pytest.approx(278 / 285)
    assert optimum(length=10, expert=True) == pytest.approx(0.991029, abs=1e-6)


def test_whoever_saw_everything_wins() -> None:
    assert optimum(length=10, fearless=True) == 1.0
    assert optimum(length=10, fearless=True, pack=True, expert=True) == 1.0


def test_the_easy_game_takes_one_flip_per_monster_and_one_per_toy_tried_in_vain() -> None:
    assert -optimum(length=20, mode="easy") == pytest.approx(27.071, abs=1e-3)


def test_taking_every_hit_at_once_is_not_always_best() -> None:
    state = homeward.game("monster-chase").deal(1, 1, length=10)
    assert isinstance(state, MonsterChase)
    puzzle = ChasePuzzle(state.variant)
    obvious = Solver(ObviousChase(puzzle)).value(puzzle.first())
    assert 0.99 < obvious < 1.0


def test_the_first_position_of_a_table_is_the_first_of_the_puzzle() -> None:
    for options in ({}, {"expert": True}, {"pack": True}):
        state = homeward.game("monster-chase").deal(3, 4, **options)
        assert isinstance(state, MonsterChase)
        assert position_of(state) == ChasePuzzle(state.variant).first()


@pytest.mark.parametrize("options", [{"length": 10}, {"fearless": True, "pack": True, "expert": True}])
def test_the_perfect_hunter_never_loses_what_cannot_be_lost(options: dict[str, Value]) -> None:
    game = homeward.game("monster-chase")
    for seed in range(100):
        state = game.deal(2, seed, **options)
        rng = homeward.fast_rng(seed)
        while state.actor is not None:
            state.play(choose(game, "perfect", state.veil(state.actor), rng))
        assert state.winners() == [0, 1]


def test_the_value_of_a_position_is_that_of_what_comes_next_on_average() -> None:
    """Along real games the value never jumps to something the puzzle did not foresee."""
    game = homeward.game("monster-chase")
    for seed in range(30):
        state = game.deal(1, seed, pack=True, expert=True, length=10)
        rng = homeward.fast_rng(seed)
        assert isinstance(state, MonsterChase)
        puzzle = ChasePuzzle(state.variant)
        while state.actor is not None:
            foreseen = {after for choice in puzzle.choices(position_of(state)) for after in choice.nexts}
            state.play(state.legal()[rng.below(len(state.legal()))])
            while state.sock >= 0:
                state.play(state.legal()[0])
            assert state.over or position_of(state) in foreseen
