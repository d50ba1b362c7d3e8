"""`homeward sim`, `homeward tournament` and `homeward solve`."""

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from time import perf_counter

import msgspec
from msgspec import Struct
from rich.table import Table

from homeward.bots.decide import check_name
from homeward.console import Components, Options, console
from homeward.engine.errors import BadOption
from homeward.games import game as find_game
from homeward.games.spelling import parse_options
from homeward.lab.match import Outcome, play_match
from homeward.lab.runner import run_all
from homeward.lab.schedule import same_table_matches, tournament_matches
from homeward.lab.solving import print_solution, solution
from homeward.lab.standings import Standing, standings


class Simulation(Struct, frozen=True, kw_only=True):
    """What `homeward sim --json` prints."""

    game: str
    players: int
    games: int
    seed: int
    moves_per_game: float
    games_per_second: float
    bots: list[Standing]
    seats: list[Standing]  # the same by seat, named `1 greedy` and so on


class Tournament(Struct, frozen=True, kw_only=True):
    """What `homeward tournament --json` prints."""

    game: str
    players: int
    games: int
    seed: int
    bots: list[Standing]


def sim(
    game: str,
    *,
    players: int = 2,
    games: int = 100,
    bots: str = "greedy",
    seed: int = 1,
    option: Options = [],  # noqa: B006 - cyclopts reads the default and never changes it
    components: Components = None,
    processes: int | None = None,
    json: bool = False,
) -> None:
    """Play many games between bots that keep their seats.

    Parameters
    ----------
    game
        Name of the game, such as monster-chase.
    players
        Number of seats.
    games
        How many games.
    bots
        The bots seat by seat, such as owl,greedy; they sit down again in turn if there are more seats.
    seed
        Same seed, same games, on any number of processes.
    processes
        How many processes. Default: one per core.
    json
        Print one JSON object instead of a table.
    """
    names = checked(game, players, games, bots)
    options = parse_options(find_game(game), option, components)
    start = perf_counter()
    matches = same_table_matches(game, names, players, games, seed, options)
    outcomes = run_all(play_match, matches, "playing", processes)
    took = perf_counter() - start
    together = find_game(game).info.cooperative
    result = Simulation(
        game=game,
        players=players,
        games=games,
        seed=seed,
        moves_per_game=fmean(outcome.moves for outcome in outcomes),
        games_per_second=games / took,
        bots=standings(matches[0].bots, outcomes, together),
        seats=seat_standings(outcomes, together),
    )
    if json:
        print(msgspec.json.encode(result).decode())
        return
    print_standings(f"{games} games of {find_game(game).info.title}", result.seats)
    console.print(f"{result.moves_per_game:.1f} moves a game, {result.games_per_second:,.0f} games a second.")


def seat_standings(outcomes: Sequence[Outcome], together: bool) -> list[Standing]:
    seated = [
        msgspec.structs.replace(outcome, bots=tuple(f"{seat} {bot}" for seat, bot in enumerate(outcome.bots, 1)))
        for outcome in outcomes
    ]
    return sorted(standings(seated[0].bots, seated, together), key=lambda one: one.name)


def tournament(
    game: str,
    *,
    players: int = 2,
    games: int = 100,
    bots: str = "random,greedy",
    seed: int = 1,
    option: Options = [],  # noqa: B006 - cyclopts reads the default and never changes it
    components: Components = None,
    processes: int | None = None,
    json: bool = False,
    html: Path | None = None,
) -> None:
    """Let bots play against each other: every line-up in every seat, all with the same deals.

    Parameters
    ----------
    game
        Name of the game, such as wombat-rescue.
    players
        Number of seats.
    games
        How many games in all.
    bots
        Who takes part, such as greedy,fox,owl. How hard the search thinks about a move may follow its name, as
        simulations or milliseconds: owl:1000, owl:50ms.
    seed
        Same seed, same games, on any number of processes, unless a bot thinks by the clock.
    processes
        How many processes. Default: one per core.
    json
        Print one JSON object instead of a table.
    html
        Also write a report with plots to this file.
    """
    names = checked(game, players, games, bots)
    options = parse_options(find_game(game), option, components)
    matches = tournament_matches(game, names, players, games, seed, options)
    outcomes = run_all(play_match, matches, "playing", processes)
    table = standings(names, outcomes, find_game(game).info.cooperative)
    result = Tournament(game=game, players=players, games=games, seed=seed, bots=table)
    if html is not None:
        from homeward.lab.report import write_report

        write_report(html, find_game(game).info.title, players, table, outcomes)
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        print_standings(f"{games} games of {find_game(game).info.title}, {players} players", table)


def solve(game: str, *, pairs: int = 100, simulate: int = 0, processes: int | None = None, json: bool = False) -> None:
    """Work out the best possible play exactly, where that can be done: Monster Chase with a perfect memory.

    Parameters
    ----------
    game
        Name of the game: monster-chase.
    pairs
        Check the solver on the classic game of pairs up to this many pairs.
    simulate
        Also let the perfect bot play this many games of every variant and compare.
    processes
        How many processes. Default: one per core.
    json
        Print one JSON object instead of tables.
    """
    if find_game(game).name != "monster-chase":
        raise BadOption("game", "only monster-chase is small enough to be solved exactly")
    if not 1 <= pairs <= 200:
        raise BadOption("pairs", f"pairs cannot be {pairs}; allowed: 1 to 200")
    found = solution(pairs, simulate, processes)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        print_solution(found)


def checked(game: str, players: int, games: int, bots: str) -> list[str]:
    """The names of the bots, or an error that says what is allowed."""
    find_game(game).check_players(players)
    if games < 1:
        raise BadOption("games", f"games cannot be {games}; allowed: 1 and more")
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise BadOption("bots", "name at least one bot, such as greedy")
    for name in names:
        check_name(game, name)
    return names


def print_standings(title: str, rows: Sequence[Standing]) -> None:
    table = Table(title=title)
    table.add_column("bot")
    for heading in ("games", "wins", "win rate", "95 % interval", "rating", "mean score"):
        table.add_column(heading, justify="right")
    for row in rows:
        interval = f"{100 * row.low:.1f} to {100 * row.high:.1f} %"
        rate = f"{100 * row.win_rate:.1f} %"
        score = f"{row.mean_score:.2f}"
        table.add_row(row.name, str(row.games), f"{row.wins:g}", rate, interval, f"{row.rating:.1f}", score)
    console.print(table)
