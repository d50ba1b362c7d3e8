"""A hint in three steps: where to look, which piece, which move and why. The move is the one that Owl would make."""

from collections.abc import Callable

from msgspec import Struct

from homeward.bots.search import Search
from homeward.bots.search_loop import run_search
from homeward.bots.simple import best_at_once
from homeward.bots.veiled import Veiled
from homeward.catalogue import Arg, Text
from homeward.engine.bot.bot_kit import Glow
from homeward.engine.bot.chance_words import how_often
from homeward.engine.chance.rng import fast_rng
from homeward.engine.game import Game
from homeward.engine.state import State

STEPS = 3
REASONS = 2  # at most; a hint is short
SIMULATIONS = 4_000
SECONDS = 1.0  # for a hint, at most


class Hint(Struct, frozen=True, kw_only=True):
    """One step of a hint. Only the last one names the move."""

    step: int  # 1, 2 or 3
    said: Text
    glow: str = ""  # the part of the board that it points at, see `Glow`
    code: int | None = None
    label: Text | None = None
    numbers: Text | None = None  # how sure Owl is; shown on request


class Advice(Struct, frozen=True):
    """The move Owl would make, why, and how sure it is."""

    code: int
    reason: Text
    numbers: Text | None = None


def hint(game: Game, veiled: State, step: int, seed: int) -> Hint:
    """A step of the hint for the seat whose turn it is. The same seed gives the same advice at every step."""
    if step not in range(1, STEPS + 1):
        raise ValueError(f"a hint has the steps 1 to {STEPS}, not {step}")
    return hint_steps(game, veiled, seed)[step - 1]


def hint_steps(
    game: Game, veiled: State, seed: int, seconds: float = SECONDS, stop: Callable[[], bool] = lambda: False
) -> tuple[Hint, ...]:
    """All steps of the hint, computed once."""
    mine = Veiled.again(veiled)
    found = advice(game, mine, seed, seconds, stop)
    glow = game.bots.glow(mine.state, found.code) if game.bots.glow is not None else Glow("", "")
    return (
        Hint(step=1, said=game.pointer(found.code, 1), glow=glow.area),
        Hint(step=2, said=game.pointer(found.code, 2), glow=glow.piece),
        Hint(
            step=3,
            said=found.reason,
            glow=glow.piece,
            code=found.code,
            label=hint_label(game, mine, found.code),
            numbers=found.numbers,
        ),
    )


def hint_label(game: Game, mine: Veiled, code: int) -> Text:
    """The move in words. The board shows its place, so a game may leave the number of the place out."""
    say = game.bots.hint_label or game.label
    return say(game.view(mine.state, mine.seat), game.moves[code])


def advice(
    game: Game, mine: Veiled, seed: int, seconds: float = SECONDS, stop: Callable[[], bool] = lambda: False
) -> Advice:
    """The move Owl would make in this state."""
    codes = mine.state.legal()
    if len(codes) == 1:
        return Advice(codes[0], Text("hint.only"))
    rng = fast_rng(seed)
    strongest = game.bots.levels[-1].setting
    if strongest.simulations == 0:
        code = best_at_once(game.bots, strongest, mine, rng)
        numbers = game.bots.numbers(mine.state, code) if game.bots.numbers is not None else None
        return Advice(code, reason(game, mine, code) or Text("hint.at-first-sight"), numbers)
    search = run_search(game, mine, rng, SIMULATIONS, seconds, stop)
    code = int(search.best())
    return Advice(code, reason(game, mine, code) or Text("hint.looked-ahead"), numbers_of(search))


def reason(game: Game, mine: Veiled, code: int) -> Text | None:
    """Why the move is good, in words of the game; None if the game has no reason for it."""
    reasons = game.bots.reasons(mine.state, code)[:REASONS]
    if len(reasons) < REASONS:
        return reasons[0] if reasons else None
    return Text("hint.two-reasons", {"first": reasons[0], "second": reasons[1]})


def numbers_of(search: Search) -> Text:
    """How sure the search is: how often the asking seat won in its simulations."""
    ordered = sorted(search.root.edges, key=lambda edge: (-edge.visits, -edge.mean()))
    best, second = ordered[0], ordered[1]
    facts: dict[str, Arg] = {
        "n": int(search.simulations),
        "often": how_often(best.mean()),
        "chance": percent(best.mean()),
    }
    if second.visits == 0:
        return Text("hint.imagined", facts)
    return Text("hint.next-best", facts | {"next": percent(second.mean())})


def percent(chance: float) -> int:
    return round(100 * chance)
