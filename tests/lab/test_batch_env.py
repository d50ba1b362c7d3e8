"""Games side by side are the same games as one by one."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from homeward.engine.chance.seeds import mixed_seed
from homeward.engine.errors import BadOption
from homeward.engine.game import Game
from homeward.engine.simulation.lanes import WAIT
from homeward.games import GAMES
from homeward.lab.adapters.batch_env import BatchEnv
from homeward.lab.adapters.gymnasium_env import id_of
from homeward.lab.adapters.gymnasium_vector import SeatsEnv
from homeward.record import Record
from tests.lab.environments import any_legal, every_game, quick


def batch(game: Game, size: int = 4, **more: Any) -> BatchEnv:
    return BatchEnv(game.name, size, max(game.info.players), seed=7, **quick(game), **more)


@every_game
def test_every_game_has_the_record_of_a_single_game(game: Game) -> None:
    games = batch(game, max_moves=150)
    ended: list[Record] = []
    for _ in range(400):
        _, done, cut = games.step(games.sample())
        ended += [record for i in np.flatnonzero(done | cut) if (record := games.last_record(int(i))) is not None]
    assert ended
    for record in ended:
        again = Record.decode(record.encode())  # every move is checked
        assert again.state.over or len(again.moves) == 150
    assert [games.record(i).seed for i in range(4)] != [record.seed for record in ended[:4]]
    for i in range(4):
        state = games.record(i).state
        assert games.actors[i] == state.to_act()
        assert np.array_equal(games.observe()[i], games.observation.row(state, int(state.to_act())))
        assert np.flatnonzero(games.masks()[i]).tolist() == state.legal()


@every_game
def test_rewards_come_with_the_last_move(game: Game) -> None:
    if game.beats is not None:
        return  # its shortest game has thousands of moves
    games = batch(game, max_moves=3_000)
    paid = np.zeros(games.players)
    ends = 0
    while ends < 3:
        rewards, done, cut = games.step(games.sample())
        assert not rewards[~done].any()
        for i in np.flatnonzero(done):
            record = games.last_record(int(i))
            assert record is not None
            assert rewards[i].tolist() == [np.float32(record.state.value(seat)) for seat in range(games.players)]
        paid += rewards.sum(axis=0)
        ends += int((done | cut).sum())


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (BatchEnv("pets-rescue", 8, 3, seed=5) for _ in range(2))
    assert [one.record(i).seed for i in range(8)] == [mixed_seed(5, deal) for deal in range(8)]
    for _ in range(120):
        assert np.array_equal(one.observe(), two.observe())
        actions = one.sample()
        assert np.array_equal(actions, two.sample())
        for mine, theirs in zip(one.step(actions), two.step(actions), strict=True):
            assert np.array_equal(mine, theirs)
    assert one.record(3).encode() == two.record(3).encode()
    one.reset()
    assert one.record(0).seed != two.record(0).seed


def test_a_move_that_is_not_legal_ends_its_game_alone() -> None:
    games = BatchEnv("monster-baby-rescue", 3, 2, seed=1)
    actors = games.actors
    actions = games.sample()
    actions[1] = 10**6
    rewards, ended, _ = games.step(actions)
    assert ended.tolist() == [False, True, False]
    assert rewards[1, actors[1]] == -1.0
    assert np.count_nonzero(rewards) == 1
    assert games.record(1).moves == []
    assert len(games.record(0).moves) == 1


def test_arrays_of_ones_own_are_filled() -> None:
    games = BatchEnv("monster-chase", 5, 4, seed=1)
    floats: Any = np.empty((5, games.width), np.float32)
    small: Any = np.empty((5, games.width), np.uint8)
    masks: Any = np.empty((5, games.moves), np.bool_)
    assert games.observe(out=floats) is floats
    assert games.observe(out=small) is small
    assert games.masks(out=masks) is masks
    assert np.allclose(floats, small / games.observation.high)
    seats = np.array([0, 1, 2, 3, 0])
    for i, row in enumerate(games.observe(seats=seats)):
        assert np.array_equal(row, games.observation.row(games.record(i).state, int(seats[i])))


def test_wrong_sizes_are_refused() -> None:
    with pytest.raises(BadOption, match="at least 1"):
        BatchEnv("pets-rescue", 0)
    games = BatchEnv("pets-rescue", 2)
    with pytest.raises(BadOption, match="2 actions"):
        games.step([1, 2, 3])
    with pytest.raises(BadOption, match="seat must be"):
        SeatsEnv("pets-rescue", seat=2)


# Gymnasium's vectors


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("game", [game for game in GAMES if game.beats is None], ids=lambda game: game.name)
def test_a_vector_of_seats_gives_the_learner_its_turns(game: Game, bot: str) -> None:
    seats = gymnasium.make_vec(
        id_of(game.name), num_envs=3, vectorization_mode="vector_entry_point", bot=bot, max_moves=90, seat=1
    )
    assert isinstance(seats, SeatsEnv)
    chance = np.random.default_rng(3)
    seen, told = seats.reset(seed=4)
    ends = 0
    for _ in range(60):
        assert seats.observation_space.contains(seen)
        assert (seats.games.actors == 1).all()
        actions = np.array([any_legal(mask, chance) for mask in told["action_mask"]])
        seen, rewards, ended, cut, told = seats.step(actions)
        over = ended | cut
        assert not rewards[~ended].any()
        if over.any():
            ends += int(over.sum())
            assert told["_final_obs"].tolist() == over.tolist()
            assert told["final_obs"][over].any(axis=1).all()
    assert ends


def test_a_seed_begins_a_series_of_vectors() -> None:
    one, two = SeatsEnv("pets-rescue", 3), SeatsEnv("pets-rescue", 3)
    for seed in (5, None):
        assert np.array_equal(one.reset(seed=seed)[0], two.reset(seed=seed)[0])


def test_a_game_can_wait() -> None:
    games = BatchEnv("monster-chase", 2, 3, seed=1)
    actions = games.sample()
    actions[0] = WAIT
    games.step(actions)
    assert [len(games.record(i).moves) for i in range(2)] == [0, 1]
