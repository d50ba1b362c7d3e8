"""How a game ended, printed."""

import pytest

from homeward.record import Record
from homeward.terminal.printing import print_end
from homeward.testkit import rules
from tests.old_games import FOLDER


@rules("MF-42")
def test_titles_besides_the_victory_are_printed_with_their_holders(capsys: pytest.CaptureFixture[str]) -> None:
    print_end(Record.load(FOLDER / "monster-falle" / "3-players.json"))
    printed = capsys.readouterr().out
    assert "4 cards win!" in printed
    assert "Best team: Ben and Cleo, 2 monsters" in printed
    assert "Ben and Cleo’s cards: " in printed
