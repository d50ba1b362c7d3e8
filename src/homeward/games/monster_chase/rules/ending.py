"""The end of a turn, the end of the game, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.monster_chase.rules.codes import ENDED, OVER, PLAYERS_WIN
from homeward.games.monster_chase.rules.easy import captured, captured_most
from homeward.games.monster_chase.rules.variant import COMPETITIVE

if TYPE_CHECKING:
    from homeward.games.monster_chase.rules.state import MonsterChase


def end_turn(game: MonsterChase) -> None:
    """Turns pass clockwise; when the game is over there is no next one (MC-10, MC-R38)."""
    if game.phase != OVER:
        game.active = (game.active + 1) % game.players


def finish(game: MonsterChase, result: i64) -> None:
    game.phase = OVER
    game.result = result
    game.note(ENDED, NOBODY, result)


def points(game: MonsterChase, seat: i64) -> i64:
    """Monsters in the closet: everybody's, or in the race one's own."""
    if game.variant.mode == COMPETITIVE:
        return captured(game, seat)
    return i64(len(game.monsters.closet))


def has_won(game: MonsterChase, seat: i64) -> bool:
    """All players win or lose together, except in the race (MC-01)."""
    if game.result != PLAYERS_WIN:
        return False
    return game.variant.mode != COMPETITIVE or captured_most(game, seat)
