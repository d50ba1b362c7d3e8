"""The creatures people are seen as: chosen or given, kept with the seat, different for everybody."""

import re
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from homeward.catalogue.folders import SOURCE
from homeward.catalogue.po_files import texts
from homeward.record import Record, RecordFile
from homeward.table import Table, wishes
from homeward.table.creatures import CREATURES
from homeward.table.decisions.new_table import table_from_record
from homeward.table.display.replay import finished_game, record_of, record_to_take, replay
from homeward.table.entries import DealSeed, SeatPlan
from homeward.table.refusals import Refused

from .family import Family, here

OPEN = SeatPlan("", "open")
FOX = SeatPlan("Fox", "bot", "fox")


def seen(family: Family) -> list[str]:
    """As everybody is seen, and would be if the table were opened again."""
    now = [seat["creature"] for seat in family.frame(0)["table"]["seats"]]
    assert family.reborn().seats.creatures() == now
    return now


def as_creature(name: str, creature: str) -> SeatPlan:
    return SeatPlan(name, "here", creature=creature)


def test_whoever_chooses_nothing_is_what_the_seat_always_was() -> None:
    assert seen(Family(here("Anna", "Ben", "Cleo"))) == ["rabbit", "dog", "cat"]


def test_a_creature_is_chosen_and_nobody_is_given_it_again() -> None:
    family = Family([as_creature("Anna", "lion"), as_creature("Ben", "cat"), *here("Cleo")])
    assert seen(family) == ["lion", "cat", "bird"]


def test_a_bot_is_seen_as_its_level_and_an_open_seat_as_nothing() -> None:
    assert seen(Family([*here("Anna"), FOX, OPEN])) == ["rabbit", "fox", ""]


def test_whoever_takes_a_seat_chooses_too() -> None:
    family = Family([*here("Anna"), OPEN, OPEN])
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben", creature="pig")
    family.wish(family.join(), wishes.Claim, seat=2, name="Cleo")
    assert seen(family) == ["rabbit", "pig", "cat"]


def test_only_creatures_that_there_are_and_that_are_free() -> None:
    family = Family([*here("Anna"), OPEN])
    guest = family.join()
    assert family.wish(guest, wishes.Claim, seat=1, name="Ben", creature="dragon") == "no-such-creature"
    assert family.wish(guest, wishes.Claim, seat=1, name="Ben", creature="owl") == "no-such-creature", "a bot's own"
    assert family.wish(guest, wishes.Claim, seat=1, name="Ben", creature="rabbit") == "creature-taken"
    assert family.wish(guest, wishes.Claim, seat=1, name="Ben", creature="dog") not in ("creature-taken", None)


def test_two_of_a_kind_do_not_sit_down_at_a_new_table() -> None:
    with pytest.raises(Refused, match="Frog"):
        Family([as_creature("Anna", "frog"), as_creature("Ben", "frog")])


def test_a_stand_in_keeps_the_face_of_its_person() -> None:
    family = Family([as_creature("Anna", "mouse"), *here("Ben")])
    family.wish(0, wishes.Bot, seat=0, level="cub")
    assert seen(family) == ["mouse", "dog"]
    family.wish(0, wishes.TakeBack, seat=0)
    assert seen(family) == ["mouse", "dog"]


def test_a_seat_that_moves_to_another_device_stays_the_same_creature() -> None:
    family = Family([as_creature("Anna", "mouse"), *here("Ben")])
    family.join(family.wish(0, wishes.Offer, seat=0).key)
    assert seen(family) == ["mouse", "dog"]


def test_a_seat_that_is_left_lets_its_creature_go() -> None:
    family = Family([as_creature("Anna", "mouse"), OPEN])
    family.wish(0, wishes.Release, seat=0)
    assert seen(family) == ["", ""]
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben", creature="mouse")
    assert seen(family) == ["", "mouse"]


def test_a_replay_shows_the_creatures_of_its_game() -> None:
    family = Family([as_creature("Anna", "lion"), FOX], length=10, mode="easy")
    while family.table.phase != "over":
        family.bot_moves() if family.table.bot_to_act() else family.move(0)
    done = finished_game(family.table, 0)
    assert replay(family.table.game, done, 0, 1).creatures == ["lion", "fox"]
    assert replay(family.table.game, structs.replace(done, creatures=()), 0, 1).creatures == []


def test_there_are_enough_for_the_largest_table() -> None:
    assert len(CREATURES) >= 6


def test_the_page_has_drawn_and_named_them_all() -> None:
    art = Path(__file__).parents[2] / "web" / "src" / "art"
    friends = (art / "animals" / "friends.ts").read_text(encoding="utf-8")
    pets = (art / "creatures.ts").read_text(encoding="utf-8")
    offered = [*re.findall(r"'(\w+)'", pets.split("const PETS")[1].split(";")[0])]
    offered += re.findall(r"\w+", friends.split("const DRAW = {")[1].split("}")[0])
    assert offered == list(CREATURES)
    assert all(f"creature.{creature}" in texts(SOURCE) for creature in CREATURES)


def test_a_saved_game_has_its_faces_again_and_so_has_its_replay() -> None:
    family = Family([as_creature("Anna", "lion"), as_creature("Ben", "frog"), FOX], length=10, mode="easy")
    while family.table.phase != "over":
        family.bot_moves() if family.table.bot_to_act() else family.move(0)
    for data in (record_of(family.table, 0), record_to_take(family.table, 0)):
        again = opened(data)
        assert again.seats.creatures() == ["lion", "frog", "fox"]
        assert replay(again.game, finished_game(again, 0), 0, 1).creatures == ["lion", "frog", "fox"]


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        (["lion", "unicorn"], ["lion", "dog"]),
        (["lion", "lion"], ["lion", "dog"]),
        (["frog"], ["frog", "dog"]),
        (["", "x" * 3_000, "mouse", "cat"], ["rabbit", "dog"]),
    ],
)
def test_of_wrong_faces_in_a_record_the_table_chooses_others(told: list[str], shown: list[str]) -> None:
    record = Record.new("monster-chase", 2, 7)
    record.data.creatures = told
    assert opened(Record.decode(record.encode()).data).seats.creatures() == shown


def opened(data: RecordFile) -> Table:
    """The table that a saved game makes."""
    seed = Record.decode(msgspec.json.encode(data)).seed
    return Table("table", table_from_record(data, DealSeed(seed, "salt", True), ("key", "token")))
