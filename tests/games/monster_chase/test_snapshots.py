"""Impossible positions of Monster Chase are rejected, and the message says what is wrong.

Each is a position of a played game with something bent.
"""

from collections.abc import Callable
from typing import Any

import pytest

from homeward.engine.chance.rng import fast_rng
from homeward.engine.errors import BadSnapshot
from homeward.games.monster_chase import MONSTER_CHASE
from homeward.games.monster_chase.rules import FEARS, FLIP, OVER, PREVIEW, SOCK, TOYS, MonsterChase
from homeward.games.monster_chase.rules.codes import MONSTERS_WIN, PLAYERS_WIN
from homeward.testkit import rules
from homeward.testkit.deals import random_move
from tests.games.monster_chase.chase_table import chase

Data = dict[str, Any]
LOST: dict[str, object] = {"phase": OVER, "result": MONSTERS_WIN, "progress": 0}


def played(until: Callable[[MonsterChase], bool], **options: object) -> Data:
    """The first position of random games for which something is true."""
    for seed in range(1_000):
        state, rng = chase(MONSTER_CHASE.deal(2, seed, **options)), fast_rng(seed)
        while not until(state) and not state.over:
            state.play(random_move(state, rng))
        if until(state):
            data = MONSTER_CHASE.snapshot(state)
            assert MONSTER_CHASE.restore(data)
            return data
    raise AssertionError("no such position")


def rejected(data: Data, **bent: object) -> str:
    with pytest.raises(BadSnapshot) as caught:
        MONSTER_CHASE.restore(data | bent)
    return str(caught.value)


def later(state: MonsterChase) -> bool:
    return state.phase == FLIP and state.turns > 4


def crowd(size: int) -> Callable[[MonsterChase], bool]:
    return lambda state: state.phase == FLIP and state.monsters.at_bed() == size


def hunted(state: MonsterChase) -> bool:
    return state.phase == FLIP and state.tiles.any_up()


def lost(state: MonsterChase) -> bool:
    return state.result == MONSTERS_WIN


def won(state: MonsterChase) -> bool:
    return state.result == PLAYERS_WIN


@rules("MC-22", "MC-23")
def test_a_lost_game_has_four_monsters_or_an_empty_pile() -> None:
    assert "only with all four at the bed or an empty pile" in rejected(played(later), **LOST)


@rules("MC-21")
def test_a_won_game_is_not_a_lost_one() -> None:
    assert "only with all four" in rejected(played(won, mode="easy") | {"variant": basic()}, **LOST)


def basic() -> Data:
    variant: Data = MONSTER_CHASE.snapshot(MONSTER_CHASE.deal(2, 1))["variant"]
    return variant


@rules("MC-25")
def test_an_easy_game_is_never_lost() -> None:
    last = played(lambda state: state.phase == FLIP and not len(state.monsters.pile), mode="easy")
    assert "an easy game cannot be lost" in rejected(last, **LOST)


@rules("MC-R44")
def test_a_lost_game_has_no_round_under_way() -> None:
    assert "progress: must be 0 after the last round" in rejected(played(lost), progress=1)


@rules("MC-24")
def test_an_easy_game_has_no_progression_cards() -> None:
    easy = played(later, mode="easy")
    assert "progress: the easy games use no progression cards" in rejected(easy, progress=1)
    assert "red: the easy games use no progression cards" in rejected(easy, red=True)


def with_up(data: Data, tiles: set[int]) -> Data:
    """These tiles lie face up, and have just been turned one after another."""
    up = [int(tile in tiles) for tile in data["tiles"]]
    moves = iter(range(data["turns"] + 1, data["turns"] + 20))
    seen = [next(moves) if one else move for one, move in zip(up, data["seen"], strict=True)]
    return data | {"up": up, "seen": seen, "turns": max(*seen, data["turns"])}


@rules("MC-29")
def test_only_feared_toys_are_awake_in_a_pack_hunt() -> None:
    data = played(hunted, pack=True)
    feared = {FEARS[card] for card in data["arrived"]}
    brave = next(tile for tile in range(TOYS) if tile not in feared)
    assert "no monster at the bed fears" in rejected(with_up(data, {brave}))


@rules("MC-30")
def test_a_pack_whose_toys_are_all_awake_is_gone() -> None:
    data = played(crowd(2), pack=True)
    assert "so the pack has been chased away" in rejected(with_up(data, {FEARS[card] for card in data["arrived"]}))


@rules("MC-08", "MC-33")
def test_the_free_expert_tile_needs_experts() -> None:
    assert "there are no expert tiles in this game" in rejected(played(later), expert_used=True)


@rules("MC-33")
def test_the_free_expert_tile_is_gone_exactly_when_one_was_turned() -> None:
    before = played(lambda state: later(state) and not state.expert_used, expert=True)
    assert "no expert tile has been turned over yet" in rejected(before, expert_used=True)
    after = played(lambda state: later(state) and state.expert_used, expert=True)
    assert "so the free one is gone" in rejected(after, expert_used=False)


@rules("MC-39")
def test_fearless_hunters_look_before_anything_else_happens() -> None:
    look = played(lambda state: state.phase == PREVIEW, fearless=True)
    assert "before anything else happens" in rejected(look, turns=1)
    assert "before anything else happens" in rejected(look, progress=1)


@rules("MC-12")
def test_a_move_turns_one_tile() -> None:
    data = played(later)
    twice = [max(data["seen"]) if move else 0 for move in data["seen"]]
    assert "a move turns one tile" in rejected(data, seen=twice)


@rules("MC-R8")
def test_monsters_take_the_first_free_side() -> None:
    first = MONSTER_CHASE.snapshot(MONSTER_CHASE.deal(2, 1))
    assert "nobody was chased away from there" in rejected(first, bed=[-1, first["bed"][0], -1, -1])


@rules("MC-R8", "MC-R12")
@pytest.mark.parametrize("options", [{"pack": True}, {"mode": "easy"}])
def test_no_side_is_skipped_where_all_leave_together(options: dict[str, object]) -> None:
    data = played(lambda state: state.phase == FLIP and len(state.monsters.closet) > 0, **options)
    bed = [-1, *data["bed"][:3]]
    assert "no side before one is empty" in rejected(data, bed=bed)


@rules("MC-R12")
def test_a_pack_stands_in_the_order_of_the_sides() -> None:
    data = played(crowd(2), pack=True)
    assert "in the order of the sides" in rejected(data, arrived=data["arrived"][::-1])


@rules("MC-22")
def test_the_last_side_is_for_the_fourth_monster() -> None:
    data = played(lambda state: later(state) and len(state.monsters.closet) > 2)
    north = next(card for card in data["bed"] if card >= 0)
    west = [-1 if card == north else card for card in data["bed"][:3]] + [north]
    assert "taken only by the fourth monster" in rejected(data, bed=west)
    full = played(lambda state: lost(state) and state.monsters.at_bed() == 4)
    assert "taken only by the fourth monster" in rejected(full, arrived=full["arrived"][::-1])


@rules("MC-35")
def test_a_sock_waits_where_it_lies() -> None:
    data = played(later, expert=True)
    assert "sock: must be -1" in rejected(data, sock=data["tiles"].index(SOCK))
