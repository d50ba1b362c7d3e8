"""Every bot of every game plays legal moves, knows only its seat, and repeats itself from a seed."""

import pytest

import homeward
from homeward.bots import bot_names, choose
from homeward.bots.move_choice import UnknownBot
from homeward.catalogue.translator import english
from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.games.wombat_rescue.rules import WombatRescue

TURN_GAMES = [game for game in GAMES if game.info.tick_hz == 0]
ENOUGH = 300  # moves: a random wombat does not find home for tens of thousands


def play_out(game: Game, bot: str, seed: int, players: int) -> list[int]:
    state = game.deal(players, seed)
    rng = homeward.fast_rng(seed + 1)
    moves: list[int] = []
    while state.actor is not None and len(moves) < ENOUGH:
        moves.append(choose(game, bot, state.veil(state.actor), rng, 0.002, state.actor))
        state.play(moves[-1])
    return moves


@pytest.mark.parametrize("game", TURN_GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("bot", ["random", "beginner", "greedy", "cub"])
def test_a_bot_plays_on_and_on_and_repeats_itself(game: Game, bot: str) -> None:
    players = game.info.players[-1]
    assert play_out(game, bot, 3, players) == play_out(game, bot, 3, players)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_bot_can_be_asked_at_every_game(game: Game) -> None:
    for bot in (*bot_names(game), "beginner"):
        state = game.deal(2, 3)
        assert state.actor is not None
        assert choose(game, bot, state.veil(state.actor), homeward.fast_rng(1), 0.01) in state.legal()


@pytest.mark.parametrize("game", TURN_GAMES, ids=lambda game: game.name)
def test_every_level_has_a_name_and_a_meaning(game: Game) -> None:
    assert [level.name for level in game.bots.levels] == ["cub", "fox", "owl"]
    assert all(english(level.meaning).endswith(".") for level in game.bots.levels)
    assert set(bot_names(game)) >= {"random", "greedy", "cub", "fox", "owl"}


@pytest.mark.parametrize("game", TURN_GAMES, ids=lambda game: game.name)
def test_cub_is_set_for_every_number_of_players_and_plays_worse_than_fox(game: Game) -> None:
    for players in game.info.players:
        cub, fox = (level.setting for level in game.bots.levels[:2])
        clumsier = cub.whims_of(players) > fox.whims_of(players)
        assert clumsier or (cub.memory is not None and fox.memory is not None)


def test_a_beginner_of_wombat_rescue_goes_straight_for_a_baby_and_straight_home() -> None:
    game = homeward.game("wombat-rescue")
    knowledge = game.knowledge
    state = game.deal(2, 8)
    assert isinstance(state, WombatRescue)
    me, ground = state.outback.wombats[0], state.outback.board.ground
    nest = int(state.outback.board.nest[0])
    far = knowledge.progress(state, 0)
    state.outback.put_lead(0, nest)
    near = knowledge.progress(state, 0)
    state.outback.pick_up_baby(0, 0)
    carrying = knowledge.progress(state, 0)
    assert far < near < carrying
    state.outback.put_lead(0, int(state.outback.home))
    assert knowledge.progress(state, 0) == carrying + int(ground.apart(nest, me.lead))


def test_fewer_moves_to_go_are_better_chances() -> None:
    game = homeward.game("wombat-rescue")
    knowledge = game.knowledge
    state = game.deal(3, 8)
    assert isinstance(state, WombatRescue)
    even = [knowledge.evaluate(state, seat) for seat in range(3)]
    assert sum(even) == pytest.approx(1.0)
    ahead = state.copy()
    assert isinstance(ahead, WombatRescue)
    ahead.outback.pick_up_baby(1, 0)
    ahead.outback.wombats[1].bring_home()
    assert knowledge.evaluate(ahead, 1) > even[1]
    assert knowledge.evaluate(ahead, 0) < even[0]


def test_a_bot_refuses_the_truth() -> None:
    game = homeward.game("monster-chase")
    state = game.deal(2, 1)
    with pytest.raises(ValueError, match="veil"):
        choose(game, "greedy", state, homeward.fast_rng(1))


def test_an_unknown_bot_is_named_with_the_ones_there_are() -> None:
    game = homeward.game("monster-chase")
    with pytest.raises(UnknownBot, match="random, greedy"):
        choose(game, "wolf", game.deal(2, 1).veil(0), homeward.fast_rng(1))
