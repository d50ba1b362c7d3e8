"""After a game: how the chances went, move by move, and the few turning points that decided it.

First a short look at every position, then a closer one at the moves that seem to have mattered, so that chance in the
search is not taken for a turn of the game.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from time import perf_counter

from msgspec import Struct, field

from homeward.bots.advice import percent
from homeward.bots.search import Search
from homeward.bots.search_loop import run_search
from homeward.bots.veiled import Veiled
from homeward.catalogue import Arg, Text
from homeward.engine.chance.rng import fast_rng
from homeward.engine.game import Game
from homeward.engine.state import State

TURNING_POINTS = 3
SIMULATIONS = 400  # for a first look at every position
CLOSER = 8  # times as many for what seems to have mattered
SUSPECTS = 6
MATTERS = 0.10  # a smaller change of the chances decides nothing
SLIP = 0.03  # a move worse than the best by more than this is called a slip
FIRST_LOOK = 0.6  # of the time
GLANCE = 4  # simulations at least, on a machine that has no time


class Judged(Struct, frozen=True):
    """A position as the search sees it: every seat's chance, and the move it would have made."""

    chances: tuple[float, ...]
    best: int | None = None
    means: dict[int, float] = {}


class TurningPoint(Struct, frozen=True, kw_only=True):
    """A move that changed the game."""

    move: int  # counted from 1
    seat: int  # who made it
    label: Text
    before: tuple[float, ...]  # every seat's chance
    after: tuple[float, ...]
    better: Text | None  # what Owl would have done instead, if that was clearly better
    better_code: int | None = None  # the same move, for a board to point at
    said: Text


class Analysis(Struct, frozen=True):
    chances: list[tuple[float, ...]]  # before each move and at the end, per seat
    turning_points: list[TurningPoint] = field(name="moments")  # the greatest changes, in the order of the game


class Patience:
    """How long to look: so many simulations, or as many as fit into what is left of the time."""

    def __init__(self, simulations: int, seconds: float | None) -> None:
        self.simulations = simulations
        self._end = None if seconds is None else perf_counter() + seconds

    def share(self, positions: int) -> float | None:
        """Seconds for each of so many positions."""
        return None if self._end is None else max(0.0, self._end - perf_counter()) / max(1, positions)


def analyse(
    game: Game,
    states: Sequence[State],
    moves: Sequence[int],
    simulations: int = SIMULATIONS,
    seconds: float | None = None,
    looked: Callable[[int], None] = lambda positions: None,
) -> Analysis:
    """Look back at a finished or running game: its states from the deal on, and the moves between them.

    `looked` is told how many positions have been looked at. With `seconds` it thinks as long as they allow.
    """
    patience = Patience(simulations, None if seconds is None else seconds * FIRST_LOOK)
    judged = []
    for number, state in enumerate(states):
        judged.append(judge(game, state, state.actor, patience, number, len(states) - number))
        looked(number + 1)
    closer = Patience(simulations * CLOSER, None if seconds is None else seconds * (1.0 - FIRST_LOOK))
    points = [
        point
        for place, number in enumerate(suspects(judged))
        if (point := look_closer(game, states, moves, number, closer, SUSPECTS - place)) is not None
    ]
    greatest = sorted(points, key=lambda point: (-swing(point.before, point.after), point.move))[:TURNING_POINTS]
    return Analysis([one.chances for one in judged], sorted(greatest, key=lambda point: point.move))


def suspects(judged: Sequence[Judged]) -> list[int]:
    """The moves that seem to have changed most; a first look is rough, so also some that seem to fall short."""
    swings = [swing(before.chances, after.chances) for before, after in pairwise(judged)]
    greatest = sorted(range(len(swings)), key=lambda number: (-swings[number], number))[:SUSPECTS]
    return [number for number in greatest if swings[number] >= MATTERS / 2]


def look_closer(
    game: Game, states: Sequence[State], moves: Sequence[int], number: int, patience: Patience, left: int
) -> TurningPoint | None:
    """A move that mattered, seen before and after it by the same eyes: those of whoever made it."""
    mover = states[number].actor
    before = judge(game, states[number], mover, patience, number, 2 * left)
    after = judge(game, states[number + 1], mover, patience, number + 1, 2 * left - 1)
    if swing(before.chances, after.chances) < MATTERS:
        return None
    return turning_point(game, states[number], moves[number], number, before, after)


def judge(game: Game, state: State, eyes: int | None, patience: Patience, seed: int, left: int) -> Judged:
    """A position as somebody sees it, one of so many that are left."""
    if state.actor is None or eyes is None:
        return Judged(tuple(float(state.value(seat)) for seat in range(state.players)))
    exactly = judge_exactly(game, state)
    if exactly is not None:
        return exactly
    seconds = patience.share(left)
    search = run_search(game, Veiled(state, eyes), fast_rng(seed), patience.simulations, seconds, portion=GLANCE)
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
    view = game.view(state, seat)
    best = better_move(code, before) if after.chances[seat] < before.chances[seat] else None
    better = None if best is None else game.label(view, game.moves[best])
    return TurningPoint(
        move=number + 1,
        seat=seat,
        label=game.label(view, game.moves[code]),
        before=before.chances,
        after=after.chances,
        better=better,
        better_code=best,
        said=explanation(before.chances[seat], after.chances[seat], better),
    )


def better_move(code: int, before: Judged) -> int | None:
    """What would clearly have been better, if anything was."""
    best = before.best
    if best is None or best == code:
        return None
    lost = before.means.get(best, 0.0) - before.means.get(code, 0.0)
    return best if lost > SLIP else None


def explanation(before: float, after: float, better: Text | None) -> Text:
    """How the chances of whoever moved went, and why."""
    went: dict[str, Arg] = {"before": percent(before), "after": percent(after)}
    if better is not None:
        return Text("analysis.better", went | {"better": better})
    return Text("analysis.lucky" if after > before else "analysis.unlucky", went)
