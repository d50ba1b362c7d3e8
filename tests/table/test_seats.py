"""Coming, claiming, leaving, bots that stand in, seats that move to another device, rematch."""

import pytest

from homeward.catalogue import Text
from homeward.catalogue.translator import english, translator_for
from homeward.engine.errors import BadOption
from homeward.record import Record
from homeward.table import Table, decide_wish, wishes
from homeward.table.decisions.new_table import table_from_record
from homeward.table.entries import DealSeed, Rematched, SeatPlan
from homeward.table.refusals import Refused

from .family import Family, here

OPEN = SeatPlan("", "open")
OWL = SeatPlan("Owl", "bot", "owl")


def kinds(family: Family) -> list[str]:
    return [seat["kind"] for seat in family.frame(0)["table"]["seats"]]


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    family = Family([*here("Anna"), OPEN, OPEN])
    family.wish(family.join(), wishes.Claim, seat=1, name=" Ben \n ")
    assert family.frame(0)["table"]["phase"] == "gathering"
    family.wish(0, wishes.Bot, seat=2, level="fox")
    frame = family.frame(0)
    assert frame["table"]["phase"] == "playing"
    assert [seat["name"] for seat in frame["table"]["seats"]] == ["Anna", "Ben", ""]
    assert frame["table"]["seats"][2]["level"] == "fox", "whose name every language has"
    assert [notice["kind"] for notice in frame["notices"]] == ["bot-sat-down", "dealt"]


def test_a_seat_is_claimed_once() -> None:
    family = Family([*here("Anna"), OPEN, OPEN])
    ben, cleo = family.join(), family.join()
    family.wish(ben, wishes.Claim, seat=1, name="Ben")
    assert family.wish(cleo, wishes.Claim, seat=1, name="Cleo") == "seat-not-open"
    family.wish(ben, wishes.Release, seat=1)
    assert family.wish(cleo, wishes.Claim, seat=1, name="Cleo") != "seat-not-open"


def test_an_onlooker_sees_and_touches_nothing() -> None:
    family = Family(here("Anna", "Ben"))
    onlooker = family.join()
    frame = family.frame(onlooker)
    assert frame["mine"] == []
    assert frame["onlooker"]["view"]["seat"] is None
    assert family.wish(onlooker, wishes.MoveWish, seat=0, code=1) == "not-your-seat"
    assert family.wish(onlooker, wishes.Bot, seat=0, level="owl") == "not-your-seat"
    assert family.wish(onlooker, wishes.Rematch) == "not-your-seat"
    assert family.wish(onlooker, wishes.Offer, seat=0) == "not-your-seat"


def test_leaving_lets_a_bot_play_and_coming_back_is_possible() -> None:
    family = Family(here("Anna", "Ben"))
    family.wish(0, wishes.Bot, seat=1, level="cub")
    seat = family.frame(0)["table"]["seats"][1]
    assert (seat["kind"], seat["stands_in_for"], seat["may_take_back"]) == ("bot", "Ben", True)
    family.move(0)
    family.bot_moves()
    assert family.wish(family.join(), wishes.TakeBack, seat=1) == "not-a-bot"
    family.wish(0, wishes.TakeBack, seat=1)
    assert kinds(family) == ["person", "person"]


def test_only_somebody_who_is_away_can_be_replaced_by_others() -> None:
    family = Family([*here("Anna"), OPEN])
    ben = family.join()
    family.wish(ben, wishes.Claim, seat=1, name="Ben")
    assert family.wish(0, wishes.Bot, seat=1, level="owl") == "not-away"
    family.away = frozenset({ben})
    assert family.frame(0)["table"]["seats"][1]["may_hand_to_bot"] is True
    family.wish(0, wishes.Bot, seat=1, level="owl")
    assert kinds(family) == ["person", "bot"]


def test_there_are_only_the_levels_of_the_game() -> None:
    family = Family(here("Anna"))
    assert family.wish(0, wishes.Bot, seat=0, level="dragon") == "bad-level"
    with pytest.raises(Refused, match="no bot"):
        Family([SeatPlan("Dragon", "bot", "dragon")])


def test_a_seat_moves_to_another_device_by_its_key() -> None:
    family = Family(here("Anna", "Ben"))
    offer = family.wish(0, wishes.Offer, seat=1)
    phone = family.join(offer.key)
    assert [seat["device"] for seat in family.frame(0)["table"]["seats"]] == [0, phone]
    with pytest.raises(Refused, match="link"):
        family.join(offer.key)  # it works once


