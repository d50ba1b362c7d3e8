"""Once more at the same table: a new deal, and where the table chooses who begins, the next seat does."""

from typing import Any

import msgspec
import pytest

from homeward.engine.errors import BadOption
from homeward.games import GAMES
from homeward.table import Table, wishes
from homeward.table.display.frames import tally_seen
from homeward.table.display.seen import TallySeen
from homeward.table.entries import Rematched, SeatPlan, decode
from homeward.testkit import rules
from tests.table.family import Family, here

CHOOSING = [game.name for game in GAMES if any(option.seats for option in game.info.options)]
EASY: dict[str, Any] = {"length": 10, "mode": "easy", "open_memory": True}


def finish(family: Family) -> None:
    while family.table.actor is not None:
        family.move(0)


def first(table: Table) -> int:
    assert table.play is not None
    return table.game.begins(table.play.first_state())


def without_playing(family: Family) -> Rematched:
    """The entry of a rematch, as if the game were over."""
    assert family.table.play is not None
    options = family.table.play.changed_options()
    return Rematched(device=0, id="again", deal=family.secret_source.deal(), options=options)


def test_the_start_goes_round_from_rematch_to_rematch() -> None:
    family = Family(here("Anna", "Ben", "Cleo"), start=1, **EASY)
    starts = [family.table.actor]
    for _ in range(3):
        finish(family)
        family.wish(0, wishes.Rematch)
        starts.append(family.table.actor)
    assert starts == [1, 2, 0, 1]
    assert first(family.reborn()) == 1
    assert family.frame(0)["table"]["options"]["start"] == 1
    assert family.notice(0) == "Again! This time Ben begins."


@pytest.mark.parametrize("game", CHOOSING)
@pytest.mark.parametrize("seed", range(5))
def test_after_chance_the_seat_behind_the_one_that_really_began(game: str, seed: int) -> None:
    family = Family(here("Anna", "Ben", "Cleo"), game, seed=seed, start="chance")
    began = first(family.table)
    family.keep(without_playing(family))
    assert first(family.table) == first(family.reborn()) == (began + 1) % 3


@pytest.mark.parametrize("game", CHOOSING)
def test_every_game_between_keeps_its_own_options(game: str) -> None:
    family = Family(here("Anna", "Ben"), game, start=1)
    family.keep(without_playing(family))
    family.keep(without_playing(family))
    assert [one.options["start"] for one in family.table.finished] == [1, 0]
    assert family.table.options["start"] == 1


@pytest.mark.parametrize("game", [game.name for game in GAMES if game.name not in CHOOSING])
def test_where_the_rulebook_says_who_begins_nothing_is_passed_on(game: str) -> None:
    family = Family(here("Anna", "Ben"), game)
    assert without_playing(family).options == {}


def test_rematches_stored_before_the_start_was_passed_on_play_as_they_did() -> None:
    family = Family(here("Anna", "Ben"), **EASY)
    made = msgspec.json.decode(family.stored[0])
    del made["options"]["start"]
    finish(family)
    family.wish(0, wishes.Rematch)
    again = msgspec.json.decode(family.stored[-1])
    del again["options"]
    old = [msgspec.json.encode(made), *family.stored[1:-1], msgspec.json.encode(again)]
    assert Table.of("old", map(decode, old)).actor == 0


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadOption, match="Seat 3 cannot begin"):
        Family(here("Anna", "Ben"), start=2)


@rules("MF-08")
def test_after_a_practice_comes_the_game_itself() -> None:
    family = Family(here("Anna", "Ben"), "monster-falle", practice=True)
    family.keep(without_playing(family))
    assert family.table.options["practice"] is False
    assert family.table.finished[0].options["practice"] is True
    assert family.notice(0) == "Again! A new game begins."
    family.keep(without_playing(family))
    assert family.table.options["practice"] is False


def test_the_table_keeps_who_has_won_how_often() -> None:
    family = Family(here("Anna", "Ben"), mode="easy-competitive", length=10, open_memory=True)
    expected = [0, 0]
    for games in range(1, 4):
        finish(family)
        assert family.table.play is not None
        for seat in family.table.play.state.winners():
            expected[seat] += 1
        tally = family.frame(0)["table"]["tally"]
        assert tally == {"played": [games, games], "won": expected}
        assert tally_seen(family.reborn()) == TallySeen([games, games], expected), "it is in what is stored"
        family.wish(0, wishes.Rematch)
        assert family.frame(0)["table"]["tally"]["played"] == [games, games], "a game that goes on is not counted"


def test_a_seat_that_has_changed_hands_begins_anew() -> None:
    family = Family(here("Anna", "Ben"), **EASY)
    finish(family)
    family.wish(0, wishes.Rematch)
    family.table.seats[1].name = "Cleo"
    assert family.frame(0)["table"]["tally"] == {"played": [1, 0], "won": [1, 0]}


def two_devices() -> Family:
    """Anna on device 0 and Ben on device 1, at the end of a game."""
    family = Family([*here("Anna"), SeatPlan("", "open")], **EASY)
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben")
    while family.table.actor is not None:
        family.move(family.table.actor)
    return family


def test_a_rematch_is_offered_and_begins_with_the_last_yes() -> None:
    family = two_devices()
    family.wish(0, wishes.Rematch)
    assert family.table.round == 0, "Ben looks at the end"
    assert family.frame(1)["table"]["rematch"] == {"wanting": [0], "waiting": [1]}
    assert family.notice(1) == "Anna would like to play again."
    assert family.wish(0, wishes.Rematch) == "rematch-offered"
    assert family.reborn().rematch.devices == {0}
    family.wish(1, wishes.Rematch)
    assert family.table.round == family.reborn().round == 1
    assert family.frame(1)["table"]["rematch"] is None


def test_who_does_not_wait_begins_and_a_bot_keeps_the_seats_of_the_others() -> None:
    family = two_devices()
    assert family.wish(0, wishes.Rematch, level="nobody") == "bad-level"
    family.wish(0, wishes.Rematch, level="cub")
    assert [seat.kind for seat in family.reborn().seats] == ["person", "bot"]
    assert family.frame(1)["table"]["seats"][1]["may_take_back"], "at any time"
    family.wish(1, wishes.TakeBack, seat=1)
    assert [seat.name for seat in family.table.seats.held_by(1)] == ["Ben"]


def test_an_onlooker_cannot_offer_a_rematch() -> None:
    family = two_devices()
    assert family.wish(family.join(), wishes.Rematch, level="cub") == "not-your-seat"
