"""A turn: take a tile, walk, care for the monster, take goals; then the row moves up."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.games.monster_baby_rescue.rules import final_turns, goals, tiles, track
from homeward.games.monster_baby_rescue.rules.choices import CHOICES
from homeward.games.monster_baby_rescue.rules.notes import Drew, Took
from homeward.games.monster_baby_rescue.rules.tables import NONE

if TYPE_CHECKING:
    from homeward.games.monster_baby_rescue.rules.state import MonsterBabyRescue


def take(state: "MonsterBabyRescue", code: i64) -> None:
    slot = code // CHOICES
    tile = state.row.tiles[slot]
    me = state.monsters[state.active]
    price = i64(0) if state.final_turns else state.tables.price[slot]  # the last turn is free (MBR-54)
    if state.journal is not None:
        state.journal.add(Took(state.active, tile, slot, price))
    if price > 0:
        track.walk(state, me, price)
    changed = tiles.care(state, me, tile, code % CHOICES)
    me.keep(tile, state.tables)
    if changed != NONE:
        goals.claim(state, me, changed)
    if state.final_turns:
        final_turns.leave_track(state, slot)
    else:
        slide_row(state, slot)
        state.active = state.queue[0]


def slide_row(state: "MonsterBabyRescue", slot: i64) -> None:
    drawn = state.row.slide(slot)
    state.reveals += 1
    if state.journal is not None:
        state.journal.add(Drew(drawn, state.row.left))
    if state.row.left == 0:
        final_turns.begin(state)
