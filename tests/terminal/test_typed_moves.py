"""What people type is a move only if its words are there: never one that merely looks similar."""

from collections.abc import Iterator

import pytest

from homeward.catalogue.terminal_language import set_language
from homeward.engine.errors import IllegalMove
from homeward.record import Record
from homeward.terminal.spoken_table import SpokenMove, SpokenTable
from homeward.terminal.typed_moves import SeveralMoves, code_typed, moves_meant


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    set_language("en")
    yield
    set_language(None)


@pytest.fixture
def table() -> SpokenTable:
    return SpokenTable(Record.new("monster-chase", players=2, seed=1))


def only(table: SpokenTable, *tiles: int) -> list[SpokenMove]:
    """Only these tiles can be turned over."""
    codes = [table.game.parse(f"flip {tile}") for tile in tiles]
    return [SpokenMove(at, table.label(code), code, table.game.text(code)) for at, code in enumerate(codes, start=1)]


@pytest.mark.parametrize("typed", ["Turn over tile 12", " turn  OVER tile 12. ", "tile 12", "over tile 12"])
def test_whole_words_are_the_move(table: SpokenTable, typed: str) -> None:
    assert [move.text for move in moves_meant(typed, only(table, 1, 12))] == ["flip 12"]


@pytest.mark.parametrize("typed", ["tile 1", "Turn over tile 1", "t", "urn over tile 12", "12", "tile over", "", "…"])
def test_part_of_a_word_is_not_the_only_legal_move(table: SpokenTable, typed: str) -> None:
    assert moves_meant(typed, only(table, 12)) == []


def test_exact_words_go_before_longer_labels(table: SpokenTable) -> None:
    assert [move.text for move in moves_meant("turn over tile 1", only(table, 1, 10, 12))] == ["flip 1"]
    assert len(moves_meant("turn over", only(table, 1, 10, 12))) == 3


def test_the_text_form_of_a_move_that_is_not_legal_is_no_other_move() -> None:
    table = SpokenTable(Record.new("wombat-rescue", players=2, seed=1))
    illegal = next(code for code in range(len(table.game.moves)) if code not in set(table.record.state.legal()))
    assert code_typed(table, 0, table.game.text(illegal)) == illegal, "the rules say why not"


def test_what_fits_several_moves_names_them(table: SpokenTable) -> None:
    with pytest.raises(SeveralMoves) as several:
        code_typed(table, 0, "turn over")
    assert [move.number for move in several.value.moves] == list(range(1, 11))


def test_what_fits_none_is_refused(table: SpokenTable) -> None:
    with pytest.raises(IllegalMove, match="has no move “tile 21”"):
        code_typed(table, 0, "tile 21")
