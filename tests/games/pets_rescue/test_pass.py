"""Pass cards: who gives what to whom, in which order, and what happens to the card itself."""

import pytest

from homeward.testkit import rules

from .pets_table import PetsTable, called, table

ROW_OF_THREE = "Jellybean Fern Kiwi Pepper"
ROW_OF_FOUR = "Jellybean Fern Kiwi Pepper Umber"


def passing(players: int, row: str) -> PetsTable:
    """Seat 0 leads and takes Jellybean upright; the others take the next cards sideways."""
    names = row.split()
    return table(players, row=row).play("line row 1").take("Jellybean^", *names[1:players])


@rules("PR-49", "PR-R8", "PR-R9")
def test_it_acts_after_the_last_card_and_before_the_gaps_are_filled() -> None:
    game = passing(3, ROW_OF_THREE)
    assert game.phase == "direction"
    assert game.active == 0
    assert game.shelter(0) == ["Jellybean^", "Pepper"]
    assert game.row(1) == ["", "", "", ""]
    assert game.told[-1] == "pass"


@rules("PR-R8", "PR-R24")
def test_it_acts_after_the_last_turn_too_and_before_leftover_cards() -> None:
    game = table(2, row="Gumdrop Fern Kiwi", grid={(3, 3): "Jellybean"}).play("line row 1").take("Gumdrop^", "Fern")
    while game.state.turn < 7:
        game.quiet_turn()
    game.play("line row 3", "take 3 3 upright", "take 3 1 sideways")
    assert game.phase == "gift"
    while game.phase in ("gift", "place"):
        game.state.play(game.state.legal()[0])
    assert game.phase in ("swap", "start")


@rules("PR-50", "PR-R6", "PR-R14", "PR-R15")
def test_to_the_left_the_left_neighbour_gives_first_and_the_owner_last() -> None:
    game = passing(3, ROW_OF_THREE).play("direction left")
    assert (game.phase, game.active) == ("gift", 1)
    game.give("Fern")
    assert (game.phase, game.active) == ("place", 2)
    game.play("place upright")
    assert (game.phase, game.active) == ("gift", 2)
    game.give("Kiwi")
    assert game.active == 0
    game.play("place sideways")
    assert (game.phase, game.active) == ("gift", 0)
    game.give("Pepper")
    assert game.active == 1
    game.play("place sideways")
    assert [game.shelter(seat) for seat in range(3)] == [["Jellybean^", "Kiwi"], ["Pepper"], ["Fern^"]]
    assert game.phase == "line"


@rules("PR-50", "PR-R6", "PR-R14")
def test_to_the_right_it_is_the_other_way_round() -> None:
    game = passing(4, ROW_OF_FOUR).play("direction right")
    givers = []
    while game.phase in ("gift", "place"):
        if game.phase == "gift":
            givers.append(game.active)
        game.state.play(game.state.legal()[0])
    assert givers == [3, 2, 1, 0]


@rules("PR-51", "PR-R50")
def test_a_card_just_received_cannot_be_given_on() -> None:
    game = passing(3, ROW_OF_THREE).play("direction left").give("Fern").play("place upright")
    received = game.position(2, "Fern")
    assert game.refused(f"give {received}") == "PR-51"
    assert game.view(2).passing.locked == received  # type: ignore[union-attr]
    game.give("Kiwi")


@rules("PR-R50")
def test_a_card_received_by_an_earlier_pass_may_be_given() -> None:
    game = table(3, row="Jellybean Kumquat Fern Kiwi").play("line row 1").take("Jellybean^", "Kumquat^", "Fern")
    game.play("direction left").give("Kumquat")
    # Kumquat was passed on before its moment came: it lies sideways with seat 2 and never acts
    assert game.shelter(2) == ["Fern", "Kumquat"]
    game.give("Fern").play("place upright").give("Kiwi").play("place upright")
    assert game.phase == "line"
    two = table(3, row="Jellybean Kumquat Fern Kiwi").play("line row 1").take("Fern", "Jellybean^", "Kumquat^")
    two.play("direction left").give("Kumquat").give("Fern").play("place upright").give("Jellybean")
    assert two.shelter(2) == ["Jellybean"]
    assert two.phase == "line"


@rules("PR-R7", "PR-R50")
def test_two_pass_cards_act_in_the_order_of_taking() -> None:
    game = table(3, row="Jellybean Kumquat Fern Kiwi").play("line row 1").take("Kumquat^", "Fern", "Jellybean^")
    assert called(game.view().passing.card.name) == "Kumquat"  # type: ignore[union-attr]
    assert game.view().waiting == ("P60",)
    game.play("direction right").give("Jellybean")  # seat 2 gives its pass card to seat 1 before it could act
    game.give("Fern").play("place upright").give("Kiwi").play("place sideways")
    assert game.phase == "line"


