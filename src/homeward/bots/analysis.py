"""After a game: the chances of every seat, move by move, and the few turning points that decided it.

A short search of every position comes first. Then the moves that seem to have mattered are searched for longer, so that
chance in the search is not taken for a turning point.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from time import perf_counter

from msgspec import Struct, field

from homeward.bots.advice import percent
from homeward.bots.search import Search
from homeward.bots.search_loop import run_search
from homeward.bots.veiled import Veiled
from homeward.catalogue import Text
from homeward.engine.bot.chance_words import how_often
from homeward.engine.chance.rng import fast_rng
from homeward.engine.game import Game
from homeward.engine.state import State

TURNING_POINTS = 3
SIMULATIONS = 400  # for the first search of every position
CLOSER = 8  # times as many for a move that seems to have mattered
SUSPECTS = 6  # moves that are searched for longer
MATTERS = 0.10  # smaller changes of the chances are no turning points
SLIP = 0.03  # a move that is worse than the best one by more than this is a slip
FIRST_LOOK = 0.6  # share of the time for the first search
GLANCE = 4  # simulations per position at least, however little time there is


class Judged(Struct, frozen=True):
    """What the search found in a position: every seat's chance, and the best move."""

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
    better: Text | None  # the move Owl would have made, if it was clearly better
    better_code: int | None = None  # its code, for the board
    said: Text
    numbers: Text  # how much the chances changed; shown on request


class Analysis(Struct, frozen=True):
    chances: list[tuple[float, ...]]  # before each move and at the end, per seat
    turning_points: list[TurningPoint] = field(name="moments")  # the greatest changes, in the order of the game


class Patience:
    """How long to search: a number of simulations, or as many as fit into the time that is left."""

    def __init__(self, simulations: int, seconds: float | None) -> None:
        self.simulations = simulations
        self._end = None if seconds is None else perf_counter() + seconds

    def share(self, positions: int) -> float | None:
        """Seconds for each of the positions that are left."""
        return None if self._end is None else max(0.0, self._end - perf_counter()) / max(1, positions)


def analyse(
    game: Game,
    states: Sequence[State],
    moves: Sequence[int],
    simulations: int = SIMULATIONS,
    seconds: float | None = None,
    looked: Callable[[int], None] = lambda positions: None,
) -> Analysis:
    """Analyse a finished or running game, given its states from the deal on and the moves between them.

    `looked` is called with the number of positions that have been searched. `seconds` limits the time.
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
    """The moves that seem to have changed most. The first search is rough, so the limit is half of `MATTERS`."""
    swings = [swing(before.chances, after.chances) for before, after in pairwise(judged)]
    greatest = sorted(range(len(swings)), key=lambda number: (-swings[number], number))[:SUSPECTS]
    return [number for number in greatest if swings[number] >= MATTERS / 2]


def look_closer(
    game: Game, states: Sequence[State], moves: Sequence[int], number: int, patience: Patience, left: int
) -> TurningPoint | None:
    """The turning point, if a longer search confirms it. Both positions are searched as the moving seat knows them."""
    mover = states[number].actor
    before = judge(game, states[number], mover, patience, number, 2 * left)
    after = judge(game, states[number + 1], mover, patience, number + 1, 2 * left - 1)
    if swing(before.chances, after.chances) < MATTERS:
        return None
    return turning_point(game, states[number], moves[number], number, before, after)


def judge(game: Game, state: State, observer: int | None, patience: Patience, seed: int, left: int) -> Judged:
    """Search a position as a seat knows it. `left` is how many positions share the rest of the time."""
    if state.actor is None or observer is None:
        return Judged(tuple(float(state.value(seat)) for seat in range(state.players)))
    exactly = judge_exactly(game, state)
    if exactly is not None:
        return exactly
    seconds = patience.share(left)
    search = run_search(game, Veiled(state, observer), fast_rng(seed), patience.simulations, seconds, portion=GLANCE)
    return Judged(tuple(search.chances()), int(search.best()), means_of(search))


def judge_exactly(game: Game, state: State) -> Judged | None:
    """The chances with perfect play from here; None if the game is not solved."""
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
        numbers=numbers_of(before.chances[seat], after.chances[seat]),
    )


def better_move(code: int, before: Judged) -> int | None:
    """The move that was clearly better, if there was one."""
    best = before.best
    if best is None or best == code:
        return None
    lost = before.means.get(best, 0.0) - before.means.get(code, 0.0)
    return best if lost > SLIP else None


def explanation(before: float, after: float, better: Text | None) -> Text:
    """How the chances of the moving seat changed, and why, in words."""
    change = change_in_words(before, after)
    if better is not None:
        return Text("analysis.better", {"change": change, "better": better})
    return change if after > before else Text("analysis.unlucky", {"change": change})


def change_in_words(before: float, after: float) -> Text:
    """Two chances may have the same words; then only the direction is told."""
    then, now = how_often(before), how_often(after)
    if then == now:
        return Text("analysis.rose-a-little" if after > before else "analysis.fell-a-little")
    return Text("analysis.changed", {"before": then, "after": now})


def numbers_of(before: float, after: float) -> Text:
    return Text("analysis.numbers", {"before": percent(before), "after": percent(after)})
