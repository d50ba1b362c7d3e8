"""Setting up: tiles, babies, cubes at home, the first discs, the dingo's first den, food."""

from collections import Counter

import pytest

from homeward.catalogue import Text
from homeward.engine.errors import BadOption
from homeward.games.wombat_rescue import WOMBAT_RESCUE
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.moves import SendToDen
from homeward.games.wombat_rescue.rules import WombatRescue
from homeward.games.wombat_rescue.view import WombatView
from homeward.testkit import rules


def deal(players: int = 4, seed: int = 1, **options: object) -> WombatRescue:
    state = WOMBAT_RESCUE.deal(players, seed, **options)
    assert isinstance(state, WombatRescue)
    return state


def seen(state: WombatRescue) -> WombatView:
    view = WOMBAT_RESCUE.view(state, None)
    assert isinstance(view, WombatView)
    return view


@rules("WR-01")
def test_two_to_four_players() -> None:
    for players in (2, 3, 4):
        assert len(seen(deal(players)).seats) == players
    for players in (1, 5):
        with pytest.raises(BadOption, match="2, 3 or 4"):
            deal(players)


@rules("WR-12", "WR-R66")
def test_regular_tiles_are_shuffled_and_twisted() -> None:
    boards = [deal(seed=seed).outback.board for seed in range(60)]
    for board in boards:
        assert sorted(board.tile) == list(range(25))
    assert len({tuple(board.tile) for board in boards}) == 60
    twists = Counter(board.twist[0] for board in boards)
    assert set(twists) == {0, 1, 2}
    assert {board.twist[24] for board in boards} == {0}, "the home tile lies as the layout says"
    assert len({tuple(board.nest) for board in boards}) == 1, "wombat tiles go to their own places"


@rules("WR-13")
def test_the_deck_is_shuffled() -> None:
    piles = {tuple(deal(seed=seed).deck.pile) for seed in range(20)}
    assert len(piles) == 20
    assert all(sorted(pile) == list(range(30)) for pile in piles)


@rules("WR-14", "WR-R64")
def test_a_baby_of_each_player_on_every_wombat_space() -> None:
    view = seen(deal(3))
    for nest in range(4):
        assert [(baby.seat, baby.where) for baby in view.babies if baby.nest == nest] == [(s, "lost") for s in range(3)]
    assert len({baby.space for baby in view.babies}) == 4
    assert {baby.space for baby in view.babies} == set(view.board.nests)


