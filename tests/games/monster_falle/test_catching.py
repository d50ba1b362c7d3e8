"""Catches, escapes and the next monster."""

import pytest

from homeward.catalogue.translator import english
from homeward.engine.errors import BadSnapshot
from homeward.engine.journal import Journal
from homeward.engine.state import NOBODY
from homeward.games.monster_falle import MONSTER_FALLE as GAME
from homeward.games.monster_falle.rules import HOMING, PLACING, PUSHING
from homeward.games.monster_falle.rules.maze import is_free
from homeward.games.monster_falle.view import FalleView
from homeward.testkit import rules

from .falle_table import FalleTable, pushing


@rules("MF-16", "MF-29", "MF-32")
def test_a_monster_in_the_trap_is_a_card_for_the_team() -> None:
    table = pushing()
    card = table.state.cards.open
    table.catch()
    assert list(table.state.piles.caught) == [card]
    assert list(table.state.piles.catcher) == [0]
    assert table.state.scores() == [1, 1, 0]
    assert table.state.phase == HOMING


@rules("MF-33", "MF-24")
def test_then_the_next_card_while_there_is_sand() -> None:
    table = pushing().catch().all_home()
    assert table.state.phase == PLACING
    assert table.state.cards.open not in list(table.state.piles.caught)


@rules("MF-24", "MF-25", "MF-33")
def test_between_a_catch_and_the_next_card_nothing_is_to_catch() -> None:
    table = pushing().catch().beats(20)
    assert table.state.phase == HOMING
    assert table.state.start == NOBODY
    seen = GAME.view(table.state, 0)
    assert isinstance(seen, FalleView)
    assert (seen.card, seen.start, seen.location) == (None, None, None)
    assert "There is nothing to catch until all four rails are back at the edge." in map(english, GAME.describe(seen))
    assert table.asked(0)[1] == "The next card comes when all four are at the edge."
    table.all_home()
    after = GAME.view(table.state, 0)
    assert isinstance(after, FalleView)
    assert after.card is not None


@rules("MF-30", "MF-26")
def test_after_an_escape_it_is_still_the_same_monster_that_is_to_catch() -> None:
    table = pushing().topple()
    seen = GAME.view(table.state, 0)
    assert isinstance(seen, FalleView)
    assert seen.card == seen.chits[table.state.start]
    assert table.asked(0)[1] == f"{table.monster} climbs into the sack when all four are at the edge."


@rules("MF-25", "MF-26")
def test_without_an_open_card_no_chit_can_be_the_one_to_catch() -> None:
    saved = GAME.snapshot(pushing().catch().state)
    with pytest.raises(BadSnapshot, match="nothing is to catch"):
        GAME.restore(saved | {"start": 3})


@rules("MF-30", "MF-R9", "MF-R12")
def test_after_an_escape_the_same_monster_again_and_the_sand_runs_on() -> None:
    table = pushing()
    card, sand = table.state.cards.open, table.state.sand
    table.topple()
    assert table.state.phase == HOMING
    assert table.state.cards.open == card
    assert table.state.sand < sand
    assert table.state.piles.escapes[0] == 1
    table.beats(50, left=1)
    assert table.state.phase == HOMING
    table.all_home().until_pushing()
    assert table.state.cards.open == card
    assert table.state.mansion.present
    assert table.state.scores() == [0, 0, 0]


@rules("MF-34")
def test_the_same_monster_may_come_up_again() -> None:
    table = FalleTable(3).stacked(7, 8, 6).go()
    names = []
    for _ in range(3):
        names.append(table.monster)
        table.catch().all_home()
    assert len(set(names)) == 1


@rules("MF-R30")
def test_the_chits_stay_where_they_are() -> None:
    table = FalleTable(3)
    before = list(table.state.chits)
    while not table.state.over:
        table.go().until_pushing().catch().topple().end_round()
    assert list(table.state.chits) == before


@rules("MF-R28", "MF-30")
def test_a_gentle_sack_bears_what_topples_a_tippy_one() -> None:
    toppled = {}
    for preset in ("gentle", "normal", "tippy"):
        table = pushing(3, preset=preset)
        mansion = table.state.mansion
        mansion.face[0] = mansion.x - 84  # press it against whatever is to the right of it, harder and harder
        speed = 4
        while table.state.phase == PUSHING and speed < 40:
            table.beats(30, left=speed)
            speed += 1
        toppled[preset] = speed
    assert toppled["gentle"] > toppled["normal"] > toppled["tippy"]


def escape_of(table: FalleTable, **speeds: int) -> tuple[str, str]:
    """Why the monster escaped when the rails were held like this, as a fact and in words."""
    table.state.journal = journal = Journal()
    while table.state.phase == PUSHING:
        table.beat(**speeds)
    [told] = GAME.events(table.state, journal.take(), None)
    assert told.said is not None
    return str(told.facts["why"]), english(told.said)


def against_the_wall(**options: object) -> FalleTable:
    """The sack stands on its chit, which has a wall on one side, with the left rail at its left and a wall ahead."""
    table = pushing(3, **options)
    mansion = table.state.mansion
    while mansion.present and is_free(mansion.x + 1, mansion.y):
        mansion.x += 1
    mansion.face[0] = mansion.x - 84
    mansion.touching[0] = 1
    return table


@rules("MF-30", "MF-R28")
def test_what_toppled_the_sack_is_named() -> None:
    why, said = escape_of(against_the_wall(), left=28)
    assert why == "pressed"
    assert said.startswith("The sack topples: pressed against the wall!")
    bumped = pushing(3)
    bumped.state.mansion.face[0] = bumped.state.mansion.x - 84 - 400
    assert escape_of(bumped, left=40)[0] == "bumped"
    squeezed = against_the_wall()
    squeezed.state.mansion.face[1] = squeezed.state.mansion.x + 84
    squeezed.state.mansion.touching[1] = 1
    assert escape_of(squeezed, left=28, right=-28)[0] == "squeezed"


@rules("MF-R28")
def test_a_sack_that_is_pushed_along_too_fast_is_named_too() -> None:
    table = pushing(3)
    mansion = table.state.mansion
    mansion.x, mansion.y = 120, 120  # the north-west corner, from where a corridor leads south
    mansion.face[2] = mansion.y - 84
    mansion.touching[2] = 1
    mansion.wobble = table.state.variant.temper.wobble_limit - 4
    assert escape_of(table, top=24)[0] == "rushed"


def test_a_catch_is_told() -> None:
    table = pushing()
    table.state.journal = journal = Journal()
    name = table.monster
    table.catch()
    told = GAME.events(table.state, journal.take(), None)
    assert [event.kind for event in told] == ["caught"]
    assert told[0].said is not None
    assert english(told[0].said).startswith(f"Caught {name}: ")
