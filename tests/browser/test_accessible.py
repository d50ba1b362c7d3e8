"""axe-core finds nothing on any page, in either theme."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.chase import ChasePage, at_the_end
from tests.browser.conftest import LOOKS, Visit
from tests.browser.falle import FalleTable
from tests.browser.pages import by_link, here
from tests.browser.server import Server

PATHS = [
    "/",
    "/new/monster-chase",
    "/rules/monster-chase",
    "/learn/monster-chase",
    "/join",
    "/card",
    "/puzzles",
    "/voices",
    "/voices/monster-chase",
    "/credits",
    "/gallery",
    "/nowhere",
]


@LOOKS
def test_pages(visit: Visit, server: Server, size: ViewportSize, scheme: str) -> None:
    page = visit(server, size, color_scheme=scheme)
    for path in PATHS:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert violations(page) == [], path


@LOOKS
def test_the_table_from_its_first_move_to_the_replay(
    visit: Visit, server: Server, size: ViewportSize, scheme: str
) -> None:
    page = visit(server, size, color_scheme=scheme)
    table = ChasePage.make(page, "monster-chase", here("Mia", "Jonas"), seed=5)
    assert violations(page) == []
    table.tile(1).click()
    expect(table.button("Got it")).to_be_visible()
    assert violations(page) == [], "while a tile is up"
    table.got_it()
    table.button("Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == [], "with the menu open"
    page.keyboard.press("Escape")
    table.open_seat("Mia").get_by_role("button", name="Give this seat").click()
    expect(page.get_by_label("Link", exact=True)).to_be_visible()
    assert violations(page) == [], "with a link to give away"
    page.keyboard.press("Escape")
    table = at_the_end(page, "Mia", "Jonas")
    table.finished()
    assert violations(page) == [], "at the end"
    page.goto(f"/table/{table.id}/replay/0#move=2")
    expect(page.get_by_role("slider")).to_be_visible()
    assert violations(page) == [], "in the replay"


@LOOKS
def test_the_table_while_it_gathers(visit: Visit, server: Server, size: ViewportSize, scheme: str) -> None:
    page = visit(server, size, color_scheme=scheme)
    ChasePage.make(page, "monster-chase", here("Mia") + by_link("Opa"), seed=3)
    expect(page.get_by_role("heading", name="Who is coming?")).to_be_visible()
    assert violations(page) == []
    guest = visit(server, size, color_scheme=scheme)
    guest.goto(page.get_by_label("Link", exact=True).input_value())
    expect(guest.get_by_role("heading", name="A table for you")).to_be_visible()
    assert violations(guest) == [], "before somebody joins by the link"


@pytest.mark.alone
@LOOKS
def test_a_table_in_real_time(visit: Visit, server: Server, size: ViewportSize, scheme: str) -> None:
    page = visit(server, size, color_scheme=scheme)
    table = FalleTable.short(page, here("Mia", "Jonas"), timer=60)
    assert violations(page) == [], "before the round"
    table.go()
    table.wait_for_phase("pushing")
    assert violations(page) == [], "while everything moves"
    page.locator("[data-pause]").click()
    table.wait_for_pause()
    assert violations(page) == [], "in a pause"
    page.locator("[data-speed=step]").click()
    expect(page.locator("[data-step]")).to_be_visible()
    assert violations(page) == [], "step by step"
