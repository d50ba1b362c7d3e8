"""A turn: the line, taking cards in order, the lead's last card, filling the gaps."""

from typing import get_args

import pytest

from homeward.games.pets_rescue import PETS_RESCUE
from homeward.games.pets_rescue.components import BOX
from homeward.games.pets_rescue.moves import Axis
from homeward.games.pets_rescue.rules.codes import CHOOSE_LINE
from homeward.games.pets_rescue.view import LineSeen, PetsView
from homeward.testkit import rules

from .pets_table import PetsTable, table

every_table = pytest.mark.parametrize("players", [2, 3, 4])


@rules("PR-15", "PR-R3")
@every_table
def test_the_lead_may_pick_any_row_or_column(players: int) -> None:
    game = table(players)
    side = players + 1
    lines = [PETS_RESCUE.moves[code] for code in game.state.legal()]
    assert len(lines) == 2 * side
    game.quiet_turn()
    assert [PETS_RESCUE.moves[code] for code in game.state.legal()] == lines


@rules("PR-03")
@every_table
def test_one_meeple_marks_the_chosen_line_for_everybody_until_the_turn_is_over(players: int) -> None:
    assert BOX.counts.meeples == 1
    game = table(players)
    for axis in get_args(Axis):
        assert marked_lines(game) == {None}, "nothing is marked before the lead has chosen"
        game.play(f"line {axis} 2")
        while game.state.phase != CHOOSE_LINE:
            assert marked_lines(game) == {LineSeen(axis, 2)}
            game.state.play(game.state.legal()[-1])


def marked_lines(game: PetsTable) -> set[LineSeen | None]:
    """Which line is marked for every seat and an onlooker."""
    views = [PETS_RESCUE.view(game.state, seat) for seat in (None, *range(game.state.players))]
    return {view.line for view in views if isinstance(view, PetsView)}


@rules("PR-13", "PR-15")
def test_there_are_no_lines_outside_the_grid() -> None:
    assert table(2).refused("line row 4") == "PR-13"
    assert table(2).refused("take 1 1 upright") == "PR-15"


@rules("PR-16", "PR-17")
def test_cards_are_taken_clockwise_beginning_with_the_lead() -> None:
    game = table(3, row="Fern Kiwi Pepper Umber").play("line row 1")
    assert game.active == 0
    game.take("Kiwi^")
    assert game.active == 1
    game.take("Fern")
    assert game.active == 2
    game.take("Umber^")
    assert game.shelter(0)[0] == "Kiwi^"
    assert game.shelter(1) == ["Fern"]
    assert game.shelter(2) == ["Umber^"]


@rules("PR-18", "PR-R1", "PR-R53")
def test_the_last_card_goes_to_the_lead_sideways_without_asking() -> None:
    game = table(2, row="Fern Kiwi Pepper").play("line row 1").take("Fern^", "Kiwi^")
    assert game.shelter(0) == ["Fern^", "Pepper"]
    assert "last" in game.told
    assert game.phase == "line"


@rules("PR-16", "PR-17")
def test_only_cards_of_the_line_can_be_taken() -> None:
    game = table(2).play("line column 2")
    assert game.refused("take 1 1 upright") == "PR-16"
    assert game.refused("take 5 5 upright") == "PR-13"
    game.play("take 1 2 upright")
    assert game.refused("take 1 2 sideways") == "PR-17"
    assert game.refused("line row 1") == "PR-17"


@rules("PR-19")
def test_a_placed_card_keeps_its_way() -> None:
    game = table(2, row="Fern Kiwi Pepper").play("line row 1").take("Fern^", "Kiwi")
    game.quiet_turn().quiet_turn()
    assert game.shelter(0)[0] == "Fern^"
    assert game.shelter(1)[0] == "Kiwi"


@rules("PR-20", "PR-R49", "PR-21")
def test_gaps_are_filled_in_grid_order_and_the_lead_moves_left() -> None:
    game = table(3)
    top = list(game.state.supply.deck)[::-1]
    game.quiet_turn()
    assert list(game.state.supply.grid)[:4] == top[:4]
    assert game.state.lead == 1
    assert game.active == 1
    assert game.state.turn == 1


@rules("PR-R2", "PR-22", "PR-D7")
@pytest.mark.parametrize(
    ("players", "turns", "cards", "left", "leads"), [(2, 8, 12, 6, 4), (3, 9, 12, 12, 3), (4, 8, 10, 20, 2)]
)
def test_turns_cards_and_leads(players: int, turns: int, cards: int, left: int, leads: int) -> None:
    game = table(players)
    led = []
    while game.phase == "line":
        led.append(game.state.lead)
        game.quiet_turn()
    assert len(led) == turns
    assert [led.count(seat) for seat in range(players)] == [leads] * players
    assert [len(game.shelter(seat)) for seat in range(players)] == [cards] * players
    assert sum(card >= 0 for card in game.state.supply.grid) == left
    assert len(game.state.supply.deck) == 0
    assert game.phase == "start"


@rules("PR-22")
def test_the_last_gaps_stay_open() -> None:
    game = table(2).to_the_end()
    assert game.row(1) == ["", "", ""]


@rules("PR-R6", "PR-21")
def test_clockwise_is_to_the_left() -> None:
    game = table(4)
    for lead in (0, 1, 2, 3, 0):
        assert game.state.lead == lead
        game.quiet_turn()


@rules("PR-R53", "PR-18")
@every_table
def test_every_decision_is_put_to_its_player(players: int) -> None:
    """A quiet game has one line per turn and one card per player and turn; then one starting card each."""
    game = table(players)
    decisions = 0
    while not game.state.over:
        game.state.play(game.state.legal()[1] if game.phase == "card" else game.state.legal()[0])
        decisions += 1
    turns = game.state.table.turns
    assert decisions == turns * (1 + players) + players


def test_events_tell_the_turn() -> None:
    game = table(2, row="Fern Kiwi Pepper").play("line row 1")
    assert game.told == ["line"]
    game.take("Fern^")
    assert game.sentences == ["Seat 1 takes Fern and places it upright."]
    game.take("Kiwi")
    assert game.told == ["took", "last", "filled"]
    assert game.sentences[:2] == [
        "Seat 2 takes Kiwi and places it sideways. New in the shelter: a cat, a rabbit and a bird.",
        "Seat 1 also gets the last card of the line, sideways: Pepper. New in the shelter: a rabbit.",
    ]


def test_undo_is_free_up_to_the_new_cards() -> None:
    game = table(2)
    before = game.state.reveals
    game.play("line row 1", "take 1 1 sideways")
    assert game.state.reveals == before
    game.play("take 1 2 sideways")
    assert game.state.reveals == before + 1


def test_positions_can_be_copied_mid_turn() -> None:
    game = table(3).play("line row 2")
    twin = PetsTable(game.state.copy())  # type: ignore[arg-type]
    twin.play("take 2 1 upright")
    assert game.row(2)[0] != ""
