"""Aim and set-up."""

import pytest

from homeward.engine.chance.rng import fast_rng
from homeward.engine.errors import BadComponents, BadOption, BadSnapshot
from homeward.games.monster_chase import INFO, MONSTER_CHASE
from homeward.games.monster_chase.components import BOX, Box, check
from homeward.testkit import rules
from tests.games.monster_chase.chase_table import new_game, position


@rules("MC-03", "MC-V14")
@pytest.mark.parametrize(("length", "pile"), [(10, 9), (15, 14), (20, 19)])
def test_one_monster_is_out_and_the_rest_wait_under_the_bed(length: int, pile: int) -> None:
    table = new_game(length=length)
    assert table.view.under_bed == pile
    assert len(table.state.monsters.unused) == 20 - length


@rules("MC-03")
def test_another_seed_gives_another_pile() -> None:
    assert list(new_game(seed=1).state.monsters.pile) != list(new_game(seed=2).state.monsters.pile)


@rules("MC-04", "MC-08")
def test_ten_toys_lie_face_down_and_the_expert_tiles_stay_out() -> None:
    table = new_game()
    assert len(table.view.tiles) == 10
    assert table.face_up == []
    assert sorted(BOX.tiles[tile].kind for tile in table.state.tiles.at) == ["toy"] * 10


@rules("MC-32")
def test_the_expert_tiles_are_mixed_in() -> None:
    table = new_game(expert=True)
    assert len(table.view.tiles) == 12
    assert [BOX.tiles[tile].kind for tile in table.state.tiles.at].count("expert") == 2


@rules("MC-05")
def test_the_progression_cards_lie_all_blue() -> None:
    assert new_game().windows == "BBB"


@rules("MC-06")
def test_the_closet_is_empty() -> None:
    assert new_game().closet == []


@rules("MC-07", "MC-09")
def test_the_first_monster_stands_north() -> None:
    assert list(new_game().bed) == ["north"]
    assert len(new_game().state.monsters.bed) == 4


@rules("MC-R15")
def test_a_sleeping_tile_shows_nothing() -> None:
    sleeping = new_game(expert=True).view.tiles
    assert {(tile.up, tile.tile) for tile in sleeping} == {(False, None)}


@rules("MC-R28")
def test_unless_the_table_says_otherwise_seat_0_begins() -> None:
    assert new_game(players=5).active == 0


@rules("MC-10", "MC-R28")
@pytest.mark.parametrize("start", [0, 1, 2, 3, 4])
def test_whoever_is_least_afraid_begins_and_turns_pass_clockwise(start: int) -> None:
    table = new_game(players=5, start=start)
    assert table.active == start
    assert table.miss().active == (start + 1) % 5


@rules("MC-R28")
def test_chance_can_choose_who_begins() -> None:
    assert {new_game(players=3, seed=seed, start="chance").active for seed in range(30)} == {0, 1, 2}


@rules("MC-R28")
def test_the_same_seed_deals_the_same_night_whoever_begins() -> None:
    nights = [new_game(players=3, start=start).state for start in (0, 2, "chance")]
    assert len({(*night.monsters.pile, *night.tiles.at) for night in nights}) == 1


def test_a_position_saved_before_the_table_could_choose_is_still_read() -> None:
    saved = MONSTER_CHASE.snapshot(new_game().state)
    del saved["variant"]["start"]
    assert MONSTER_CHASE.restore(saved).deal_again(fast_rng(3)).actor == 0


def test_a_saved_start_beyond_the_table_is_refused() -> None:
    saved = MONSTER_CHASE.snapshot(new_game(players=2).state)
    saved["variant"]["start"] = 2
    with pytest.raises(BadSnapshot, match=r"variant\.start"):
        MONSTER_CHASE.restore(saved)


@rules("MC-11", "MC-R34")
def test_twenty_cards_each_fear_one_toy_and_each_toy_is_on_two_drawings() -> None:
    assert len(BOX.monsters) == 20
    assert len(BOX.toys()) == 10
    for toy in BOX.toys():
        assert len({monster.drawing for monster in BOX.monsters if monster.toy == toy.id}) == 2


@rules("MC-11")
def test_a_box_with_a_toy_too_many_is_rejected_by_name() -> None:
    wrong = Box(BOX.counts, BOX.tiles, BOX.monsters[:-1] + BOX.monsters[1:2])
    with pytest.raises(BadComponents, match="T01"):
        check(wrong)


@rules("MC-R36")
def test_one_to_six_players_and_no_other_edition() -> None:
    assert INFO.players == (1, 2, 3, 4, 5, 6)
    assert all(card.id.startswith("MON-") for card in BOX.monsters)
    with pytest.raises(BadOption, match="for 1, 2, 3, 4, 5 or 6 people, not 7"):
        MONSTER_CHASE.deal(7, 1)


@rules("MC-R16")
@pytest.mark.parametrize("pack", [False, True])
@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("fearless", [False, True])
def test_hard_variants_mix_freely(pack: bool, expert: bool, fearless: bool) -> None:
    table = new_game(pack=pack, expert=expert, fearless=fearless)
    assert len(table.view.tiles) == (12 if expert else 10)


@rules("MC-R17")
@pytest.mark.parametrize("mode", ["easy", "easy-competitive"])
@pytest.mark.parametrize("variant", ["pack", "expert", "fearless"])
def test_easy_games_take_no_other_variant(mode: str, variant: str) -> None:
    with pytest.raises(BadOption, match="MC-R17"):
        MONSTER_CHASE.deal(2, 1, mode=mode, **{variant: True})


@rules("MC-R41")
def test_same_toy_goes_with_everything() -> None:
    for mode in ("basic", "easy", "easy-competitive"):
        assert new_game(mode=mode, same_toy="one").state.variant.one_by_one
    pack = position("MON-02 MON-03", pack=True, same_toy="one").flip("T02")
    assert {"MON-02", "MON-03"} <= set(pack.closet)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"length": 12}, "length cannot be 12. It can be 10, 15 or 20"),
        ({"length": True}, "length cannot be True"),
        ({"pack": 1}, "pack cannot be 1. It can be no or yes"),
        ({"mode": "hard"}, "It can be basic, easy or easy-competitive"),
        ({"start": 2}, "Seat 3 cannot begin. This table has seats 1 to 2"),
        ({"start": -1}, "Seat 0 cannot begin"),
        ({"start": True}, "start cannot be True. It can be 1, 2 or chance"),
        ({"start": "oldest"}, "start cannot be 'oldest'. It can be 1, 2 or chance"),
        ({"colour": "red"}, "There is no option called colour. This game has these options: length"),
    ],
)
def test_a_wrong_option_says_what_is_allowed(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        MONSTER_CHASE.deal(2, 1, **options)
