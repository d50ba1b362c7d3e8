"""Whole games, one for every way the game can end, replayed to their scores."""

from pathlib import Path

import pytest

import homeward
from homeward.games.monster_baby_rescue import MONSTER_BABY_RESCUE
from homeward.testkit import rules

RECORDS = Path(__file__).parents[2] / "records" / "monster-baby-rescue"


def record(name: str) -> homeward.Record:
    return homeward.Record.load(RECORDS / f"{name}.json")


def test_every_record_is_a_whole_game() -> None:
    paths = sorted(RECORDS.glob("*.json"))
    assert len(paths) == 4
    for path in paths:
        state = homeward.Record.load(path).state
        assert state.over
        assert MONSTER_BABY_RESCUE.score_sheet(state).totals == tuple(state.scores())


@rules("MBR-78")
def test_won_alone() -> None:
    state = record("won-alone").state
    assert state.scores() == SCORES["won-alone"]
    assert len(state.winners()) == 1


@rules("MBR-R21")
def test_shared_by_two() -> None:
    state = record("shared-by-two").state
    assert state.scores() == SCORES["shared-by-two"]
    assert len(state.winners()) == 2
    assert state.value(state.winners()[0]) == 0.5


@rules("MBR-77", "MBR-R32")
def test_twice_round_the_scoreboard() -> None:
    assert max(record("twice-round-the-scoreboard").state.scores()) > 60


def test_own_box() -> None:
    own = record("own-box")
    assert own.state.scores() == SCORES["own-box"]
    views = [MONSTER_BABY_RESCUE.view(state, None) for state in own.replay()]
    assert all(view.own_box for view in views)  # type: ignore[attr-defined]


@rules("MBR-51", "MBR-52")
@pytest.mark.parametrize("name", ["won-alone", "shared-by-two"])
def test_the_last_turns_begin_when_the_pile_is_empty(name: str) -> None:
    game = record(name)
    players = game.state.players
    before = MONSTER_BABY_RESCUE.view(game.position_at(len(game.moves) - players - 1), None)
    last = MONSTER_BABY_RESCUE.view(game.position_at(len(game.moves) - players), None)
    assert (before.phase, before.pile) == ("turns", 1)  # type: ignore[attr-defined]
    assert (last.phase, last.pile) == ("final", 0)  # type: ignore[attr-defined]


SCORES = {
    "won-alone": [28, 42, 36, 31],
    "shared-by-two": [43, 38, 43],
    "own-box": [42, 40, 48],
}
