"""The box of Pets Rescue: loads components.toml, or a player's own file, and checks every count."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal, get_args

from msgspec import Struct, structs

from homeward.catalogue import Text, any_of, text_factory
from homeward.engine.errors import BadComponents
from homeward.engine.files.components import read_components, with_own_lists

FormId = Literal[
    "per-pet",
    "plus-minus",
    "triplet",
    "trio",
    "neighbours",
    "odd",
    "most-least",
    "pairs",
    "four-kinds",
    "one-or-two",
    "per-wild",
    "teddy",
    "leftover",
    "pass",
    "offer",
]


# Forms that count their owner's pets only: for them a player's file may say whether turned wilds count (PR-27)
WILDS_MAY_COUNT: tuple[FormId, ...] = (
    "per-pet",
    "plus-minus",
    "triplet",
    "trio",
    "odd",
    "pairs",
    "four-kinds",
    "one-or-two",
)

MOST_PETS = 3  # on a card
RegularPet = Literal["dog", "cat", "rabbit", "bird", "tortoise"]
PetKind = RegularPet | Literal["wild"]

say = text_factory("pets-rescue.components")


class Pets(Struct, frozen=True, forbid_unknown_fields=True):
    regular: tuple[RegularPet, ...]
    wild: Literal["wild"]


class Counts(Struct, frozen=True, forbid_unknown_fields=True):
    """Fixed by the rulebook; a player's own file cannot change them."""

    cards: int
    starting: int
    meeples: int
    leftovers: int


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up for a number of players."""

    players: int
    starting_cards_boxed: int
    deck_cards_boxed: int
    deck: int
    spare_on_top: bool
    side: int  # of the square grid, and so the length of a line
    turns: int
    most_least_gap: int  # how far ahead of, or behind, all others a player must be
    source: str


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of scoring opportunity. What `points`, `otherwise` and `size` mean is in rules/opportunities.py."""

    id: FormId
    shows: int  # how many kinds of pets its face names
    wilds_count: bool  # do turned wilds count? Then its frame is dashed
    copies: int
    copies_source: str
    source: str
    points: int = 0
    otherwise: int = 0
    size: int = 0
    points_two_players: int = 0
    points_one: int = 0
    points_two: int = 0
    exactly: tuple[int, ...] = ()


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    form: FormId
    pets: tuple[str, ...]
    face_source: str
    pets_source: str
    shows: tuple[str, ...] = ()
    starting: bool = False
    pick: int = 0  # of a leftover card: first, second or third


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    pets: Pets
    counts: Counts
    setup: tuple[Setup, ...]
    form: tuple[Form, ...]
    card: tuple[Card, ...]
    text: str = ""  # of a player's own file; empty for the built-in box
    wilds_count_as_in_the_house: bool = False  # ignores a player's file, as in version 1 of the rules

    def table(self, players: int) -> Setup:
        return next(row for row in self.setup if row.players == players)


class OwnFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's own components: the list of cards, the list of forms, or both, instead of the built-in ones."""

    form: tuple[Form, ...] | None = None
    card: tuple[Card, ...] | None = None


@lru_cache(maxsize=32)
def box_of(text: str, wilds_count_as_in_the_house: bool = False) -> Box:
    """The box of a player's components file; the built-in one for an empty text. Raises BadComponents."""
    box = with_own_lists(BOX, OwnFile, text) if text else BOX
    if wilds_count_as_in_the_house:
        box = with_frames_of_the_house(box)
    check(box)
    return box


def with_frames_of_the_house(box: Box) -> Box:
    usual = {form.id: form.wilds_count for form in BOX.form}
    forms = tuple(structs.replace(form, wilds_count=usual[form.id]) for form in box.form)
    return structs.replace(box, form=forms, wilds_count_as_in_the_house=True)


# Checks


def check(box: Box) -> None:
    check_forms(box)
    check_cards(box)
    check_copies(box)
    for setup in box.setup:
        check_setup(box, setup)


def check_forms(box: Box) -> None:
    wanted: tuple[FormId, ...] = get_args(FormId)
    if tuple(form.id for form in box.form) != wanted:
        raise BadComponents(say("forms", forms=wanted))
    house = {form.id: form for form in (BOX.form if box.text else box.form)}
    for form in box.form:
        where = f"form {form.id}"
        check_equal(f"{where}: shows", form.shows, house[form.id].shows)
        check_frame(where, form, house[form.id])
        if form.id == "one-or-two":
            check_numbers(where, form.exactly, box.wilds_count_as_in_the_house)
        if form.id in ("triplet", "pairs", "four-kinds"):
            check_between(f"{where}: size", form.size, 1, 5)
        for points in (form.points, form.otherwise, form.points_one, form.points_two, form.points_two_players):
            check_between(f"{where}: points", points, -99, 99)
        check_sources(f"{where}: source", form.source, form.copies_source)


