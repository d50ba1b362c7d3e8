"""The end of a turn, the end of the game, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.games.monster_chase.rules.codes import OVER, PLAYERS_WIN
from homeward.games.monster_chase.rules.easy import count_captured, has_captured_most
from homeward.games.monster_chase.rules.notes import Ended
from homeward.games.monster_chase.rules.variant import COMPETITIVE

if TYPE_CHECKING:
    from homeward.games.monster_chase.rules.state import MonsterChase


def end_turn(state: MonsterChase) -> None:
    """Turns pass clockwise; when the game is over there is no next one (MC-10, MC-R38)."""
    if state.phase != OVER:
        state.active = (state.active + 1) % state.players


def finish(state: MonsterChase, result: i64) -> None:
    state.phase = OVER
    state.result = result
    if state.journal is not None:
        state.journal.add(Ended(result))


def points(state: MonsterChase, seat: i64) -> i64:
    """Monsters in the closet: everybody's, or in the race one's own."""
    if state.variant.mode == COMPETITIVE:
        return count_captured(state, seat)
    return i64(len(state.monsters.closet))


def has_won(state: MonsterChase, seat: i64) -> bool:
    """All players win or lose together, except in the race (MC-01)."""
    if state.result != PLAYERS_WIN:
        return False
    return state.variant.mode != COMPETITIVE or has_captured_most(state, seat)