def test_a_device_that_is_here_already_stays_the_same_device() -> None:
    family = Family(here("Anna", "Ben"))
    assert family.join("join", token="token-0") == 0
    guest = family.join()
    offer = family.wish(0, wishes.Offer, seat=1)
    assert family.join(offer.key, token=family.tokens[guest]) == guest
    assert [seat.number for seat in family.table.seats.held_by(guest)] == [1]


def test_keys_and_tokens_are_stored_hashed() -> None:
    family = Family(here("Anna"))
    offer = family.wish(0, wishes.Offer, seat=0)
    family.join(offer.key)
    stored = b"".join(family.stored)
    assert offer.key.encode() not in stored
    assert not any(token.encode() in stored for token in family.tokens)


def test_a_rematch_deals_anew_for_the_same_people() -> None:
    family = Family([*here("Anna"), OWL], length=10, mode="easy", open_memory=True)
    assert family.wish(0, wishes.Rematch) == "not-over"
    while family.table.actor is not None:
        family.move(0) if family.table.actor == 0 else family.bot_moves()
    old = family.frame(0)["table"]["seed"]["hash"]
    family.wish(0, wishes.Rematch)
    frame = family.frame(0)
    assert frame["table"]["round"] == 1
    assert frame["table"]["moves"] == 0
    assert frame["table"]["seed"]["hash"] != old
    assert frame["table"]["seed"]["seed"] is None
    assert family.reborn().round == 1


def test_the_number_of_seats_and_the_options_are_checked() -> None:
    with pytest.raises(Refused, match="people, not 7"):
        Family(here(*"abcdefg"))
    with pytest.raises(BadOption):
        Family(here("Anna"), mode="easy", pack=True)


def test_a_bot_without_a_name_is_called_by_its_level() -> None:
    family = Family([*here("Anna"), OPEN], start=0, length=10, mode="easy", open_memory=True)
    family.wish(0, wishes.Bot, seat=1, level="owl")
    assert called(family) == ["Anna", "Owl"]
    assert family.table.play is not None
    family.keep(Rematched(device=0, id="again", deal=DealSeed(3, "salt"), options=family.table.play.changed_options()))
    assert family.notice(0) == "Again! This time Owl begins."
    assert called(family) == ["Anna", "Owl"]
    move = wishes.MoveWish(id="a", seat=0, code=0, version=family.table.version)
    with pytest.raises(Refused, match="Owl"):
        decide_wish(family.table, 0, move, family.circumstances())


def test_bots_that_nobody_named_are_called_in_the_readers_language() -> None:
    fox = SeatPlan("", "bot", "fox")
    family = Family([*here("Anna"), fox, SeatPlan("Petz", "bot", "fox"), fox])
    assert called(family) == ["Anna", "Fox", "Petz", "Fox 2"]
    german = translator_for("de")
    unnamed = [name for name in family.reborn().seats.names() if isinstance(name, Text)]
    assert [german.translate(name) for name in unnamed] == ["Fuchs", "Fuchs 2"]
    assert [seat["name"] for seat in family.frame(0)["table"]["seats"]] == ["Anna", "", "Petz", ""]


def test_a_seat_that_becomes_free_is_open_to_onlookers() -> None:
    family = Family([*here("Anna"), OPEN, OPEN])
    for seat, name in ((1, "Ben"), (2, "Cleo")):
        family.wish(family.join(), wishes.Claim, seat=seat, name=name)
    onlooker = family.join()
    assert claimable(family, onlooker) == []
    family.wish(0, wishes.Free, seat=1)
    assert family.table.phase == "playing"
    assert claimable(family, onlooker) == [1]
    family.wish(onlooker, wishes.Claim, seat=1, name="Dora")
    assert claimable(family, family.join()) == []


def test_nobody_is_invited_to_a_seat_whose_secrets_they_may_not_know() -> None:
    family = Family([*here("Anna"), OPEN], game="pets-rescue")
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben")
    family.wish(0, wishes.Free, seat=1)
    assert claimable(family, 0) == []
    assert claimable(family, family.join()) == [1]


def claimable(family: Family, device: int) -> list[int]:
    """The seats where a device may sit down."""
    return [seat["seat"] for seat in family.frame(device, fresh=True)["table"]["seats"] if seat["may_claim"]]


def called(family: Family) -> list[str]:
    return [name if isinstance(name, str) else english(name) for name in family.table.seats.names()]


def test_people_without_a_name_in_a_record_are_called_by_their_seats() -> None:
    record = Record.new("monster-chase", players=2, seed=3)
    made = table_from_record(record.data, DealSeed(3, "salt"), ("join", "token"))
    table = Table("table", made)
    assert table.seats.names() == [Text("seat", {"n": 1}), Text("seat", {"n": 2})]
