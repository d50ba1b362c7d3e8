"""Monster Chase: the found monster is sent off with its call, which is seen with motion and without."""

from typing import Literal

import pytest
from playwright.sync_api import expect

import homeward
from homeward.catalogue.translator import english
from homeward.games.monster_chase import names
from homeward.games.monster_chase.components import BOX
from tests.browser.chase import ChasePage
from tests.browser.conftest import PHONE, Visit
from tests.browser.server import Server


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_call_is_seen_and_passes(visit: Visit, server: Server, motion: Literal["no-preference", "reduce"]) -> None:
    record = homeward.Record.new("monster-chase", players=2, seed=11)
    state = homeward.game("monster-chase").snapshot(record.state)
    monster = BOX.monsters[state["arrived"][0]]
    toy = [tile.id for tile in BOX.tiles].index(monster.toy)
    page = visit(server, PHONE, reading="passes", reduced_motion=motion)
    table = ChasePage.continued(page, record)
    calls = page.locator(".calls")
    expect(calls).to_be_empty()
    table.tile(state["tiles"].index(toy) + 1).click()
    name = english(names.monster_name(monster.drawing))
    expect(calls).to_have_text(f"Shoo, {name}, into the closet!")
    expect(calls.locator("svg")).to_be_visible()
    table.wait_for_turn(1)
    expect(calls).to_be_empty()
    assert table.closeted() == 1
