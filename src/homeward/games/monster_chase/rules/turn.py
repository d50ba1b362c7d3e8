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
    WRONG,
)
from homeward.games.monster_chase.rules.ending import end_turn, finish
from homeward.games.monster_chase.rules.expert import meet_expert, swap_sock
from homeward.games.monster_chase.rules.fearless import begin_hunt
from homeward.games.monster_chase.rules.monsters import chase, creep_out
from homeward.games.monster_chase.rules.notes import Turned
from homeward.games.monster_chase.rules.pack import chase_pack
from homeward.games.monster_chase.rules.pieces import TOYS
from homeward.games.monster_chase.rules.windows import miss

if TYPE_CHECKING:
    from homeward.games.monster_chase.rules.state import MonsterChase


def legal_codes(state: MonsterChase) -> vec[i64]:
    codes = vec[i64]()
    if state.phase == PREVIEW:
        return append(codes, READY)
    first: i64 = SWAP if state.phase == SOCK_SWAP else 0
    if state.phase != OVER:
        up = state.tiles.up
        for place in range(i64(len(up))):
            if up[place] == 0:
                codes = append(codes, first + place)
    return codes


def is_legal(state: MonsterChase, code: i64) -> bool:
    if code == READY:
        return state.phase == PREVIEW
    first: i64 = SWAP if state.phase == SOCK_SWAP else 0
    place = code - first
    if state.phase != FLIP and state.phase != SOCK_SWAP:
        return False
    return place >= 0 and place < state.tiles.places() and state.tiles.sleeps(place)


def make_move(state: MonsterChase, code: i64) -> None:
    state.turns += 1
    if code == READY:
        begin_hunt(state)
    elif code >= SWAP:
        swap_sock(state, code - SWAP)
    else:
        flip(state, code)


def flip(state: MonsterChase, place: i64) -> None:
    tiles = state.tiles
    tile = tiles.at[place]
    tiles.show(place, state.turns)
    state.reveals += 1
    if tile >= TOYS:
        meet_expert(state, place, tile)
    elif state.monsters.anybody_fears(tile):
        hit(state, place, tile)
    else:
        if state.journal is not None:
            state.journal.add(Turned(state.active, place, tile, WRONG))
        tiles.turn_all_down()
        miss(state)
        end_turn(state)


def hit(state: MonsterChase, place: i64, tile: i64) -> None:
    if state.journal is not None:
        state.journal.add(Turned(state.active, place, tile, HIT))
    if not state.variant.pack:
        chase(state, tile)
    elif not chase_pack(state):
        return
    state.tiles.turn_all_down()
    after_clear(state)
    end_turn(state)


def after_clear(state: MonsterChase) -> None:
    """An empty bed calls the next monster, or the players have won (MC-14, MC-21)."""
    if state.monsters.at_bed() > 0:
        return
    if i64(len(state.monsters.pile)) == 0:
        finish(state, PLAYERS_WIN)
    else:
        creep_out(state)
