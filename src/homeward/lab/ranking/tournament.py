"""`homeward tournament`: bots compared fairly, every line-up in every seat on the same deals."""

from pathlib import Path

import msgspec
from msgspec import Struct

from homeward.catalogue.translator import english
from homeward.console import AsJson, Components, GameName, Options, Players
from homeward.games import game as find_game
from homeward.games.spelling import parse_options
from homeward.lab.ranking.standings import Standing, print_standings, standings
from homeward.lab.running.match import Outcome, play_match
from homeward.lab.running.runner import EVERY_CORE, ResumableWorkers, run_all
from homeward.lab.running.schedule import checked_bots, tournament_matches


class Tournament(Struct, frozen=True, kw_only=True):
    """What `homeward tournament --json` prints."""

    game: str
    players: int
    games: int
    seed: str  # text, because many JSON readers round large numbers
    bots: list[Standing]


def tournament(
    game: GameName,
    *,
    players: Players = 2,
    games: int = 100,
    bots: str = "random,greedy",
    seed: int = 1,
    option: Options = (),
    components: Components = None,
    workers: ResumableWorkers = EVERY_CORE,
    json: AsJson = False,
    html: Path | None = None,
) -> None:
    """Let bots play against each other: every line-up in every seat, all with the same deals.

    Parameters
    ----------
    games
        How many games in all.
    bots
        Who takes part, such as greedy,fox,owl. A limit for the search may follow the name, in simulations or
        milliseconds: owl:1000, owl:50ms.
    seed
        Same seed, same games, on any number of processes, unless a bot has a time limit.
    html
        Also write a report with plots to this file.
    """
    names = checked_bots(game, players, games, bots)
    options = parse_options(find_game(game), option, components)
    matches = tournament_matches(game, names, players, games, seed, options)
    outcomes = run_all(play_match, matches, "playing", workers, Outcome)
    table = standings(names, outcomes)
    result = Tournament(game=game, players=players, games=games, seed=str(seed), bots=table)
    if html is not None:
        from homeward.lab.ranking.tournament_report import write_report

        write_report(html, english(find_game(game).title), players, table, outcomes)
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        print_standings(f"{games} games of {english(find_game(game).title)}, {players} players", table)
