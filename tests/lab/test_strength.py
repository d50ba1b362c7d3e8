"""The tables of strength: fair tables, shares that add up, clear refusals."""

import json
from collections import Counter

import pytest

from homeward.bots.move_choice import UnknownBot
from homeward.engine.errors import BadOption
from homeward.lab.ranking.strength import in_turn, pairs_of, seats_of, side_by_side, strength
from homeward.lab.running.runner import ResumableWorkers
from homeward.lab.running.schedule import every_deal_at

ALONE = ResumableWorkers(processes=1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_bots_have_every_seat_equally_often(players: int) -> None:
    tables = in_turn("a", "b", players)
    for seat in range(players):
        assert Counter(table[seat] for table in tables) == {"a": len(tables) // 2, "b": len(tables) // 2}


def test_teams_sit_side_by_side() -> None:
    assert side_by_side("a", "b", 4) == [("a", "a", "b", "b"), ("b", "b", "a", "a")]


def test_every_table_plays_the_same_deals() -> None:
    matches = every_deal_at("pets-rescue", in_turn("a", "b", 2), 5, 1, {})
    assert len(matches) == 6
    assert [match.seed for match in matches[::2]] == [match.seed for match in matches[1::2]]


def test_by_default_each_level_meets_the_one_below() -> None:
    assert pairs_of("pets-rescue", "") == [("cub", "beginner"), ("fox", "cub"), ("owl", "fox")]


def test_wins_of_both_sides_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    strength("monster-baby-rescue", bots="greedy/random,random/greedy", games=20, workers=ALONE, json=True)
    one, other = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert one["won"] + other["won"] == pytest.approx(1.0)
    assert one["won"] > 0.8
    assert one["low"] < one["won"] < one["high"] or one["won"] == 1.0


def test_the_table_is_ready_for_the_docs(capsys: pytest.CaptureFixture[str]) -> None:
    strength("pets-rescue", bots="greedy/random", players="3", games=6, workers=ALONE)
    heading, line, row = capsys.readouterr().out.splitlines()
    assert heading.count("|") == line.count("|") == row.count("|")
    assert row.startswith("| 3 | greedy | random | 6 |")


def test_what_cannot_be_compared_is_refused_in_words() -> None:
    with pytest.raises(BadOption, match="no pair"):
        pairs_of("pets-rescue", "owl")
    with pytest.raises(UnknownBot, match="wolf"):
        pairs_of("pets-rescue", "wolf/owl")
    with pytest.raises(BadOption, match="number of seats"):
        seats_of("pets-rescue", "two")


def test_no_games_and_a_game_won_together_are_refused_in_words() -> None:
    with pytest.raises(BadOption, match="1 and more"):
        strength("pets-rescue", games=0)
    with pytest.raises(BadOption, match="wins or loses together"):
        strength("monster-chase", bots="fox/cub", games=2, workers=ALONE)


def test_an_option_that_makes_a_race_lets_bots_be_compared(capsys: pytest.CaptureFixture[str]) -> None:
    race = ["mode=easy-competitive", "length=10"]
    strength("monster-chase", bots="greedy/random", games=4, option=race, workers=ALONE, json=True)
    assert json.loads(capsys.readouterr().out)["won"] > 0.5
