"""Names that everybody can see and tell apart."""

import unicodedata
from collections.abc import Callable
from types import SimpleNamespace
from typing import Literal

import pytest
from msgspec import structs

from homeward.record import Record
from homeward.table import names, wishes
from homeward.table.decisions.new_table import table_from_record
from homeward.table.entries import DealSeed, SeatPlan
from homeward.table.names import MARKS_ON_A_LETTER, clean_name, clean_table_name, distinct_names, likenesses
from homeward.table.refusals import Refused

from .family import Family, here


@pytest.fixture
def family() -> Family:
    """Anna on device 0; device 1 is about to sit down."""
    family = Family([*here("Anna"), SeatPlan("", "open")])
    family.join()
    return family


@pytest.mark.parametrize(
    "name",
    [
        "An\u200bna",  # zero width space
        "\u202eannA",  # from right to left
        "Anna\u2066",
        "An\u00adna",  # a hyphen that is not seen
        "\u2800",  # Braille without a dot
        "\u3164",  # a filler of Korean
        "Anna\ufe01",  # another form of the letter before
        "Anna\U000e0041",  # a tag
        "\ue000",  # of private use
        "An\x07na",
    ],
)
def test_nothing_in_a_name_is_invisible(family: Family, name: str) -> None:
    assert family.wish(1, wishes.Claim, seat=1, name=name) == "unseen-letters"


@pytest.mark.parametrize("name", ["", "   ", "\t\n", "\ufe0f"])
def test_a_name_is_not_empty(family: Family, name: str) -> None:
    assert family.wish(1, wishes.Claim, seat=1, name=name) == "bad-name"


@pytest.mark.parametrize(
    "name", ["Zoë", "O’Neill", "Ľubomír", "Дарья", "محمد", "さくら", "हिन्दी", "Opa 2", "🦊", "Anne-Marie", "Ngọc"]
)
def test_names_of_all_the_world_are_welcome(family: Family, name: str) -> None:
    family.wish(1, wishes.Claim, seat=1, name=name)
    assert family.table.seats[1].name == name


@pytest.mark.parametrize("mark", ["\u0301", "\u0489", "\u0e49"])
def test_marks_do_not_tower_over_a_letter(mark: str) -> None:
    name = clean_name(f"q{mark * 40}x{mark * 40}")
    assert name == f"q{mark * MARKS_ON_A_LETTER}x{mark * MARKS_ON_A_LETTER}"
    assert clean_table_name(f"q{mark * 40}") == f"q{mark * MARKS_ON_A_LETTER}"


@pytest.mark.parametrize("name", ["שָּׁלוֹם", "กี่ก้าว", "བསྒྲུབས", "Việt", "Q̃́"])
def test_marks_that_a_language_needs_stay(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_what_a_phone_writes_after_a_picture_is_left_out() -> None:
    assert clean_name("Mia \u2764\ufe0f") == "Mia \u2764"


@pytest.mark.parametrize("name", ["Anna", "anna", " ANNA ", "Ａｎｎａ", "𝐀𝐧𝐧𝐚"])
def test_nobody_is_called_like_somebody_else(family: Family, name: str) -> None:
    assert family.wish(1, wishes.Claim, seat=1, name=name) == "name-taken"
    family.wish(1, wishes.Claim, seat=1, name="Ben")
    assert family.wish(1, wishes.Rename, seat=1, name=name) == "name-taken"


def test_one_may_write_ones_own_name_differently(family: Family) -> None:
    family.wish(0, wishes.Rename, seat=0, name="ANNA")
    assert family.table.seats[0].name == "ANNA"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnnа"),  # with two letters of Cyrillic
        ("Ella", "EIIa"),  # capital I instead of small l
        ("Leo", "Lео"),
        ("Opa", "0pa"),
        ("Papa", "Раpа"),
        ("Emma", "Ernrna"),
        ("Nico", "Νico"),  # with a capital of Greek
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert one != other
    assert likenesses(one) & likenesses(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Zoe", "Zoë"), ("Anna", "Hanna"), ("Jan", "Jana"), ("Mia", "Mio"), ("Player 1", "Player 2"), ("Tim", "Tom")],
)
def test_names_that_people_tell_apart_are_not(one: str, other: str) -> None:
    assert not likenesses(one) & likenesses(other)


def test_the_name_of_somebody_who_may_come_back_is_taken(family: Family) -> None:
    family.wish(1, wishes.Claim, seat=1, name="Ben")
    family.away = frozenset({1})
    family.wish(0, wishes.Bot, seat=1, level="cub")
    assert family.wish(0, wishes.Rename, seat=0, name="Ben") == "name-taken"


def test_the_name_at_a_free_seat_is_nobodys() -> None:
    family = Family([*here("Anna"), SeatPlan("", "open"), SeatPlan("", "open")])
    ben = family.join()
    family.wish(ben, wishes.Claim, seat=1, name="Ben")
    family.wish(ben, wishes.Release, seat=1)
    family.wish(ben, wishes.Claim, seat=2, name="Ben")
    assert family.table.seats[2].name == "Ben"
    family.wish(0, wishes.Bot, seat=1, level="cub")
    assert family.table.seats[1].name == "", "and no bot takes it over"


def test_a_table_is_made_for_people_who_can_be_told_apart() -> None:
    with pytest.raises(Refused, match="already has the name Anna"):
        Family(here("anna", "Anna"))
    with pytest.raises(Refused, match="already has the name Owl"):
        Family([*here("Owl"), SeatPlan("Owl", "bot", "owl")])
    Family([*here("Anna"), SeatPlan("Owl", "bot", "owl"), SeatPlan("Owl", "bot", "owl")])


def test_of_names_in_a_record_that_nobody_could_tell_apart_the_first_stays() -> None:
    record = Record.new("monster-chase", players=4, seed=1)
    record.data = structs.replace(record.data, names=["Anna", "anna", "\u200b", "Be\u200bn"])
    made = table_from_record(record.data, DealSeed(1, "salt", True), ("key", "token"))
    assert [plan.name for plan in made.seats] == ["Anna", "", "", "Be n"]


# Nobody waits for a name


@pytest.mark.parametrize("name", ["a" + "\u0316\u0301" * 32_000, "a" * 100_000, " " * 100_000, "\u200b" * 100_000])
def test_a_name_as_long_as_a_body_takes_no_longer_than_one_as_long_as_a_name_may_be(name: str) -> None:
    assert read(name) == read(name[: wishes.LONGEST_SENT_NAME])


def read(name: str) -> list[object]:
    """What becomes of it at a seat, at a table and in a record."""
    return [refused_or_cleaned(clean_name, name), refused_or_cleaned(clean_table_name, name), distinct_names([name])]


def refused_or_cleaned(clean: Callable[[str], str], name: str) -> str:
    try:
        return clean(name)
    except Refused as error:
        return error.refusal.code


def test_only_so_many_letters_are_composed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of NFC grows with the square of the marks on one letter: 64,000 of them took three seconds."""
    lengths = []

    def normalize(form: Literal["NFC", "NFKC"], text: str) -> str:
        lengths.append(len(text))
        return unicodedata.normalize(form, text)

    monkeypatch.setattr(names, "unicodedata", SimpleNamespace(normalize=normalize, category=unicodedata.category))
    read("a" + "\u0316\u0301" * 32_000)
    assert max(lengths) <= wishes.LONGEST_SENT_NAME
