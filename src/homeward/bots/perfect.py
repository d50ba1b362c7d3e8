"""The perfect hunter of Monster Chase: forgets nothing and makes the best flip there is."""

from homeward.bots.chase_puzzle import ChasePuzzle, carries_out, reduced
from homeward.bots.exact import Solver
from homeward.bots.simple import most_liked, preferred_move
from homeward.bots.veiled import Veiled
from homeward.engine.knowledge import Knowledge
from homeward.engine.rng import Rng
from homeward.games.monster_chase.rules import COMPETITIVE, FLIP, MonsterChase, Variant

SAME = 1e-12  # values closer than this are equal

_solvers: dict[tuple[int, ...], Solver] = {}


def solver_of(variant: Variant) -> Solver:
    """The solver of a variant, kept because a game asks it again and again."""
    key = (
        int(variant.length),
        int(variant.mode),
        int(variant.pack),
        int(variant.expert),
        int(variant.fearless),
        int(variant.one_by_one),
    )
    if key not in _solvers:
        _solvers[key] = Solver(ChasePuzzle(variant))
    return _solvers[key]


def best_flip(knowledge: Knowledge, veiled: Veiled, rng: Rng) -> int:
    """The flip with the highest chance to win; where that does not decide, what knowledge prefers.

    It does not decide in the race of the easy game, where everybody plays for themselves, and when the sock waits:
    with perfect memory every partner is as good.
    """
    state = veiled.state
    assert isinstance(state, MonsterChase)
    if state.phase != FLIP or state.variant.mode == COMPETITIVE:
        return preferred_move(knowledge, veiled, rng)
    worths = flip_worths(state)
    best = max(worths.values()) - SAME
    return most_liked(knowledge, state, [place for place, worth in worths.items() if worth >= best], rng)


def flip_worths(state: MonsterChase) -> dict[int, float]:
    """The chance to win after turning each tile, when everything after it is played perfectly."""
    solver = solver_of(state.variant)
    worths: dict[int, float] = {}
    for choice in solver.puzzle.choices(reduced(state)):
        worth = solver.worth(choice)
        worths.update((place, worth) for place in state.legal() if carries_out(state, place, choice.name))
    return worths
