"""Colours and monsters of the seats: chosen or by chance, different for everybody, and kept in the record."""

from typing import Any

import pytest

from homeward.engine.errors import BadRecord
from homeward.record import Record
from homeward.table import Table, wishes
from homeward.table.decisions.new_table import table_from_record
from homeward.table.display.replay import record_to_take
from homeward.table.entries import DealSeed, Made, Rematched, SeatPlan, decode
from homeward.table.refusals import Refused
from homeward.table.secret_source import SecretSource
from homeward.testkit import rules

from .family import Family, here

OPEN = SeatPlan("", "open")
COLOURS = {"monster-falle": {"red", "yellow", "purple", "orange"}, "wombat-rescue": {"blue", "orange", "green", "pink"}}
SEEDS = range(40)


def with_figure(name: str, figure: str) -> SeatPlan:
    return SeatPlan(name, "here", figure=figure)


def seen(family: Family) -> list[str]:
    """The figures as everybody sees them, and would if the table were opened again."""
    now = [seat["figure"] for seat in family.frame(0)["table"]["seats"]]
    assert list(family.reborn().figures()) == now
    return now


def monsters(family: Family) -> list[str]:
    return [one["monster"] for one in family.frame(0)["mine"][0]["view"]["monsters"]]


@rules("MBR-R28")
def test_monsters_are_chosen_and_the_others_come_by_chance() -> None:
    seats = [*here("Anna"), with_figure("Ben", "orc"), SeatPlan("Fox", "bot", "fox", figure="dragon")]
    drawn = set()
    for seed in SEEDS:
        family = Family(seats, "monster-baby-rescue", seed)
        assert seen(family) == monsters(family), "the board shows what was chosen"
        assert seen(family)[1:] == ["orc", "dragon"]
        drawn.add(seen(family)[0])
    assert drawn == {"basilisk", "cerberus", "manticore"}


@rules("MBR-R28")
def test_monsters_have_no_effect_on_play() -> None:
    chosen = Family([with_figure("Anna", "orc"), with_figure("Ben", "basilisk")], "monster-baby-rescue")
    by_chance = Family(here("Anna", "Ben"), "monster-baby-rescue")
    one, other = (saved_play(family) for family in (chosen, by_chance))
    for saved in (one, other):
        for monster in saved["monsters"]:
            del monster["kind"]
    assert one == other


def saved_play(family: Family) -> dict[str, Any]:
    assert family.table.play is not None
    return family.table.game.snapshot(family.table.play.state)


@rules("MF-10")
def test_everybody_picks_one_of_four_colours_of_the_mansion() -> None:
    chance_gives_the_others("monster-falle", "purple")


@rules("WR-11")
def test_everybody_takes_all_parts_of_one_colour() -> None:
    chance_gives_the_others("wombat-rescue", "pink")


def chance_gives_the_others(game: str, chosen: str) -> None:
    drawn = set()
    for seed in SEEDS:
        figures = seen(Family([*here("Anna"), with_figure("Ben", chosen), *here("Cleo")], game, seed))
        assert figures[1] == chosen
        assert len(set(figures)) == 3
        drawn.add((figures[0], figures[2]))
    assert {colour for pair in drawn for colour in pair} == COLOURS[game] - {chosen}
    assert len(drawn) == 6, "every order comes up"


@rules("MF-10", "WR-11")
@pytest.mark.parametrize("game", COLOURS)
def test_whoever_comes_by_link_chooses_what_is_free(game: str) -> None:
    family = Family([with_figure("Anna", "orange"), OPEN, OPEN], game)
    guest = family.join()
    free = min(COLOURS[game] - {"orange"})
    assert family.wish(guest, wishes.Claim, seat=1, name="Ben", figure="orange") == "figure-taken"
    assert family.wish(guest, wishes.Claim, seat=1, name="Ben", figure="mauve") == "no-such-figure"
    family.wish(guest, wishes.Claim, seat=1, name="Ben", figure=free)
    assert seen(family) == ["orange", free, ""], "chance chooses when the game is dealt"
    family.wish(family.join(), wishes.Claim, seat=2, name="Cleo")
    assert seen(family)[:2] == ["orange", free]
    assert seen(family)[2] in COLOURS[game] - {"orange", free}


@rules("MBR-R28")
def test_everybody_keeps_their_monster_in_the_rematch() -> None:
    seats = [*here("Anna"), with_figure("Ben", "orc"), SeatPlan("Fox", "bot", "fox")]
    family = Family(seats, "monster-baby-rescue")
    first, dealt = seen(family), family.table.deal
    family.keep(Rematched(device=0, id="again", deal=SecretSource().deal()))
    assert family.table.deal != dealt
    assert seen(family) == monsters(family) == first
    assert list(family.table.finished[0].figures) == first


