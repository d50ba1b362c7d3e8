"""A table has a name that people give it, and whoever leaves it goes kindly."""

import pytest

from homeward.table import wishes
from homeward.table.entries import SeatPlan

from .family import Family, here

OPEN = SeatPlan("", "open")


@pytest.fixture
def family() -> Family:
    """Anna opened the table, Ben plays, somebody looks on."""
    family = Family([*here("Anna"), OPEN], length=10, mode="easy", open_memory=True)
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben")
    family.join()
    return family


def name_of(family: Family) -> str:
    name: str = family.frame(0)["table"]["name"]
    assert family.reborn().given_name == name
    return name


def test_whoever_sits_there_gives_the_table_a_name(family: Family) -> None:
    assert name_of(family) == ""
    family.wish(1, wishes.NameTable, name="  Sunday\n with  Opa ")
    assert name_of(family) == "Sunday with Opa"
    assert family.notice(0) == "This table is called “Sunday with Opa” now."
    family.wish(0, wishes.NameTable, name=" ")
    assert name_of(family) == ""
    assert family.notice(1) == "This table has no name of its own any more."


def test_it_is_short_and_can_be_seen(family: Family) -> None:
    assert family.wish(2, wishes.NameTable, name="Mine") == "not-seated"
    assert family.wish(0, wishes.NameTable, name="Mi\u200bne") == "unseen-letters"
    family.wish(0, wishes.NameTable, name="<b>" + "x" * 100)
    assert name_of(family) == "<b>" + "x" * 37


def test_it_outlives_the_game(family: Family) -> None:
    family.wish(0, wishes.NameTable, name="Ours")
    while family.table.actor is not None:
        family.move(family.table.actor)
    family.wish(0, wishes.Rematch)
    assert name_of(family) == "Ours"


def test_a_bot_plays_on_for_whoever_leaves(family: Family) -> None:
    assert family.wish(1, wishes.Leave, level="dragon") == "bad-level"
    family.wish(1, wishes.Leave, level="cub")
    seat = family.table.seats[1]
    assert (seat.kind, seat.level, seat.stands_in_for, seat.owner) == ("bot", "cub", "Ben", None)
    assert family.wish(1, wishes.TakeBack, seat=1) == "not-welcome"
    assert 1 not in family.reborn().guests.devices


def test_somebody_who_left_can_be_asked_back(family: Family) -> None:
    family.wish(1, wishes.Leave, level="cub")
    key = family.wish(0, wishes.Offer, seat=1).key
    assert family.table.seats[1].stands_in_for == "Ben"
    phone = family.join(key)
    assert [seat.name for seat in family.table.seats.held_by(phone)] == ["Ben"]


def test_or_the_seat_is_open(family: Family) -> None:
    family.wish(1, wishes.Leave)
    assert family.table.seats[1].kind == "open"
    assert family.notice(0) == "Ben stands up. The seat is free."
    assert family.table.phase == "playing"
    family.wish(2, wishes.Claim, seat=1, name="Cleo")
    assert family.table.seats[1].device == 2


def test_nobody_waits_for_the_consent_of_somebody_who_left(family: Family) -> None:
    family.move(0)
    family.move(1)
    family.wish(0, wishes.Undo, to=0)
    family.wish(0, wishes.Forget)
    assert asked(family)
    family.wish(1, wishes.Leave, level="cub")
    assert not asked(family)
    family.wish(0, wishes.Forget)
    assert family.table.end.forgotten


@pytest.mark.parametrize("level", ["", "cub"])
def test_where_nothing_is_played_the_seat_is_open(level: str) -> None:
    family = Family([*here("Anna"), OPEN, OPEN])
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben")
    family.wish(1, wishes.Leave, level=level)
    assert [seat.kind for seat in family.table.seats] == ["person", "open", "open"]


def test_when_the_opener_leaves_somebody_who_stays_keeps_the_door(family: Family) -> None:
    family.wish(0, wishes.Leave, level="cub")
    assert family.frame(1)["table"]["opened_here"] is True
    assert family.reborn().guests.opener == 1
    assert family.wish(1, wishes.Free, seat=0).entry.seat == 0


def test_an_onlooker_leaves_too(family: Family) -> None:
    family.wish(2, wishes.Leave)
    assert family.table.guests.devices == {0, 1}
    assert [one["device"] for one in family.frame(0)["table"]["devices"]] == [1]


def asked(family: Family) -> bool:
    """Does an undo wait for somebody's consent?"""
    return family.table.undo.open is not None
