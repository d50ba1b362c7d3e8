"""Which tiles may be taken, and in which ways: some ask for a part of the monster or a colour.

The code of a move is a position of the row times a choice.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.engine.state import NOBODY
from homeward.games.monster_baby_rescue.rules.row import GAP
from homeward.games.monster_baby_rescue.rules.tables import GEM_OF_CHOICE, PART_OF_CHOICE

if TYPE_CHECKING:
    from homeward.games.monster_baby_rescue.rules.state import MonsterBabyRescue

CHOICES: Final[i64] = 6
NO_CHOICE: Final[i64] = 0
CHOOSE_HEAD: Final[i64] = 1
CHOOSE_LEGS: Final[i64] = 3
CHOOSE_RED: Final[i64] = 4
CHOOSE_GREEN: Final[i64] = 5


def codes(state: "MonsterBabyRescue") -> vec[i64]:
    codes = vec[i64](capacity=12)
    if state.active == NOBODY:
        return codes
    row = state.row.tiles
    asks = state.tables.asks
    for slot in range(state.tables.row):
        tile = row[slot]
        if tile == GAP:
            continue
        if asks[tile] == 0:
            codes = append(codes, slot * CHOICES)
            continue
        first, last = choices(state, tile)
        for choice in range(first, last + 1):
            if can_choose(state, choice):
                codes = append(codes, slot * CHOICES + choice)
    return codes


def allows(state: "MonsterBabyRescue", code: i64) -> bool:
    if state.active == NOBODY or code < 0 or code >= state.tables.row * CHOICES:
        return False
    tile = state.row.tiles[code // CHOICES]
    if tile == GAP:
        return False
    choice = code % CHOICES
    first, last = choices(state, tile)
    return choice >= first and choice <= last and can_choose(state, choice)


def choices(state: "MonsterBabyRescue", tile: i64) -> tuple[i64, i64]:
    """First and last choice that this tile asks for (MBR-37, MBR-39); none if there is nothing to choose from."""
    effect = state.tables.effect[tile]
    if effect == PART_OF_CHOICE and state.monsters[state.active].lowest_level() < state.tables.top_level:
        return CHOOSE_HEAD, CHOOSE_LEGS
    if effect == GEM_OF_CHOICE and state.red + state.green > 0:
        return CHOOSE_RED, CHOOSE_GREEN
    return NO_CHOICE, NO_CHOICE


def can_choose(state: "MonsterBabyRescue", choice: i64) -> bool:
    """Nothing, a part below the highest level, or a colour in stock (MBR-R13, MBR-R14)."""
    if choice == NO_CHOICE:
        return True
    if choice == CHOOSE_RED:
        return state.red > 0
    if choice == CHOOSE_GREEN:
        return state.green > 0
    return state.monsters[state.active].has[choice - CHOOSE_HEAD] < state.tables.top_level


# A random move


def random_code(state: "MonsterBabyRescue", rng: Rng) -> i64:
    """One of `codes`, found by counting instead of listing, because roll-outs spend their time here."""
    row = state.row.tiles
    asks = state.tables.asks
    plain: i64 = 0
    ways: i64 = 0
    for slot in range(state.tables.row):
        tile = row[slot]
        if tile != GAP:
            if asks[tile] == 0:
                plain += 1
            else:
                ways += ways_to_take(state, tile)
    pick = rng.below(plain + ways)
    if plain == state.tables.row:
        return pick * CHOICES
    return code_number(state, pick)


def code_number(state: "MonsterBabyRescue", number: i64) -> i64:
    """The legal code of that number, counted from 0."""
    for slot in range(state.tables.row):
        tile = state.row.tiles[slot]
        if tile != GAP:
            ways = ways_to_take(state, tile)
            if number < ways:
                return slot * CHOICES + choice_number(state, tile, number)
            number -= ways
    raise ValueError("there are not so many legal moves")


def ways_to_take(state: "MonsterBabyRescue", tile: i64) -> i64:
    ways: i64 = 0
    first, last = choices(state, tile)
    for choice in range(first, last + 1):
        if can_choose(state, choice):
            ways += 1
    return ways


def choice_number(state: "MonsterBabyRescue", tile: i64, number: i64) -> i64:
    """The choice of that number, counted from 0, among those the tile allows."""
    choice, _ = choices(state, tile)
    while number > 0 or not can_choose(state, choice):
        if can_choose(state, choice):
            number -= 1
        choice += 1
    return choice
