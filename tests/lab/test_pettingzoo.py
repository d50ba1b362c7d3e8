"""PettingZoo's own tests pass at full length for every game and number of players; tables can be copied and saved."""

import copy
import pickle
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from homeward.engine.errors import HomewardError
from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.lab.adapters.pettingzoo_beats import BeatsEnv, parallel_env
from homeward.lab.adapters.pettingzoo_env import HomewardEnv, env
from tests.lab.environments import TABLES, any_legal, every_game, every_table, quick

state_suite = import_module("pettingzoo.test.state_test")  # its functions must not look like tests of ours
BEAT_TABLES = [(game, players) for game, players in TABLES if game.beats is not None]
every_beat_table = pytest.mark.parametrize(
    ("game", "players"), BEAT_TABLES, ids=[f"{game.name}-{players}" for game, players in BEAT_TABLES]
)
# the suite expects a plain array of everything but the few environments whose names it knows
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


def play_on(table: HomewardEnv, moves: int) -> list[tuple[str, bytes, float]]:
    """Random legal moves, the same for the same table; everything that was seen."""
    chance, found = np.random.default_rng(3), []
    for _ in range(moves):
        if not table.agents:
            break
        seen, reward, ended, cut, _ = table.last()
        found.append((table.agent_selection, seen["observation"].tobytes(), reward))
        table.step(None if ended or cut else any_legal(seen["action_mask"], chance))
    return found


# The suite


@every_table
def test_the_api_test_passes(game: Game, players: int) -> None:
    api_test(env(game.name, players=players))


@every_table
def test_the_seed_test_passes(game: Game, players: int) -> None:
    seed_test(lambda: env(game.name, players=players))


@every_table
def test_the_render_test_passes(game: Game, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(game.name, players=players, render_mode=render_mode))
    assert capsys.readouterr().out  # of mode human


@every_table
def test_the_state_test_passes(game: Game, players: int) -> None:
    state_suite.test_state_space(env(game.name, players=players))
    state_suite.test_state(env(game.name, players=players), 10)


@every_beat_table
def test_the_parallel_tests_pass(game: Game, players: int) -> None:
    parallel_api_test(parallel_env(game.name, players=players))
    parallel_seed_test(lambda: parallel_env(game.name, players=players))
    state_suite.test_parallel_env(parallel_env(game.name, players=players))


@every_game
def test_bytes_tell_the_same_as_floats(game: Game) -> None:
    api_test(env(game.name, numbers="bytes"))
    floats, counted = env(game.name), env(game.name, numbers="bytes")
    for table in (floats, counted):
        table.reset(seed=5)
    for _ in range(20):
        (seen, *_), (raw, *_) = floats.last(), counted.last()
        assert raw["observation"].dtype == np.uint8
        assert np.array_equal(raw["observation"], np.rint(seen["observation"] * counted.table.seen.high))
        if floats.ended:
            break
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        floats.step(action)
        counted.step(action)
    with pytest.raises(HomewardError, match="floats or bytes"):
        env(game.name, numbers="words")  # type: ignore[arg-type]


# Whole games


@every_game
def test_a_whole_game_pays_at_its_end(game: Game) -> None:
    table = env(game.name, max_moves=4_000, **quick(game))
    table.reset(seed=3)
    paid = dict.fromkeys(table.agents, 0.0)
    for agent, _, reward in play_on(table, moves=5_000):
        paid[agent] += reward
    assert table.agents == []
    state = table.table.state
    assert list(paid.values()) == [state.value(seat) if state.over else 0.0 for seat in range(state.players)]


@every_game
def test_a_seed_gives_its_deal_and_begins_a_series(game: Game) -> None:
    table = env(game.name)
    table.reset(seed=7)
    assert table.table.seed == 7
    series = []
    for seed in (7, None, None, 7, None, None, 8, None):
        table.reset(seed=seed)
        series.append(table.table.seed)
    assert series[:3] == series[3:6]
    assert len(set(series)) == 5


def test_tables_without_a_seed_differ() -> None:
    tables = [env("pets-rescue") for _ in range(2)]
    for table in tables:
        table.reset()
    assert tables[0].table.seed != tables[1].table.seed


# Moves that are not legal, games that are too long


@every_game
def test_a_move_that_is_not_legal_ends_the_game_for_all(game: Game) -> None:
    table = env(game.name)
    table.reset(seed=1)
    who, seen = table.agent_selection, table.last()[0]
    table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert table.terminations == dict.fromkeys(table.agents, True)
    assert table.rewards == {agent: -1.0 if agent == who else 0.0 for agent in table.agents}
    assert table.infos[who]["refusal"]
    play_on(table, moves=10)
    assert table.agents == []


