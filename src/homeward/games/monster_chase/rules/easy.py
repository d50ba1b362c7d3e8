"""Variant: the easy games. A wrong toy does no harm, so nobody can lose; in the race everybody hunts for themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.games.monster_chase.rules.variant import BASIC, Variant

if TYPE_CHECKING:
    from homeward.games.monster_chase.rules.state import MonsterChase


def misses_do_no_harm(variant: Variant) -> bool:
    """No progression cards are used (MC-24)."""
    return variant.mode != BASIC


def count_captured(state: MonsterChase, seat: i64) -> i64:
    """How many monsters this seat chased away: its points in the race (MC-26)."""
    captor = state.monsters.captor
    count: i64 = 0
    for i in range(i64(len(captor))):
        if captor[i] == seat:
            count += 1
    return count


def has_captured_most(state: MonsterChase, seat: i64) -> bool:
    """Most cards win the race, equal numbers share it (MC-27, MC-R31)."""
    mine = count_captured(state, seat)
    for other in range(state.players):
        if count_captured(state, other) > mine:
            return False
    return True
