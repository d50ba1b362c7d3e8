"""The bridge to OpenSpiel keeps its contract."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.lab.open_spiel_game import Resampler, load

TURN_GAMES = [game for game in GAMES if game.info.tick_hz == 0]
every_game = pytest.mark.parametrize("game", TURN_GAMES, ids=lambda game: game.name)


@every_game
def test_open_spiel_plays_clones_and_observes(game: Game) -> None:
    spiel = load(game.name, players=2)
    state = spiel.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(0)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert state.observation_string(0) == state.clone().observation_string(0)
    assert state.current_player() != pyspiel.PlayerId.CHANCE
    assert state.action_to_string(state.legal_actions()[0])


def test_open_spiels_own_search_plays_our_game() -> None:
    spiel = load("monster-baby-rescue", players=2)
    state = spiel.new_initial_state()
    state.apply_action(0)
    chance = np.random.RandomState(1)
    bot = ISMCTSBot(
        spiel,
        RandomRolloutEvaluator(1, chance),
        1.0,
        20,
        random_state=chance,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(Resampler(1))
    assert bot.step(state) in state.legal_actions()
