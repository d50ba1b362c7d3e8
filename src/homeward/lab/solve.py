"""`homeward solve`: exact best play of every variant of a game that has a solution, and a check of the solver."""

from math import log
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from msgspec import Struct
from rich.table import Table

from homeward.balance.intervals import wilson
from homeward.bots.exact import Solver
from homeward.bots.pairs import Pairs, position
from homeward.catalogue.translator import english
from homeward.console import AsJson, GameName, console
from homeward.engine.bot.bot_kit import Exact, Solved
from homeward.engine.errors import BadOption
from homeward.engine.game import Game
from homeward.engine.options import Value
from homeward.games import GAMES
from homeward.games import game as find_game
from homeward.lab.running.match import play_match
from homeward.lab.running.runner import Processes, Workers, run_all
from homeward.lab.running.schedule import same_table_matches

PAIRS = (2, 3, 5, 10, 20, 50, 100, 200)


class SolvedVariant(Solved, frozen=True, kw_only=True):
    """One variant, and the perfect bot's result in it if it was simulated."""

    name: str
    options: dict[str, Value]
    simulated: float | None = None
    low: float | None = None
    high: float | None = None


class PairsSolved(Struct, frozen=True):
    """The classic game of pairs: expected moves of the best play, and the published formula for many pairs."""

    pairs: int
    moves: float
    published: float


class SolveReport(Struct, frozen=True):
    variants: list[SolvedVariant]
    pairs: list[PairsSolved]


def solve(
    game: GameName,
    *,
    pairs: int = 100,
    simulate: Annotated[int, Parameter(validator=Number(gte=0))] = 0,
    processes: Processes = None,
    json: AsJson = False,
) -> None:
    """Compute the best possible play exactly, where that is possible.

    Parameters
    ----------
    pairs
        Check the solver on the classic game of pairs up to this many pairs.
    simulate
        Also let the perfect bot play this many games of every variant and compare.
    """
    chosen = find_game(game)
    exact = exact_of(chosen)
    if not 1 <= pairs <= PAIRS[-1]:
        raise BadOption("pairs", f"pairs cannot be {pairs}; allowed: 1 to {PAIRS[-1]}")
    tasks = [(game, name, options, simulate) for name, options in exact.variants()]
    solved = run_all(solve_variant, tasks, "solving", Workers(processes=processes), SolvedVariant)
    found = SolveReport(solved, [pairs_solved(number) for number in PAIRS if number <= pairs])
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        print_solution(chosen, found)


def exact_of(game: Game) -> Exact:
    if game.bots.exact is None:
        solved = ", ".join(one.name for one in GAMES if one.bots.exact is not None)
        raise BadOption("game", f"{english(game.title)} is too large to be solved exactly; solved: {solved}")
    return game.bots.exact


def solve_variant(task: tuple[str, str, dict[str, Value], int]) -> SolvedVariant:
    game, name, options, simulate = task
    chosen = find_game(game)
    found = exact_of(chosen).solve(chosen.deal(min(chosen.info.players), 1, **options))
    solved = SolvedVariant(name=name, options=options, **msgspec.structs.asdict(found))
    return simulate_play(game, solved, simulate) if simulate else solved


def simulate_play(game: str, solved: SolvedVariant, games: int) -> SolvedVariant:
    """The same with the perfect bot's own result: share of wins, or moves per game."""
    matches = same_table_matches(game, ["perfect"], 2, games, 1, solved.options)
    outcomes = [play_match(match) for match in matches]
    if solved.measure == "chance":
        wins = sum(outcome.values[0] for outcome in outcomes)
        mean = wins / games
        low, high = wilson(wins, games)
    else:
        mean = sum(outcome.moves for outcome in outcomes) / games
        spread = (sum((outcome.moves - mean) ** 2 for outcome in outcomes) / games / games) ** 0.5
        low, high = mean - 1.96 * spread, mean + 1.96 * spread
    return msgspec.structs.replace(solved, simulated=mean, low=low, high=high)


def pairs_solved(pairs: int) -> PairsSolved:
    published = (3 - 2 * log(2)) * pairs + 7 / 8 - 2 * log(2)
    return PairsSolved(pairs, -Solver(Pairs()).value(position(0, pairs)), published)


def print_solution(game: Game, found: SolveReport) -> None:
    table = Table(title=f"{english(game.title)} played perfectly: best chance to win, or what the variant counts")
    columns = list(dict.fromkeys(name for row in found.variants for name in chosen_values(row)))
    headings = ["variant", *columns, "measure", "best", "obvious play", "positions"]
    if found.variants[0].simulated is not None:
        headings += ["perfect bot", "95 % interval"]
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "variant" else "right", no_wrap=True)
    for row in found.variants:
        table.add_row(row.name, *(chosen_values(row).get(name, "") for name in columns), *cells_of(row))
    console.print(table)
    check = Table(title="The same solver on the classic game of pairs: moves of the best play alone")
    for heading in ("pairs", "solver", "published for many pairs"):
        check.add_column(heading, justify="right")
    for one in found.pairs:
        check.add_row(str(one.pairs), f"{one.moves:.4f}", f"{one.published:.4f}")
    console.print(check)


def chosen_values(row: SolvedVariant) -> dict[str, str]:
    """Options with a value; the yes-or-no options are in the variant's name."""
    return {name: str(value) for name, value in row.options.items() if not isinstance(value, bool)}


def cells_of(row: SolvedVariant) -> list[str]:
    cells = [row.measure, f"{row.best:.5f}", f"{row.obvious:.5f}", f"{row.positions:,}"]
    if row.simulated is not None:
        cells += [f"{row.simulated:.4f}", f"{row.low:.4f} to {row.high:.4f}"]
    return cells
