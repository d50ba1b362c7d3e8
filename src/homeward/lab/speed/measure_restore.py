"""How long `restore` takes for a veiled position from the middle of a random game: checked, and trusted."""

from time import process_time

from msgspec import Struct

from homeward.engine.chance.rng import fast_rng
from homeward.engine.game import Game

MOVES = 40
CALLS = 50  # in one run
RUNS = 20  # the fastest counts: the others were disturbed by other processes


class RestoreTimes(Struct, frozen=True):
    """Microseconds of one call."""

    checked: float
    trusted: float


def restore_times(game: Game, players: int) -> RestoreTimes:
    state, rng = game.deal(players, seed=1), fast_rng(2)
    for _ in range(MOVES):
        if not state.over:
            state.play(state.random_code(rng))
    data = game.snapshot(state.veil(0))
    return RestoreTimes(restore_time(game, data, trusted=False), restore_time(game, data, trusted=True))


def restore_time(game: Game, data: object, *, trusted: bool) -> float:
    took = []
    for _ in range(RUNS):
        start = process_time()
        for _ in range(CALLS):
            game.restore(data, trusted=trusted)
        took.append(process_time() - start)
    return min(took) / CALLS * 1e6