@rules("WR-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_all_parts_of_their_colour_and_no_other_part_is_on_the_table(players: int) -> None:
    view = seen(deal(players))
    assert Counter(baby.seat for baby in view.babies) == dict.fromkeys(range(players), 4)
    assert len(view.seats) == players, "a lead and a player board each"
    for seat, one in enumerate(view.seats):
        assert one.supply + sum(cubes.count for cubes in view.cubes if cubes.seat == seat) == 15
        assert one.cards == ("run-home", "hold-it-in", "scamper", "high-fibre")
        assert len(one.track) == 4


@rules("WR-15", "WR-R64")
def test_leads_and_one_cube_each_at_home() -> None:
    view = seen(deal(2))
    assert [seat.lead for seat in view.seats] == [view.board.home] * 2
    assert [(one.space, one.seat, one.count) for one in view.cubes] == [(view.board.home, s, 1) for s in (0, 1)]


@rules("WR-16", "WR-R65")
def test_anybody_may_start() -> None:
    assert {int(deal(4, seed).first) for seed in range(40)} == {0, 1, 2, 3}


@rules("WR-16")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_whoever_saw_a_wombat_last_begins(start: int) -> None:
    state = deal(3, seed=4, start=start)
    assert state.first == start
    assert seen(state).first == start
    state.play(state.legal()[0])
    assert state.actor == start


@rules("WR-17", "WR-19", "WR-20")
def test_dingo_card_and_extra_discs_go_by_who_begins() -> None:
    state = deal(4, start=2)
    assert state.hunt.holder == state.actor == 1
    mouths = [seat.track[0] for seat in seen(state).seats]
    assert mouths == [("herbs",), ("roots",), (), ("grasses",)]


@rules("WR-16")
def test_the_same_seed_lays_the_same_board_whoever_begins() -> None:
    assert len({seen(deal(3, seed=4, start=start)).board for start in (0, 2, "chance")}) == 1


def test_a_start_beyond_the_table_is_refused() -> None:
    with pytest.raises(BadOption, match=r"Seat 4 cannot begin\. This table has seats 1 to 3"):
        deal(3, start=3)


def test_a_position_saved_before_the_table_could_choose_is_still_read() -> None:
    saved = WOMBAT_RESCUE.snapshot(deal(3))
    del saved["variant"]["start"]
    assert WOMBAT_RESCUE.restore(saved).actor == deal(3).actor


@rules("WR-17", "WR-18")
def test_the_last_player_chooses_the_first_den() -> None:
    for seed in range(6):
        state = deal(3, seed)
        assert state.hunt.holder == state.actor == (state.first - 1) % 3
        assert [WOMBAT_RESCUE.moves[code] for code in state.legal()] == [SendToDen(1), SendToDen(2), SendToDen(3)]
        state.play(WOMBAT_RESCUE.code(SendToDen(2)))
        assert state.outback.dingo == state.outback.board.dens[1]
        assert state.actor == state.first


@rules("WR-19", "WR-20", "WR-21", "WR-22", "WR-R45", "WR-R62", "WR-R63")
def test_first_discs() -> None:
    for players in (2, 3, 4):
        state = deal(players, seed=players)
        extras = [(), ("grasses",), ("herbs",), ("roots",)]
        for turn in range(players):
            track = seen(state).seats[(state.first + turn) % players].track
            assert track == (extras[turn], (), ("roots",), ())


@rules("WR-R79")
def test_food_comes_after_the_den() -> None:
    state = deal()
    assert seen(state).discs == ()
    before = state.reveals
    state.play(state.legal()[0])
    assert state.reveals > before, "what was drawn cannot be undone freely"


@rules("WR-23")
def test_one_disc_on_every_food_space() -> None:
    state = deal(2, seed=9)
    state.play(state.legal()[1])
    view = seen(state)
    food = [space for space, kind in enumerate(view.board.kinds) if kind == "F"]
    assert [one.space for one in view.discs] == food
    drawn = {tuple(one.disc for one in seen(begun(seed)).discs) for seed in range(10)}
    assert len(drawn) == 10, "discs are drawn blindly"


def begun(seed: int) -> WombatRescue:
    state = deal(2, seed)
    state.play(state.legal()[0])
    return state


@rules("WR-R61")
def test_an_empty_bag_fills_food_spaces_in_reading_order() -> None:
    state = deal(2)
    for disc in range(3):
        state.bag.discs[disc] = 0
    state.bag.discs[1] = 5
    state.play(state.legal()[0])
    food = [space for space, kind in enumerate(seen(state).board.kinds) if kind == "F"]
    assert [(one.space, one.disc) for one in seen(state).discs] == [(space, "herbs") for space in food[:5]]
    rows = [state.variant.ground.r[space] for space in food]
    assert rows == sorted(rows)


def test_options() -> None:
    for row in BOX.layout:
        for boulders in (False, True):
            for eats in (False, True):
                view = seen(deal(2, layout=row.id, boulders=boulders, dingo_eats_poop=eats))
                assert (view.layout, view.boulders, view.dingo_eats_poop) == (
                    Text(f"wombat-rescue.option.layout.{row.id}"),
                    boulders,
                    eats,
                )
    with pytest.raises(BadOption, match="standard, long-paddock, crossroads and billabong"):
        deal(2, layout="round")
    with pytest.raises(BadOption, match="boulders"):
        deal(2, boulders=1)
