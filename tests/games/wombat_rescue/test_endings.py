"""The end: four babies home, at once, one winner."""

import pytest

from homeward.engine.errors import IllegalMove
from homeward.games.wombat_rescue import WOMBAT_RESCUE
from homeward.games.wombat_rescue.moves import Digest
from homeward.testkit import rules
from tests.games.wombat_rescue.wombat_table import wombats


@rules("WR-96", "WR-R90")
def test_the_fourth_baby_wins_on_the_spot() -> None:
    table = wombats("r=0 q=1  A").rescued(0, 0, 1, 3).carrying(0, 2).walk(0, 0)
    state = table.state
    assert state.over
    assert state.winners() == [0]
    assert state.scores() == [4, 0]
    assert state.legal() == []
    assert [state.value(seat) for seat in (0, 1)] == [1.0, 0.0]
    with pytest.raises(IllegalMove, match="over"):
        table.play(Digest())


@rules("WR-96", "WR-77")
def test_run_home_can_win() -> None:
    assert wombats("r=0 q=7  A").rescued(0, 0, 1, 3).carrying(0, 2).run_home().state.winners() == [0]


@rules("WR-R90")
def test_three_babies_do_not_win() -> None:
    table = wombats("r=0 q=1  A").rescued(0, 0, 1).carrying(0, 2).walk(0, 0)
    assert not table.state.over
    assert table.state.winners() == []


def test_the_score_sheet() -> None:
    table = wombats("r=0 q=1  A").rescued(0, 0, 1, 3).rescued(1, 2).carrying(0, 2).walk(0, 0)
    sheet = WOMBAT_RESCUE.score_sheet(table.state)
    assert sheet.totals == (4, 1)
    assert sheet.winners == (0,)
    assert sheet.lines[0].rules == ("WR-64", "WR-96")
    assert [len(pieces) for pieces in sheet.lines[0].pieces] == [4, 1]