def check_frame(where: str, form: Form, of_house: Form) -> None:
    """No points may depend on what others' wilds become, so not every form can count turned wilds (PR-R31)."""
    if form.wilds_count != of_house.wilds_count and form.id not in WILDS_MAY_COUNT:
        value, wanted = str(form.wilds_count).lower(), str(of_house.wilds_count).lower()
        raise BadComponents(say("frame", where=where, value=value, wanted=wanted, forms=WILDS_MAY_COUNT))


def check_numbers(where: str, exactly: tuple[int, ...], any_will_do: bool) -> None:
    """The numbers of a one-or-two card are consecutive; in version 1 of the rules any were allowed."""
    if not exactly:
        raise BadComponents(say("no-numbers", where=where))
    for number in exactly:
        check_between(f"{where}: exactly", number, 0, 5)
    if not any_will_do and exactly != tuple(range(exactly[0], exactly[0] + len(exactly))):
        raise BadComponents(say("numbers", where=where, numbers=str(list(exactly))))


def check_cards(box: Box) -> None:
    check_count("card", len(box.card), box.counts.cards)
    check_once("card", [card.id for card in box.card])
    check_once("card, name", [card.name for card in box.card])
    forms = {form.id: form for form in box.form}
    for card in box.card:
        check_card(box, card, forms[card.form])
    starting = [card.starting for card in box.card]
    check_count("card, starting", sum(starting), box.counts.starting)
    if not all(starting[: box.counts.starting]):
        raise BadComponents(say("starting-first"))
    picks = sorted(card.pick for card in box.card if card.form == "leftover")
    if picks != list(range(1, box.counts.leftovers + 1)):
        raise BadComponents(say("picks", picks=str(picks), last=box.counts.leftovers))


def check_card(box: Box, card: Card, form: Form) -> None:
    where = f"card {card.id}"
    for pet in card.pets:
        if pet not in (*box.pets.regular, box.pets.wild):
            raise BadComponents(say("no-pet", where=where, pet=pet))
    for pet in card.shows:
        if pet not in box.pets.regular:
            raise BadComponents(say("no-face", where=where, pet=pet, pets=any_of(box.pets.regular)))
    if not 1 <= len(card.pets) <= MOST_PETS:
        raise BadComponents(say("pets", where=where, count=len(card.pets), most=MOST_PETS))
    check_count(f"{where}, shows", len(card.shows), form.shows)
    check_once(f"{where}, shows", card.shows)
    if card.starting and card.form in ("leftover", "pass", "offer"):
        raise BadComponents(say("starting-acts", where=where, form=card.form))
    if card.form != "leftover" and card.pick:
        raise BadComponents(say("pick", where=where))
    check_sources(f"{where}: source", card.face_source, card.pets_source)


def check_copies(box: Box) -> None:
    copies = Counter(card.form for card in box.card)
    for form in box.form:
        check_equal(f"form {form.id}: copies", form.copies, copies[form.id])


def check_setup(box: Box, setup: Setup) -> None:
    """The deck fills the grid of every turn and is then exactly empty (PR-R2)."""
    where = f"setup {setup.players}"
    ordinary = box.counts.cards - box.counts.starting
    spare = box.counts.starting - setup.players
    check_equal(f"{where}: side", setup.side, setup.players + 1)
    check_equal(f"{where}: starting_cards_boxed", setup.starting_cards_boxed, 0 if setup.spare_on_top else spare)
    on_top = spare if setup.spare_on_top else 0
    check_equal(f"{where}: deck", setup.deck, ordinary - setup.deck_cards_boxed + on_top)
    check_equal(f"{where}: deck", setup.deck, setup.side * (setup.side + setup.turns - 1))


def check_count(where: str, count: int, wanted: int) -> None:
    if count != wanted:
        raise BadComponents(say("count", where=where, count=count, wanted=wanted))


def check_equal(where: str, value: int, wanted: int) -> None:
    if value != wanted:
        raise BadComponents(say("equal", where=where, value=value, wanted=wanted))


def check_between(where: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise BadComponents(say("between", where=where, value=value, low=low, high=high))


def check_once(where: str, items: Sequence[str]) -> None:
    for item, count in Counter(items).items():
        if count > 1:
            raise BadComponents(say("twice", where=where, item=item, n=count))


def check_sources(where: str, *sources: str) -> None:
    if not all(sources):
        raise BadComponents(say("no-source", where=where))


# Allowed but unusual


def warnings(box: Box) -> list[Text]:
    """What is unusual about a box that can be played."""
    return [say("starting-bear", card=card.id) for card in box.card if card.starting and card.form == "teddy"]


def house_box() -> Box:
    box = read_components(Path(__file__).with_name("components.toml"), Box)
    check(box)
    return box


BOX = house_box()
