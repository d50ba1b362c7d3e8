"""After a game: how the chances went, move by move, and the three turning points that decided it."""

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct, field

from homeward.bots.hints import percent
from homeward.bots.search import Search
from homeward.bots.thinking import think_over
from homeward.bots.veiled import Veiled
from homeward.catalogue import Arg, Said
from homeward.engine.game import Game
from homeward.engine.rng import seeded
from homeward.engine.state import State

TURNING_POINTS = 3
SIMULATIONS = 400
SLIP = 0.03  # a move worse than the best by more than this is called a slip


class Judged(Struct, frozen=True):
    """A position as the search sees it: every seat's chance, and the move it would have made."""

    chances: tuple[float, ...]
    best: int | None = None
    means: dict[int, float] = {}


class TurningPoint(Struct, frozen=True, kw_only=True):
    """A move that changed the game."""

    move: int  # counted from 1
    seat: int  # who made it
    label: Said
    before: tuple[float, ...]  # every seat's chance
    after: tuple[float, ...]
    better: Said | None  # what Owl would have done instead, if that was clearly better
    said: Said


class Analysis(Struct, frozen=True):
    chances: list[tuple[float, ...]]  # before each move and at the end, per seat
    turning_points: list[TurningPoint] = field(name="moments")  # the greatest changes, in the order of the game


def analyse(game: Game, states: Sequence[State], moves: Sequence[int], simulations: int = SIMULATIONS) -> Analysis:
    """Look back at a finished or running game: its states from the deal on, and the moves between them."""
    judged = [judge(game, state, simulations, number) for number, state in enumerate(states)]
    swings = [swing(before.chances, after.chances) for before, after in pairwise(judged)]
    greatest = sorted(range(len(swings)), key=lambda number: (-swings[number], number))[:TURNING_POINTS]
    points = [
        turning_point(game, states[number], moves[number], number, judged[number], judged[number + 1])
        for number in sorted(greatest)
        if swings[number] > 0
    ]
    return Analysis([one.chances for one in judged], points)


def judge(game: Game, state: State, simulations: int, seed: int) -> Judged:
    if state.actor is None:
        return Judged(tuple(float(state.value(seat)) for seat in range(state.players)))
    exactly = judge_exactly(game, state)
    if exactly is not None:
        return exactly
    veiled = Veiled(state, state.actor)
    search = think_over(game, veiled, seeded(seed), simulations)
    return Judged(tuple(search.chances()), int(search.best()), means_of(search))


def judge_exactly(game: Game, state: State) -> Judged | None:
    """The chances of people who play perfectly from here, where the game is solved."""
    exact = game.bots.exact
    chance = exact.chance(state) if exact is not None else None
    if exact is None or chance is None:
        return None
    chances = exact.chances(state)
    best = max(chances, key=lambda code: chances[code]) if chances else None
    return Judged((chance,) * int(state.players), best, chances)


def means_of(search: Search) -> dict[int, float]:
    return {int(edge.code): edge.mean() for edge in search.root.edges if edge.visits > 0}


def swing(before: tuple[float, ...], after: tuple[float, ...]) -> float:
    return max(abs(then - now) for then, now in zip(before, after, strict=True))


def turning_point(game: Game, state: State, code: int, number: int, before: Judged, after: Judged) -> TurningPoint:
    seat = state.actor
    assert seat is not None
    label = game.label(game.view(state, seat), game.moves[code])
    better = None
    if before.best is not None and before.best != code:
        lost = before.means.get(before.best, 0.0) - before.means.get(code, 0.0)
        if lost > SLIP:
            better = game.label(game.view(state, seat), game.moves[before.best])
    return TurningPoint(
        move=number + 1,
        seat=seat,
        label=label,
        before=before.chances,
        after=after.chances,
        better=better,
        said=told(before.chances[seat], after.chances[seat], better),
    )


def told(before: float, after: float, better: Said | None) -> Said:
    went: dict[str, Arg] = {"before": percent(before), "after": percent(after)}
    if better is not None:
        return Said("analysis.better", went | {"better": better})
    return Said("analysis.lucky" if after > before else "analysis.unlucky", went)
