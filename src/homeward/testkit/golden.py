"""Golden games: a thousand random games per game, stored. Any change of behaviour changes a line.

A game that random moves do not end is played towards its end after a number of moves.

`python -m homeward.testkit.golden write` writes the files again, after an intended change of rules and with a new
rules_version. The tests compare them in both builds, so that the interpreted and the compiled states are the same.
"""

import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from homeward.engine.chance.rng import Rng, fast_rng
from homeward.engine.game import Game
from homeward.engine.options import Value
from homeward.engine.simulation.playout import perft
from homeward.engine.state import State
from homeward.games import GAMES
from homeward.testkit.deals import any_options, random_move

GAMES_PER_FILE = 1000
STATES_BETWEEN_LOOKS = 16
PERFT_ENOUGH = 10_000  # leaves
PERFT_DEEPEST = 12
PERFT_FAN = 1000  # legal moves in one position; with more of them, as in real time, a deeper tree is too large
RANDOM_MOVES = 500  # then moves that bring progress
LONGEST_LIVE = 4000  # beats of a game in real time, which is stored up to there


class GoldenGame(msgspec.Struct, frozen=True):
    seed: int
    players: int
    options: dict[str, Value]
    moves: int
    scores: list[int]
    states: str  # digest of the moves and of every sixteenth state


class StoredFormat(msgspec.Struct, frozen=True):
    """The rules, options and snapshot fields that a game had when its golden games were stored."""

    rules_version: int
    options: Iterable[str]  # in the order in which they were drawn
    fields: dict[str, Any]  # of a snapshot


def golden_games(game: Game) -> Iterator[GoldenGame]:
    for number in range(GAMES_PER_FILE):
        yield golden_game(game, number)


def golden_game(game: Game, number: int, stored: StoredFormat | None = None) -> GoldenGame:
    """The game of that number as it is played now, or as it was played in the stored format."""
    luck = fast_rng(1_000_000 + number)
    players = game.info.players[number % len(game.info.players)]
    options = any_options(game, players, luck, stored.options if stored is not None else None)
    state = game.deal(players, number, stored.rules_version if stored is not None else None, **options)
    digest = sha256()
    moves = 0
    while not state.over and not (game.info.tick_hz and moves == LONGEST_LIVE):
        at_random = moves < RANDOM_MOVES or game.info.tick_hz
        code = random_move(state, luck) if at_random else move_forward(game, state, luck)
        digest.update(code.to_bytes(4, "little"))
        state.play(code)
        moves += 1
        if moves % STATES_BETWEEN_LOOKS == 0:
            digest.update(whole_state(game, state, stored))
    digest.update(whole_state(game, state, stored))
    return GoldenGame(number, players, options, moves, state.scores(), digest.hexdigest()[:16])


def whole_state(game: Game, state: State, stored: StoredFormat | None) -> bytes:
    """The snapshot as bytes, without fields that were added later: the rulings, and who begins.

    Golden games that do not use them stay the same.
    """
    snapshot, info = game.snapshot(state), game.info
    if stored is not None:
        return msgspec.json.encode(only_known(snapshot, stored.fields))
    later = {ruling.name for ruling in info.rulings} | {option.name for option in info.options if option.seats}
    return msgspec.json.encode(leave_out(snapshot, later))


def only_known(data: Any, fields: Any) -> Any:
    return {name: only_known(data[name], fields[name]) for name in fields} if isinstance(fields, dict) else data


def leave_out(data: Any, names: set[str]) -> Any:
    if not isinstance(data, dict):
        return data
    return {name: leave_out(value, names) for name, value in data.items() if name not in names}


def move_forward(game: Game, state: State, luck: Rng) -> int:
    """The move that brings most progress, as a beginner sees it; a random one of several."""
    assert state.actor is not None
    progress: dict[int, float] = {}
    for code in state.legal():
        after = state.copy()
        after.apply(code)
        progress[code] = game.knowledge.progress(after, state.actor)
    most = max(progress.values())
    return luck.choice([code for code in progress if progress[code] == most])


def perft_counts(game: Game) -> dict[str, list[int]]:
    """Leaves of the move tree to each depth, for a fixed deal per number of players."""
    return {str(players): leaves_by_depth(game.deal(players, seed=1)) for players in game.info.players}


def leaves_by_depth(state: State) -> list[int]:
    leaves: list[int] = []
    for depth in range(1, PERFT_DEEPEST + 1):
        leaves.append(int(perft(state, depth)))
        if leaves[-1] >= PERFT_ENOUGH or leaves[-1] >= PERFT_FAN * leaves[max(0, depth - 2)]:
            break
    return leaves


def golden_path(folder: Path, game: Game) -> Path:
    return folder / f"{game.name}.jsonl"


def read_golden(path: Path) -> list[GoldenGame]:
    return [msgspec.json.decode(line, type=GoldenGame) for line in path.read_bytes().splitlines()]


def write(folder: Path, names: list[str]) -> None:
    for game in GAMES:
        if not names or game.name in names:
            lines = b"".join(msgspec.json.encode(one) + b"\n" for one in golden_games(game))
            golden_path(folder, game).write_bytes(lines)
            counts = msgspec.json.encode(perft_counts(game))
            (folder / f"{game.name}.perft.json").write_bytes(counts + b"\n")


if __name__ == "__main__":
    if sys.argv[1:2] != ["write"]:
        sys.exit("usage: python -m homeward.testkit.golden write [game ...]   (in the project's root)")
    write(Path("tests/golden"), sys.argv[2:])
