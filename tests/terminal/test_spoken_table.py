"""The table in words: describe, choices, act."""

import pytest

from homeward.catalogue.translator import english
from homeward.engine.errors import IllegalMove
from homeward.record import Record
from homeward.terminal.spoken_table import SpokenTable


@pytest.fixture
def table() -> SpokenTable:
    return SpokenTable(Record.new("monster-chase", players=2, seed=1))


def test_a_table_tells_what_lies_on_it_and_what_to_do(table: SpokenTable) -> None:
    told = [english(line) for line in table.describe(0)]
    assert told[0].startswith("At the bed: ")
    assert told[-2:] == ["Turn over a tile.", "Find the toy that a monster at the bed fears."]
    assert english(table.describe(1)[-2]) == "Watch closely."
    assert len(table.describe(None)) == len(told) - 2


def test_choices_are_numbered_for_the_seat_to_act(table: SpokenTable) -> None:
    choices = table.choices(0)
    assert [choice.number for choice in choices] == list(range(1, 11))
    assert (english(choices[2].label), choices[2].text) == ("Turn over tile 3", "flip 3")
    assert table.choices(1) == []


@pytest.mark.parametrize("choice", [3, "3", "flip 3", " FLIP  3 "])
def test_a_choice_is_a_number_or_a_move(table: SpokenTable, choice: int | str) -> None:
    events = table.act(0, choice)
    assert events[0].kind == "turned"
    assert table.record.moves == [2]


@pytest.mark.parametrize(
    ("seat", "choice", "message"),
    [
        (1, 1, "not the turn of Seat 2"),
        (0, 0, "a number from 1 to 10"),
        (0, "99", "a number from 1 to 10"),
        (0, "jump", "has no move “jump”"),
        (0, "flip 12", "only 10 tiles"),
        (0, "ready", "The hunt has begun"),
    ],
)
def test_a_wrong_choice_says_why_and_changes_nothing(
    table: SpokenTable, seat: int, choice: int | str, message: str
) -> None:
    with pytest.raises(IllegalMove, match=message):
        table.act(seat, choice)
    assert table.record.moves == []
