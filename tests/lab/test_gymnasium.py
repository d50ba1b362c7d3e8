"""Gymnasium's own checks pass for every game and every number of players; seats can be copied, saved and cut short."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import homeward
from homeward.bots.move_choice import UnknownBot
from homeward.engine.errors import BadOption, BadSnapshot
from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.games.monster_falle import MONSTER_FALLE
from homeward.games.monster_falle.rules import MonsterFalle
from homeward.games.monster_falle.rules.rounds import COUNTDOWN_BEATS
from homeward.lab.adapters.gymnasium_env import SeatEnv, id_of
from homeward.lab.adapters.learning_table import MAX_MOVES
from tests.lab.environments import any_legal, every_game, every_table, quick

Played = list[tuple[bytes, float, bool, bool]]


def play_on(seat: SeatEnv, moves: int) -> Played:
    """Random legal moves, the same for the same seat; everything that was seen."""
    chance, found = np.random.default_rng(3), []
    for _ in range(moves):
        seen, reward, ended, cut, _ = seat.step(any_legal(seat.action_masks(), chance))
        assert seat.observation_space.contains(seen)
        found.append((seen.tobytes(), reward, ended, cut))
        if ended or cut:
            break
    return found


@every_table
def test_gymnasiums_own_check_passes(game: Game, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(id_of(game.name), players=players, render_mode="ansi").unwrapped)
        last = 0 if game.beats else players - 1  # in real time the others would play a whole round first
        check_env(gymnasium.make(id_of(game.name), players=players, seat=last, bot="cub").unwrapped)
        warnings.filterwarnings("ignore", message=".*not having a spec")
        check_env(SeatEnv(game.name, players=players, bot="random", render_mode="ansi"))


def test_every_game_on_the_shelf_has_an_id() -> None:
    assert id_of("pets-rescue") == "homeward/PetsRescue-v0"
    assert {id_of(game.name) for game in GAMES} <= set(gymnasium.registry)


@every_game
def test_a_seat_plays_against_bots_to_the_end(game: Game) -> None:
    seat = SeatEnv(game.name, bot="random", render_mode="ansi", max_moves=4_000, **quick(game))
    first, told = seat.reset(seed=3)
    assert seat.observation_space.contains(first)
    assert np.array_equal(told["action_mask"].astype(bool), seat.action_masks())
    played = play_on(seat, moves=4_000)
    _, reward, ended, cut = played[-1]
    assert ended or cut
    assert reward == (seat.table.state.value(0) if ended else 0.0)
    assert {step[1] for step in played[:-1]} <= {0.0}
    assert seat.render()


@every_game
def test_the_same_seed_gives_the_same_games_one_after_another(game: Game) -> None:
    one, two = (SeatEnv(game.name, bot="random", **quick(game)) for _ in range(2))
    deals = [seat.reset(seed=seed)[0].tobytes() for seat in (one, two) for seed in (5, None, None)]
    assert deals[:3] == deals[3:]
    assert len(set(deals)) == 3
    assert play_on(one, 60) == play_on(two, 60)


# Moves that are not legal, games that are too long


@every_game
def test_a_move_that_is_not_legal_ends_the_episode_and_does_not_raise(game: Game) -> None:
    seat = SeatEnv(game.name)
    seat.reset(seed=1)
    illegal = int(np.flatnonzero(~seat.action_masks())[0])
    seen, reward, ended, cut, told = seat.step(illegal)
    assert (reward, ended, cut) == (-1.0, True, False)
    assert told["refusal"]
    assert not told["action_mask"].any()
    assert seat.observation_space.contains(seen)
    assert seat.step(illegal)[1:4] == (0.0, True, False)
    assert "refusal" not in seat.reset(seed=1)[1]


@pytest.mark.parametrize("action", [-1, 10**6, 10**20])
def test_a_number_that_is_no_move_at_all_is_not_legal_either(action: int) -> None:
    seat = SeatEnv("pets-rescue")
    seat.reset(seed=1)
    assert seat.step(action)[1:4] == (-1.0, True, False)


@every_game
def test_a_game_is_cut_short_at_its_limit(game: Game) -> None:
    seat = SeatEnv(game.name, bot="random", max_moves=7)
    seat.reset(seed=1)
    played = play_on(seat, moves=8)
    assert len(seat.table.codes) == 7
    assert played[-1][1:] == (0.0, False, True)
    assert not seat.action_masks().any()


def test_the_usual_limit_is_enough_for_the_longest_game_in_real_time() -> None:
    longest = 0
    for players in MONSTER_FALLE.info.players:
        state = MONSTER_FALLE.deal(players, seed=1, timer=90)
        assert isinstance(state, MonsterFalle)
        variant = state.variant
        # two moves a beat, and at most three words before a round
        longest = max(longest, variant.rounds() * (2 * (variant.sand() + COUNTDOWN_BEATS) + 3))
    assert 130_000 < longest < MAX_MOVES


# Copies and pickles


@every_game
@pytest.mark.parametrize("bot", ["random", "greedy", "cub"])
def test_copies_and_pickles_go_on_like_the_original(game: Game, bot: str) -> None:
    seat = SeatEnv(game.name, bot=bot, **quick(game))
    seat.reset(seed=4)
    play_on(seat, moves=150 if game.beats else 2)
    copied, saved = copy.deepcopy(seat), pickle.loads(pickle.dumps(seat))
    original = play_on(seat, moves=100)
    for twin in (copied, saved):
        assert play_on(twin, moves=100) == original
        assert twin.reset()[0].tobytes() == copy.deepcopy(seat).reset()[0].tobytes()


def test_a_pickle_with_an_impossible_position_is_refused() -> None:
    seat = SeatEnv("pets-rescue", bot="random")
    seat.table.state.turn = 99  # type: ignore[attr-defined]
    with pytest.raises(BadSnapshot, match="turn: must be"):
        pickle.loads(pickle.dumps(seat))


def test_a_copy_is_independent() -> None:
    seat = SeatEnv("pets-rescue", bot="random")
    seat.reset(seed=4)
    before = seat.state().tobytes()
    play_on(copy.deepcopy(seat), moves=10)
    assert seat.state().tobytes() == before


# What there is to see


@every_game
def test_the_whole_state_has_a_name_for_every_number(game: Game) -> None:
    seat = SeatEnv(game.name, **quick(game))
    seat.reset(seed=2)
    assert len(seat.state_columns) == len(seat.state())


def test_the_whole_state_shows_what_an_observation_hides() -> None:
    """Another deck that the seat cannot tell apart is another state, and the same observation."""
    seat = SeatEnv("pets-rescue")
    seen, _ = seat.reset(seed=2)
    before = seat.state()
    seat.table.state = seat.table.state.veil(0).fill(homeward.fast_rng(1))
    assert np.array_equal(seat.table.row(0), seen)
    numbers = zip(seat.state_columns, before, seat.state(), strict=True)
    hidden = {name.split(".")[0] for name, a, b in numbers if a != b}
    assert "deck" in hidden
    assert "grid" not in hidden


def test_people_can_look_on(capsys: pytest.CaptureFixture[str]) -> None:
    seat = SeatEnv("pets-rescue", render_mode="human")
    seat.reset(seed=2)
    assert seat.render() is None
    shown = capsys.readouterr().out
    assert shown.strip() == seat.table.text(0)


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"players": 9}, "people, not 9"),
        ({"seat": 2}, "seat must be 0 to 1, not 2"),
        ({"max_moves": 0}, "max_moves must be at least 1"),
        ({"render_mode": "rgb_array"}, "ansi"),
        ({"moon": True}, "There is no option called moon"),
    ],
)
def test_wrong_settings_are_refused_in_words(wrong: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        SeatEnv("pets-rescue", **wrong)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="dragon"):
        SeatEnv("pets-rescue", bot="dragon")


# Real time


BEAT_GAMES = [game for game in GAMES if game.beats is not None]


@pytest.mark.parametrize("game", BEAT_GAMES, ids=lambda game: game.name)
def test_in_real_time_the_bots_have_the_hands_they_have_at_a_table(game: Game) -> None:
    """The learner watches the first round; what the bots do in it is what the level's hands do, asked in every beat."""
    assert game.beats is not None
    seat = SeatEnv(game.name, players=3, seat=2, bot="owl", **quick(game))
    seat.reset(seed=6)
    opponents, table = seat.opponents, seat.table
    again = opponents.fresh_hands()
    assert set(again) == {0, 1}
    state = game.deal(3, table.seed, **quick(game))
    for code in table.codes:
        actor = int(state.to_act())
        assert int(again[actor].choose(state.veil(actor))) == code
        state.apply(code)
    assert len(table.codes) > 1000
    assert sum(state.scores()) > 0
    assert np.array_equal(table.row(2), table.seen.row(state, 2))  # with what was caught