@every_game
def test_a_game_is_cut_short_at_its_limit(game: Game) -> None:
    table = env(game.name, max_moves=5)
    table.reset(seed=1)
    play_on(table, moves=5)
    assert table.truncations == dict.fromkeys(table.agents, True)
    assert table.terminations == dict.fromkeys(table.agents, False)
    assert table.rewards == dict.fromkeys(table.agents, 0.0)


# Copies and pickles


@every_game
def test_copies_and_pickles_go_on_like_the_original(game: Game) -> None:
    table = env(game.name, **quick(game))
    table.reset(seed=4)
    play_on(table, moves=15)
    before = table.state().tobytes()
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    played = [play_on(twin, moves=200) for twin in twins]
    assert table.state().tobytes() == before
    original = play_on(table, moves=200)
    assert played == [original, original]
    for twin in twins:
        twin.reset()
    table.reset()
    assert {one.table.seed for one in twins} == {table.table.seed}


# All hands at once


def hold_all(table: BeatsEnv, seen: dict[str, Any], chance: np.random.Generator) -> dict[str, list[int]]:
    return {agent: [any_legal(mask, chance) for mask in seen[agent]["action_mask"]] for agent in table.agents}


@every_beat_table
def test_a_step_is_a_beat_of_all_hands(game: Game, players: int) -> None:
    """Beat by beat the table goes the way it goes move by move."""
    chance = np.random.default_rng(3)
    beats = parallel_env(game.name, players=players, **quick(game))
    moves = env(game.name, players=players, **quick(game))
    seen, _ = beats.reset(seed=9)
    moves.reset(seed=9)
    for _ in range(400):
        played = len(beats.table.codes)
        in_beats = beats.table.state.in_beats()
        seen, rewards, ended, _, _ = beats.step(hold_all(beats, seen, chance))
        codes = beats.table.codes[played:]
        assert len(codes) == (beats.beats.moves if in_beats else 1)
        for code in codes:
            moves.step(code)
        assert np.array_equal(beats.state(), moves.state())
        if not beats.agents:
            break
        assert rewards == dict.fromkeys(beats.agents, 0.0)
        assert ended == dict.fromkeys(beats.agents, False)


@every_beat_table
def test_who_has_no_part_in_a_beat_can_only_rest(game: Game, players: int) -> None:
    chance = np.random.default_rng(3)
    table = parallel_env(game.name, players=players)
    seen, _ = table.reset(seed=9)
    while not table.table.state.in_beats():
        seen = table.step(hold_all(table, seen, chance))[0]
    masks = {agent: seen[agent]["action_mask"] for agent in seen}
    free = {(agent, hand) for agent in masks for hand in range(4) if masks[agent][hand].sum() > 1}
    assert sorted(hand for _, hand in free) == [0, 1, 2, 3]
    still = [
        int(np.flatnonzero(masks[agent][hand])[0]) for agent in masks for hand in range(4) if (agent, hand) not in free
    ]
    assert still == [table.at_rest[0]] * len(still)
    assert all(list(np.flatnonzero(masks[agent][4])) == [0] for agent in masks)  # nobody has anything to say


def test_factors_are_the_speeds_of_the_hands() -> None:
    game = BEAT_TABLES[0][0]
    table = parallel_env(game.name)
    assert game.text(table.code([0, 80, 40, 40, 0], 0)) == "hold -40 40"
    assert game.text(table.code([0, 80, 41, 39, 0], 1)) == "hold 1 -1"
    assert game.text(table.code([0, 80, 41, 39, 2], 0)) == "swap"


def test_an_illegal_hold_ends_the_game_for_all() -> None:
    game = BEAT_TABLES[0][0]
    table = parallel_env(game.name)
    table.reset(seed=9)
    before = list(table.agents)
    _, rewards, ended, cut, infos = table.step({agent: [0, 0, 0, 0, 0] for agent in before})
    assert sorted(rewards.values()) == [-1.0, 0.0]
    assert (ended, cut, table.agents) == (dict.fromkeys(before, True), dict.fromkeys(before, False), [])
    assert [agent for agent in before if "refusal" in infos[agent]] == [a for a in before if rewards[a] == -1.0]


def test_beats_can_be_copied_saved_and_cut_short() -> None:
    game = BEAT_TABLES[0][0]
    table = parallel_env(game.name, max_moves=61, render_mode="ansi")
    seen, _ = table.reset(seed=9)
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    ends = []
    for one in (table, *twins):
        chance, now = np.random.default_rng(3), seen
        while one.agents:
            now, _, ended, cut, _ = one.step(hold_all(one, now, chance))
            ends.append((one.state().tobytes(), any(ended.values()), all(cut.values())))
    third = len(ends) // 3
    assert ends == 3 * ends[:third]
    assert [end[1:] for end in ends[:third]] == [(False, False)] * (third - 1) + [(False, True)]
    assert table.render()


def test_games_in_turns_have_no_beats() -> None:
    for game in GAMES:
        if game.beats is None:
            with pytest.raises(HomewardError, match="is played in turns"):
                parallel_env(game.name)
