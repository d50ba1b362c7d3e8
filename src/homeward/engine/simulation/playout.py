"""Loops over any game: random games for measurements, and counting the move tree."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.engine.state import State


@final
class PlayoutTally:
    """Sums over a run of random games."""

    __slots__ = ("games", "moves", "points")

    def __init__(self) -> None:
        self.games: i64 = 0
        self.moves: i64 = 0
        self.points: i64 = 0  # sum of all scores: final scoring is part of a game


def finish_at_random(state: State, rng: Rng) -> i64:
    """Play uniformly random legal moves to the end. Returns the number of moves played."""
    moves: i64 = 0
    while state.to_act() >= 0:
        state.apply(state.random_code(rng))
        moves += 1
    return moves


def random_games(first: State, games: i64, rng: Rng) -> PlayoutTally:
    """Deal, play and score whole random games of the same players and options as `first`."""
    tally = PlayoutTally()
    for _ in range(games):
        state = first.deal_again(rng.split())
        tally.moves += finish_at_random(state, rng)
        tally.games += 1
        for seat in range(state.players):
            tally.points += state.score(seat)
    return tally


def perft(state: State, depth: i64) -> i64:
    """The number of move sequences of exactly this length; a game that ends earlier counts as one leaf."""
    if depth == 0 or state.to_act() < 0:
        return 1
    codes: vec[i64] = state.codes()
    leaves: i64 = 0
    for i in range(i64(len(codes))):
        after = state.copy()
        after.apply(codes[i])
        leaves += perft(after, depth - 1)
    return leaves
