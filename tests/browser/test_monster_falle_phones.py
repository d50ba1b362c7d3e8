"""Monster Trap on small phones: every button is whole on the screen, and a lost line or a left page stops the sand."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.falle import FalleTable
from tests.browser.learner import Learner
from tests.browser.pages import bots, here
from tests.browser.server import Server
from tests.browser.silent_connection import SilentConnection

pytestmark = pytest.mark.alone

LOW: ViewportSize = {"width": 360, "height": 560}
SIZES: list[ViewportSize] = [
    LOW,
    {"width": 360, "height": 640},
    {"width": 375, "height": 667},
    {"width": 667, "height": 375},
    {"width": 740, "height": 320},
]
FINGERS = {"has_touch": True, "is_mobile": True}
# Buttons of the table that stick out of the page, or out of something that hides the rest of them.
CUT = """() => [...document.querySelectorAll('.prompt .btn, .falle .btn')].filter((button) => {
  const box = button.getBoundingClientRect();
  const whole = [...document.querySelectorAll('.prompt, .falle .foot, .falle .head, .falle .card, .falle .mansion')]
    .filter((part) => part.contains(button)).map((part) => part.getBoundingClientRect())
    .concat({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  return whole.some((part) => box.left < part.left - 1 || box.top < part.top - 1
    || box.right > part.right + 1 || box.bottom > part.bottom + 1);
}).map((button) => button.innerText || button.getAttribute('aria-label'))"""
BROKEN = """() => [...document.querySelectorAll('.mission b')].filter((name) => {
  const words = document.createRange();
  words.selectNodeContents(name);
  return words.getClientRects().length > name.innerText.trim().split(/\\s+/).length
    || name.scrollWidth > name.clientWidth + 1;
}).map((name) => name.innerText)"""
ON_ITS_SIDE: ViewportSize = {"width": 1024, "height": 768}
# What the browser says when somebody takes a call.
LEAVE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def is_whole(page: Page) -> None:
    assert page.evaluate(CUT) == []
    assert page.evaluate(BROKEN) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing is to be scrolled for"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_every_button_is_whole(visit: Visit, server: Server, size: ViewportSize) -> None:
    page = visit(server, size, guided="", locale="de-DE", **FINGERS)
    table = FalleTable.short(page, [*here("Mia"), *bots("owl")])
    expect(page.locator("[data-guided]")).to_be_visible()
    is_whole(page)
    page.locator(".prompt .btn.main").tap()
    expect(page.locator("[data-go]")).to_be_visible()
    is_whole(page)
    table.go()
    table.wait_for_phase("pushing")
    is_whole(page)
    page.locator("[data-pause]").tap()
    table.wait_for_pause()
    expect(page.locator("[data-speed='15']")).to_have_text("Ein Viertel")
    is_whole(page)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_the_lesson_has_its_buttons(visit: Visit, server: Server, size: ViewportSize) -> None:
    page = visit(server, size, learned="", **FINGERS)
    learner = Learner.of(page, "monster-falle")
    learner.wait_for_the_owl()
    is_whole(page)
    learner.main.tap()
    learner.says("Here is one.")
    is_whole(page)


def test_a_lost_line_is_said_at_once_and_stops_the_sand(visit: Visit, connection: SilentConnection) -> None:
    page = visit(connection, SIZES[1], **FINGERS)
    table = FalleTable.short(page, here("Mia", "Jonas")).go()
    table.wait_for_phase("pushing")
    connection.fall_silent()
    expect(page.locator("[data-asleep]")).to_be_visible()
    expect(page.locator("[data-stands]")).to_have_text("The rails sleep until the connection is back. The sand waits.")
    is_whole(page)
    connection.come_back()
    expect(page.locator("[data-stands]")).to_have_text("Somebody was away, so the sand waited.")
    table.go_on()
    expect(page.locator("[data-asleep], [data-overlay=pause]")).to_have_count(0)


def test_who_takes_a_call_loses_no_sand(visit: Visit, server: Server) -> None:
    page = visit(server, SIZES[1], **FINGERS)
    table = FalleTable.short(page, [*here("Mia"), *bots("owl")]).go()
    table.wait_for_phase("pushing")
    page.evaluate(LEAVE, True)
    expect(table.wait_for_pause()).to_contain_text("Not here: Mia.")
    page.evaluate(LEAVE, False)
    expect(page.locator("[data-stands]")).to_have_text("Somebody was away, so the sand waited.")
    table.go_on()
    expect(page.locator("[data-overlay=pause]")).to_have_count(0)


def test_keys_are_named_only_where_there_may_be_some(visit: Visit, server: Server) -> None:
    table = FalleTable.short(visit(server, ON_ITS_SIDE, **FINGERS), here("Mia", "Jonas"))
    expect(table.page.locator("[data-ask=keys]")).to_contain_text("gently")
    expect(table.page.locator("kbd")).to_have_count(0)
    desk = FalleTable.short(visit(server), here("Mia", "Jonas"))
    expect(desk.page.locator("kbd").first).to_be_visible()
