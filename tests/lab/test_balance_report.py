"""What designers are told: who leads and for how long, what decides, and what nobody takes, with honest intervals."""

import json
from pathlib import Path

import pytest

from homeward.balance.findings import luck_and_skill, margin
from homeward.balance.trial import Trial, lead_changes, play_trial, strategy, when_settled
from homeward.engine.errors import BadOption
from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.games import game as find_game
from homeward.lab.balance_report.balance_command import balance
from homeward.lab.running.runner import ResumableWorkers

ALONE = ResumableWorkers(processes=1)

NOBODY = -1


def test_leads_are_counted_when_somebody_else_leads_alone() -> None:
    assert lead_changes([NOBODY, 0, 0, NOBODY, 0, 1, NOBODY, 0]) == 2
    assert lead_changes([NOBODY]) == 0


def test_a_game_is_settled_when_nobody_else_leads_any_more() -> None:
    assert when_settled([1, 0, 1, 1]) == 0.5
    assert when_settled([1, 1, 1]) == 0.0
    assert when_settled([0, 0, 1]) == pytest.approx(2 / 3)
    assert margin([3, 9, 7]) == 2


def test_what_decides_two_games_of_one_deal() -> None:
    """The first number is always that of who knows the game; the second time both have changed seats."""
    knows, unlucky = (1.0, 0.0), (0.0, 1.0)
    found = luck_and_skill([knows, knows, unlucky, (0.5, 0.5)], [knows, unlucky, unlucky, knows])
    assert (found.skill.value, found.luck.value, found.upset.value) == (0.25, 0.25, 0.25)


def test_a_banned_strategy_is_followed_only_without_another_move() -> None:
    game = find_game("pets-rescue")
    bots = ("greedy", "greedy")
    free = play_trial(Trial(game=game.name, seed=5, options={}, bots=bots))
    banned = play_trial(Trial(game=game.name, seed=5, options={}, bots=bots, banned="for its pets", handicapped=0))
    assert banned.strategies["for its pets"] < free.strategies["for its pets"]


@pytest.mark.parametrize("game", [one for one in GAMES if one.beats is None], ids=lambda game: game.name)
def test_every_legal_move_belongs_to_a_strategy(game: Game) -> None:
    state = game.deal(2, 3)
    for _ in range(40):
        for code in state.legal():
            assert strategy(game, state, code)
        if state.over:
            break
        state.apply(state.legal()[-1])


def test_a_box_is_examined_and_compared_with_a_house_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    for shown in (True, False):
        balance("monster-chase", games=20, option=["mode=easy-competitive"], house_rule=["length=10"], workers=ALONE,
                html=page, json=shown)  # fmt: skip
    first, *rest = capsys.readouterr().out.splitlines()
    report = json.loads(first)
    assert report["here"]["games"] == 20
    assert report["house_rule"]["length"]["value"] < report["here"]["length"]["value"]
    assert sum(seat["value"] for seat in report["here"]["seats"]) == pytest.approx(1.0)
    assert all(0 <= seat["low"] <= seat["value"] <= seat["high"] <= 1 for seat in report["here"]["seats"])
    assert report["luck"]["skill"]["value"] > report["luck"]["upset"]["value"]
    assert max(map(len, rest)) <= 80
    written = page.read_text(encoding="utf-8")
    assert "Which seat wins?" in written
    assert "house rule" in written


def test_pieces_and_strategies_of_a_box(capsys: pytest.CaptureFixture[str]) -> None:
    balance("monster-baby-rescue", games=24, workers=ALONE, json=True)
    report = json.loads(capsys.readouterr().out)
    assert {one["name"] for one in report["banned"]} == {"bed", "diamond", "doctor", "play", "improve", "want"}
    assert report["fair"] == 0.5
    with pytest.raises(BadOption, match="at least 4 games"):
        balance("pets-rescue", games=1)


def test_a_game_in_real_time_is_played_by_hands(capsys: pytest.CaptureFixture[str]) -> None:
    balance("monster-falle", games=4, option=["length=short", "timer=15"], workers=ALONE, json=True)
    report = json.loads(capsys.readouterr().out)
    assert report["here"]["games"] == 4
    assert report["luck"]["skill"]["value"] > report["luck"]["upset"]["value"]
    assert report["banned"] == []
    balance("monster-falle", games=4, option=["length=short", "timer=15"], workers=ALONE)
    assert "beats" in capsys.readouterr().out
