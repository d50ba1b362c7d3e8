"""The devices of a table: links, onlookers, and what only the device that opened it may do."""

import pytest

from homeward.table import Bounds, Table, wishes
from homeward.table.decisions.decide_guests import onlookers_of
from homeward.table.entries import DealSeed, Made, SeatPlan, encode
from homeward.table.refusals import Refused
from homeward.table.secret_source import hash_secret

from .family import Family, here

OPEN = SeatPlan("", "open")


@pytest.fixture
def family() -> Family:
    """Anna on device 0, Ben on device 1."""
    family = Family([*here("Anna"), OPEN])
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben")
    return family


# A link cannot fill the table


def test_onlookers_who_are_gone_make_room(family: Family) -> None:
    family.bounds = Bounds(onlookers=3)
    crowd = [family.join() for _ in range(3)]
    family.away = frozenset(crowd[1:])
    newest = family.join()
    assert onlookers_of(family.table) == {crowd[0], crowd[2], newest}
    assert family.table.guests.device_of(hash_secret(family.tokens[crowd[1]])) is None
    assert family.wish(crowd[1], wishes.Claim, seat=1, name="Cleo") == "not-welcome"


def test_a_crowd_that_stays_fills_the_places_for_onlookers_and_no_more(family: Family) -> None:
    family.bounds = Bounds(onlookers=3)
    for _ in range(3):
        family.join()
    with pytest.raises(Refused, match="no more devices can join"):
        family.join()
    phone = family.join(family.wish(1, wishes.Offer, seat=1).key)
    assert [seat.number for seat in family.table.seats.held_by(phone)] == [1], "a seat's own link works all the same"


def test_who_plays_sees_how_many_look_on(family: Family) -> None:
    assert family.frame(0)["table"]["onlookers"] == 0
    looking, gone = family.join(), family.join()
    family.away = frozenset({gone})
    assert family.frame(0)["table"]["onlookers"] == 1
    family.away = frozenset({looking, gone})
    assert family.frame(0)["table"]["onlookers"] == 0


def test_who_may_come_back_is_no_onlooker(family: Family) -> None:
    family.bounds = Bounds(onlookers=1)
    family.away = frozenset({1})
    family.wish(0, wishes.Bot, seat=1, level="cub")
    family.join()
    with pytest.raises(Refused, match="no more devices can join"):
        family.join()
    assert family.table.guests.device_of(hash_secret(family.tokens[1])) == 1


def test_numbers_of_devices_are_never_used_twice(family: Family) -> None:
    gone = family.join()
    family.wish(0, wishes.Remove, guest=gone)
    assert family.join(family.wish(0, wishes.Invite).key) == gone + 1


# Links of the table


def test_only_hashes_of_its_keys_are_stored(family: Family) -> None:
    key = family.wish(1, wishes.Invite).key
    family.join(key)
    stored = b"".join(family.stored)
    assert b'"join"' not in stored
    assert key.encode() not in stored
    assert hash_secret("join").encode() in stored


def test_a_table_from_before_keys_were_hashed_opens_by_its_old_link() -> None:
    family = Family(here("Anna"))
    made = Made(
        game="monster-chase",
        rules_version=family.table.rules_version,
        options=family.table.options,
        seats=(SeatPlan("Anna", "here"),),
        hints=True,
        deal=DealSeed(1, "salt"),
        token_hash=hash_secret("token-0"),
        join_key="old key",
    )
    family.table, family.stored = Table("table", made), [encode(made)]
    assert family.join("old key") == 1
    with pytest.raises(Refused, match="link"):
        family.join("")


def test_who_sits_at_the_table_invites_and_onlookers_do_not(family: Family) -> None:
    assert family.wish(family.join(), wishes.Invite) == "not-seated"
    assert family.join(family.wish(1, wishes.Invite).key) == 3
    assert family.join() == 4, "and the first link goes on working"


def test_links_that_work_at_the_same_time_are_few(family: Family) -> None:
    keys = [family.wish(1, wishes.Invite).key for _ in range(17)]
    with pytest.raises(Refused, match="link"):
        family.join(keys[0])
    family.join(keys[1])


# Whoever opened the table


def test_it_closes_the_table_to_newcomers_and_opens_it_again(family: Family) -> None:
    family.wish(0, wishes.Close, closed=True)
    assert family.frame(1)["table"]["closed"] is True
    assert family.frame(1)["notices"][0]["kind"] == "closed"
    with pytest.raises(Refused, match="closed"):
        family.join()
    assert family.wish(0, wishes.Invite) == "closed"
    assert family.join("join", token=family.tokens[1]) == 1, "who is here already stays"
    family.join(family.wish(1, wishes.Offer, seat=1).key)
    family.wish(0, wishes.Close, closed=False)
    family.join()


