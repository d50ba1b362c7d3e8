"""Measures how fast one game runs in this process. `bench` starts this module once per build and compares.

python -m homeward.lab.speed.measure GAME PLAYERS SECONDS   prints one JSON object
"""

import sys
from time import process_time

import msgspec
from msgspec import Struct

from homeward.build_info import is_compiled
from homeward.engine.chance.rng import Rng, fast_rng
from homeward.engine.parts import Beats
from homeward.engine.simulation.playout import random_games
from homeward.engine.state import State
from homeward.games import game as find_game
from homeward.lab.speed.measure_restore import RestoreTimes, restore_times

MOST = 16  # games between two readings of the clock
BATCH_SIZE = 128  # games side by side, as learning programs play them
BEATS = 2_000  # between two readings of the clock


class Speed(Struct, frozen=True):
    """Rates of one build of one game."""

    compiled: bool
    games_per_second: float  # deal, random moves and final scoring in the engine's own loop
    moves_per_second: float
    driven_moves_per_second: float  # the same, every call made from Python
    restore: RestoreTimes
    beats_per_second: float | None = None  # of a game in real time: the physics only, in its own loop
    observed_per_second: float | None = None  # steps of a batch, each observed as floats and masked
    bytes_per_second: float | None = None  # the same, observed as bytes
    zoo_per_second: float | None = None  # steps through the PettingZoo adapter, observed as floats
    zoo_bytes_per_second: float | None = None  # the same, observed as bytes


def measure(name: str, players: int, seconds: float) -> Speed:
    game = find_game(name)
    state = game.deal(players, seed=1)
    random_games(state, 1, fast_rng(0))  # warm up: first-call costs are not the speed of the rules
    games, moves, took = engine_loop(state, seconds)
    driven, driven_took = driven_from_python(state, seconds)
    beats = beat_loop(game.beats, seconds) if game.beats else None
    learning = learning_rates(name, players, seconds) if is_compiled() else ()
    restore = restore_times(game, players)
    return Speed(is_compiled(), games / took, moves / took, driven / driven_took, restore, beats, *learning)


def learning_rates(name: str, players: int, seconds: float) -> tuple[float, ...]:
    """The rates for learning programs, where numpy and PettingZoo are installed."""
    try:
        from homeward.lab.speed.measure_learning import batch_rate, zoo_rate
    except ImportError:
        return ()
    batches = (batch_rate(name, players, seconds, kind) for kind in ("float32", "uint8"))
    return *batches, zoo_rate(name, players, seconds, "floats"), zoo_rate(name, players, seconds, "bytes")


def engine_loop(first: State, seconds: float) -> tuple[int, int, float]:
    rng = fast_rng(2)
    games = moves = 0
    batch = 1  # begins small, because a long or interpreted game is slow
    start = process_time()
    while (took := process_time() - start) < seconds:
        tally = random_games(first, batch, rng)
        batch = min(2 * batch, MOST)
        games += tally.games
        moves += tally.moves
    return games, moves, took


def driven_from_python(first: State, seconds: float) -> tuple[int, float]:
    rng = fast_rng(3)
    moves = 0
    start = process_time()
    while (took := process_time() - start) < seconds:
        moves += one_driven_game(first.deal_again(rng.split()), rng)
    return moves, took


def beat_loop(beats: Beats, seconds: float) -> float:
    """Beats per second of the physics, with random hands."""
    rng = fast_rng(4)
    beats.trial(rng, 1)
    played = 0
    start = process_time()
    while (took := process_time() - start) < seconds:
        beats.trial(rng, BEATS)
        played += BEATS
    return played / took


def one_driven_game(state: State, rng: Rng) -> int:
    legal_codes, play, choice = state.legal, state.play, rng.choice  # looked up once, as in the loops of the peers
    moves = 0
    while legal := legal_codes():  # empty exactly when the game is over
        play(choice(legal))
        moves += 1
    state.scores()
    return moves


if __name__ == "__main__":
    print(msgspec.json.encode(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))).decode())
