"""What the game says: sentences of cards, prompts, refusals, labels, previews and the score sheet."""

import pytest

from homeward.catalogue import Text
from homeward.catalogue.translator import english
from homeward.games.pets_rescue import PETS_RESCUE
from homeward.games.pets_rescue.components import BOX
from homeward.games.pets_rescue.faces import RULES, rules_of, sentence
from homeward.games.pets_rescue.names import name_of
from homeward.games.pets_rescue.preview import Worth
from homeward.testkit import rules

from .pets_table import PetsTable, called, table

FORMS = {form.id: form for form in BOX.form}
WILDS = Text("pets-rescue.sheet.wilds")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_says_in_one_or_two_sentences_what_it_does(players: int) -> None:
    for card in BOX.card:
        text = english(sentence(card, FORMS[card.form], players))
        assert text.endswith(".")
        assert "{" not in text
        assert all(pet in text for pet in card.shows), (card.name, text)
        assert rules_of(card, players)


def test_cards_are_called_in_english_as_in_the_box() -> None:
    assert [called(name_of(card)) for card in BOX.card] == [card.name for card in BOX.card]


@rules("PR-33", "PR-34", "PR-37", "PR-38", "PR-39")
def test_sentences_fit_the_number_of_players() -> None:
    acorn, kettle = BOX.card[25], BOX.card[35]
    assert "2 points for each of the other player’s dogs" in english(sentence(acorn, FORMS["neighbours"], 2))
    assert "left and right neighbour" in english(sentence(acorn, FORMS["neighbours"], 4))
    assert rules_of(acorn, 2) == ("PR-34", "PR-R37")
    assert [rules_of(kettle, players)[-1] for players in (2, 3, 4)] == ["PR-37", "PR-38", "PR-39"]
    assert "ties are fine" in english(sentence(kettle, FORMS["most-least"], 4))


def finished(players: int) -> PetsTable:
    game = table(players).to_the_end()
    for _ in range(players):
        game.play("start upright")
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sheet_has_points_reason_and_rules_for_every_upright_card(players: int) -> None:
    game = finished(players)
    sheet = PETS_RESCUE.score_sheet(game.state)
    named = {called(line.name): line for line in sheet.lines}
    for seat, shelter in enumerate(game.view().shelters):
        for placed in shelter.cards:
            if placed.way == "upright" and placed.card.form != "teddy":
                line = named[called(placed.card.name)]
                assert line.points[seat] == placed.points
                assert line.reasons[seat] == placed.why is not None
                assert line.pieces[seat][0].what == placed.card.id
                assert {piece.what for piece in line.pieces[seat][1:]} <= set(placed.card.shows)
                assert set(line.rules) <= {rule for ids in RULES.values() for rule in ids} | {
                    "PR-34",
                    "PR-37",
                    "PR-38",
                    "PR-39",
                }


@rules("PR-26", "PR-R31")
def test_the_sheet_tells_what_wilds_became() -> None:
    game = finished(4)
    wilds = next(line for line in PETS_RESCUE.score_sheet(game.state).lines if line.name == WILDS)
    for seat, shelter in enumerate(game.view().shelters):
        assert (wilds.reasons[seat] is not None) == (shelter.pets["wild"] > 0)
        assert sum(shelter.turned.values()) == shelter.pets["wild"]


@rules("PR-04", "PR-16")
def test_a_preview_says_what_either_way_is_worth_now() -> None:
    game = table(2, row="Gherkin Fern Kiwi", grid={(2, 1): "Pepper"}).play("line row 1").take("Gherkin", "Kiwi")
    game.play("line column 1")
    game.play("take 3 1 sideways")
    pepper = {code: PETS_RESCUE.preview(game.state, 0, code) for code in game.state.legal()}
    upright = pepper[PETS_RESCUE.parse("take 2 1 upright")]
    sideways = pepper[PETS_RESCUE.parse("take 2 1 sideways")]
    assert isinstance(upright, Worth)
    assert isinstance(sideways, Worth)
    dogs = game.view().shelters[0].pets["dog"]
    assert upright.card == dogs // 3 * 4
    assert sideways.pets == ("rabbit",)
    assert sideways.card is None


def test_previews_of_gifts_offers_and_swaps() -> None:
    game = table(3, row="Lavender Fern Gherkin Kiwi").play("line row 1").take("Lavender^", "Fern", "Gherkin")
    worth = PETS_RESCUE.preview(game.state, 1, game.state.legal()[0])
    assert isinstance(worth, Worth)
    assert worth.pets == ("cat", "rabbit", "wild")
    game.offer("Fern").offer("Gherkin")
    accept = PETS_RESCUE.preview(game.state, 0, PETS_RESCUE.parse("accept 1 upright"))
    assert isinstance(accept, Worth)
    assert accept.card == 0
    assert PETS_RESCUE.preview(table(2).state, 0, 0) is None


def test_refusals_say_what_comes_first() -> None:
    game = table(3, row="Jellybean Fern Kiwi Pepper").play("line row 1").take("Jellybean^", "Fern", "Kiwi")
    assert game.refused("give 1") == "PR-50"
    game.play("direction left")
    assert game.refused("take 1 1 upright") == "PR-50"
    game.give("Fern")
    assert game.refused("give 1") == "PR-R15"


def test_labels_call_cards_by_their_names() -> None:
    game = table(2, row="Lavender Fern Kiwi").play("line row 1")
    view = game.view(0)
    labels = [english(PETS_RESCUE.label(view, PETS_RESCUE.moves[code])) for code in game.state.legal()]
    assert labels[:2] == ["Take Lavender, upright", "Take Lavender, sideways"]
    game.take("Lavender^", "Fern")
    view = game.view(1)
    assert english(PETS_RESCUE.label(view, PETS_RESCUE.moves[game.state.legal()[0]])) == "Offer Fern"


def test_prompts_change_with_what_is_asked() -> None:
    game = table(2, row="Lavender Fern Kiwi")
    detail = "You take the first card, and the last one comes to you sideways."
    assert asked(game, 0) == ["Pick a row or a column.", detail]
    game.play("line row 1")
    assert asked(game, 1)[0] == "Wait for your card."
    game.take("Lavender^", "Fern")
    assert asked(game, 1) == [
        "Offer one card.",
        "If your offer is accepted, these move in with you: a cat, a rabbit and a chameleon.",
    ]


def asked(game: PetsTable, seat: int) -> list[str]:
    prompt = PETS_RESCUE.prompt(game.state, seat)
    return [english(said) for said in (prompt.said, prompt.detail) if said is not None]


def test_the_table_as_text() -> None:
    lines = [english(line) for line in PETS_RESCUE.describe(table(2, row="Fern Kiwi Pepper", starts="Aspen").view(0))]
    assert any("Fern (points per pet: dogs; sideways: a cat and a bird)" in line for line in lines)
    assert any("Seat 1’s starting card: Aspen" in line for line in lines)
