"""`homeward dataset make`: games between bots as a Parquet file for learning programs, one row for every decision."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import polars
from msgspec import Struct
from polars.io.plugins import register_io_source

from homeward.bots.player import Player
from homeward.build_info import version_number
from homeward.callers_file import callers_file
from homeward.catalogue.translator import english
from homeward.console import Components, GameName, Options, Players, console
from homeward.engine.chance.seeds import mixed_seed
from homeward.games import game as find_game
from homeward.games.spelling import parse_options
from homeward.lab.dataset_card import card
from homeward.lab.observations.observation import Observation
from homeward.lab.running.match import Match
from homeward.lab.running.runner import Processes, cores, local_answers
from homeward.lab.running.schedule import checked_bots, tournament_matches

ROWS = 4_096  # per row group of the file; about as many are in memory at once


class PlayedGame(Struct, frozen=True):
    """A game, decision by decision."""

    match: Match
    seats: list[int]  # that decided
    seen: bytes  # the observation of each of them
    legal: list[list[int]]
    moves: list[int]
    values: tuple[float, ...]  # at the end, by seat
    scores: tuple[int, ...]


def make(
    game: GameName,
    out: Path,
    *,
    games: int = 100,
    players: Players = 2,
    bots: str = "greedy",
    seed: int = 1,
    option: Options = (),
    components: Components = None,
    processes: Processes = None,
) -> None:
    """Write games between bots as Parquet, one row for every decision, and a card that says how it was made.

    Parameters
    ----------
    out
        The file to write, such as pets.parquet. The card is written beside it: pets.md.
    games
        How many games.
    bots
        Who plays, such as greedy,fox: every line-up in every seat, all with the same deals.
    seed
        Same seed, same file, bit for bit, unless a bot has a time limit.
    """
    names = checked_bots(game, players, games, bots)
    options = parse_options(find_game(game), option, components)
    matches = tournament_matches(game, names, players, games, seed, options)
    observation = Observation(find_game(game), players, options)
    kinds = columns(observation)

    def rows(*_: Any) -> Iterator[polars.DataFrame]:
        """The parts of the table in order, as they are played. Polars reads them one by one."""
        workers = min(processes or cores(), games)
        for number, played in enumerate(local_answers(play_and_look, matches, workers)):
            yield frame(number, played, observation.width, kinds)

    with callers_file(out):
        write_dataset(rows, kinds, out)
    decisions = polars.scan_parquet(out).select(polars.len()).collect().item()
    text = card(game, out.name, matches, seed, decisions, observation)
    with callers_file(out.with_suffix(".md")):
        out.with_suffix(".md").write_text(text, encoding="utf-8")
    console.print(f"{decisions:,} decisions of {games:,} games of {english(find_game(game).title)}: {out}")


def write_dataset(rows: Callable[..., Iterator[polars.DataFrame]], kinds: dict[str, Any], out: Path) -> None:
    """Write row group by row group, so that a file may be larger than the memory."""
    table = register_io_source(rows, schema=kinds)
    table.sink_parquet(out, compression="zstd", row_group_size=ROWS, maintain_order=True, statistics=False)


def columns(observation: Observation) -> dict[str, Any]:
    """The columns of the file and their types."""
    return {
        "game": polars.UInt32,  # number of the game in this file
        "decision": polars.UInt32,  # number of the decision in the game
        "seat": polars.UInt8,
        "bot": polars.String,  # that decided
        "observation": polars.Array(polars.UInt8, observation.width),
        "legal": polars.List(polars.UInt16),
        "move": polars.UInt16,
        "value": polars.Float32,  # how the game ended for this seat
        "score": polars.Int32,
        "seed": polars.UInt64,  # of the deal
        "rules_version": polars.UInt16,
        "homeward": polars.String,
    }


def frame(number: int, played: PlayedGame, width: int, kinds: dict[str, Any]) -> polars.DataFrame:
    count, match = len(played.moves), played.match
    seen: Any = np.frombuffer(played.seen, np.uint8).reshape(count, width)
    return polars.DataFrame(
        {
            "game": [number] * count,
            "decision": range(count),
            "seat": played.seats,
            "bot": [match.bots[seat] for seat in played.seats],
            "observation": seen,
            "legal": played.legal,
            "move": played.moves,
            "value": [played.values[seat] for seat in played.seats],
            "score": [played.scores[seat] for seat in played.seats],
            "seed": [match.seed] * count,
            "rules_version": [find_game(match.game).info.rules_version] * count,
            "homeward": [version_number()] * count,
        },
        schema=kinds,
    )


def play_and_look(match: Match) -> PlayedGame:
    """Play a match, with the observation of the deciding seat before every decision."""
    game, players = find_game(match.game), len(match.bots)
    observation = Observation(game, players, match.options)
    state = game.deal(players, match.seed, **match.options)
    bots = [Player(game, bot, mixed_seed(match.chance, seat)) for seat, bot in enumerate(match.bots)]
    seats: list[int] = []
    rows: list[bytes] = []
    legal: list[list[int]] = []
    moves: list[int] = []
    while (seat := state.actor) is not None:
        move = bots[seat].choose(state.veil(seat))
        seats.append(seat)
        rows.append(observation.raw(state, seat).tobytes())
        legal.append(state.legal())
        moves.append(move)
        state.apply(move)
    values = tuple(float(state.value(seat)) for seat in range(players))
    return PlayedGame(match, seats, b"".join(rows), legal, moves, values, tuple(state.scores()))
