"""Offer cards: offers are made openly, one must be accepted, the offer card changes hands."""

import pytest

from homeward.catalogue import Text
from homeward.games.pets_rescue import PETS_RESCUE
from homeward.testkit import rules

from .pets_table import PetsTable, called, table

SPENT = Text("pets-rescue.face.spent")

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
    assert [(one.seat, called(one.card.name)) for one in offers] == [(1, "Fern"), (2, "Kiwi"), (3, "Pepper")]


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


def accepting(acting: str, rules_version: int | None = None) -> PetsTable:
    """Seat 0 may accept a card that would have acted next."""
    game = table(3, row=f"Lavender {acting} Fern Kiwi", rules_version=rules_version)
    game.play("line row 1").take("Lavender^", f"{acting}^", "Fern")
    return game.offer(acting).offer("Fern")


@rules("PR-R11", "PR-55")
@pytest.mark.parametrize("acting", ["Jellybean", "Mittens"])
@pytest.mark.parametrize(("way", "shown"), [("upright", "^"), ("sideways", "")])
def test_an_accepted_acting_card_is_placed_as_one_likes_and_never_acts(acting: str, way: str, shown: str) -> None:
    game = accepting(acting).play(f"accept 1 {way}")
    assert game.shelter(0) == ["Kiwi", f"{acting}{shown}"]
    assert game.view().waiting == ()
    assert game.phase == "line"


@rules("PR-R11")
def test_the_wish_that_the_first_rules_refused() -> None:
    game = PETS_RESCUE.deal(3, 6)
    for code in (1, 27, 22, 20, 77, 77):
        game.play(code)
    assert PETS_RESCUE.parse("accept 1 upright") in game.legal()


@rules("PR-R11", "PR-R12")
def test_upright_it_gives_no_points_and_says_so() -> None:
    game = accepting("Jellybean")
    assert game.view().offering.offers[0].card.says == SPENT  # type: ignore[union-attr]
    before = game.state.scores()
    game.play("accept 1 upright")
    assert game.state.scores()[0] == before[0]
    accepted = game.view().shelters[0].cards[-1]
    assert (accepted.points, accepted.card.says) == (0, SPENT)


@rules("PR-R11")
def test_in_games_of_the_first_rules_it_comes_only_sideways() -> None:
    game = accepting("Jellybean", rules_version=1)
    assert game.refused("accept 1 upright") == "PR-R11"
    game.play("accept 1 sideways")
    assert game.shelter(0) == ["Kiwi", "Jellybean"]
    assert game.phase == "line"


@rules("PR-R7", "PR-R11", "PR-R15")
@pytest.mark.parametrize(("way", "shown"), [("upright", "Lavender^"), ("sideways", "Lavender")])
def test_an_offer_card_passed_on_before_its_moment_does_not_act(way: str, shown: str) -> None:
    game = table(3, row="Jellybean Lavender Fern Kiwi").play("line row 1").take("Jellybean^", "Lavender^", "Fern")
    assert game.view().waiting == ("P62",)
    game.play("direction left").give("Lavender")
    assert (game.phase, game.active) == ("place", 2)
    game.play(f"place {way}")
    assert game.shelter(2) == ["Fern", shown]
    assert game.view().waiting == ()
    game.give("Fern").play("place upright").give("Kiwi").play("place upright")
    assert game.phase == "line"


@rules("PR-R11")
def test_it_does_not_act_either_when_it_comes_back_to_whoever_took_it() -> None:
    game = table(3, row="Fern Kiwi Pepper Umber", grid={(2, 1): "Jellybean", (2, 2): "Kumquat", (2, 3): "Lavender"})
    game.quiet_turn().play("line row 2").take("Jellybean^", "Kumquat^", "Lavender^")
    owner = game.view().passing.owner  # type: ignore[union-attr]
    taker = (owner + 2) % 3
    game.play("direction left").give("Kiwi" if owner == 0 else "Pepper").play("place upright")
    assert game.active == taker
    game.give("Lavender").play("place sideways")
    while called(game.view().passing.card.name) == "Jellybean":  # type: ignore[union-attr]
        game.state.play(game.state.legal()[0])
    game.play("direction right").give("Lavender").play("place upright")
    assert "Lavender^" in game.shelter(taker)
    while game.phase in ("gift", "place"):
        game.state.play(game.state.legal()[0])
    assert game.phase == "line"


@rules("PR-R11")
def test_in_games_of_the_first_rules_nobody_was_asked_about_an_offer_card() -> None:
    game = table(3, row="Jellybean Lavender Fern Kiwi", rules_version=1)
    game.play("line row 1").take("Jellybean^", "Lavender^", "Fern").play("direction left").give("Lavender")
    assert game.shelter(2) == ["Fern", "Lavender"]
    assert (game.phase, game.active) == ("gift", 2)


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
