"""The link of a seat: it hands the seat over once, soon, and only while nothing else has changed who sits there."""

import pytest

from homeward.table import wishes
from homeward.table.entries import Offered, SeatPlan, decode
from homeward.table.refusals import Refused

from .family import Family, here

OPEN = SeatPlan("", "open")


@pytest.fixture
def family() -> Family:
    """Anna on device 0, Ben on device 1."""
    family = Family([*here("Anna"), OPEN], length=10, mode="easy", open_memory=True)
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben")
    return family


def is_dead(family: Family, key: str) -> bool:
    """Nobody sits down by this link, neither here nor where the table is loaded anew."""
    for table in (family.table, family.reborn()):
        family.table = table
        with pytest.raises(Refused, match="link"):
            family.join(key)
    return True


def offered(family: Family, device: int, seat: int) -> str:
    key: str = family.wish(device, wishes.Offer, seat=seat).key
    return key


def test_it_dies_when_the_seat_moves_to_another_device(family: Family) -> None:
    first = offered(family, 1, 1)
    second = offered(family, 1, 1)
    assert is_dead(family, first), "a new link ends the one before"
    family.join(second)
    assert is_dead(family, second)


def test_whoever_has_a_seat_now_does_not_lose_it_by_a_link_from_before(family: Family) -> None:
    """Ben makes a link, leaves, comes back; his old link would still take his seat, or that of who sits there next."""
    stale = offered(family, 1, 1)
    family.wish(1, wishes.Bot, seat=1, level="cub")
    assert is_dead(family, stale)
    family.wish(1, wishes.TakeBack, seat=1)
    assert is_dead(family, stale)


def test_it_dies_when_the_seat_is_released_and_claimed() -> None:
    family = Family([*here("Anna"), OPEN, OPEN])
    ben, cleo = family.join(), family.join()
    family.wish(ben, wishes.Claim, seat=1, name="Ben")
    stale = offered(family, ben, 1)
    family.wish(ben, wishes.Release, seat=1)
    assert is_dead(family, stale)
    family.wish(cleo, wishes.Claim, seat=1, name="Cleo")
    assert is_dead(family, stale)
    assert [seat.device for seat in family.table.seats] == [0, cleo, None]


def test_it_dies_when_the_seat_is_freed(family: Family) -> None:
    stale = offered(family, 1, 1)
    family.wish(0, wishes.Free, seat=1)
    assert is_dead(family, stale)


def test_it_dies_with_a_new_round(family: Family) -> None:
    while family.table.actor is not None:
        family.move(family.table.actor)
    stale = offered(family, 1, 1)
    family.wish(0, wishes.Rematch, level="cub")
    assert is_dead(family, stale)


def test_another_name_changes_nothing(family: Family) -> None:
    key = offered(family, 1, 1)
    family.wish(1, wishes.Rename, seat=1, name="Benno")
    phone = family.join(key)
    assert [seat.name for seat in family.table.seats.held_by(phone)] == ["Benno"]


def test_who_holds_the_seat_sees_it_and_nobody_else(family: Family) -> None:
    offered(family, 1, 1)
    family.now += 60
    assert family.frame(1)["table"]["seats"][1]["offer"] == {"seconds_left": 29 * 60}
    assert family.frame(0)["table"]["seats"][1]["offer"] is None
    assert family.frame(1)["table"]["seats"][0]["offer"] is None


def test_who_holds_the_seat_withdraws_it(family: Family) -> None:
    key = offered(family, 1, 1)
    assert family.wish(0, wishes.Withdraw, seat=1) == "not-your-seat"
    family.wish(1, wishes.Withdraw, seat=1)
    assert family.frame(1)["table"]["seats"][1]["offer"] is None
    assert is_dead(family, key)


def test_it_grows_old_and_is_not_seen_any_more(family: Family) -> None:
    key = offered(family, 1, 1)
    family.now += 30 * 60
    assert family.frame(1)["table"]["seats"][1]["offer"] is None
    assert is_dead(family, key)


def test_the_house_decides_how_long_it_lives(family: Family) -> None:
    family.bounds = type(family.bounds)(offer_minutes=2)
    key = offered(family, 1, 1)
    family.now += 2 * 60
    assert is_dead(family, key)


def test_a_clock_that_was_turned_back_does_not_make_it_young_again(family: Family) -> None:
    key = offered(family, 1, 1)
    family.now -= 24 * 60 * 60
    assert is_dead(family, key)


def test_an_offer_of_the_first_days_said_only_its_end() -> None:
    entry = decode(b'{"entry":"offered","device":0,"id":"a","seat":0,"key_hash":"h","until":9}')
    assert isinstance(entry, Offered)
    assert (entry.since, entry.until) == (0, 9)
