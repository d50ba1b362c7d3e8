"""Positions of OpenSpiel's games for tests: all games of the shelf, and random ways through them."""

from collections.abc import Iterator
from typing import Any

import pytest

from homeward.engine.chance.rng import fast_rng
from homeward.games import GAMES
from homeward.lab.adapters.open_spiel_game import HomewardGame, HomewardState, load

TURN_GAMES = [game for game in GAMES if game.info.tick_hz == 0]
REAL_TIME_GAMES = [game for game in GAMES if game.info.tick_hz]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def dealt(game: HomewardGame, outcome: int = 0) -> HomewardState:
    state = game.new_initial_state()
    state.apply_action(outcome)
    return state


def way(game: HomewardGame, moves: int, luck: int) -> Iterator[HomewardState]:
    """The positions of a random game, the last one included."""
    rng = fast_rng(luck)
    state = dealt(game, luck)
    yield state
    for _ in range(moves):
        if state.is_terminal():
            return
        state = state.clone()
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


def some_positions(name: str, **params: Any) -> list[HomewardState]:
    """Positions near the beginning and further on, of three deals."""
    game = load(name, **params)
    return [state for luck in range(3) for step, state in enumerate(way(game, 40, luck)) if step % 8 == luck]
