"""Positions of played games can be restored: as they are, as a seat may know them, and as a bot imagines them."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng, fast_rng
from homeward.engine.errors import BadSnapshot
from homeward.engine.game import Game
from homeward.engine.state import State
from homeward.games import GAMES
from homeward.testkit.contract import snapshot_bytes
from homeward.testkit.deals import any_options, random_move

PLAYED = 120  # games with turns
MOVES = 120  # of such a game at most
APART = 3  # moves between two positions that are looked at; games begin with different ones
PLAYED_IN_BEATS = 30
BEATS = 6_000
BEATS_APART = 97


@pytest.mark.parametrize("game", [game for game in GAMES if not game.info.tick_hz], ids=lambda game: game.name)
def test_positions_of_played_games_restore(game: Game) -> None:
    for number in range(PLAYED):
        check_played_positions_restore(game, number, MOVES, APART)


@pytest.mark.parametrize("game", [game for game in GAMES if game.info.tick_hz], ids=lambda game: game.name)
def test_positions_of_games_in_real_time_restore(game: Game) -> None:
    for number in range(PLAYED_IN_BEATS):
        check_played_positions_restore(game, number, BEATS, BEATS_APART)


def check_played_positions_restore(game: Game, number: int, moves: int, apart: int) -> None:
    rng = fast_rng(number)
    players = game.info.players[number % len(game.info.players)]
    version = 1 + rng.below(game.info.rules_version)
    state = game.deal(players, number, version, **any_options(game, players, rng))
    clever = number % 8 == 0 and not game.info.tick_hz  # some games get far and are also won
    for move in range(moves):
        if move % apart == number % apart or state.over:
            restores(game, state, rng)
        if state.over:
            return
        state.play(good_move(game, state) if clever and rng.below(4) == 0 else random_move(state, rng))


def good_move(game: Game, state: State) -> int:
    legal = state.legal()
    likings = list(game.knowledge.likings(state, vec[i64](legal)))
    return legal[likings.index(max(likings))]


def restores(game: Game, state: State, rng: Rng) -> None:
    veiled = state.veil(rng.below(state.players))
    for one in (state, veiled, veiled.copy().fill(rng)):
        assert snapshot_bytes(game, game.restore(game.snapshot(one))) == snapshot_bytes(game, one)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_only_a_seat_of_the_game_can_be_the_one_who_looks(game: Game) -> None:
    players = min(game.info.players)
    data = game.snapshot(game.deal(players, 1).veil(0))
    data["chance"]["observer"] = players
    with pytest.raises(BadSnapshot, match=f"chance.observer: there is no seat {players}"):
        game.restore(data)
