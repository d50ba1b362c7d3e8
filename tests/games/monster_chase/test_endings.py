"""How a game ends."""

import pytest

from homeward.catalogue import Text
from homeward.games.monster_chase import MONSTER_CHASE
from homeward.testkit import rules
from tests.games.monster_chase.chase_table import ChaseTable, chase, position


@rules("MC-01", "MC-02", "MC-21", "MC-V4", "MC-R3")
def test_the_last_monster_chased_wins_for_all_at_once() -> None:
    table = position(pile=0, turned=2, players=3).flip("T01")
    assert table.result == "players"
    assert table.state.winners() == [0, 1, 2]
    assert len(table.closet) == 20


@rules("MC-23", "MC-V3")
def test_the_completing_miss_with_nobody_under_the_bed_loses() -> None:
    table = position(pile=0, turned=2).miss()
    assert table.result == "monsters"
    assert table.state.winners() == []


@rules("MC-R4", "MC-23")
@pytest.mark.parametrize(
    ("fearless", "cards", "turned"), [(False, 3, 0), (False, 3, 1), (False, 3, 2), (True, 2, 0), (True, 2, 1)]
)
def test_with_an_empty_pile_one_plays_on_until_the_round_is_complete(fearless: bool, cards: int, turned: int) -> None:
    table = position("MON-01 MON-05", pile=0, turned=turned, fearless=fearless)
    for _ in range(cards - turned - 1):
        assert table.miss().result is None
        assert len(table.bed) == 2
    rescued = ChaseTable(chase(table.state.copy())).flip("T01")
    assert rescued.result is None
    assert len(rescued.bed) == 1, "a hit still chases"
    assert table.miss().result == "monsters"


@rules("MC-R5", "MC-V3")
def test_an_earlier_miss_with_an_empty_pile_goes_on() -> None:
    table = position(pile=0, turned=1).miss()
    assert table.result is None
    assert table.windows == "RRB"


@rules("MC-R6")
def test_the_last_card_may_come_out_as_third_monster() -> None:
    table = position("MON-01 MON-05", pile=1, turned=2).miss()
    assert table.result is None
    assert len(table.bed) == 3


@rules("MC-R44")
def test_a_lost_game_shows_the_completed_round() -> None:
    table = position(pile=0, turned=2).miss()
    assert table.windows == "RRR"
    assert table.state.windows.progress == 0
    assert table.face_up == []


@rules("MC-R38")
def test_the_turn_does_not_pass_when_the_game_ends() -> None:
    table = position(pile=0, players=3, active=1).flip("T01")
    assert table.state.active == 1
    assert table.state.legal() == []


@rules("MC-R35")
def test_a_hit_never_brings_a_fourth_monster_and_a_miss_never_chases() -> None:
    three = position("MON-01 MON-05 MON-09", turned=2)
    hit = chase(three.state.copy())
    hit.play(0)
    assert hit.monsters.at_bed() == 2
    missed = position("MON-01 MON-05 MON-09", turned=2).miss()
    assert missed.result == "monsters"
    assert len(missed.closet) == len(three.closet)


def test_the_score_sheet_counts_the_closet() -> None:
    sheet = MONSTER_CHASE.score_sheet(position(pile=0).flip("T01").state)
    assert sheet.totals == (20, 20)
    assert sheet.verdict == Text("monster-chase.verdict.won")
    assert [len(pieces) for pieces in sheet.lines[0].pieces] == [20, 20], "what the team did, the same for everybody"


@rules("MC-01")
def test_the_score_sheet_of_a_lost_game_shows_who_is_still_at_the_bed() -> None:
    table = position("MON-01 MON-05 MON-09", turned=2).miss()
    closet, at_bed = MONSTER_CHASE.score_sheet(table.state).lines
    assert at_bed.points == (0, 0)
    assert len(at_bed.pieces[0]) == len(table.bed)
    assert closet.reasons[0] == closet.reasons[1] is not None


@rules("MC-26")
def test_in_the_race_everybody_is_shown_their_own_monsters() -> None:
    table = position("MON-01", mode="easy-competitive").flip("T01")
    pieces = MONSTER_CHASE.score_sheet(table.state).lines[0].pieces
    assert [len(one) for one in pieces] == table.state.scores()
