"""Counting the cards."""

from librt.vecs import vec
from mypy_extensions import i64

from homeward.games.monster_falle import MONSTER_FALLE as GAME
from homeward.games.monster_falle.rules import MonsterFalle
from homeward.games.monster_falle.rules.ending import eyes
from homeward.testkit import rules

from .falle_table import FalleTable

TWO_EYES, NO_EYES, FIVE_EYES = 2 * 6, 0, 11 * 6  # cards of Fizzwick, Snoozle and Peeperoo


def finished(players: int, piles: list[list[int]], **options: object) -> MonsterFalle:
    """A finished game in which the teams caught these cards."""
    table = FalleTable(players, 1, **options)
    while not table.state.over:
        table.go().end_round()
    state = table.state
    state.piles.caught = vec[i64]([card for pile in piles for card in pile])
    state.piles.catcher = vec[i64]([team for team, pile in enumerate(piles) for _ in pile])
    return state


@rules("MF-42", "MF-43", "MF-16")
def test_every_player_counts_the_cards_of_both_teams() -> None:
    state = finished(3, [[TWO_EYES] * 20, [TWO_EYES] * 18, [TWO_EYES] * 19])
    assert state.scores() == [39, 38, 37]
    assert state.winners() == [0]
    sheet = GAME.score_sheet(state)
    assert sheet.verdict == "The best team has 20 monsters. 39 cards win!"
    assert [line.points for line in sheet.lines] == [(20, 20, 0), (0, 18, 18), (19, 0, 19)]


@rules("MF-44", "MF-R17")
def test_whoever_ties_wins_together() -> None:
    state = finished(3, [[TWO_EYES] * 2, [NO_EYES], [FIVE_EYES]])
    assert state.scores() == [3, 3, 2]
    assert state.winners() == [0, 1]
    assert [state.value(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


@rules("MF-45", "MF-R17", "MF-R18")
def test_open_eyes_decide_if_the_table_wants_it() -> None:
    state = finished(3, [[TWO_EYES] * 2, [NO_EYES], [FIVE_EYES]], tie_break="eyes")
    assert [eyes(state, seat) for seat in range(3)] == [9, 4, 5]
    assert state.winners() == [0]
    equal = finished(3, [[TWO_EYES] * 2, [NO_EYES], [NO_EYES]], tie_break="eyes")
    assert equal.winners() == [0, 1]


@rules("MF-58", "MF-R21")
def test_a_fixed_team_wins_together_and_fully() -> None:
    state = finished(4, [[TWO_EYES], [TWO_EYES] * 3], four_players="fixed")
    assert state.scores() == [1, 1, 3, 3]
    assert state.winners() == [2, 3]
    assert state.value(2) == 1.0
    shared = finished(4, [[TWO_EYES], [NO_EYES]], four_players="fixed")
    assert [shared.value(seat) for seat in range(4)] == [0.5] * 4


@rules("MF-47", "MF-11")
def test_alone_one_counts_ones_own_pile() -> None:
    state = finished(2, [[TWO_EYES] * 4, [TWO_EYES] * 5])
    assert state.scores() == [4, 5]
    assert state.winners() == [1]
    assert GAME.score_sheet(state).verdict == "5 cards win!"


def test_the_sheet_tells_eyes_escapes_and_the_best_round() -> None:
    table = FalleTable(3).go().until_pushing().topple().catch().end_round()
    lines = GAME.score_sheet(table.state).lines
    assert "1 escapes, best round 1" in lines[0].reasons[0]
