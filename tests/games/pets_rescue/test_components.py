"""What is in the box: the data facts, and one's own file in place of the house's cards."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import homeward
from homeward.bots import choose
from homeward.catalogue import Text
from homeward.engine.chance.rng import fast_rng
from homeward.engine.errors import BadComponents, BadOption
from homeward.games.pets_rescue import PETS_RESCUE
from homeward.games.pets_rescue.components import BOX, Card, box_of
from homeward.games.pets_rescue.names import name_of
from homeward.games.pets_rescue.rules import PetsRescue
from homeward.games.pets_rescue.rules.opportunities import bears_of, teddy_points
from homeward.lab.check_file import check
from homeward.testkit import rules
from tests.games.pets_rescue.own_cards import CARDS, FORMS, bear_at_the_start, changed, with_frames

NEXT = dict(zip(BOX.pets.regular, (*BOX.pets.regular[1:], BOX.pets.regular[0]), strict=True)) | {"wild": "wild"}
TYPED = ("per-pet", "plus-minus", "triplet", "trio", "neighbours", "odd", "most-least", "teddy")


def cards(*forms: str) -> list[Card]:
    return [card for card in BOX.card if card.form in forms]


@rules("PR-02", "PR-D1")
def test_sixty_four_different_cards_five_of_them_starting() -> None:
    assert len({card.id for card in BOX.card}) == len({card.name for card in BOX.card}) == 64
    assert sum(card.starting for card in BOX.card) == 5


@rules("PR-06", "PR-R43", "PR-D2")
def test_eighteen_pets_of_each_kind_and_fifteen_wilds() -> None:
    pets = Counter(pet for card in BOX.card for pet in card.pets)
    assert pets == {"dog": 18, "cat": 18, "rabbit": 18, "bird": 18, "tortoise": 18, "wild": 15}
    assert Counter(len(card.pets) for card in BOX.card) == {1: 31, 2: 25, 3: 8}


@rules("PR-04")
def test_every_card_has_two_sides() -> None:
    forms = {form.id for form in BOX.form}
    assert all(card.form in forms and card.pets for card in BOX.card)


@rules("PR-D3", "PR-R45")
def test_copies_per_form() -> None:
    copies = {form.id: form.copies for form in BOX.form}
    assert copies == Counter(card.form for card in BOX.card)
    assert list(copies.values()) == [10, 5, 5, 5, 5, 5, 5, 3, 3, 3, 2, 5, 3, 2, 3]


@rules("PR-D4", "PR-R46")
def test_typed_cards_are_turned_into_each_other_by_the_next_kind() -> None:
    faces = Counter((card.form, card.shows, tuple(sorted(card.pets))) for card in cards(*TYPED))
    turned = Counter(
        (card.form, tuple(NEXT[pet] for pet in card.shows), tuple(sorted(NEXT[pet] for pet in card.pets)))
        for card in cards(*TYPED)
    )
    assert faces == turned
    assert len({frozenset(card.shows) for card in cards("trio")}) == 5


@rules("PR-D5")
def test_type_free_cards_carry_five_pets_of_each_kind() -> None:
    free = [card for card in BOX.card if card.form not in TYPED]
    assert Counter(pet for card in free for pet in card.pets) == dict.fromkeys((*BOX.pets.regular, "wild"), 5)


@rules("PR-47", "PR-D6")
def test_three_leftover_cards_are_numbered() -> None:
    assert [card.pick for card in cards("leftover")] == [1, 2, 3]


@rules("PR-R47")
def test_starting_cards_are_per_pet_one_for_each_kind() -> None:
    starting = [card for card in BOX.card if card.starting]
    assert {card.form for card in starting} == {"per-pet"}
    assert {card.shows[0] for card in starting} == set(BOX.pets.regular)


@rules("PR-D7")
@pytest.mark.parametrize(
    ("players", "deck", "side", "turns", "left", "each", "leads"),
    [(2, 30, 3, 8, 6, 12, 4), (3, 48, 4, 9, 12, 12, 3), (4, 60, 5, 8, 20, 10, 2)],
)
def test_tables(players: int, deck: int, side: int, turns: int, left: int, each: int, leads: int) -> None:
    setup = BOX.table(players)
    assert (setup.deck, setup.side, setup.turns) == (deck, side, turns)
    assert deck - side * turns == left
    assert side * turns == players * each
    assert turns == players * leads


def test_every_row_names_its_source() -> None:
    allowed = {"rulebook", "reconstructed"}
    assert {card.face_source for card in BOX.card} | {form.source for form in BOX.form} <= allowed
    assert {card.pets_source for card in BOX.card} == {"reconstructed"}


# One's own file


@rules("PR-R45")
def test_own_cards_replace_the_houses() -> None:
    text = changed('name = "Fern"', 'name = "Rex"').replace('pets = ["cat", "bird"]', 'pets = ["dog", "dog", "dog"]', 1)
    fern = box_of(text).card[5]
    assert (fern.name, fern.pets) == ("Rex", ("dog", "dog", "dog"))
    assert BOX.card[5].name == "Fern"


@rules("PR-R45")
def test_a_table_plays_with_its_own_cards_and_a_record_keeps_them() -> None:
    text = changed('name = "Fern"', 'name = "Rex"')
    record = homeward.Record.new("pets-rescue", players=4, seed=3, components=text)
    record.append(0)
    saved = PETS_RESCUE.snapshot(homeward.Record.decode(record.encode()).state)
    assert saved["components"] == text
    restored = PETS_RESCUE.restore(saved)
    assert isinstance(restored, PetsRescue)
    assert restored.printed.box.card[5].name == "Rex"


@rules("PR-R45")
def test_own_cards_keep_the_names_that_their_owner_wrote() -> None:
    own = box_of(changed('name = "Fern"', 'name = "Rex"'))
    assert [name_of(card) for card in own.card[5:7]] == ["Rex", Text("pets-rescue.card.P07")]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", None),
        ("[[card]]\nid = 3", "card, row 1"),
        ("nonsense", "components"),
        ("# nothing", "There is no list"),
        (changed('id = "P02"', 'id = "P01"'), "P01 appears 2 times"),
        (changed('name = "Ginger"', 'name = "Fern"'), "card, name: Fern"),
        (changed('pets = ["rabbit", "wild"]', 'pets = ["hamster"]'), "card P01: there is no pet “hamster”"),
        (changed('pets = ["rabbit", "wild"]', "pets = []"), "card P01, pets: there are 0"),
        (changed('shows = ["dog"]', 'shows = ["wild"]'), "card P01: its face cannot show “wild”"),
        (changed('shows = ["dog"]', 'shows = ["dog", "cat"]'), "card P01, shows: there are 2, but there must be 1"),
        (changed('shows = ["dog", "tortoise"]', 'shows = ["dog", "dog"]'), "card P11, shows: dog"),
        (changed("starting = true\n", ""), "card, starting: there are 4, but there must be 5"),
        (changed("pick = 2", "pick = 3"), "the picks of leftover cards are [1, 3, 3]"),
        (changed('form = "pairs"', 'form = "teddy"'), "form pairs: copies is 3, must be 2"),
        (changed('face_source = "reconstructed"', 'face_source = ""'), "card P01: source is empty"),
        (CARDS[: CARDS.rindex("[[card]]")], "card: there are 63, but there must be 64"),
    ],
)
def test_a_wrong_file_is_told_which_row_is_wrong(text: str, says: str | None) -> None:
    if says is None:
        assert box_of(text) is BOX
        return
    with pytest.raises(BadComponents, match=re.escape(says)):
        box_of(text)
    with pytest.raises(BadOption, match=re.escape(says)):
        PETS_RESCUE.deal(2, 1, components=text)


def test_a_starting_card_cannot_act() -> None:
    text = changed('form = "per-pet"\nshows = ["dog"]', 'form = "pass"')
    with pytest.raises(BadComponents, match="P01: a starting card cannot have the form pass"):
        box_of(text)


def test_own_forms_are_checked_too() -> None:
    assert box_of(FORMS.replace("points = 4", "points = 6")).form[2].points == 6
    with pytest.raises(BadComponents, match="form triplet: size is 0"):
        box_of(FORMS.replace("size = 3", "size = 0"))
    with pytest.raises(BadComponents, match="exactly these, in this order"):
        box_of(FORMS[: FORMS.rindex("[[form]]")])
    with pytest.raises(BadComponents, match="form one-or-two: exactly is empty"):
        box_of(FORMS.replace("exactly = [1, 2]", ""))
    with pytest.raises(BadComponents, match=r"exactly is \[1, 3\], must be numbers that follow each other"):
        box_of(FORMS.replace("exactly = [1, 2]", "exactly = [1, 3]"))


@rules("PR-R31", "PR-R32")
@pytest.mark.parametrize("form", ["neighbours", "most-least", "per-wild", "teddy", "pass"])
def test_wilds_cannot_be_said_to_count_where_others_are_looked_at(form: str) -> None:
    with pytest.raises(
        BadComponents, match=f"form {form}: wilds_count is .*, must be .*; you can choose it only for per-pet"
    ):
        box_of(with_frames(**{form: form != "per-wild"}))


# A teddy bear as a starting card


def test_a_teddy_bear_may_be_a_starting_card_and_its_owner_is_warned() -> None:
    found = PETS_RESCUE.check_file("components", bear_at_the_start())
    assert found.problems == []
    assert found.warnings == [Text("pets-rescue.components.starting-bear", {"card": "P01"})]
    assert PETS_RESCUE.check_file("components", CARDS).warnings == []
    assert PETS_RESCUE.check_file("components", "nonsense").warnings == []


@rules("PR-R38", "PR-24")
def test_a_starting_bear_joins_the_bears_when_it_is_shown() -> None:
    text = bear_at_the_start()
    seed = next(n for n in range(99) if 0 in [one["start"] for one in saved(n, text)["shelters"]])
    record = homeward.Record.new("pets-rescue", players=2, seed=seed, components=text)
    while not record.state.over:
        record.append(record.state.legal()[0])  # starting cards lie upright
    seat = next(seat for seat, one in enumerate(PETS_RESCUE.snapshot(record.state)["shelters"]) if one["start"] == 0)
    shown = record.state.veil(seat)
    assert isinstance(shown, PetsRescue)
    bears = bears_of(shown.printed, shown.shelters[seat])
    assert bears >= 1
    line = next(
        line for line in PETS_RESCUE.score_sheet(record.state).lines if line.name == Text("pets-rescue.sheet.bears")
    )
    assert line.points[seat] == teddy_points(shown.printed, bears)


def saved(seed: int, text: str) -> dict[str, Any]:
    return PETS_RESCUE.snapshot(PETS_RESCUE.deal(2, seed, components=text))


def test_bots_play_with_a_starting_bear() -> None:
    state, text = PETS_RESCUE.deal(2, 4, components=bear_at_the_start()), bear_at_the_start()
    assert state.legal() == PETS_RESCUE.deal(2, 4, components=text).legal()
    while not state.over:
        assert state.actor is not None
        state.play(choose(PETS_RESCUE, "greedy", state.veil(state.actor), fast_rng(1)))
    assert max(state.scores()) > 10


def test_the_command_line_tells_a_warning_from_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "cards.toml"
    own.write_text(bear_at_the_start(), encoding="utf-8")
    check(own, game="pets-rescue")
    said = capsys.readouterr().out
    assert "Have a look at cards.toml: card P01: this starting card is a teddy bear." in " ".join(said.split())
    assert "cards.toml is fine for Pets Rescue." in said
    own.write_text(changed('id = "P02"', 'id = "P01"'), encoding="utf-8")
    with pytest.raises(SystemExit):
        check(own, game="pets-rescue")
    said = capsys.readouterr().out
    assert "cards.toml: card: P01 appears 2 times" in said
    assert "have a look" not in said
