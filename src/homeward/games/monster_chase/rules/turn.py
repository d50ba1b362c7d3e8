"""A turn: one sleeping tile is turned over. It hits a monster, it misses, or it plays a trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.monster_chase.rules.codes import (
    FLIP,
    HIT,
    OVER,
    PLAYERS_WIN,
    PREVIEW,
    READY,
    SOCK_SWAP,
    SWAP,
    TURNED,
    WRONG,
)
from homeward.games.monster_chase.rules.ending import end_turn, finish
from homeward.games.monster_chase.rules.expert import meet_expert, swap_sock
from homeward.games.monster_chase.rules.fearless import begin_hunt
from homeward.games.monster_chase.rules.monsters import chase, creep_out
from homeward.games.monster_chase.rules.pack import chase_pack
from homeward.games.monster_chase.rules.pieces import TOYS
from homeward.games.monster_chase.rules.windows import miss

if TYPE_CHECKING:
    from homeward.games.monster_chase.rules.state import MonsterChase


def legal_codes(game: MonsterChase) -> vec[i64]:
    codes = vec[i64]()
    if game.phase == PREVIEW:
        return append(codes, READY)
    first: i64 = SWAP if game.phase == SOCK_SWAP else 0
    if game.phase != OVER:
        up = game.tiles.up
        for place in range(i64(len(up))):
            if up[place] == 0:
                codes = append(codes, first + place)
    return codes


def is_legal(game: MonsterChase, code: i64) -> bool:
    if code == READY:
        return game.phase == PREVIEW
    first: i64 = SWAP if game.phase == SOCK_SWAP else 0
    place = code - first
    if game.phase != FLIP and game.phase != SOCK_SWAP:
        return False
    return place >= 0 and place < game.tiles.places() and game.tiles.sleeps(place)


def make_move(game: MonsterChase, code: i64) -> None:
    game.turns += 1
    if code == READY:
        begin_hunt(game)
    elif code >= SWAP:
        swap_sock(game, code - SWAP)
    else:
        flip(game, code)


def flip(game: MonsterChase, place: i64) -> None:
    tiles = game.tiles
    tile = tiles.at[place]
    tiles.show(place, game.turns)
    game.reveals += 1
    if tile >= TOYS:
        meet_expert(game, place, tile)
    elif game.monsters.anybody_fears(tile):
        hit(game, place, tile)
    else:
        game.note(TURNED, game.active, place, tile, WRONG)
        tiles.turn_all_down()
        miss(game)
        end_turn(game)


def hit(game: MonsterChase, place: i64, tile: i64) -> None:
    game.note(TURNED, game.active, place, tile, HIT)
    if not game.variant.pack:
        chase(game, tile)
    elif not chase_pack(game):
        return
    game.tiles.turn_all_down()
    after_clear(game)
    end_turn(game)


def after_clear(game: MonsterChase) -> None:
    """An empty bed calls the next monster, or the players have won (MC-14, MC-21)."""
    if game.monsters.at_bed() > 0:
        return
    if i64(len(game.monsters.pile)) == 0:
        finish(game, PLAYERS_WIN)
    else:
        creep_out(game)
