"""The declared observations: nothing hidden gets in, nothing public is lost, and every number is as declared."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import homeward
from homeward.engine.game import Game
from homeward.engine.state import State
from homeward.games import GAMES
from homeward.lab.observations import observation_page
from homeward.lab.observations.observation import Observation
from homeward.testkit.deals import any_options, random_move

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def positions(state: State, moves: int, every: int) -> Iterator[State]:
    """Positions of a random game, the last one among them."""
    rng = homeward.fast_rng(5)
    for moved in range(moves):
        if moved % every == 0 or state.over:
            yield state
        if state.over:
            return
        state.play(random_move(state, rng))


def tables(game: Game, deals: int = 2) -> Iterator[tuple[Observation, State]]:
    """Tables of every size, the usual one and some with random options."""
    rng = homeward.fast_rng(11)
    for players in game.info.players:
        for options in [dict(game.info.quick), *(any_options(game, players, rng) for _ in range(deals))]:
            yield Observation(game, players, options), game.deal(players, 3, **options)


@every_game
def test_every_number_is_as_declared(game: Game) -> None:
    for observation, dealt in tables(game):
        names = observation.names()
        assert len(names) == len(set(names)) == observation.width
        assert all(column.meaning for column in observation.columns)
        for state in positions(dealt, moves=150, every=11):
            for seat in range(state.players):
                raw = observation.raw(state, seat)
                assert (raw <= observation.high).all()
                row = observation.row(state, seat)
                assert row.dtype == np.float32
                assert (row >= 0).all()
                assert (row <= 1).all()
                read, again = observation.read(raw), observation.read(row)
                assert all(np.array_equal(read[name], again[name]) for name in read)


@every_game
def test_nothing_hidden_gets_in(game: Game) -> None:
    """All positions that a seat cannot tell apart look the same to it: the veiled one, and every other fill of it."""
    for observation, dealt in tables(game):
        for number, state in enumerate(positions(dealt, moves=150, every=13)):
            for seat in range(state.players):
                raw = observation.raw(state, seat)
                assert np.array_equal(observation.raw(state.veil(seat), seat), raw)
                other = state.veil(seat).fill(homeward.fast_rng(number))
                assert np.array_equal(observation.raw(other, seat), raw)


@every_game
def test_nothing_public_is_lost(game: Game) -> None:
    """From the numbers alone the position is laid out again, and its view is the one that the seat has."""
    module: Any = import_module(f"tests.lab.rebuilding.{game.name.replace('-', '_')}")
    for observation, dealt in tables(game):
        for state in positions(dealt, moves=150, every=7):
            for seat in range(state.players):
                seen = observation.read(observation.row(state, seat))
                known = game.snapshot(state.veil(seat))
                again = game.restore(module.laid_out(seen, known))
                wanted, found = (module.sorted_lists(game.view(one, seat)) for one in (state, again))
                assert found == wanted


@every_game
def test_a_mask_marks_exactly_the_legal_moves(game: Game) -> None:
    for observation, dealt in tables(game, deals=1):
        for state in positions(dealt, moves=100, every=3):
            assert np.flatnonzero(observation.mask(state)).tolist() == state.legal()


def test_the_page_of_columns_is_up_to_date() -> None:
    written = (Path(__file__).parents[2] / "docs" / "observations.md").read_text(encoding="utf-8")
    assert written == observation_page.page(), "run `make docs`"
