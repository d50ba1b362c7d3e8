"""Deleting a table needs the consent of all players; and tables that the host closed."""

from typing import Any

import pytest

from homeward.table import wishes
from homeward.table.entries import Forgotten, SeatPlan, Shut
from homeward.table.refusals import Refused

from .family import Family, here


@pytest.fixture
def family() -> Family:
    """Anna and Abe on device 0, Ben on device 1, Cleo on device 2, an onlooker on device 3."""
    family = Family([*here("Anna", "Abe"), SeatPlan("", "open"), SeatPlan("", "open")])
    family.wish(family.join(), wishes.Claim, seat=2, name="Ben")
    family.wish(family.join(), wishes.Claim, seat=3, name="Cleo")
    family.join()
    return family


def forget(family: Family, device: int) -> Any:
    return family.wish(device, wishes.Forget)


def test_whoever_plays_alone_forgets_at_once() -> None:
    family = Family([*here("Anna"), SeatPlan("Owl", "bot", "owl")])
    assert family.frame(0, fresh=True)["table"]["forget"] == {"may": True, "agreed": [], "waiting": []}
    forget(family, 0)
    assert family.table.end.forgotten
    assert family.reborn().end.forgotten


def test_everybody_who_sits_there_has_to_agree(family: Family) -> None:
    assert family.frame(1)["table"]["forget"] == {"may": True, "agreed": [], "waiting": [0, 1, 3]}
    forget(family, 0)
    assert family.notice(1) == "Anna wants to delete this table."
    assert family.frame(1)["table"]["forget"] == {"may": True, "agreed": [0, 1], "waiting": [2, 3]}
    forget(family, 1)
    assert not family.table.end.forgotten
    forget(family, 2)
    assert family.table.end.forgotten


def test_whoever_wants_it_to_stay_keeps_it(family: Family) -> None:
    forget(family, 0)
    family.wish(2, wishes.Keep)
    assert family.notice(0) == "Cleo wants this table to stay."
    assert family.frame(0)["table"]["forget"]["agreed"] == []
    assert family.wish(2, wishes.Keep) == "not-asked-to-forget"
    forget(family, 1)
    forget(family, 2)
    assert not family.table.end.forgotten, "nobody's old consent counts"


@pytest.mark.parametrize("how", [{"kind": wishes.Free, "seat": 2}, {"kind": wishes.Remove, "guest": 1}])
def test_sending_somebody_away_is_no_consent(family: Family, how: dict[str, Any]) -> None:
    forget(family, 2)
    family.wish(0, **how)
    assert forget(family, 0) == "somebody-was-sent-away"
    assert not family.reborn().end.forgotten


def test_who_sits_down_again_is_asked_again(family: Family) -> None:
    family.wish(0, wishes.Free, seat=2)
    family.wish(1, wishes.Claim, seat=2, name="Ben")
    for device in range(3):
        forget(family, device)
    assert family.table.end.forgotten


def test_who_left_before_anything_was_dealt_is_not_waited_for() -> None:
    family = Family([*here("Anna"), SeatPlan("", "open"), SeatPlan("", "open")])
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben")
    family.wish(0, wishes.Remove, guest=1)
    forget(family, 0)
    assert family.table.end.forgotten


def test_onlookers_have_no_say(family: Family) -> None:
    assert forget(family, 3) == "not-yours-to-forget"
    forget(family, 0)
    assert family.wish(3, wishes.Keep) == "not-asked-to-forget"
    assert not family.frame(3)["table"]["forget"]["may"]


def test_a_bot_does_not_agree_for_somebody_who_is_away(family: Family) -> None:
    family.away = frozenset({2})
    family.wish(0, wishes.Bot, seat=3, level="owl")
    forget(family, 0)
    forget(family, 1)
    assert not family.table.end.forgotten
    assert family.frame(0)["table"]["forget"]["waiting"] == [3]


def test_whoever_gets_the_seat_has_to_agree_anew(family: Family) -> None:
    forget(family, 1)
    decision = family.wish(1, wishes.Offer, seat=2)
    family.join(decision.key, family.tokens[3])
    forget(family, 0)
    forget(family, 2)
    assert not family.table.end.forgotten
    forget(family, 3)
    assert family.table.end.forgotten


def test_a_table_with_open_seats_is_its_openers() -> None:
    family = Family([SeatPlan("", "open"), SeatPlan("", "open")])
    guest = family.join()
    assert forget(family, guest) == "not-yours-to-forget"
    family.wish(guest, wishes.Claim, seat=0, name="Ben")
    assert forget(family, 0) == "not-yours-to-forget"
    family.wish(guest, wishes.Release, seat=0)
    assert isinstance(forget(family, 0).entry, Forgotten)


def test_nothing_happens_at_a_forgotten_table() -> None:
    family = Family(here("Anna"))
    forget(family, 0)
    assert family.move(0) == "table-forgotten"
    with pytest.raises(Refused) as refused:
        family.join()
    assert refused.value.refusal.code == "table-forgotten"


def test_nothing_happens_at_a_closed_table_until_it_is_open_again(family: Family) -> None:
    family.keep(Shut(True))
    assert family.move(0) == "table-shut"
    with pytest.raises(Refused):
        family.join()
    assert family.reborn().end.shut
    family.keep(Shut(False))
    assert family.move(0) != "table-shut"
