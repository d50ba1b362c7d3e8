"""OpenSpiel's own suites pass: its simulations in C++ and in Python, and its API test, all from the installed package.

By chance alone a race may take a hundred thousand moves. OpenSpiel's simulation keeps the whole past of every position,
so that it could not hold such a game: races end after the moves that the parameters allow. Only in real time, where a
game has a hundred thousand moves by its nature, and every position thousands of legal ones, fewer are allowed here.
"""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.tests import games_sim_test

from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.lab.adapters.open_spiel_game import load
from tests.lab.spiel_positions import REAL_TIME_GAMES, TURN_GAMES, every_game

A_WHILE = 300  # moves: by then everything but a race is over
FEW = 40  # moves in real time


def tables() -> list[Any]:
    """Every game in turns with every number of players."""
    return [
        pytest.param(game, players, id=f"{game.name}-{players}") for game in TURN_GAMES for players in game.info.players
    ]


def variants() -> list[Any]:
    """Every game in turns with one option after the other set to another value than the usual one."""
    return [
        pytest.param(game, {option.name: value}, id=f"{game.name}-{option.name}-{value}")
        for game in TURN_GAMES
        for option in game.info.options
        if option.choices or not option.file
        for value in option.choices or [not option.default]
        if value != option.default
    ]


def check_simulation(game: Game, **params: Any) -> None:
    pyspiel.random_sim_test(load(game.name, **params), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", TURN_GAMES, ids=lambda game: game.name)
def test_random_sim_test_to_the_end(game: Game) -> None:
    check_simulation(game)


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), tables())
def test_random_sim_test_to_the_end_with_every_number_of_players(game: Game, players: int) -> None:
    check_simulation(game, players=players)


@pytest.mark.parametrize(("game", "players"), tables())
def test_random_sim_test_with_every_number_of_players(game: Game, players: int) -> None:
    check_simulation(game, players=players, max_moves=A_WHILE)


@pytest.mark.parametrize(("game", "params"), variants())
def test_random_sim_test_with_every_option(game: Game, params: dict[str, Any]) -> None:
    check_simulation(game, max_moves=A_WHILE, **params)


@pytest.mark.parametrize("game", REAL_TIME_GAMES, ids=lambda game: game.name)
def test_random_sim_test_of_the_first_beats(game: Game) -> None:
    for players in game.info.players:
        check_simulation(game, players=players, max_moves=FEW)


@every_game
def test_simulation_in_python(game: Game) -> None:
    np.random.seed(1)
    spiel = load(game.name, **({"max_moves": FEW} if game.info.tick_hz else {}))
    games_sim_test.GamesSimTest("test_breakthrough").sim_game(spiel)


@every_game
def test_playthrough(game: Game) -> None:
    """OpenSpiel asks a game everything there is, move by move, and writes it down: the same twice."""
    name = str(load(game.name, max_moves=4, deals=5))
    told = generate_playthrough.playthrough(name, None, seed=1)
    assert told == generate_playthrough.playthrough(name, None, seed=1)
    assert "PrivateObservationString(1)" in told


class OnPartOfTheTree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc, unused-ignore]
    """The API test as it is run for every game that OpenSpiel ships."""

    __test__ = False

    @classmethod
    def setUpClass(cls) -> None:
        random.seed(1)
        super().setUpClass()


class OnASmallTree(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc, unused-ignore]
    """The API test as it is run on whole trees: here of three deals, two moves deep."""

    __test__ = False
    test_number_of_nodes = None  # compares with a list of OpenSpiel's games
    test_current_player_infosets_no_overlap_between_players = None  # needs a tensor of the whole past

    def test_game_is_perfect_recall(self) -> None:
        assert api_test._assert_is_perfect_recall(self.game)

    def test_constant_sum(self) -> None:
        if self.game.get_type().utility != pyspiel.GameType.Utility.GENERAL_SUM:  # which no end is near enough to show
            super().test_constant_sum()


def api_tests(base: type, game: Game, **params: int) -> type:
    spiel = load(game.name, **params)
    return type(base.__name__, (base,), {"__test__": True, "game": spiel, "game_name": str(spiel)})


for title in GAMES:
    globals()[f"Test{title.name}OnPartOfTheTree"] = api_tests(OnPartOfTheTree, title)
for title in TURN_GAMES:
    globals()[f"Test{title.name}OnASmallTree"] = api_tests(OnASmallTree, title, deals=3, max_moves=2)
