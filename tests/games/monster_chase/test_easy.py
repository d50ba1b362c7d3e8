"""The easy game and its race."""

from homeward.testkit import rules
from tests.games.monster_chase.chase_table import new_game, position


@rules("MC-24", "MC-25", "MC-V13")
def test_fifty_misses_change_nothing() -> None:
    table = position(mode="easy")
    for _ in range(50):
        table.miss()
        assert len(table.bed) == 1
    assert table.windows == ""
    assert table.result is None


@rules("MC-R33", "MC-25")
def test_the_easy_game_ends_won_with_the_last_monster() -> None:
    table = position(mode="easy", pile=0).flip("T01")
    assert table.result == "players"
    assert table.state.winners() == [0, 1]


@rules("MC-26", "MC-R32")
def test_the_finder_keeps_the_monster_and_the_turn_passes() -> None:
    table = position(mode="easy-competitive", players=3, active=1, captured=(0,) * 15).flip("T01")
    assert table.state.scores() == [15, 1, 0]
    assert table.active == 2


@rules("MC-27", "MC-V15")
def test_most_cards_win() -> None:
    captured = (0,) * 7 + (1,) * 7 + (2,) * 5
    table = position(mode="easy-competitive", players=3, pile=0, active=1, captured=captured).flip("T01")
    assert table.state.scores() == [7, 8, 5]
    assert table.state.winners() == [1]


@rules("MC-R31", "MC-V15")
def test_equal_counts_share_the_win() -> None:
    captured = (0,) * 8 + (1,) * 7 + (2,) * 4
    table = position(mode="easy-competitive", players=3, pile=0, active=1, captured=captured).flip("T01")
    assert table.state.winners() == [0, 1]
    assert table.state.value(0) == 0.5


@rules("MC-01", "MC-25", "MC-27")
def test_all_win_or_lose_together_but_not_in_the_race() -> None:
    assert [position(mode=mode).state.together() for mode in ("basic", "easy", "easy-competitive")] == [
        True,
        True,
        False,
    ]


@rules("MC-R43")
def test_one_player_may_race_alone() -> None:
    table = new_game(players=1, mode="easy-competitive")
    while table.active is not None:
        table.flip(table.view.bed[0].monster.toy)
    assert table.state.winners() == [0]
