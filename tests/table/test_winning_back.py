"""A seat whose device is lost: others hand out a link for it, and nobody loses a seat while being there."""

import pytest

from homeward.catalogue.translator import english
from homeward.table import wishes
from homeward.table.entries import SeatPlan
from homeward.table.refusals import Refused

from .family import Family, here

OPEN = SeatPlan("", "open")
ANNA, BEN, CLEO = range(3)


def three(game: str = "monster-chase", **options: int) -> Family:
    """Anna opened the table; Ben and Cleo came with devices of their own, and an onlooker."""
    family = Family([*here("Anna"), OPEN, OPEN], game, **options)
    for seat, name in [(BEN, "Ben"), (CLEO, "Cleo")]:
        family.wish(family.join(), wishes.Claim, seat=seat, name=name)
    family.join()
    return family


@pytest.fixture
def family() -> Family:
    return three()


def lose(family: Family, *devices: int) -> None:
    family.away = frozenset(devices)


def holders(family: Family) -> list[int | None]:
    assert [seat.device for seat in family.reborn().seats] == [seat.device for seat in family.table.seats]
    return [seat.device for seat in family.table.seats]


def may_win_back(family: Family, device: int) -> list[bool]:
    return [seat["may_win_back"] for seat in family.frame(device)["table"]["seats"]]


def test_whoever_opened_the_table_hands_out_a_link_for_a_lost_device(family: Family) -> None:
    assert family.wish(ANNA, wishes.Offer, seat=BEN) == "not-away"
    lose(family, BEN)
    assert may_win_back(family, ANNA) == [False, True, False]
    offer = family.wish(ANNA, wishes.Offer, seat=BEN)
    assert family.notice(CLEO) == "There is a new link for Ben’s seat."
    phone = family.join(offer.key)
    assert holders(family) == [ANNA, phone, CLEO]
    assert family.table.seats[BEN].name == "Ben"


def test_also_when_a_bot_keeps_it_warm(family: Family) -> None:
    lose(family, BEN)
    family.wish(CLEO, wishes.Bot, seat=BEN, level="cub")
    phone = family.join(family.wish(ANNA, wishes.Offer, seat=BEN).key)
    seat = family.table.seats[BEN]
    assert (seat.kind, seat.name, seat.device) == ("person", "Ben", phone)
    assert family.wish(BEN, wishes.TakeBack, seat=BEN) == "not-a-bot", "the lost device has no say any more"


def test_others_who_sit_there_do_it_only_while_the_opener_is_away(family: Family) -> None:
    lose(family, BEN)
    assert family.wish(CLEO, wishes.Offer, seat=BEN) == "not-the-opener"
    assert may_win_back(family, CLEO) == [False, False, False]
    lose(family, ANNA, BEN)
    assert may_win_back(family, CLEO) == [True, True, False]
    tablet = family.join(family.wish(CLEO, wishes.Offer, seat=ANNA).key)
    assert holders(family) == [tablet, BEN, CLEO]
    assert family.wish(3, wishes.Offer, seat=BEN) == "not-your-seat", "an onlooker never"


def test_the_seat_of_a_bot_that_nobody_misses_is_not_won_back() -> None:
    family = Family([*here("Anna"), SeatPlan("Owl", "bot", "owl"), OPEN])
    assert family.wish(ANNA, wishes.Offer, seat=1) == "not-your-seat"
    assert family.wish(ANNA, wishes.Offer, seat=2) == "not-your-seat"


def test_nobody_takes_the_seat_of_somebody_who_is_back(family: Family) -> None:
    lose(family, BEN)
    key = family.wish(ANNA, wishes.Offer, seat=BEN).key
    lose(family)
    with pytest.raises(Refused, match="Ben is here"):
        family.join(key)
    assert family.frame(BEN)["table"]["seats"][BEN]["offer"], "Ben sees that a link for his seat is open"
    family.wish(BEN, wishes.Withdraw, seat=BEN)
    lose(family, BEN)
    with pytest.raises(Refused, match="link"):
        family.join(key)


def test_nor_that_of_somebody_who_watches_a_bot_play_for_them(family: Family) -> None:
    family.wish(BEN, wishes.Bot, seat=BEN, level="cub")
    assert family.wish(ANNA, wishes.Offer, seat=BEN) == "not-away"
    own = family.wish(BEN, wishes.Offer, seat=BEN).key
    assert family.table.seats[family.table.seats.held_by(family.join(own))[0].number].name == "Ben"


def test_whoever_handed_it_out_sees_it_and_withdraws_it(family: Family) -> None:
    lose(family, BEN)
    key = family.wish(ANNA, wishes.Offer, seat=BEN).key
    assert family.frame(ANNA)["table"]["seats"][BEN]["offer"] == {"seconds_left": 30 * 60}
    assert family.frame(CLEO)["table"]["seats"][BEN]["offer"] is None
    assert family.wish(CLEO, wishes.Withdraw, seat=BEN) == "not-your-seat"
    family.wish(ANNA, wishes.Withdraw, seat=BEN)
    with pytest.raises(Refused, match="link"):
        family.join(key)


def test_it_dies_when_a_bot_gets_the_seat(family: Family) -> None:
    lose(family, BEN)
    key = family.wish(ANNA, wishes.Offer, seat=BEN).key
    family.wish(CLEO, wishes.Bot, seat=BEN, level="cub")
    with pytest.raises(Refused, match="link"):
        family.join(key)


def test_in_a_game_with_secrets_no_device_sees_two_sides_by_it() -> None:
    family = three("pets-rescue")
    lose(family, BEN)
    key = family.wish(ANNA, wishes.Offer, seat=BEN).key
    for knows_another in (ANNA, CLEO):
        with pytest.raises(Refused) as refused:
            family.join(key, family.tokens[knows_another])
        assert refused.value.refusal.code == "knows-other-secrets"
    assert family.join(key, family.tokens[3]) == 3, "the onlooker has seen nobody's card"


def test_whoever_left_a_seat_open_takes_no_other_one_in_a_game_with_secrets() -> None:
    family = three("pets-rescue")
    for seat in (BEN, CLEO):
        family.wish(ANNA, wishes.Free, seat=seat)
    assert family.wish(BEN, wishes.Claim, seat=CLEO, name="Ben") == "knows-other-secrets"
    assert family.wish(BEN, wishes.Claim, seat=BEN, name="Ben").entry.seat == BEN


def test_nobody_undoes_or_deletes_behind_the_back_of_who_lost_it(family: Family) -> None:
    """A link that others handed out proves nothing about who opens it."""
    family.move(ANNA)
    family.move(BEN)
    lose(family, BEN)
    phone = family.join(family.wish(ANNA, wishes.Offer, seat=BEN).key)
    assert family.wish(ANNA, wishes.Undo, to=0) == "nothing-to-undo"
    assert family.wish(ANNA, wishes.Forget) == "somebody-was-sent-away"
    back = family.wish(phone, wishes.Offer, seat=BEN).key
    family.join(back, family.tokens[BEN])
    for device in (ANNA, BEN):
        family.wish(device, wishes.Forget)
    assert family.wish(CLEO, wishes.Forget).entry, "on the old device again, everybody agrees"
    assert family.table.end.forgotten


def test_the_notice_is_a_sentence() -> None:
    family = three()
    lose(family, BEN)
    family.wish(ANNA, wishes.Offer, seat=BEN)
    said = family.last.table_events[0].said
    assert said is not None
    assert english(said)