@rules("MBR-R28")
def test_whoever_plays_a_monster_on_from_the_middle_keeps_it_in_the_rematch() -> None:
    family = Family([*here("Anna"), OPEN], "monster-baby-rescue")
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben", figure="dragon")
    family.wish(0, wishes.Free, seat=1)
    family.wish(family.join(), wishes.Claim, seat=1, name="Cleo")
    first = seen(family)
    family.keep(Rematched(device=0, id="again", deal=family.secret_source.deal()))
    assert seen(family) == monsters(family) == first


def test_a_monster_that_somebody_has_chosen_meanwhile_is_not_there_twice() -> None:
    family = Family([*here("Anna"), OPEN, OPEN], "monster-baby-rescue")
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben", figure="dragon")
    family.wish(family.join(), wishes.Claim, seat=2, name="Cleo", figure="orc")
    family.wish(0, wishes.Free, seat=1)
    family.wish(0, wishes.Free, seat=2)
    family.wish(family.join(), wishes.Claim, seat=2, name="Dora", figure="dragon")
    family.wish(family.join(), wishes.Claim, seat=1, name="Emil")
    family.keep(Rematched(device=0, id="again", deal=family.secret_source.deal()))
    assert seen(family)[2] == "dragon"
    assert len(set(seen(family))) == 3


def test_a_seat_that_is_left_lets_its_colour_go() -> None:
    family = Family([with_figure("Anna", "blue"), OPEN], "wombat-rescue")
    family.wish(0, wishes.Release, seat=0)
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben", figure="blue")
    assert seen(family) == ["", "blue"]


@pytest.mark.parametrize(
    ("game", "figures"),
    [("wombat-rescue", ("blue", "blue")), ("wombat-rescue", ("orc", "")), ("monster-chase", ("blue", ""))],
)
def test_nobody_sits_down_with_a_wrong_figure(game: str, figures: tuple[str, str]) -> None:
    with pytest.raises(Refused) as refused:
        Family([with_figure("Anna", figures[0]), with_figure("Ben", figures[1])], game)
    assert refused.value.refusal.code in ("figure-taken", "no-such-figure")


def test_games_without_figures_have_none() -> None:
    assert seen(Family(here("Anna", "Ben"))) == ["", ""]


def test_a_record_keeps_the_monsters_and_a_wrong_one_is_refused() -> None:
    family = Family([with_figure("Anna", "orc"), *here("Ben")], "monster-baby-rescue")
    family.move(0)
    taken = record_to_take(family.table, 0)
    record = Record.decode(Record(family.table.game, taken).encode())
    assert record.data.figures == seen(family)
    again = Table("again", table_from_record(record.data, DealSeed(record.seed, "salt"), ("join", "token")))
    assert list(again.figures()) == seen(family)
    for wrong in (["orc", "orc"], ["orc"], ["orc", "unicorn"]):
        record.data.figures = wrong
        with pytest.raises(BadRecord):
            Record.decode(record.encode())


def test_tables_and_records_from_before_look_as_they_did() -> None:
    old = Record.new("monster-baby-rescue", players=2, seed=7)
    dealt = [one.monster for one in old.game.view(old.state, None).monsters]  # type: ignore[attr-defined]
    table = Table("old", table_from_record(old.data, DealSeed(7, "salt"), ("join", "token")))
    assert list(table.figures()) == ["", ""]
    assert table.play is not None
    assert [one.monster for one in table.game.view(table.play.state, None).monsters] == dealt  # type: ignore[attr-defined]
    stored = decode(Family(here("Anna", "Ben"), "wombat-rescue").stored[0].replace(b',"figures":true', b""))
    assert isinstance(stored, Made)
    assert list(Table("old", stored).figures()) == ["", ""]


@rules("MF-R7")
@pytest.mark.parametrize("seed", range(8))
def test_whoever_makes_the_table_begins_and_can_seat_somebody_else_first(seed: int) -> None:
    for first, second in (("Anna", "Ben"), ("Ben", "Anna")):
        family = Family([*here(first, second), OPEN], "monster-falle", seed)
        family.wish(family.join(), wishes.Claim, seat=2, name="Cleo")
        assert family.table.actor == 0
        assert family.table.seats[0].name == first
        assert family.table.seats[0].device == family.table.guests.opener
