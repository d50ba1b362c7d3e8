"""Setting up: monsters under the bed, tiles asleep round it, the first monster at the bed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.engine.state import NOBODY
from homeward.games.monster_chase.rules.fearless import show_toys
from homeward.games.monster_chase.rules.monsters import Monsters, creep_out
from homeward.games.monster_chase.rules.pieces import CARDS
from homeward.games.monster_chase.rules.tiles import Tiles
from homeward.games.monster_chase.rules.variant import Variant

if TYPE_CHECKING:
    from homeward.games.monster_chase.rules.state import MonsterChase


def shuffled_monsters(variant: Variant, rng: Rng) -> Monsters:
    """The pile is as long as the table wants; the other cards leave the game unseen (MC-03)."""
    cards = numbers(CARDS)
    rng.shuffle(cards)
    bed = vec[i64]([NOBODY, NOBODY, NOBODY, NOBODY])
    return Monsters(cards[: variant.length], cards[variant.length :], bed, vec[i64](), vec[i64](), vec[i64]())


def shuffled_tiles(variant: Variant, rng: Rng) -> Tiles:
    """All face down; nobody looks (MC-04, MC-08)."""
    tiles = numbers(variant.places())
    rng.shuffle(tiles)
    return Tiles(tiles, zeros(variant.places()), zeros(variant.places()))


def begin(state: MonsterChase) -> None:
    """The first monster creeps out (MC-07), somebody begins (MC-10); fearless hunters look at the toys."""
    creep_out(state)
    state.active = state.begins(state.variant.start)
    if state.variant.fearless:
        show_toys(state)


def numbers(end: i64) -> vec[i64]:
    items = vec[i64]()
    for item in range(end):
        items = append(items, item)
    return items


def zeros(size: i64) -> vec[i64]:
    items = vec[i64]()
    for _ in range(size):
        items = append(items, 0)
    return items
