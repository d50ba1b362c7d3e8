"""`homeward ladder`: a table of bots with ratings, from round-robins that can be interrupted and continued."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from msgspec import Struct

from homeward.bots.move_choice import bot_names as all_bots
from homeward.callers_file import callers_file
from homeward.catalogue.translator import english
from homeward.console import AsJsonLines, Options, console
from homeward.engine.errors import BadOption
from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.games import game as find_game
from homeward.games.spelling import parse_options
from homeward.lab.ranking.standings import Standing, print_standings, standings
from homeward.lab.ranking.strength import numbers_of_seats
from homeward.lab.running.match import Outcome, play_match
from homeward.lab.running.runner import EVERY_CORE, Workers, run_all
from homeward.lab.running.schedule import checked_bots, lineups, rotations, tournament_matches

Picture = Annotated[Path | None, Parameter(help="Also draw the ladder into this file: .svg, .png or .html.")]

PICTURES = (".svg", ".png", ".pdf", ".html")


class Ladder(Struct, frozen=True, kw_only=True):
    """The bots of a game for one number of players."""

    game: str
    players: int
    games: int
    bots: list[Standing]


def ladder(
    *games: str,
    players: str = "2",
    bots: str = "",
    rounds: int = 20,
    seed: int = 1,
    folder: Path = Path("ladder"),
    option: Options = (),
    picture: Picture = None,
    workers: Workers = EVERY_CORE,
    json: AsJsonLines = False,
) -> None:
    """Play round-robins and keep a table of ratings for every game and number of players.

    Parameters
    ----------
    games
        Names of games; default: all that are played in turns.
    players
        Numbers of seats, such as 2,4. A game leaves out the numbers that it does not offer.
    bots
        Who takes part, such as random,greedy,fox,owl:50. Default: all bots of each game but the exact one.
    rounds
        Deals of a round-robin. Every line-up plays each of them in every seat. A larger number in a later call
        continues what was played before.
    seed
        Same seed, same deals.
    folder
        Where the results of all games are stored.
    """
    if picture is not None and picture.suffix not in PICTURES:
        raise BadOption("picture", f"{picture} has none of the endings {', '.join(PICTURES)}")
    with callers_file(folder):
        folder.mkdir(parents=True, exist_ok=True)
    tables = []
    for game in [find_game(name) for name in games] or [one for one in GAMES if one.beats is None]:
        for count in bots_offered(game, players):
            table = one_ladder(game, count, bots, rounds, seed, folder, option, workers)
            tables.append(table)
            if json:
                print(msgspec.json.encode(table).decode(), flush=True)
            else:
                print_standings(f"{english(game.title)}, {count} players, {table.games} games", table.bots)
    if picture is not None:
        from homeward.lab.ranking.ladder_picture import draw

        draw(tables, picture)
        console.print(f"drawn: {picture}")


def bots_offered(game: Game, players: str) -> list[int]:
    """The requested numbers of seats that the game has."""
    return [count for count in numbers_of_seats(players) if count in game.info.players]


def one_ladder(
    game: Game, players: int, bots: str, rounds: int, seed: int, folder: Path, option: Sequence[str], workers: Workers
) -> Ladder:
    chosen = bots or ",".join(name for name in all_bots(game) if name != "perfect")
    names = sorted(checked_bots(game.name, players, rounds, chosen))
    options = parse_options(game, option, None)
    tables = sum(len(rotations(lineup)) for lineup in lineups(names, players))
    matches = tournament_matches(game.name, names, players, rounds * tables, seed, options)
    kept = replace(workers, resume=folder / f"{game.name}.{players}.jsonl")
    outcomes = run_all(play_match, matches, f"{game.name}, {players} players", kept, Outcome)
    return Ladder(
        game=game.name,
        players=players,
        games=len(outcomes),
        bots=sorted(standings(names, outcomes), key=lambda one: -one.rating),
    )
