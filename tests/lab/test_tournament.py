"""Simulations and tournaments: fair schedules, honest intervals, and the same numbers on any number of processes."""

import json
from pathlib import Path

import pytest

from homeward.balance.intervals import wilson
from homeward.engine.errors import BadOption
from homeward.games.monster_chase.bot.exact import EXACT
from homeward.lab.ranking.standings import standings
from homeward.lab.ranking.tournament import tournament
from homeward.lab.running.match import Match, Outcome, play_match
from homeward.lab.running.runner import ResumableWorkers
from homeward.lab.running.schedule import lineups, rotations, same_table_matches, tournament_matches
from homeward.lab.sim import sim
from homeward.lab.solve import solve

ALONE = ResumableWorkers(processes=1)


def test_every_lineup_meets_in_every_seat_with_the_same_deal() -> None:
    matches = tournament_matches("monster-chase", ["a", "b", "c"], 2, 12, 7, {})
    tables = [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    assert [match.bots for match in matches] == tables * 2
    assert len({match.seed for match in matches[:6]}) == 1
    assert matches[0].seed != matches[6].seed


def test_fewer_bots_than_seats_sit_down_again() -> None:
    assert lineups(["a", "b"], 4) == [("a", "b", "a", "b")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert same_table_matches("monster-chase", ["a"], 3, 1, 1, {})[0].bots == ("a", "a", "a")


def test_the_wilson_interval_of_textbook_numbers() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_a_shared_win_counts_as_its_share_and_the_better_bot_has_the_higher_rating() -> None:
    outcomes = [Outcome(("a", "b"), (0.5, 0.5), (3, 3), 9), *[Outcome(("b", "a"), (1.0, 0.0), (5, 2), 9)] * 3]
    first, second = standings(["a", "b"], outcomes)
    assert (first.name, first.wins, first.games, first.win_rate) == ("b", 3.5, 4, 0.875)
    assert second.wins == 0.5
    assert first.rating > 25 > second.rating


def test_a_team_is_rated_against_the_game() -> None:
    won, lost = (1.0, 1.0), (0.0, 0.0)
    outcomes = [Outcome(("a", "a"), won, (10, 10), 20, together=True)] * 5
    outcomes += [Outcome(("b", "b"), lost, (4, 4), 20, together=True)] * 5
    first, second = standings(["a", "b"], outcomes)
    assert first.name == "a"
    assert first.rating > second.rating


def test_a_game_that_an_option_makes_a_race_is_rated_as_a_race(capsys: pytest.CaptureFixture[str]) -> None:
    for mode in ("mode=easy-competitive", "mode=basic"):
        tournament("monster-chase", games=20, bots="random,greedy", option=[mode], workers=ALONE, json=True)
    race, hunt = (json.loads(line)["bots"] for line in capsys.readouterr().out.splitlines())
    assert race[0]["name"] == "greedy"
    assert race[0]["rating"] > 25 > race[1]["rating"]
    assert hunt[0]["rating"] == hunt[1]["rating"], "of one line-up all win or lose together"


def test_a_match_repeats_itself() -> None:
    match = Match("monster-chase", ("cub", "fox"), 5, 6, {"pack": True})
    assert play_match(match) == play_match(match)


def test_tournament_prints_one_json_object_whatever_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for processes in (1, 2):
        tournament(
            "monster-chase",
            games=8,
            bots="random,greedy",
            seed=3,
            workers=ResumableWorkers(processes=processes),
            json=True,
        )
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    bots = json.loads(printed[0])["bots"]
    assert {"name", "games", "wins", "win_rate", "low", "high", "rating"} <= set(bots[0])
    assert [bot["games"] for bot in bots] == [8, 8]


def test_a_report_is_one_file_that_needs_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    tournament("monster-chase", games=4, bots="random,greedy", workers=ALONE, html=page)
    assert "greedy" in capsys.readouterr().out
    text = page.read_text()
    assert "Win rate by seat" in text
    assert 'src="http' not in text


def test_sim_tells_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    sim("monster-chase", players=3, games=4, bots="greedy,random", workers=ALONE, option=["mode=easy"], json=True)
    told = json.loads(capsys.readouterr().out)
    assert [seat["name"] for seat in told["seats"]] == ["1 greedy", "2 random", "3 greedy"]
    assert told["moves_per_game"] > 15
    assert told["seed"] == "1"
    sim("monster-chase", games=2, workers=ALONE)
    assert "games a second" in capsys.readouterr().out


def test_every_variant_in_every_length_is_solved() -> None:
    assert len(EXACT.variants()) == 3 * (4 * 2 + 4 + 1)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"games": 0}, "games cannot be 0"),
        ({"players": 9}, "not 9"),
        ({"bots": " "}, "at least one bot"),
    ],
)
def test_wrong_numbers_are_refused_in_words(arguments: dict[str, int], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        tournament("monster-chase", **arguments)  # type: ignore[arg-type]


def test_the_solver_says_how_many_pairs_it_takes() -> None:
    with pytest.raises(BadOption, match="1 to 200"):
        solve("monster-chase", pairs=0)
