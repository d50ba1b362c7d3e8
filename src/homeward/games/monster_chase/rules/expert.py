"""Variant: expert hunters. Sock and sheet monster lie among the toys; only the first of them does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.engine.state import NOBODY
from homeward.games.monster_chase.rules.codes import FLIP, FREE, SHEET_FOUND, SOCK_FOUND, SOCK_SWAP, SWAPPED, TURNED
from homeward.games.monster_chase.rules.ending import end_turn
from homeward.games.monster_chase.rules.pack import is_hunted
from homeward.games.monster_chase.rules.pieces import SOCK
from homeward.games.monster_chase.rules.windows import miss, turn_cards

if TYPE_CHECKING:
    from homeward.games.monster_chase.rules.state import MonsterChase


def meet_expert(game: MonsterChase, place: i64, tile: i64) -> None:
    if not game.expert_used:
        meet_first(game, place, tile)
    elif tile == SOCK:
        find_sock(game, place)
    else:
        wake_sheet_monster(game, place, tile)


def meet_first(game: MonsterChase, place: i64, tile: i64) -> None:
    """The first expert tile of the game does nothing; an open pack hunt goes on (MC-33, MC-R19)."""
    game.expert_used = True
    game.note(TURNED, game.active, place, tile, FREE)
    game.tiles.up[place] = 0
    if not is_hunted(game):
        end_turn(game)


def find_sock(game: MonsterChase, place: i64) -> None:
    """It stays in sight until it has changed places (MC-35, MC-R37)."""
    game.note(TURNED, game.active, place, SOCK, SOCK_FOUND)
    game.tiles.turn_all_down()
    game.tiles.up[place] = 1
    game.sock = place
    game.phase = SOCK_SWAP


def swap_sock(game: MonsterChase, place: i64) -> None:
    """Sock and partner change places, both face down, in everybody's sight; then it is a miss (MC-35, MC-36)."""
    game.tiles.swap(game.sock, place)
    game.note(SWAPPED, game.active, game.sock, place)
    game.sock = NOBODY
    game.tiles.turn_all_down()
    game.phase = FLIP
    miss(game)
    end_turn(game)


def wake_sheet_monster(game: MonsterChase, place: i64, tile: i64) -> None:
    """It turns all cards the round still needs (MC-37, MC-38)."""
    game.note(TURNED, game.active, place, tile, SHEET_FOUND)
    game.tiles.turn_all_down()
    turn_cards(game, game.variant.round_size())
    end_turn(game)
