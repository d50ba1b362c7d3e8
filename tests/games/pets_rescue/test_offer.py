"""Offer cards: offers are made openly, one must be accepted, the offer card changes hands."""

import pytest

from homeward.testkit import rules

from .pets_table import PetsTable, table

ROW_OF_FOUR = "Lavender Fern Kiwi Pepper Umber"


def offering(players: int, row: str) -> PetsTable:
    """Seat 0 leads and takes Lavender upright; the others take the next cards sideways."""
    names = row.split()
    return table(players, row=row).play("line row 1").take("Lavender^", *names[1:players])


@rules("PR-53", "PR-R8", "PR-R18", "PR-R48")
def test_offers_are_made_clockwise_at_the_end_of_the_turn() -> None:
    game = offering(4, ROW_OF_FOUR)
    assert (game.phase, game.active) == ("offer", 1)
    assert game.row(1) == ["", "", "", "", ""]
    asked = []
    for card in ("Fern", "Kiwi", "Pepper"):
        asked.append(game.active)
        game.offer(card)
    assert asked == [1, 2, 3]
    assert (game.phase, game.active) == ("accept", 0)
    offers = game.view().offering.offers  # type: ignore[union-attr]
    assert [(one.seat, one.card.name) for one in offers] == [(1, "Fern"), (2, "Kiwi"), (3, "Pepper")]


@rules("PR-54", "PR-55", "PR-R19", "PR-R20")
@pytest.mark.parametrize(("way", "shown"), [("upright", "Kiwi^"), ("sideways", "Kiwi")])
def test_one_offer_is_accepted_and_the_offer_card_goes_there_sideways(way: str, shown: str) -> None:
    game = offering(4, ROW_OF_FOUR).offer("Fern").offer("Kiwi").offer("Pepper").play(f"accept 2 {way}")
    assert game.shelter(0) == ["Umber", shown]
    assert game.shelter(2) == ["Lavender"]
    assert (game.shelter(1), game.shelter(3)) == (["Fern"], ["Pepper"])
    assert game.view().shelters[2].pets["wild"] == 1
    assert game.phase == "line"


@rules("PR-R10", "PR-55")
def test_one_offer_must_be_accepted() -> None:
    game = offering(3, "Lavender Fern Kiwi Pepper").offer("Fern").offer("Kiwi")
    assert game.refused("line row 1") == "PR-55"
    assert game.refused("accept 3 upright") == "PR-55"
    assert len(game.state.legal()) == 4


@rules("PR-56", "PR-R51")
def test_with_two_the_opponent_names_two_cards_at_once() -> None:
    game = table(2, row="Fern Kiwi Pepper", grid={(2, 1): "Lavender", (2, 2): "Umber", (2, 3): "Acorn"})
    game.play("line row 1").take("Fern", "Kiwi").play("line row 2").take("Lavender^", "Umber")
    assert (game.phase, game.active) == ("offer", 0)
    assert game.refused("offer 1") == "PR-56"
    assert len(game.state.legal()) == 3
    game.offer("Pepper", "Umber")
    assert (game.phase, game.active) == ("accept", 1)
    assert [one.seat for one in game.view().offering.offers] == [0, 0]  # type: ignore[union-attr]
    game.play("accept 2 upright")
    assert game.shelter(1) == ["Kiwi", "Acorn", "Umber^"]
    assert game.shelter(0) == ["Fern", "Pepper", "Lavender"]


@rules("PR-R21", "PR-56")
def test_with_two_and_one_card_that_one_is_offered() -> None:
    game = offering(2, "Lavender Fern Kiwi")
    assert game.refused("offer-two 1 2") == "PR-54"
    game.offer("Fern").play("accept 1 upright")
    assert game.shelter(0) == ["Kiwi", "Fern^"]
    assert game.shelter(1) == ["Lavender"]


@rules("PR-R11")
def test_an_accepted_acting_card_comes_only_sideways_and_never_acts() -> None:
    game = table(3, row="Lavender Jellybean Fern Kiwi").play("line row 1").take("Lavender^", "Jellybean^", "Fern")
    game.offer("Jellybean").offer("Fern")
    assert game.refused("accept 1 upright") == "PR-R11"
    game.play("accept 1 sideways")
    assert game.shelter(0) == ["Kiwi", "Jellybean"]
    assert game.phase == "line"


@rules("PR-R7", "PR-R11")
def test_an_offer_card_passed_on_before_its_moment_does_not_act() -> None:
    game = table(3, row="Jellybean Lavender Fern Kiwi").play("line row 1").take("Jellybean^", "Lavender^", "Fern")
    game.play("direction left").give("Lavender")
    assert game.shelter(2) == ["Fern", "Lavender"]
    game.give("Fern").play("place upright").give("Kiwi").play("place upright")
    assert game.phase == "line"


@rules("PR-R7")
def test_pass_and_offer_act_in_the_order_of_taking() -> None:
    game = table(3, row="Jellybean Lavender Fern Kiwi").play("line row 1").take("Lavender^", "Jellybean^", "Fern")
    assert game.phase == "offer"
    assert game.view().waiting == ("P60",)
    game.offer("Jellybean").offer("Fern").play("accept 2 upright")
    assert (game.phase, game.active) == ("direction", 1)


@rules("PR-R13", "PR-R22")
def test_only_face_up_cards_can_be_offered() -> None:
    game = offering(3, "Lavender Fern Kiwi Pepper")
    assert len(game.state.legal()) == 1
    assert game.refused("offer 2") == "PR-R22"


@rules("PR-R22", "PR-R9")
@pytest.mark.parametrize("card", ["Gumdrop^", "Pickle^", "Gumdrop", "Kumquat"])
def test_any_face_up_card_may_be_offered(card: str) -> None:
    name = card.rstrip("^")
    game = table(2, row=f"Lavender {name} Kiwi").play("line row 1").take("Lavender^", card)
    game.offer(name).play("accept 1 sideways")
    assert game.shelter(0) == ["Kiwi", name]


@rules("PR-R9")
def test_sideways_it_never_acts() -> None:
    assert table(2, row="Lavender Fern Kiwi").play("line row 1").take("Lavender", "Fern").phase == "line"


@rules("PR-R23")
def test_a_leftover_card_may_come_upright_by_an_offer() -> None:
    game = table(2, row="Lavender Gumdrop Kiwi").play("line row 1").take("Lavender^", "Gumdrop")
    game.offer("Gumdrop").play("accept 1 upright")
    assert game.shelter(0) == ["Kiwi", "Gumdrop^"]
    game.to_the_end()
    assert (game.phase, game.active) == ("swap", 0)
