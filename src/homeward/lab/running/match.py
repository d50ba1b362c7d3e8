"""One game between bots, and its outcome."""

from msgspec import Struct

from homeward.bots.player import Player
from homeward.engine.chance.seeds import mixed_seed
from homeward.engine.options import Value
from homeward.games import game as find_game

MAX_MOVES = 1_000_000  # far more than any game has: a longer one means that a bot has an error


class Match(Struct, frozen=True):
    """The bots, their seats and the deal."""

    game: str
    bots: tuple[str, ...]  # one per seat
    seed: int  # of the deal: the same for all rotations of the seats, so that no bot has the better deals
    chance: int  # of the bots
    options: dict[str, Value] = {}


class Outcome(Struct, frozen=True):
    """How a match ended, seat by seat."""

    bots: tuple[str, ...]
    values: tuple[float, ...]  # 1 for a win, the share for a shared win
    scores: tuple[int, ...]
    moves: int
    together: bool = False  # did the whole table win or lose as one? It may depend on the options


def play_match(match: Match) -> Outcome:
    """Play a match. The same match always gives the same outcome, on any machine and in any order."""
    game = find_game(match.game)
    players = len(match.bots)
    state = game.deal(players, match.seed, **match.options)
    bots = [Player(game, bot, mixed_seed(match.chance, seat)) for seat, bot in enumerate(match.bots)]
    moves = 0
    while state.actor is not None:
        seat = state.actor
        state.apply(bots[seat].choose(state.veil(seat)))
        moves += 1
        if moves > MAX_MOVES:
            raise RuntimeError(f"{match} does not end")
    values = tuple(float(state.value(seat)) for seat in range(players))
    return Outcome(match.bots, values, tuple(state.scores()), moves, state.together())
