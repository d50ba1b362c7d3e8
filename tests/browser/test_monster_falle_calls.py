"""Those who watch Monster-Falle have their part: they call, everybody sees and hears it, and the round goes on."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from homeward.testkit import rules
from tests.browser.conftest import Visit
from tests.browser.falle import FalleTable
from tests.browser.pages import by_link, here
from tests.browser.server import Server

pytestmark = pytest.mark.alone

# Counts what goes to the loudspeaker.
EARS = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
"""
TOPPLES: dict[str, Any] = {"preset": "tippy", "soft_touch": False, "timer": 60}


def told(table: FalleTable, text: str) -> None:
    """It is seen beside the caller's face, and read out to who listens."""
    expect(table.page.locator(".bubble")).to_contain_text(f"Cleo{text}")
    expect(table.page.locator("[data-test=said]")).to_have_text(f"Cleo: {text}")


def call(table: FalleTable, name: str) -> None:
    table.page.locator(f"[data-call={name}]").click()


@rules("MF-22", "MF-31", "MF-R29", "MF-R34")
def test_who_watches_calls_and_the_whole_table_sees_and_hears_it(visit: Visit, server: Server) -> None:
    """Mia and Jonas at one device, Cleo at another: she watches the first round."""
    page = visit(server)
    page.add_init_script(EARS)
    team = FalleTable.short(page, [*here("Mia", "Jonas"), *by_link("")], seed=7, **TOPPLES)
    cleo = FalleTable.join(visit(server), team.invitation())
    cleo.page.get_by_label("Your name").fill("Cleo")
    cleo.page.get_by_role("button", name="Sit here").click()
    before = page.evaluate("tones")
    call(cleo, "get-set")
    for table in (team, cleo):
        told(table, "On your monster, get set, GO!")
    assert page.evaluate("tones") > before
    expect(page.locator("[data-call]")).to_have_count(0)  # who plays has no time to call

    team.go().go()
    team.wait_for_phase("pushing")
    expect(cleo.page.locator("[data-call=escaped]")).to_have_count(0)  # nobody can call a wrong escape
    page.keyboard.down("ShiftLeft")
    page.keyboard.down("KeyE")
    page.keyboard.down("KeyW")
    call(cleo, "escaped")
    told(team, "It got away!")


def test_the_buttons_of_who_watches_are_not_in_the_way_of_who_plays(desk: Page) -> None:
    """All at one device. A mouse on a call leaves the space bar to the rails; a child that hammers is not told off."""
    table = FalleTable.short(desk, here("Mia", "Jonas", "Cleo"), timer=60)
    table.go().go()
    table.wait_for_phase("pushing")
    desk.keyboard.down("KeyW")
    table.wait_until_in(0, 8)
    desk.keyboard.up("KeyW")
    for _ in range(12):
        call(table, "cheer")
    told(table, "You can do it!")
    expect(desk.locator(".prompt.refused")).to_have_count(0)
    desk.keyboard.down("Space")
    table.wait_until_home(0)
    desk.keyboard.up("Space")


def test_calls_by_keyboard(desk: Page) -> None:
    FalleTable.short(desk, here("Mia", "Jonas", "Cleo"))
    group = desk.get_by_role("group", name="Cleo is watching and can call out")
    group.get_by_role("button", name="On your monster, get set, GO!").focus()
    desk.keyboard.press("Enter")
    expect(desk.locator("[data-test=said]")).to_have_text("Cleo: On your monster, get set, GO!")


def test_in_the_game_for_two_the_other_one_watches(desk: Page) -> None:
    table = FalleTable.short(desk, here("Mia", "Jonas"))
    expect(desk.get_by_role("group", name="Jonas is watching and can call out")).to_be_visible()
    table.go()
    table.wait_for_the_end_of_the_round()
    expect(desk.get_by_role("group", name="Mia is watching and can call out")).to_be_visible()
