"""A hint in three steps: where to look, which piece, which move and why. It is what Owl would do."""

from collections.abc import Callable

from msgspec import Struct

from homeward.bots.search import Search
from homeward.bots.simple import best_at_once
from homeward.bots.thinking import think_over
from homeward.bots.veiled import Veiled
from homeward.catalogue import Arg, Said
from homeward.engine.game import Game
from homeward.engine.rng import seeded
from homeward.engine.state import State

STEPS = 3
SIMULATIONS = 4_000
SECONDS = 1.0  # a hint keeps nobody waiting
MUCH_BETTER = 0.02  # in winning chances


class Hint(Struct, frozen=True, kw_only=True):
    """One step of a hint. Only the last one names the move."""

    step: int  # 1, 2 or 3
    said: Said
    code: int | None = None
    label: Said | None = None


class Advice(Struct, frozen=True):
    """The move Owl would make, and why in one sentence."""

    code: int
    reason: Said


def hint(game: Game, veiled: State, step: int, seed: int) -> Hint:
    """A step of the hint for the seat whose turn it is. The same seed gives the same advice at every step."""
    if step not in range(1, STEPS + 1):
        raise ValueError(f"a hint has the steps 1 to {STEPS}, not {step}")
    return hint_steps(game, veiled, seed)[step - 1]


def hint_steps(
    game: Game, veiled: State, seed: int, seconds: float = SECONDS, stop: Callable[[], bool] = lambda: False
) -> tuple[Hint, ...]:
    """All steps of the hint, thought about once."""
    mine = Veiled.again(veiled)
    found = advice(game, mine, seed, seconds, stop)
    label = game.label(game.view(mine.state, mine.seat), game.moves[found.code])
    pointers = [Hint(step=step, said=game.pointer(found.code, step)) for step in range(1, STEPS)]
    return *pointers, Hint(step=STEPS, said=found.reason, code=found.code, label=label)


def advice(
    game: Game, mine: Veiled, seed: int, seconds: float = SECONDS, stop: Callable[[], bool] = lambda: False
) -> Advice:
    """What Owl would do in this state."""
    codes = mine.state.legal()
    if len(codes) == 1:
        return Advice(codes[0], Said("hint.only"))
    rng = seeded(seed)
    strongest = game.bots.levels[-1].setting
    if strongest.simulations == 0:
        code = best_at_once(game.bots, strongest, mine, rng)
        return Advice(code, game.bots.reason(mine.state, code) if game.bots.reason else Said("hint.at-first-sight"))
    search = think_over(game, mine, rng, SIMULATIONS, seconds, stop)
    code = int(search.best())
    return Advice(code, game.bots.reason(mine.state, code) if game.bots.reason else reason(game, mine, search))


def reason(game: Game, mine: Veiled, search: Search) -> Said:
    """Why the search prefers its move, with its numbers."""
    ordered = sorted(search.root.edges, key=lambda edge: (-edge.visits, -edge.mean()))
    best, second = ordered[0], ordered[1]
    facts: dict[str, Arg] = {"n": int(search.simulations), "chance": percent(best.mean())}
    if second.visits == 0:
        return Said("hint.imagined", facts)
    facts["other"] = game.label(game.view(mine.state, mine.seat), game.moves[second.code])
    if best.mean() - second.mean() < MUCH_BETTER:
        return Said("hint.nearly-as-good", facts)
    return Said("hint.next-best", facts | {"next": percent(second.mean())})


def percent(chance: float) -> int:
    return round(100 * chance)
