"""Who may move when, and that a move is played once."""

import pytest

from homeward.games.monster_chase.rules import READY
from homeward.table import Bounds, wishes
from homeward.table.entries import SeatPlan
from homeward.testkit import rules

from .family import Family, here

TWO_DEVICES = [SeatPlan("Anna", "here"), SeatPlan("", "open")]


@pytest.fixture
def family() -> Family:
    """Anna on device 0, Ben on device 1; Anna begins."""
    family = Family(TWO_DEVICES)
    device = family.join()
    family.wish(device, wishes.Claim, seat=1, name="Ben")
    return family


def test_a_move_is_shown_to_everybody(family: Family) -> None:
    family.move(0, 3)
    for device in (0, 1):
        frame = family.frame(device)
        assert frame["version"] == family.table.version
        assert frame["actor"] == 1
        assert frame["mine"][0]["events"][0]["kind"] == "turned"


def test_only_the_actor_gets_moves(family: Family) -> None:
    assert len(family.frame(0)["mine"][0]["moves"]) == 10
    assert family.frame(1)["mine"][0]["moves"] == []


@pytest.mark.parametrize(
    ("device", "fields", "code"),
    [
        (1, {"seat": 0}, "not-your-seat"),
        (1, {"seat": 1}, "not-your-turn"),
        (0, {"seat": 7}, "no-such-seat"),
        (0, {"code": 99}, "no-such-move"),
        (0, {"code": -1}, "no-such-move"),
        (0, {"code": 2**53}, "no-such-move"),
        (0, {"code": 15}, "no-sock"),
        (0, {"version": 2}, "stale"),
    ],
)
def test_a_move_that_is_not_done_is_refused(family: Family, device: int, fields: dict[str, int], code: str) -> None:
    before = family.frame(0)
    assert family.move(device, **fields) == code
    assert family.frame(0) == before


def test_a_move_is_not_stale_because_somebody_changed_a_name(family: Family) -> None:
    seen = family.table.version
    family.wish(1, wishes.Rename, seat=1, name="Benno")
    assert family.move(0, version=seen) != "stale"


def test_a_move_sent_twice_is_played_once(family: Family) -> None:
    family.move(0, id="click")
    version = family.table.version
    assert family.move(0, id="click") == "done-already"
    assert family.table.fulfilled.version_of(0, "click") == version
    assert family.reborn().fulfilled.version_of(0, "click") == version


def test_ids_belong_to_their_device(family: Family) -> None:
    family.move(0, id="click")
    assert family.move(1, id="click") != "done-already"


def test_nobody_moves_before_everybody_sits() -> None:
    family = Family(TWO_DEVICES)
    assert family.wish(0, wishes.MoveWish, seat=0, code=1) == "gathering"
    assert family.frame(0)["table"]["phase"] == "gathering"
    assert family.frame(0)["mine"] == []


def test_nobody_moves_after_the_end() -> None:
    family = Family(here("Anna"), length=10, mode="easy", open_memory=True)
    while family.table.actor is not None:
        family.move(0)
    assert family.wish(0, wishes.MoveWish, seat=0, code=1) == "over"
    frame = family.frame(0)
    assert frame["score_sheet"]["totals"] == [10]
    assert frame["table"]["seed"]["seed"] == "7"


@rules("MC-39", "MC-R27")
def test_the_fearless_look_has_a_timer() -> None:
    family = Family(here("Anna"), fearless=True)
    assert family.frame(0)["timer"] == {"seconds_left": 10.0, "code": READY}
    family.move(0)
    assert family.frame(0)["timer"] is None


def test_a_table_does_not_grow_for_ever() -> None:
    """Whoever plays and takes back all night long fills one table, and nobody waits when it is opened again."""
    family = Family(here("Anna", "Ben"), "wombat-rescue")
    family.bounds = Bounds(entries=3)
    family.move(0)
    family.wish(0, wishes.Undo, to=0)
    assert family.wish(0, wishes.Undo, to=0) == "full-of-moves"
    assert family.wish(0, wishes.Rename, seat=0, name="Cleo") == "full-of-moves"
    family.wish(0, wishes.Forget)
    assert family.table.end.forgotten
