"""One game between bots, and what came of it."""

from msgspec import Struct

from homeward.bots.player import Player
from homeward.engine.chance.seeds import mixed_seed
from homeward.engine.options import Value
from homeward.games import game as find_game

MAX_MOVES = 1_000_000  # no game of the house is nearly as long: a bot that never ends one is a mistake


class Match(Struct, frozen=True):
    """Who sits where, at which deal."""

    game: str
    bots: tuple[str, ...]  # one per seat
    seed: int  # of the deal: the same for all rotations of the seats, so that luck is shared
    chance: int  # of the bots
    options: dict[str, Value] = {}


class Outcome(Struct, frozen=True):
    """How a match ended, seat by seat."""

    bots: tuple[str, ...]
    values: tuple[float, ...]  # 1 for a win, a shared one its share
    scores: tuple[int, ...]
    moves: int
    together: bool = False  # did the whole table win or lose as one? The options of a game may decide it


def play_match(match: Match) -> Outcome:
    """Play it out. The same match always gives the same outcome, wherever and in whatever order it is played."""
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
