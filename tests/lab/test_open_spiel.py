"""What our games are in OpenSpiel: how they are loaded, what chance deals, what they are worth, how they are kept."""

import pickle
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import homeward
from homeward.engine.errors import BadOption, BadSnapshot
from homeward.engine.game import Game
from homeward.engine.state import ONE_WIN, TOGETHER
from homeward.games import GAMES
from homeward.lab.adapters.open_spiel_game import HomewardGame, HomewardState, Resampler, load
from homeward.lab.adapters.open_spiel_parameters import parameters
from tests.lab.spiel_positions import TURN_GAMES, dealt, every_game, some_positions, way

Utility = pyspiel.GameType.Utility


def snapshot(state: HomewardState) -> dict[str, Any]:
    return state.dealt_table().game.snapshot(state.table())


# Loading


@every_game
def test_every_game_of_the_shelf_is_registered(game: Game) -> None:
    name = f"homeward_{game.name.replace('-', '_')}"
    assert name in pyspiel.registered_names()
    most = max(game.info.players)
    assert pyspiel.load_game(f"{name}(players={most})").num_players() == most


def test_the_parameters_are_the_tables_and_the_options_of_the_game() -> None:
    for game in GAMES:
        options = [option.name for option in game.info.options]
        assert list(parameters(game)) == ["players", "seed", "deals", "max_moves", *options]


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("homeward_monster_chase(players=3,length=10,mode=easy,open_memory=True)")
    state = dealt(game)
    expected = homeward.game("monster-chase").deal(3, 0, length=10, mode="easy", open_memory=True)
    assert snapshot(state) == homeward.game("monster-chase").snapshot(expected)


@pytest.mark.parametrize(
    ("params", "word"),
    [
        ({"players": 7}, "people, not 7"),
        ({"mode": "wild"}, "mode"),
        ({"mode": "easy", "pack": True}, "A pack needs the windows"),
        ({"deals": 0}, "deals"),
        ({"max_moves": 0}, "max_moves"),
        ({"seed": -1}, "cannot have the number -1"),
    ],
)
def test_wrong_parameters_are_refused_in_words(params: dict[str, Any], word: str) -> None:
    with pytest.raises(BadOption, match=word):
        load("monster-chase", **params)
    with pytest.raises(pyspiel.SpielError, match="colour"):
        load("monster-chase", colour="blue")
    with pytest.raises(BadOption, match="components"):
        load("pets-rescue", components="file_nonsense")


def test_the_text_of_a_components_file_is_kept_in_the_name_of_the_game() -> None:
    house = files("homeward.games.pets_rescue").joinpath("components.toml").read_text(encoding="utf-8")
    text = house[house.index("[[card]]") :].replace('name = "Fern"', 'name = "Rex"')
    game = load("pets-rescue", components=text)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.options == game.options == {"components": text}
    assert snapshot(dealt(again)) == snapshot(dealt(game))


def test_a_seat_among_words_is_a_word() -> None:
    game = pyspiel.load_game("homeward_wombat_rescue(players=3,start=seat_2)")
    assert game.options["start"] == load("wombat-rescue", players=3, start=2).options["start"] == 2
    assert pyspiel.load_game("homeward_monster_chase(start=chance)").options["start"] == "chance"
    for wrong in ("seat_3", "seat_x", "me"):
        with pytest.raises(BadOption, match=r"start|begin"):
            load("wombat-rescue", players=3, start=wrong)


# Chance


@every_game
def test_the_same_outcome_is_the_same_deal(game: Game) -> None:
    spiel = load(game.name, seed=5, deals=8)
    state = spiel.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(outcome, 1 / 8) for outcome in range(8)]
    first, second = state.child(3), state.child(3)
    assert snapshot(first) == snapshot(second) == game.snapshot(game.deal(spiel.num_players(), 8))
    assert snapshot(state.child(4)) != snapshot(first)
    assert state.action_to_string(3) == "deal 8"


@every_game
def test_after_the_deal_the_same_moves_lead_to_the_same_table(game: Game) -> None:
    spiel = load(game.name)
    *_, end = way(spiel, 60, 1)
    again = spiel.new_initial_state()
    for action in end.history():
        again.apply_action(action)
    assert str(again) == str(end)


# What it is worth


def utility(name: str, **params: Any) -> tuple[Any, float | None]:
    game = load(name, **params)
    return game.get_type().utility, game.utility_sum()


def test_what_a_game_is_worth_depends_on_its_options() -> None:
    assert utility("monster-chase") == (Utility.IDENTICAL, None)
    assert utility("monster-chase", mode="easy") == (Utility.IDENTICAL, None)
    assert utility("monster-chase", mode="easy-competitive") == (Utility.CONSTANT_SUM, 1.0)
    assert utility("pets-rescue", players=4) == (Utility.CONSTANT_SUM, 1.0)
    assert utility("monster-falle", players=4) == (Utility.GENERAL_SUM, None)
    assert utility("monster-falle", practice=True) == (Utility.IDENTICAL, None)


