"""Scoring: the six parts, as if the game were over now."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from homeward.games.monster_baby_rescue.rules.monster import START_LEVEL, Monster
from homeward.games.monster_baby_rescue.rules.tables import (
    BED_TILES,
    DIAMONDS,
    EACH_PART,
    GREEN,
    HEAD,
    LEGS,
    PAIRS,
    PLAY_TILES,
    RANK,
    RED,
    TABLE,
    TORSO,
    VISITS,
    WANT,
    Tables,
)

if TYPE_CHECKING:
    from homeward.games.monster_baby_rescue.rules.state import MonsterBabyRescue

# Parts of the score (MBR-58 to MBR-65); after the last one come the final tiles, one by one
HEARTS: Final[i64] = 0
GOALS: Final[i64] = 1
WANTED: Final[i64] = 2
LINES: Final[i64] = 3
HEALING: Final[i64] = 4
FINALS: Final[i64] = 5


def score(state: "MonsterBabyRescue", seat: i64) -> i64:
    points: i64 = 0
    for number in range(FINALS + state.tables.finals):
        points += part(state, seat, number)
    return points


def part(state: "MonsterBabyRescue", seat: i64, number: i64) -> i64:
    """Points of one part of the score; from FINALS on, of one final tile each."""
    me = state.monsters[seat]
    if number == HEARTS:
        return me.hearts + min(me.has[RED], me.red_links) + min(me.has[GREEN], me.green_links)
    if number == GOALS:
        return me.goal_points
    if number == WANTED:
        return wanted_points(me, state.tables)
    if number == LINES:
        return state.tables.line * lines(me, state.tables)
    if number == HEALING:
        return me.has[VISITS] * me.goals
    return final_points(state, seat, state.final_face[number - FINALS])


def wanted_points(me: Monster, tables: Tables) -> i64:
    points: i64 = 0
    for i in range(i64(len(me.tiles))):
        tile = me.tiles[i]
        if tables.effect[tile] == WANT:
            points += want_points(me, tile, tables)
    return points


def want_points(me: Monster, tile: i64, tables: Tables) -> i64:
    return me.has[tables.want_of[tile]] // tables.want_per[tile]


def lines(me: Monster, tables: Tables) -> i64:
    """One play tile and two bed tiles; tiles count, not symbols (MBR-63, MBR-R16)."""
    return min(me.has[PLAY_TILES], me.has[BED_TILES] // tables.line_beds)


# Final tiles


def final_points(state: "MonsterBabyRescue", seat: i64, face: i64) -> i64:
    tables = state.tables
    how = tables.final_how[face]
    me = state.monsters[seat]
    if how == RANK:
        return prize(state, seat, face)
    if how == TABLE:
        return from_table(face, me.has[tables.final_of[face]], tables)
    if how == PAIRS:
        pairs = min(me.has[RED], me.has[GREEN])
        return tables.final_none[face] if me.has[DIAMONDS] == 0 else pairs * printed_points(face, 0, tables)
    if how == EACH_PART:
        return (
            printed_points(face, me.has[HEAD] - START_LEVEL, tables)
            + printed_points(face, me.has[TORSO] - START_LEVEL, tables)
            + printed_points(face, me.has[LEGS] - START_LEVEL, tables)
        )
    return lowest_part(face, me, tables)


def printed_points(face: i64, column: i64, tables: Tables) -> i64:
    return tables.final_points[face * tables.final_width + column]


def from_table(face: i64, count: i64, tables: Tables) -> i64:
    """The last column stands for everything beyond it."""
    return printed_points(face, min(count, tables.final_count[face] - 1), tables)


def lowest_part(face: i64, me: Monster, tables: Tables) -> i64:
    """By the lowest level; for a part never groomed the printed loss, once for each (MBR-67, MBR-68)."""
    lowest = me.lowest_level()
    if lowest > START_LEVEL:
        return printed_points(face, lowest - START_LEVEL, tables)
    ungroomed: i64 = 0
    for one in range(HEAD, LEGS + 1):
        if me.has[one] == START_LEVEL:
            ungroomed += 1
    return ungroomed * printed_points(face, 0, tables)


def prize(state: "MonsterBabyRescue", seat: i64, face: i64) -> i64:
    """Tied monsters pool the prizes of the places they take and divide, dropping the rest (MBR-74 to MBR-76)."""
    tables = state.tables
    thing = tables.final_of[face]
    mine = state.monsters[seat].has[thing]
    if mine == 0:
        return tables.final_none[face]  # whoever has none takes no place (MBR-R18)
    ahead: i64 = 0
    tied: i64 = 0
    for other in range(state.players):
        theirs = state.monsters[other].has[thing]
        if theirs > mine:
            ahead += 1
        elif theirs == mine:
            tied += 1
    pool: i64 = 0
    for place in range(ahead, min(ahead + tied, tables.final_count[face])):
        pool += printed_points(face, place, tables)
    return pool // tied


# The win


def share_of_win(state: "MonsterBabyRescue", seat: i64) -> float:
    """Most points win; a tie is a shared win (MBR-78, MBR-R21)."""
    mine = score(state, seat)
    sharing: i64 = 0
    for other in range(state.players):
        theirs = score(state, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            sharing += 1
    return 1.0 / float(sharing)
