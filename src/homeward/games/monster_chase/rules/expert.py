"""Variant: expert hunters. Sock and sheet monster lie among the toys; only the first of them does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.monster_chase.rules.codes import FLIP, FREE, SHEET_FOUND, SOCK_FOUND, SOCK_SWAP
from homeward.games.monster_chase.rules.ending import end_turn
from homeward.games.monster_chase.rules.notes import Swapped, Turned
from homeward.games.monster_chase.rules.pack import is_hunted
from homeward.games.monster_chase.rules.pieces import SOCK
from homeward.games.monster_chase.rules.windows import miss, turn_cards

if TYPE_CHECKING:
    from homeward.games.monster_chase.rules.state import MonsterChase


def meet_expert(state: MonsterChase, place: i64, tile: i64) -> None:
    if not state.expert_used:
        meet_first(state, place, tile)
    elif tile == SOCK:
        find_sock(state, place)
    else:
        wake_sheet_monster(state, place, tile)


def meet_first(state: MonsterChase, place: i64, tile: i64) -> None:
    """The first expert tile of the game does nothing; an open pack hunt goes on (MC-33, MC-R19)."""
    state.expert_used = True
    if state.journal is not None:
        state.journal.add(Turned(state.active, place, tile, FREE))
    state.tiles.up[place] = 0
    if not is_hunted(state):
        end_turn(state)


def find_sock(state: MonsterChase, place: i64) -> None:
    """It stays in sight until it has changed places (MC-35, MC-R37)."""
    if state.journal is not None:
        state.journal.add(Turned(state.active, place, SOCK, SOCK_FOUND))
    state.tiles.turn_all_down()
    state.tiles.up[place] = 1
    state.sock = place
    state.phase = SOCK_SWAP


def swap_sock(state: MonsterChase, place: i64) -> None:
    """Sock and partner change places, both face down, in everybody's sight; then it is a miss (MC-35, MC-36)."""
    state.tiles.swap(state.sock, place)
    if state.journal is not None:
        state.journal.add(Swapped(state.active, state.sock, place))
    state.sock = NOBODY
    state.tiles.turn_all_down()
    state.phase = FLIP
    miss(state)
    end_turn(state)


def wake_sheet_monster(state: MonsterChase, place: i64, tile: i64) -> None:
    """It turns all cards the round still needs (MC-37, MC-38)."""
    if state.journal is not None:
        state.journal.add(Turned(state.active, place, tile, SHEET_FOUND))
    state.tiles.turn_all_down()
    turn_cards(state, state.variant.round_size())
    end_turn(state)
