"""With forced colours, which take away backgrounds and shadows, one still sees who plays and what is chosen."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.any_game import begin
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.falle import FalleTable
from tests.browser.pages import TablePage, here
from tests.browser.pets import PetsPage
from tests.browser.rescue import RescuePage
from tests.browser.server import Server
from tests.browser.wombat import WombatPage

OUTLINE = "node => { const look = getComputedStyle(node); return look.outlineStyle + look.outlineWidth; }"
FAMILY = here("Mia", "Jonas", "Zoe")


@pytest.fixture
def page(visit: Visit, server: Server) -> Page:
    return visit(server, forced_colors="active")


def outline(thing: Locator) -> str:
    thing.page.mouse.move(0, 0)
    thing.evaluate("() => document.activeElement.blur()")
    return str(thing.evaluate(OUTLINE))


def stands_out(chosen: Locator, other: Locator) -> None:
    assert outline(chosen.first) == "double5px"
    assert outline(other.first) != "double5px"


def shows_who_plays(table: TablePage) -> None:
    table.wait_until_at_rest()
    stands_out(table.page.locator(".seat.now"), table.page.locator(".seat:not(.now)"))


def test_set_up_and_monster_chase(page: Page) -> None:
    page.goto("/new/monster-chase")
    expect(page.locator(".preset").first).to_be_visible()
    stands_out(page.locator(".preset[aria-pressed=true]"), page.locator(".preset[aria-pressed=false]"))
    table = begin(page, "monster-chase")
    shows_who_plays(table)
    assert outline(page.locator(".tile.can").first) == "dashed2px", "it can be chosen"
    assert violations(page) == []


def test_monster_baby_rescue(page: Page) -> None:
    table = RescuePage.make(page, "monster-baby-rescue", FAMILY, seed=6)
    shows_who_plays(table)
    table.choose(table.can.nth(2))
    stands_out(page.locator(".tile.chosen"), page.locator(".tile.can:not(.chosen)"))


def test_pets_rescue(page: Page) -> None:
    table = PetsPage.make(page, "pets-rescue", FAMILY, seed=4)
    shows_who_plays(table)
    table.decide_line()
    page.locator(".cell.can").first.click()
    stands_out(page.locator(".cell.picked"), page.locator(".cell.can:not(.picked)"))
    stands_out(page.locator(".way[aria-checked=true]"), page.locator(".way[aria-checked=false]"))


def test_wombat_rescue(page: Page) -> None:
    table = WombatPage.begin(page, FAMILY, seed=32)
    shows_who_plays(table)
    stands_out(page.locator(".tab[aria-pressed=true]"), page.locator(".tab[aria-pressed=false]"))


@pytest.mark.alone
def test_monster_falle(page: Page) -> None:
    table = FalleTable.short(page, FAMILY)
    shows_who_plays(table)
    table = FalleTable.short(page, FAMILY[:2]).go()
    table.wait_for_phase("pushing")
    stands_out(page.locator("[data-speed][aria-pressed=true]"), page.locator("[data-speed][aria-pressed=false]"))