@every_game
def test_the_registered_type_is_the_one_of_the_usual_game(game: Game) -> None:
    spiel = load(game.name)
    registered = {kind.short_name: kind for kind in pyspiel.registered_games()}
    assert registered[spiel.get_type().short_name] == spiel.get_type()


@pytest.mark.parametrize("game", TURN_GAMES, ids=lambda game: game.name)
def test_a_game_that_takes_too_long_is_cut_short(game: Game) -> None:
    spiel = load(game.name, max_moves=3)
    assert spiel.max_game_length() == 3
    assert (spiel.max_chance_nodes_in_history(), spiel.max_history_length()) == (1, 4)
    *_, end = way(spiel, 10, 2)
    assert len(end.history()) == 4
    assert (end.is_terminal(), end.current_player(), end.legal_actions()) == (True, pyspiel.PlayerId.TERMINAL, [])
    shared = {ONE_WIN: 1 / spiel.num_players(), TOGETHER: 0.0}[end.table().stakes()]
    assert end.returns() == [shared] * spiel.num_players()


# Keeping


@every_game
def test_states_and_games_are_kept_with_everything_seen(game: Game) -> None:
    for state in some_positions(game.name):
        kept_game, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        assert kept_game == state.get_game()
        for other in (kept, pickle.loads(pickle.dumps(state)), state.clone()):
            assert str(other) == str(state)
            assert other.history() == state.history()
            for seat in range(state.num_players()):
                assert other.information_state_string(seat) == state.information_state_string(seat)
        if not state.is_terminal():
            action = state.legal_actions()[-1]
            assert str(kept.child(action)) == str(state.child(action))


def test_a_pickle_with_an_impossible_position_is_refused() -> None:
    state = dealt(load("pets-rescue", players=3), 7)
    state.table().turn = 99  # type: ignore[attr-defined]
    with pytest.raises(BadSnapshot, match="turn: must be"):
        pickle.loads(pickle.dumps(state))


def test_a_pickle_is_opened_where_nothing_of_ours_is_imported(tmp_path: Path) -> None:
    state = dealt(load("pets-rescue", players=3), 7)
    kept = tmp_path / "kept.pickle"
    kept.write_bytes(pickle.dumps((state.get_game(), state)))
    opened = f"import pickle; game, state = pickle.load(open({str(kept)!r}, 'rb')); print(state, end='')"
    done = subprocess.run([sys.executable, "-c", opened], capture_output=True, text=True, check=True)
    assert done.stdout == str(state)
    assert done.stderr == ""  # OpenSpiel frees the registered games last of all, after Python has ended


# Algorithms


def search(game: HomewardGame, **settings: Any) -> Any:
    chance = np.random.RandomState(1)
    return ISMCTSBot(
        game,
        RandomRolloutEvaluator(1, chance),
        1.0,
        20,
        random_state=chance,
        allow_inconsistent_action_sets=True,
        **settings,
    )


@pytest.mark.parametrize("by_observation", [True, False])
@pytest.mark.parametrize("resampler", [Resampler(1), None], ids=["ours", "open spiel's"])
def test_information_set_search_plays_with_observations_and_with_the_whole_past(
    by_observation: bool, resampler: Resampler | None
) -> None:
    for name in ("monster-baby-rescue", "pets-rescue"):
        game = load(name)
        *_, state = way(game, 6, 1)
        bot = search(game, use_observation_string=by_observation)
        if resampler is not None:
            bot.set_resampler(resampler)
        assert bot.step(state) in state.legal_actions()


def test_the_same_seed_gives_the_same_series_of_tables() -> None:
    state = dealt(load("pets-rescue"))
    one, other = Resampler(4), Resampler(4)
    assert [str(one(state, 0)) for _ in range(3)] == [str(other(state, 0)) for _ in range(3)]
    assert str(one(state, 0)) != str(other(state, 1))


def test_tabular_algorithms_solve_a_tree_that_is_small_enough() -> None:
    game = load("monster-chase", mode="easy-competitive", max_moves=2, deals=2)
    solver = pyspiel.CFRSolver(game)
    solver.evaluate_and_update_policy()
    state = dealt(game)
    assert sorted(solver.average_policy().action_probabilities(state)) == state.legal_actions()


def test_an_environment_for_learning_agents() -> None:
    environment = rl_environment.Environment(load("monster-baby-rescue"), chance_event_sampler=None)
    environment.seed(1)
    step, luck = environment.reset(), np.random.RandomState(1)
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == environment.observation_spec()["info_state"][0]
        step = environment.step([luck.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == 1.0


def test_the_examples_of_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    page = Path(__file__).parents[2] / "docs" / "openspiel.md"
    names: dict[str, Any] = {}
    for example in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), flags=re.DOTALL):
        exec(compile(example, page.name, "exec"), names)
    returns, move, lengths = capsys.readouterr().out.splitlines()
    assert returns in ("[0.0, 0.0, 0.0]", "[1.0, 1.0, 1.0]")
    assert homeward.game("pets-rescue").parse(move) in names["state"].legal_actions()
    assert len(lengths.split()) == 3
