"""Care tiles and their effects: washing, diamonds, beds, rungs, healer visits, wants."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from homeward.games.monster_baby_rescue.rules.choices import CHOOSE_HEAD, NO_CHOICE
from homeward.games.monster_baby_rescue.rules.monster import Monster
from homeward.games.monster_baby_rescue.rules.notes import Gained, Groomed
from homeward.games.monster_baby_rescue.rules.tables import (
    BED,
    BED_TILES,
    DIAMONDS,
    GREEN,
    LEGS,
    NONE,
    PLAY,
    PLAY_TILES,
    RED,
)

if TYPE_CHECKING:
    from homeward.games.monster_baby_rescue.rules.state import MonsterBabyRescue


def care(state: "MonsterBabyRescue", me: Monster, tile: i64, choice: i64) -> i64:
    """Carry out the effect; the thing that changed, or NONE."""
    tables = state.tables
    effect = tables.effect[tile]
    thing = tables.thing[tile]
    if tables.asks[tile] == 1:
        if choice == NO_CHOICE:
            return NONE
        thing = choice - CHOOSE_HEAD  # parts and colours have the same order in things and choices
    if thing <= LEGS:
        groom(state, me, thing)
    elif thing <= GREEN:
        give_gems(state, me, thing, tables.amount[tile])
    else:
        gain(state, me, thing, tables.amount[tile])
        if effect == BED:
            me.has[BED_TILES] += 1
        elif effect == PLAY:
            me.has[PLAY_TILES] += 1
    return thing


def groom(state: "MonsterBabyRescue", me: Monster, part: i64) -> None:
    """One level more, up to the highest (MBR-33, MBR-35, MBR-36)."""
    rises = me.has[part] < state.tables.top_level
    if rises:
        me.has[part] += 1
    if state.journal is not None:
        state.journal.add(Groomed(state.active, part, me.has[part], rises))


def give_gems(state: "MonsterBabyRescue", me: Monster, colour: i64, wanted: i64) -> None:
    """From the supply, as far as it goes (MBR-38, MBR-R14)."""
    if colour == RED:
        given = min(wanted, state.red)
        state.red -= given
    else:
        given = min(wanted, state.green)
        state.green -= given
    me.has[DIAMONDS] += given
    gain(state, me, colour, given)


def gain(state: "MonsterBabyRescue", me: Monster, thing: i64, amount: i64) -> None:
    me.has[thing] += amount
    if state.journal is not None:
        state.journal.add(Gained(state.active, thing, amount, me.has[thing]))
