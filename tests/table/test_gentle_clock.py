"""A table with days for every move: nobody loses anything when they are over, and everybody is told kindly."""

import msgspec
import pytest

from homeward.catalogue import Text
from homeward.catalogue.folders import languages
from homeward.catalogue.translator import translator_for
from homeward.games import GAMES
from homeward.table import wishes
from homeward.table.display.game_log import game_log
from homeward.table.entries import Clock, SeatPlan, SteppedIn, decode
from homeward.table.gentle_clock import DAY, decide_reminder, decide_step_in, next_look, seat_too_late, time_due

from .family import Family, here

OPEN = SeatPlan("", "open")
TWO_DAYS = Clock(2, "bot")


@pytest.fixture
def family() -> Family:
    """Anna and Ben, each on a device of their own; somebody looks on."""
    family = Family([*here("Anna"), OPEN], length=10, mode="easy", open_memory=True, start=0, clock=TWO_DAYS)
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben")
    family.join()
    return family


def left(family: Family) -> float | None:
    seconds: float | None = family.frame(0)["table"]["clock"]["seconds_left"]
    reborn = family.reborn()
    assert (reborn.turn_clock.since, reborn.turn_clock.reminded, reborn.turn_clock.limit) == (
        family.table.turn_clock.since,
        family.table.turn_clock.reminded,
        family.table.turn_clock.limit,
    )
    return seconds


def test_the_days_begin_with_the_game_and_with_every_move(family: Family) -> None:
    assert left(family) == 2 * DAY
    family.now += DAY
    assert left(family) == DAY
    family.move(0)
    assert left(family) == 2 * DAY


def test_no_days_are_counted_before_the_game_and_after_it() -> None:
    family = Family([*here("Anna"), OPEN], length=10, mode="easy", open_memory=True, clock=TWO_DAYS)
    assert left(family) is None
    family.now += 5 * DAY
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben")
    assert left(family) == 2 * DAY
    while family.table.actor is not None:
        family.move(family.table.actor)
    assert left(family) is None
    assert next_look(family.table, family.now) == family.now + 2 * DAY


def test_a_name_for_the_table_gives_nobody_more_time(family: Family) -> None:
    family.now += DAY
    family.wish(0, wishes.NameTable, name="Slow")
    assert left(family) == DAY


def test_nobody_is_too_late_before_the_days_are_over(family: Family) -> None:
    over = time_due(family.table)
    assert over is not None
    assert seat_too_late(family.table, over - 1) is None
    assert seat_too_late(family.table, over) == 0
    assert next_look(family.table, over - 1) == over
    assert next_look(family.table, over) == over + 2 * DAY


def test_a_bot_makes_one_move_and_the_seat_stays_whose_it_was(family: Family) -> None:
    family.now += 2 * DAY
    family.keep(decide_step_in(family.table, 0, family.any_code()))
    assert isinstance(decode(family.stored[-1]), SteppedIn)
    seat = family.table.seats[0]
    assert (seat.kind, seat.name, seat.device) == ("person", "Anna", 0)
    assert family.notice(1) == "Anna had no time, so a bot makes just this one move."
    assert left(family) == 2 * DAY, "and whoever is next has all their days"


def test_the_log_says_for_ever_that_a_bot_made_the_move(family: Family) -> None:
    family.move(0)
    before = game_log(family.table, None)[1]
    family.keep(decide_step_in(family.table, family.table.actor or 0, family.any_code()))
    line = game_log(family.reborn(), None)[1][-1]
    assert line.events[0].kind == "stepped-in"
    assert not any(event.kind == "stepped-in" for line in before for event in line.events)


def test_who_comes_back_may_take_the_move_of_the_bot_back() -> None:
    family = Family(here("Anna", "Ben"), "pets-rescue", clock=TWO_DAYS)
    actor = family.table.actor
    assert actor is not None
    family.keep(decide_step_in(family.table, actor, family.any_code()))
    assert family.frame(0)["table"]["undo"]["to"] == 0


def test_whoever_takes_the_seat_has_all_days_again(family: Family) -> None:
    family.now += DAY
    family.wish(0, wishes.Bot, seat=0, level="cub")
    assert left(family) is None, "bots are not waited for"
    family.now += 5 * DAY
    family.wish(0, wishes.TakeBack, seat=0)
    assert left(family) == 2 * DAY


def test_one_reminder_for_every_move() -> None:
    family = Family(here("Anna", "Ben"), length=10, mode="easy", open_memory=True, start=0, clock=Clock(1, "reminder"))
    assert decide_reminder(family.table, family.now) is None
    family.now += DAY
    reminder = decide_reminder(family.table, family.now)
    assert reminder is not None
    family.keep(reminder)
    assert family.notice(0) == "A little reminder for Anna: the table is waiting."
    assert family.reborn().turn_clock.reminded
    family.now += 30 * DAY
    assert decide_reminder(family.table, family.now) is None
    family.move(0)
    assert not family.table.turn_clock.reminded


def test_who_sits_there_sets_the_clock_and_everybody_has_all_days_from_then_on(family: Family) -> None:
    family.now += DAY
    assert family.wish(2, wishes.SetClock, clock=None) == "not-seated"
    family.wish(1, wishes.SetClock, clock=Clock(1, "reminder"))
    assert left(family) == DAY
    assert (
        family.notice(0) == "From now on, everybody has 1 day for each move. After that, we send one friendly reminder."
    )
    family.wish(0, wishes.SetClock, clock=Clock(7, "bot"))
    assert (
        family.notice(1)
        == "From now on, everybody has 7 days for each move. After that, a bot makes just that one move."
    )
    family.wish(0, wishes.SetClock, clock=None)
    assert family.frame(0)["table"]["clock"] is None
    assert family.notice(1) == "Everybody may take as long as they like now."
    assert next_look(family.table, family.now) is None


def test_a_clock_can_be_set_where_there_was_none() -> None:
    family = Family(here("Anna", "Ben"), start=0)
    family.move(family.table.actor or 0)
    assert family.reborn().turn_clock.since == 0, "where nobody counts nothing is noted"
    family.now += 100 * DAY
    family.wish(0, wishes.SetClock, clock=TWO_DAYS)
    assert left(family) == 2 * DAY


@pytest.mark.parametrize("days", [0, 31, -1, 1.5])
def test_days_have_bounds(days: float) -> None:
    raw = msgspec.json.encode({"type": "clock", "id": "x", "clock": {"days": days, "then": "bot"}})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(raw, type=wishes.SetClock)


def test_a_game_in_real_time_has_a_clock_of_its_own() -> None:
    (game,) = [game for game in GAMES if game.beats is not None]
    family = Family(here("Anna", "Ben"), game.name)
    assert family.wish(0, wishes.SetClock, clock=TWO_DAYS) == "no-clock"
    assert family.wish(0, wishes.SetClock, clock=None).entry.clock is None


@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_every_language(language: str) -> None:
    for days in (1, 2, 3, 7):
        for key in ("notice.clock-bot", "notice.clock-reminder"):
            assert str(days) in translator_for(language).translate(Text(key, {"n": days}))
