"""Rows of numbers: columns with names and true bounds, exact as floats, and nothing is ever cut off."""

from pathlib import Path
from typing import Literal

import numpy as np
import pytest
from msgspec import Struct

import homeward
from homeward.engine.game import Game
from homeward.engine.options import Value
from homeward.engine.snapshots.bounds import (
    Bound,
    Fields,
    Fixed,
    Many,
    Number,
    Tuple,
    Word,
    YesNo,
    fields_of,
    one_of,
    problems,
)
from homeward.engine.snapshots.number_shapes import shape_of
from homeward.engine.state import State
from homeward.games import GAMES, monster_baby_rescue, pets_rescue
from homeward.games import game as find_game
from homeward.lab.observations.number_rows import NumberRow
from homeward.testkit.deals import random_move
from tests.games.wombat_rescue.layout_files import CROSSROADS, file_text

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def positions_of_a_game(state: State, moves: int = 600) -> list[State]:
    rng, found = homeward.fast_rng(5), []
    for moved in range(moves):
        if moved % 7 == 0 or state.over:
            found.append(state.copy())
        if state.over:
            break
        state.play(random_move(state, rng))
    return found


def check_rows(game: Game, rows: NumberRow, state: State) -> None:
    for position in positions_of_a_game(state):
        for seat in range(position.players):
            row = rows.row(position, seat)
            assert row.shape == (rows.width,) == (len(set(rows.names)),)
            assert row.dtype == np.float32
            assert ((rows.low <= row) & (row <= rows.high)).all()
            assert rows.read(row) == game.snapshot(position.veil(seat))


@every_game
def test_a_whole_game_can_be_read_back_from_its_rows(game: Game) -> None:
    for players in game.info.players:
        check_rows(game, NumberRow(game, players, game.info.quick), game.deal(players, 99, **game.info.quick))


@every_game
def test_a_row_tells_nothing_hidden(game: Game) -> None:
    rows = NumberRow(game, 2, {})
    for state in positions_of_a_game(game.deal(2, 99), moves=40):
        other = state.veil(0).fill(homeward.fast_rng(8))
        assert np.array_equal(rows.row(other, 0), rows.row(state, 0))


def house_file(module: object) -> str:
    return Path(str(module.__file__)).with_name("components.toml").read_text(encoding="utf-8")  # type: ignore[attr-defined]


def rich_tiles() -> str:
    """Beds and rungs as many as a tile can bring."""
    lists = house_file(monster_baby_rescue).partition("[counts]")[0]
    return lists.replace("bed:1", "bed:9").replace("bed:2", "bed:9").replace("rung:1", "rung:9")


def own_cards() -> str:
    text = house_file(pets_rescue)
    return text[text.index("[[card]]") :].replace('name = "Fern"', 'name = "Rex"', 1)


OWN_FILES = {
    "monster-baby-rescue": {"components": rich_tiles()},
    "pets-rescue": {"components": own_cards()},
    "wombat-rescue": {"layout": file_text(CROSSROADS)},
}


@pytest.mark.parametrize(("name", "options"), OWN_FILES.items(), ids=OWN_FILES)
def test_a_box_of_ones_own_is_as_wide_as_it_needs(name: str, options: dict[str, Value]) -> None:
    game = find_game(name)
    for players in game.info.players:
        check_rows(game, NumberRow(game, players, options), game.deal(players, 8, **options))


# The declaration


class Beetle(Struct):
    spots: int
    awake: bool
    colour: Literal["red", "black"]


def test_types_that_say_it_themselves_need_no_bound() -> None:
    assert fields_of(Beetle, spots=Number(0, 9)) == Fields(
        {"spots": Number(0, 9), "awake": YesNo(), "colour": Word(("red", "black"))}
    )


def test_a_field_without_a_bound_and_a_bound_without_a_field_are_named() -> None:
    with pytest.raises(TypeError, match=r"Beetle: without a bound: \['spots'\]; bounds of no field: \['wings'\]"):
        fields_of(Beetle, wings=Number(0, 2))


@pytest.mark.parametrize(
    ("bound", "fitting", "row"),
    [
        (Number(-3, 5), -3, [-3]),
        (Number(0, 2**40), 2**33 + 7, [2**17, 7]),
        (Number(3, 3), 3, []),
        (Many(Number(3, 3), longest=2), [3], [3, 2]),
        (one_of((4, 1, 2, 4)), 2, [2]),
        (one_of((1, 1)), 1, []),
        (YesNo(), True, [1]),
        (Word(("red", "black")), "black", [1]),
        (Fixed({"mode": "easy"}), {"mode": "easy"}, []),
        (Many(Number(0, 5), longest=3), [5], [5, -1, -1]),
        (Many(Many(Number(0, 5), longest=2), longest=2), [[]], [-1, -1, -2, -2]),
        (Many(Fields({"at": Number(1, 5), "up": YesNo()}), longest=2), [{"at": 1, "up": False}], [1, 0, 0, -1]),
        (Many(Fixed(4), longest=2, shortest=2), [4, 4], []),
        (Tuple((Number(0, 5), YesNo(), Fixed(4))), [5, True, 4], [5, 1]),
        (Many(Tuple((Number(0, 5), Number(1, 3))), longest=2), [[5, 1]], [5, 1, -1, 0]),
    ],
)
def test_values_are_written_and_read_back(bound: Bound, fitting: object, row: list[int]) -> None:
    shape, written = shape_of(bound), list[int]()
    shape.put(fitting, written)
    assert written == row
    assert all(column.low <= n <= column.high for column, n in zip(shape.columns, row, strict=True))
    assert problems(bound, fitting) == []
    found = shape.take(iter(row))
    assert found == fitting
    assert type(found) is type(fitting)


@pytest.mark.parametrize(
    ("bound", "value"),
    [
        (Number(0, 5), 6),
        (Number(0, 5), True),
        (YesNo(), 1),
        (Word(("red",)), "blue"),
        (Fixed(3), 4),
        (one_of((1, 2, 4)), 3),
        (one_of((1, 2, 4)), True),
        (Tuple((Number(0, 5), YesNo())), [5]),
        (Tuple((Number(0, 5), YesNo())), [6, True]),
        (Many(Number(0, 5), longest=1), [1, 1]),
        (Many(Number(0, 5), longest=2, shortest=1), []),
        (Fields({"at": Number(0, 5)}), {"at": 1, "more": 1}),
    ],
)
def test_what_goes_beyond_its_bounds_is_told(bound: Bound, value: object) -> None:
    assert len(problems(bound, value, "beetle")) == 1


def test_a_list_longer_than_declared_is_refused_not_cut() -> None:
    with pytest.raises(ValueError, match="2 is more than the declared 1"):
        shape_of(Many(Number(0, 5), longest=1)).put([1, 1], [])


def test_a_list_whose_length_would_be_lost_is_refused() -> None:
    with pytest.raises(TypeError, match="how many"):
        shape_of(Many(Fixed(4), longest=2))


def test_numbers_that_would_be_rounded_are_refused() -> None:
    with pytest.raises(TypeError, match="two columns are too few"):
        shape_of(Number(0, 2**63))


def test_columns_have_names() -> None:
    rows = NumberRow(find_game("pets-rescue"), 2, {})
    assert {"chance.reveals.upper", "grid.0", "shelters.1.cards.0", "phase"} <= set(rows.names)
