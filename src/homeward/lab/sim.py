"""`homeward sim`: many games between bots that keep their seats."""

from collections.abc import Sequence
from statistics import fmean
from time import perf_counter

import msgspec
from msgspec import Struct

from homeward.catalogue.translator import english
from homeward.console import AsJson, Components, GameName, Options, Players, console
from homeward.games import game as find_game
from homeward.games.spelling import parse_options
from homeward.lab.ranking.standings import Standing, print_standings, standings
from homeward.lab.running.match import Outcome, play_match
from homeward.lab.running.runner import EVERY_CORE, ResumableWorkers, run_all
from homeward.lab.running.schedule import checked_bots, same_table_matches


class Simulation(Struct, frozen=True, kw_only=True):
    """What `homeward sim --json` prints."""

    game: str
    players: int
    games: int
    seed: str  # text, because many JSON readers round large numbers
    moves_per_game: float
    games_per_second: float
    bots: list[Standing]
    seats: list[Standing]  # the same by seat, named `1 greedy` and so on


def sim(
    game: GameName,
    *,
    players: Players = 2,
    games: int = 100,
    bots: str = "greedy",
    seed: int = 1,
    option: Options = (),
    components: Components = None,
    workers: ResumableWorkers = EVERY_CORE,
    json: AsJson = False,
) -> None:
    """Play many games between bots that keep their seats.

    Parameters
    ----------
    games
        How many games.
    bots
        The bots seat by seat, such as owl,greedy; they are repeated in turn if there are more seats.
    seed
        Same seed, same games, on any number of processes.
    """
    names = checked_bots(game, players, games, bots)
    options = parse_options(find_game(game), option, components)
    start = perf_counter()
    matches = same_table_matches(game, names, players, games, seed, options)
    outcomes = run_all(play_match, matches, "playing", workers, Outcome)
    took = perf_counter() - start
    result = Simulation(
        game=game,
        players=players,
        games=games,
        seed=str(seed),
        moves_per_game=fmean(outcome.moves for outcome in outcomes),
        games_per_second=games / took,
        bots=standings(matches[0].bots, outcomes),
        seats=seat_standings(outcomes),
    )
    if json:
        print(msgspec.json.encode(result).decode())
        return
    print_standings(f"{games} games of {english(find_game(game).title)}", result.seats)
    console.print(f"{result.moves_per_game:.1f} moves a game, {result.games_per_second:,.0f} games a second.")


def seat_standings(outcomes: Sequence[Outcome]) -> list[Standing]:
    seated = [
        msgspec.structs.replace(outcome, bots=tuple(f"{seat} {bot}" for seat, bot in enumerate(outcome.bots, 1)))
        for outcome in outcomes
    ]
    return sorted(standings(seated[0].bots, seated), key=lambda one: one.name)
