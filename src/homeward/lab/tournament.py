"""`homeward tournament`: bots compared fairly, every line-up in every seat on the same deals."""

from pathlib import Path

import msgspec
from msgspec import Struct

from homeward.catalogue.telling import english
from homeward.console import Components, Options
from homeward.games import game as find_game
from homeward.games.spelling import parse_options
from homeward.lab.match import Outcome, play_match
from homeward.lab.runner import Crew, Processes, RayAddress, Resume, run_all
from homeward.lab.schedule import checked_bots, tournament_matches
from homeward.lab.standings import Standing, print_standings, standings


class Tournament(Struct, frozen=True, kw_only=True):
    """What `homeward tournament --json` prints."""

    game: str
    players: int
    games: int
    seed: str  # text: it may be larger than the numbers of whoever reads this
    bots: list[Standing]


def tournament(
    game: str,
    *,
    players: int = 2,
    games: int = 100,
    bots: str = "random,greedy",
    seed: int = 1,
    option: Options = [],  # noqa: B006 - cyclopts reads the default and never changes it
    components: Components = None,
    processes: Processes = None,
    ray: RayAddress = None,
    resume: Resume = None,
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
    json
        Print one JSON object instead of a table.
    html
        Also write a report with plots to this file.
    """
    names = checked_bots(game, players, games, bots)
    options = parse_options(find_game(game), option, components)
    matches = tournament_matches(game, names, players, games, seed, options)
    outcomes = run_all(play_match, matches, "playing", Crew(processes, ray, resume), Outcome)
    table = standings(names, outcomes)
    result = Tournament(game=game, players=players, games=games, seed=str(seed), bots=table)
    if html is not None:
        from homeward.lab.report import write_report

        write_report(html, english(find_game(game).title), players, table, outcomes)
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        print_standings(f"{games} games of {english(find_game(game).title)}, {players} players", table)
