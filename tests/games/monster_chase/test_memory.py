"""A toy that sleeps again is nowhere: not in a view, not in an event told afterwards."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

from homeward.catalogue.translator import english
from homeward.engine.journal import Journal
from homeward.games.monster_chase import MONSTER_CHASE
from homeward.games.monster_chase.components import BOX
from homeward.games.monster_chase.rules import MonsterChase
from homeward.games.monster_chase.view import view
from homeward.testkit import rules
from homeward.testkit.positions import deals, positions
from tests.games.monster_chase.chase_table import position

TILES = [tile.id for tile in BOX.tiles]


@rules("MC-R29", "MC-R39")
@given(positions(MONSTER_CHASE))
@settings(deadline=None)
def test_a_view_names_only_tiles_that_are_up(state: MonsterChase) -> None:
    if state.variant.open_memory:
        return
    for place in view(state, 0).tiles:
        assert (place.tile is not None) == place.up


@rules("MC-R39")
@given(data=st.data())
@settings(deadline=None, max_examples=50)
def test_no_event_told_afterwards_names_a_tile(data: st.DataObject) -> None:
    state = data.draw(deals(MONSTER_CHASE)).state(MONSTER_CHASE)
    state.journal = Journal()
    for _ in range(30):
        if state.over:
            break
        state.play(data.draw(st.sampled_from(state.legal())))
        for event in MONSTER_CHASE.events(state, state.journal.take(), None):
            told = json.encode(event.afterwards()).decode()
            assert [tile for tile in TILES if tile in told] == []
            assert not {"position", "tile", "from", "to"} & set(event.afterwards().facts), "a place gives a toy away"


@rules("MC-R39")
def test_the_flip_itself_shows_the_face() -> None:
    event = position().flip("T07").events[0]
    assert event.fleeting["tile"] == "T07"
    assert event.fleeting_said is not None
    assert event.said is not None
    assert english(event.fleeting_said) == "The drum! Nobody here is afraid."
    assert english(event.said) == "Seat 1 turns over a toy. Nobody by the bed fears it."
    assert event.afterwards().fleeting_said is None


@rules("MC-R29")
def test_open_memory_keeps_what_was_seen_in_sight() -> None:
    table = position(open_memory=True).flip("T07")
    shown = [place.tile for place in table.view.tiles if place.remembered]
    assert shown == ["T07"]


@rules("MC-R39")
def test_everybody_sees_the_bed_the_closet_and_the_count_under_the_bed() -> None:
    table = position("MON-01 MON-05", pile=3)
    for seat in (None, 0, 1):
        seen = view(table.state, seat)
        assert (len(seen.bed), len(seen.closet), seen.under_bed) == (2, 15, 3)