@rules("PR-R7", "PR-R50")
def test_both_act_if_both_stay_and_a_card_of_the_first_may_go_on_in_the_second() -> None:
    game = table(3, row="Fern Kiwi Pepper Umber", grid={(2, 1): "Jellybean", (2, 2): "Kumquat"})
    game.quiet_turn().play("line row 2").take("Jellybean^", "Kumquat^")
    game.play(f"take 2 {next(c for c in range(1, 5) if game.row(2)[c - 1])} sideways")
    owner = game.active
    game.play("direction left")
    while called(game.view().passing.card.name) == "Jellybean":  # type: ignore[union-attr]
        game.state.play(game.state.legal()[0])
    assert game.view().passing.owner == (owner + 1) % 3  # type: ignore[union-attr, operator]
    game.play("direction right")
    assert game.active == owner
    received = len(game.shelter(game.active or 0))
    game.play(f"give {received}")  # the last card came by the first pass and may go on now


@rules("PR-52", "PR-R11", "PR-R53")
def test_a_passed_pass_card_lies_sideways_without_asking_and_never_acts_again() -> None:
    game = passing(2, "Jellybean Fern Kiwi")
    game.give("Fern").play("place upright").give("Jellybean")
    assert game.shelter(1) == ["Jellybean"]
    assert game.phase == "line"


@rules("PR-R17", "PR-R53", "PR-51")
def test_with_two_nobody_is_asked_for_a_direction() -> None:
    game = passing(2, "Jellybean Fern Kiwi")
    assert (game.phase, game.active) == ("gift", 1)
    assert game.view().passing.direction is None  # type: ignore[union-attr]
    game.give("Fern").play("place sideways")
    assert (game.phase, game.active) == ("gift", 0)
    assert game.refused(f"give {game.position(0, 'Fern')}") == "PR-51"
    game.give("Kiwi").play("place upright")
    assert [game.shelter(seat) for seat in range(2)] == [["Jellybean^", "Fern"], ["Kiwi^"]]


@rules("PR-R9", "PR-R10")
def test_sideways_it_never_acts_and_upright_it_must() -> None:
    quiet = table(2, row="Jellybean Fern Kiwi").play("line row 1").take("Jellybean", "Fern")
    assert quiet.phase == "line"
    last = table(2, row="Jellybean Fern Kiwi").play("line row 1").take("Kiwi", "Fern")
    assert last.shelter(0) == ["Kiwi", "Jellybean"]
    assert last.phase == "line"
    acting = passing(3, ROW_OF_THREE)
    assert acting.refused("line row 1") == "PR-50"


@rules("PR-R9", "PR-R12")
def test_a_spent_pass_card_stays_upright_and_acts_only_once() -> None:
    game = passing(2, "Jellybean Fern Kiwi").give("Fern").play("place sideways").give("Kiwi").play("place upright")
    game.quiet_turn().quiet_turn()
    assert game.shelter(0)[0] == "Jellybean^"
    seen = game.view().shelters[0]
    assert seen.cards[0].points == 0
    assert seen.pets["rabbit"] == sum(one.card.pets.count("rabbit") for one in seen.cards if one.way == "sideways")


@rules("PR-R13")
def test_the_starting_card_cannot_be_given() -> None:
    game = passing(2, "Jellybean Fern Kiwi")
    assert game.shelter(1) == ["Fern"]
    assert len(game.state.legal()) == 1
    assert game.refused("give 2") == "PR-R22"


@rules("PR-R16")
def test_everybody_always_has_something_to_give() -> None:
    for seed_row in ("Jellybean Kumquat Fern Kiwi", "Jellybean Lavender Kumquat Fern"):
        game = table(3, row=seed_row).play("line row 1")
        while game.phase != "line":
            assert game.state.legal()
            game.state.play(game.state.legal()[0])


@rules("PR-R22")
@pytest.mark.parametrize("card", ["Gumdrop^", "Gumdrop", "Pickle^", "Lavender"])
def test_any_face_up_card_may_be_given(card: str) -> None:
    name = card.rstrip("^")
    game = table(2, row=f"Jellybean {name} Kiwi").play("line row 1").take("Jellybean^", card)
    game.give(name)
    assert game.shelter(1) == []
    assert game.phase == "place"


@rules("PR-R22", "PR-R12")
def test_a_spent_acting_card_may_be_given_and_then_lies_sideways() -> None:
    game = table(2, row="Jellybean Fern Kiwi", grid={(2, 1): "Kumquat"}).play("line row 1").take("Jellybean^", "Fern")
    game.give("Fern").play("place sideways").give("Kiwi").play("place upright")
    game.play("line row 2", "take 2 1 upright", "take 2 2 sideways")
    assert (game.phase, game.active) == ("gift", 0)
    game.give("Jellybean")
    assert game.shelter(1)[-1] == "Jellybean"
    assert (game.phase, game.active) == ("gift", 1)


@rules("PR-R15")
def test_the_receiver_may_turn_a_gift_either_way() -> None:
    for way, shown in (("upright", "Fern^"), ("sideways", "Fern")):
        game = passing(2, "Jellybean Fern Kiwi").give("Fern").play(f"place {way}")
        assert game.shelter(0)[-1] == shown


@rules("PR-50")
def test_the_view_says_who_gives_what_to_whom() -> None:
    game = passing(4, ROW_OF_FOUR).play("direction right").give("Pepper")
    seen = game.view().passing
    assert seen is not None
    assert (seen.owner, seen.direction, seen.giver, seen.receiver) == (0, "right", 3, 2)
    assert seen.gift is not None
    assert called(seen.gift.name) == "Pepper"
    assert game.events[-1].facts == {"card": "P16", "to": 2}
