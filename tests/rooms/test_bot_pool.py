"""What a bot gets, and what is computed of it in another process or worker."""

import msgspec
import pytest

from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.rooms.bots.bot_pool import BotTask, find_hint, run_bot

TURN_GAMES = [game for game in GAMES if game.beats is None]


def task_for(game: Game, level: str) -> tuple[BotTask, list[int]]:
    """The task of the seat that is to act, and its legal moves."""
    state = game.deal(game.info.players[0], 5)
    assert state.actor is not None
    return BotTask(game.name, level, msgspec.json.encode(game.snapshot(state.veil(state.actor))), 9), state.legal()


@pytest.mark.parametrize("game", TURN_GAMES, ids=lambda game: game.name)
def test_a_bot_chooses_from_a_veiled_snapshot_alone(game: Game) -> None:
    task, legal = task_for(game, "fox")
    assert run_bot(task, 0.01, lambda: False) in legal


@pytest.mark.parametrize("game", TURN_GAMES, ids=lambda game: game.name)
def test_a_hint_is_found_from_a_veiled_snapshot_alone(game: Game) -> None:
    task, legal = task_for(game, "")
    assert find_hint(task, 0.01, lambda: False)[-1].code in legal