def test_it_frees_a_seat(family: Family) -> None:
    family.move(0)
    assert [seat["may_free"] for seat in family.frame(0)["table"]["seats"]] == [False, True]
    family.wish(0, wishes.Free, seat=1)
    frame = family.frame(1)
    assert frame["notices"][0]["kind"] == "seat-freed"
    assert frame["table"]["phase"] == "playing"
    assert frame["table"]["seats"][1]["kind"] == "open"
    assert frame["mine"] == []
    cleo = family.join()
    family.wish(cleo, wishes.Claim, seat=1, name="Cleo")
    assert family.move(cleo).entry.seat == 1


def test_it_does_not_get_to_see_what_the_freed_seat_knew() -> None:
    """In Pets Rescue everybody has a secret card. Whoever has seen one takes no other seat during the game."""
    family = Family([*here("Anna"), OPEN], "pets-rescue")
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben")
    family.wish(0, wishes.Free, seat=1)
    assert family.wish(0, wishes.Claim, seat=1, name="Ann") == "knows-other-secrets"
    family.wish(0, wishes.Bot, seat=0, level="cub")
    assert family.wish(0, wishes.Claim, seat=1, name="Ann") == "knows-other-secrets"
    family.wish(1, wishes.Claim, seat=1, name="Ben")
    assert family.table.seats[1].device == 1


def test_where_nothing_is_secret_it_may_take_the_seat_itself(family: Family) -> None:
    family.wish(0, wishes.Free, seat=1)
    family.wish(0, wishes.Claim, seat=1, name="Cleo")
    assert [seat.device for seat in family.table.seats] == [0, 0]


def test_it_lets_a_person_have_the_seat_of_a_bot() -> None:
    family = Family([*here("Anna"), SeatPlan("Owl", "bot", "owl")])
    family.wish(0, wishes.Free, seat=1)
    assert family.wish(0, wishes.Free, seat=1) == "not-to-free"
    assert family.wish(0, wishes.Free, seat=0) == "not-to-free"
    family.wish(family.join(), wishes.Claim, seat=1, name="Owl")
    assert family.table.seats.names() == ["Anna", "Owl"]


def test_it_sends_a_device_away(family: Family) -> None:
    family.wish(0, wishes.Remove, guest=1)
    assert family.table.guests.device_of(hash_secret(family.tokens[1])) is None
    assert family.frame(0)["table"]["seats"][1]["kind"] == "open"
    assert family.wish(1, wishes.Claim, seat=1, name="Ben") == "not-welcome"
    with pytest.raises(Refused, match="link"):
        family.join()  # the one sent away knows the link, so it is another one now
    assert family.frame(0)["table"]["invited_since"] == family.table.version
    family.join(family.wish(0, wishes.Invite).key)


def test_a_device_that_was_sent_away_does_not_take_its_seat_back(family: Family) -> None:
    family.away = frozenset({1})
    family.wish(0, wishes.Bot, seat=1, level="cub")
    family.wish(0, wishes.Remove, guest=1)
    seat = family.frame(0)["table"]["seats"][1]
    assert (seat["kind"], seat["stands_in_for"]) == ("bot", None)
    assert family.wish(1, wishes.TakeBack, seat=1) == "not-welcome"


def test_it_knows_the_devices_and_others_do_not(family: Family) -> None:
    onlooker = family.join()
    family.away = frozenset({onlooker})
    assert family.frame(0)["table"]["devices"] == [
        {"device": 1, "seats": [1], "connected": True},
        {"device": onlooker, "seats": [], "connected": False},
    ]
    assert family.frame(1)["table"]["devices"] == []
    assert [family.frame(device)["table"]["opened_here"] for device in (0, 1)] == [True, False]


def test_nobody_else_does_any_of_it(family: Family) -> None:
    assert family.wish(1, wishes.Close, closed=True) == "not-the-opener"
    assert family.wish(1, wishes.Free, seat=0) == "not-the-opener"
    assert family.wish(1, wishes.Remove, guest=0) == "not-the-opener"
    assert family.wish(0, wishes.Remove, guest=0) == "no-such-device"
    assert family.wish(0, wishes.Remove, guest=77) == "no-such-device"


def test_a_rematch_with_a_free_seat_waits_for_somebody() -> None:
    family = Family([*here("Anna"), OPEN], "pets-rescue")
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben")
    while family.table.actor is not None:
        family.move(family.table.actor)
    family.wish(0, wishes.Free, seat=1)
    family.wish(0, wishes.Rematch)
    assert family.frame(0)["table"]["phase"] == "gathering"
    family.wish(1, wishes.Claim, seat=1, name="Ben")
    assert (family.frame(0)["table"]["phase"], family.reborn().phase) == ("playing", "playing")
