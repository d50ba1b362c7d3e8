"""Counting the cards."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from homeward.catalogue import Text
from homeward.catalogue.translator import english
from homeward.games.monster_falle import MONSTER_FALLE as GAME
from homeward.games.monster_falle.rules import MonsterFalle
from homeward.games.monster_falle.rules.ending import eyes
from homeward.lab.ranking.standings import standings
from homeward.lab.running.match import Outcome
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


def verdict(state: MonsterFalle) -> str:
    said = GAME.score_sheet(state).verdict
    return english(said) if said else ""


@rules("MF-42", "MF-43", "MF-16")
def test_every_player_counts_the_cards_of_both_teams() -> None:
    state = finished(3, [[TWO_EYES] * 20, [TWO_EYES] * 18, [TWO_EYES] * 19])
    assert state.scores() == [39, 38, 37]
    assert state.winners() == [0]
    sheet = GAME.score_sheet(state)
    assert verdict(state) == "39 cards win!"
    assert [line.points for line in sheet.lines] == [(20, 20, 0), (0, 18, 18), (19, 0, 19)]


@rules("MF-42")
def test_the_end_names_the_best_team_which_need_not_be_the_winners() -> None:
    state = finished(3, [[TWO_EYES] * 9, [TWO_EYES] * 10, []])
    assert state.winners() == [1]
    assert honours(state) == [("Best team", (1, 2), "10 monsters")]
    equal = finished(4, [[TWO_EYES], [], [TWO_EYES], []])
    assert honours(equal) == [("Best team", (0, 1), "1 monster"), ("Best team", (2, 3), "1 monster")]
    assert honours(finished(3, [[], [], []])) == []
    assert honours(finished(2, [[TWO_EYES], []])) == []  # who plays alone is no team


def honours(state: MonsterFalle) -> list[tuple[str, tuple[int, ...], str]]:
    sheet = GAME.score_sheet(state)
    return [(english(honour.title), honour.seats, english(honour.reason)) for honour in sheet.honours]


@rules("MF-44", "MF-R17")
def test_whoever_ties_wins_together() -> None:
    state = finished(3, [[TWO_EYES] * 2, [NO_EYES], [FIVE_EYES]])
    assert state.scores() == [3, 3, 2]
    assert state.winners() == [0, 1]
    assert [state.value(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert verdict(state) == "3 cards each: they win together!"


@rules("MF-45", "MF-R17", "MF-R18")
def test_open_eyes_decide_if_the_table_wants_it() -> None:
    state = finished(3, [[TWO_EYES] * 2, [NO_EYES], [FIVE_EYES]], tie_break="eyes")
    assert [eyes(state, seat) for seat in range(3)] == [9, 4, 5]
    assert state.winners() == [0]
    assert verdict(state) == "3 cards each for 2 of you. Open eyes decide: 9 against 4!"
    equal = finished(3, [[TWO_EYES] * 2, [NO_EYES], [NO_EYES]], tie_break="eyes")
    assert equal.winners() == [0, 1]
    assert verdict(equal) == "3 cards each, and the open eyes are equal, too: they win together!"
    clear = finished(3, [[NO_EYES] * 2, [NO_EYES], []], tie_break="eyes")
    assert verdict(clear) == "3 cards win!"  # no eyes were needed


@rules("MF-58", "MF-R21")
def test_a_fixed_team_wins_together_and_fully() -> None:
    state = finished(4, [[TWO_EYES], [TWO_EYES] * 3], four_players="fixed")
    assert state.scores() == [1, 1, 3, 3]
    assert state.winners() == [2, 3]
    assert state.value(2) == 1.0
    assert verdict(state) == "The team with 3 cards wins!"
    shared = finished(4, [[TWO_EYES], [NO_EYES]], four_players="fixed")
    assert [shared.value(seat) for seat in range(4)] == [0.5] * 4
    assert verdict(shared) == "Both teams have 1 card: everybody wins!"
    eyes_decide = finished(4, [[TWO_EYES], [NO_EYES]], four_players="fixed", tie_break="eyes")
    assert eyes_decide.winners() == [0, 1]
    assert [eyes_decide.value(seat) for seat in range(4)] == [1.0, 1.0, 0.0, 0.0]
    assert verdict(eyes_decide) == "Both teams have 1 card. Open eyes decide: 2 against 0!"


@rules("MF-58", "MF-R21")
def test_a_bot_does_not_compete_with_its_own_fixed_team() -> None:
    ahead = finished(4, [[TWO_EYES] * 3, []], four_players="fixed")
    chances = [GAME.knowledge.evaluate(ahead, seat) for seat in range(4)]
    assert chances == [0.8, 0.8, 0.2, 0.2]


@rules("MF-R36")
@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {}), (4, {"tie_break": "eyes"}), (4, {"four_players": "fixed"})]
)
def test_nobody_wins_without_any_card(players: int, options: dict[str, str]) -> None:
    state = finished(players, [[] for _ in range(players)], **options)
    assert state.winners() == []
    assert state.value(0) == 0.0
    assert verdict(state).startswith("This time every monster got away, and so nobody wins.")
    old = finished(players, [[] for _ in range(players)], rules_version=1, **options)
    assert old.winners() == list(range(players))
    assert verdict(old)


@rules("MF-16", "MF-R36")
def test_one_card_is_enough_to_win() -> None:
    state = finished(2, [[], [NO_EYES]])
    assert state.winners() == [1]
    assert verdict(state) == "1 card wins!"


def test_a_tournament_copes_with_games_that_nobody_wins() -> None:
    bots = ("random", "random-2")
    lost = [Outcome(bots, (0.0, 0.0), (0, 0), 4000)] * 3
    rows = standings(bots, lost)
    assert [(row.wins, row.win_rate) for row in rows] == [(0.0, 0.0), (0.0, 0.0)]
    assert len({row.rating for row in rows}) == 1


@rules("MF-47", "MF-11")
def test_alone_one_counts_ones_own_pile() -> None:
    state = finished(2, [[TWO_EYES] * 4, [TWO_EYES] * 5])
    assert state.scores() == [4, 5]
    assert state.winners() == [1]
    assert verdict(state) == "5 cards win!"


def test_the_sheet_tells_eyes_escapes_and_the_best_round() -> None:
    table = FalleTable(3).go().until_pushing().topple().catch().end_round()
    lines = GAME.score_sheet(table.state).lines
    assert isinstance(lines[0].name, Text)
    assert english(lines[0].name) == "Seat 1 and Seat 2’s cards"
    mine, partners, others = lines[0].reasons
    assert mine is not None
    assert (partners, others) == (mine, None)
    assert english(mine).endswith("1 escape and 1 monster in the best round")
    assert [len(pieces) for pieces in lines[0].pieces] == [1, 1, 0]
