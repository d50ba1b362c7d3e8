"""Games played inside the test up to where the browser takes over: nobody needs to click through the beginning."""

from collections.abc import Callable
from functools import cache

import homeward
from homeward.engine.options import Value
from homeward.engine.state import State
from homeward.testkit.deals import random_move
from homeward.testkit.golden import move_forward

LONGEST = 1000  # moves


def new_record(game: str, names: tuple[str, ...], seed: int, **options: Value) -> homeward.Record:
    record = homeward.Record.new(game, len(names), seed, **options)
    record.data.names = list(names)
    return record


@cache
def played(game: str, names: tuple[str, ...], seed: int, moves: int, **options: Value) -> homeward.Record:
    """The record of a game after so many moves, each of them one that brings most progress; it may be over before."""
    record, luck = new_record(game, names, seed, **options), homeward.fast_rng(seed)
    while len(record.moves) < moves and not record.state.over:
        record.append(move_forward(record.game, record.state, luck))
    return record


def stopped_when(game: str, names: tuple[str, ...], wanted: Callable[[State], bool]) -> homeward.Record:
    """The record of a game of chance that stops where a position is as wanted."""
    for seed in range(100):
        record, luck = new_record(game, names, seed), homeward.fast_rng(seed)
        while not record.state.over:
            if wanted(record.state):
                return record
            record.append(random_move(record.state, luck))
    raise AssertionError("no such position")


def finished(game: str, names: tuple[str, ...], seed: int, **options: Value) -> homeward.Record:
    """A whole game."""
    record = played(game, names, seed, LONGEST, **options)
    assert record.state.over
    return record


def nearly_finished(game: str, names: tuple[str, ...], seed: int, **options: Value) -> homeward.Record:
    """A whole game but for its last move."""
    return played(game, names, seed, len(finished(game, names, seed, **options).moves) - 1, **options)


@cache
def lost(game: str, names: tuple[str, ...], **options: Value) -> homeward.Record:
    """A whole game that all have lost."""
    for seed in range(100):
        record, luck = new_record(game, names, seed, **options), homeward.fast_rng(seed)
        while not record.state.over:
            record.append(random_move(record.state, luck))
        if not record.state.winners():
            return record
    raise AssertionError("nobody loses")


def two_thirds(game: str, names: tuple[str, ...], seed: int, **options: Value) -> homeward.Record:
    """A game whose last third is still to come."""
    return played(game, names, seed, len(finished(game, names, seed, **options).moves) * 2 // 3, **options)
