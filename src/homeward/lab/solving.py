"""`homeward solve monster-chase`: the best chance to win of every variant, and the check on the game of pairs."""

from math import log

from msgspec import Struct
from rich.table import Table

from homeward.bots.chase_puzzle import ChasePuzzle, ObviousChase
from homeward.bots.exact import Solver
from homeward.bots.pairs import Pairs, position
from homeward.console import console
from homeward.engine.options import Value
from homeward.games import game as find_game
from homeward.games.monster_chase.rules import MonsterChase
from homeward.lab.match import play_match
from homeward.lab.runner import run_all
from homeward.lab.schedule import same_table_matches
from homeward.lab.standings import wilson

LENGTHS = (10, 15, 20)


class Solved(Struct, frozen=True, kw_only=True):
    """One variant: what the best play comes to, and what the obvious play does."""

    name: str
    options: dict[str, Value]
    measure: str  # chance to win, or flips
    best: float
    obvious: float  # takes every remembered hit at once, else turns a tile nobody has seen
    positions: int  # how many the solver went through
    simulated: float | None = None  # the perfect bot's result
    low: float | None = None
    high: float | None = None


class PairsSolved(Struct, frozen=True):
    """The classic game of pairs: expected moves of the best play, and the published formula for many pairs."""

    pairs: int
    moves: float
    published: float


class Solution(Struct, frozen=True):
    variants: list[Solved]
    pairs: list[PairsSolved]


def variants() -> list[tuple[str, dict[str, Value]]]:
    """Every variant in every length. Where two monsters share a toy, both readings of the rule (MC-R1)."""
    found: list[tuple[str, dict[str, Value]]] = []
    for length in LENGTHS:
        for extras in extra_variants():
            name = ", ".join(extras) or "basic"
            options: dict[str, Value] = {"length": length, **dict.fromkeys(extras, True)}
            found.append((name, {**options, "same_toy": "all"}))
            if "pack" not in extras:  # a pack goes together, so the other reading changes nothing (MC-R41)
                found.append((name, {**options, "same_toy": "one"}))
        found.append(("easy", {"length": length, "mode": "easy"}))
    return found


def extra_variants() -> list[tuple[str, ...]]:
    names = ("pack", "expert", "fearless")
    return [tuple(name for bit, name in enumerate(names) if mask >> bit & 1) for mask in range(8)]


def solution(pairs: int, simulate: int, processes: int | None) -> Solution:
    tasks = [(name, options, simulate) for name, options in variants()]
    solved = run_all(solve_variant, tasks, "solving", processes)
    checks = [pairs_solved(n) for n in (2, 3, 5, 10, 20, 50, 100, 200) if n <= pairs]
    return Solution(solved, checks)


def solve_variant(task: tuple[str, dict[str, Value], int]) -> Solved:
    name, options, simulate = task
    state = find_game("monster-chase").deal(1, 1, **options)
    assert isinstance(state, MonsterChase)
    puzzle = ChasePuzzle(state.variant)
    solver = Solver(puzzle)
    sign = -1.0 if puzzle.easy else 1.0
    solved = Solved(
        name=name,
        options=options,
        measure="flips" if puzzle.easy else "chance",
        best=sign * solver.value(puzzle.first()),
        obvious=sign * Solver(ObviousChase(puzzle)).value(puzzle.first()),
        positions=len(solver.values),
    )
    return simulated(solved, simulate) if simulate else solved


def simulated(solved: Solved, games: int) -> Solved:
    """The same with the perfect bot's own result: share of wins, or flips per game."""
    matches = same_table_matches("monster-chase", ["perfect"], 2, games, 1, solved.options)
    outcomes = [play_match(match) for match in matches]
    if solved.measure == "flips":
        mean = sum(outcome.moves for outcome in outcomes) / games
        spread = (sum((outcome.moves - mean) ** 2 for outcome in outcomes) / games / games) ** 0.5
        low, high = mean - 1.96 * spread, mean + 1.96 * spread
    else:
        wins = sum(outcome.values[0] for outcome in outcomes)
        mean = wins / games
        low, high = wilson(wins, games)
    return Solved(
        name=solved.name,
        options=solved.options,
        measure=solved.measure,
        best=solved.best,
        obvious=solved.obvious,
        positions=solved.positions,
        simulated=mean,
        low=low,
        high=high,
    )


def pairs_solved(pairs: int) -> PairsSolved:
    published = (3 - 2 * log(2)) * pairs + 7 / 8 - 2 * log(2)
    return PairsSolved(pairs, -Solver(Pairs()).value(position(0, pairs)), published)


def print_solution(found: Solution) -> None:
    table = Table(title="Monster Chase with a perfect memory: best chance to win (easy: fewest flips on average)")
    headings = ["variant", "length", "same toy", "best", "obvious play", "positions"]
    if found.variants[0].simulated is not None:
        headings += ["perfect bot", "95 % interval"]
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "variant" else "right", no_wrap=True)
    for row in found.variants:
        table.add_row(*cells_of(row))
    console.print(table)
    check = Table(title="The same solver on the classic game of pairs: moves of the best play alone")
    for heading in ("pairs", "solver", "published for many pairs"):
        check.add_column(heading, justify="right")
    for one in found.pairs:
        check.add_row(str(one.pairs), f"{one.moves:.4f}", f"{one.published:.4f}")
    console.print(check)


def cells_of(row: Solved) -> list[str]:
    shared = str(row.options.get("same_toy", ""))
    cells = [
        row.name,
        str(row.options["length"]),
        shared,
        f"{row.best:.5f}",
        f"{row.obvious:.5f}",
        f"{row.positions:,}",
    ]
    if row.simulated is not None:
        cells += [f"{row.simulated:.4f}", f"{row.low:.4f} to {row.high:.4f}"]
    return cells
