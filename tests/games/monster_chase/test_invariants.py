"""What stays true through every game."""

from collections import Counter

from hypothesis import given, settings

from homeward.games.monster_chase import MONSTER_CHASE
from homeward.games.monster_chase.rules import BASIC, FLIP, OVER, TOYS, MonsterChase
from homeward.testkit import rules
from homeward.testkit.positions import positions

any_position = given(positions(MONSTER_CHASE))
patiently = settings(deadline=None)


@any_position
@patiently
def test_no_card_is_lost(state: MonsterChase) -> None:
    monsters = state.monsters
    assert len(monsters.pile) + len(monsters.arrived) + len(monsters.closet) == state.variant.length
    cards = [*monsters.pile, *monsters.arrived, *monsters.closet, *monsters.unused]
    assert sorted(cards) == list(range(20))


@rules("MC-09", "MC-25")
@any_position
@patiently
def test_one_to_three_monsters_stand_at_the_bed_of_a_running_game(state: MonsterChase) -> None:
    if state.phase != OVER:
        assert 1 <= state.monsters.at_bed() <= (3 if state.variant.mode == BASIC else 1)
    assert Counter(card for card in state.monsters.bed if card >= 0) == Counter(state.monsters.arrived)


@any_position
@patiently
def test_tiles_are_a_fixed_set(state: MonsterChase) -> None:
    assert sorted(state.tiles.at) == list(range(state.variant.places()))


@rules("MC-29")
@any_position
@patiently
def test_only_a_pack_hunt_leaves_toys_up_and_each_is_feared(state: MonsterChase) -> None:
    if state.phase != FLIP:
        return
    up = [tile for tile, up in zip(state.tiles.at, state.tiles.up, strict=True) if up]
    assert len(up) <= (2 if state.variant.pack else 0)
    assert all(tile < TOYS and state.monsters.anybody_fears(tile) for tile in up)
